import type { Level } from '../../../analysis/advice.ts'
import type { EqualCardsRule, Role } from '../../../engine/tennis/types.ts'
import { defaultNameOf } from '../entry.ts'
import { counted } from '../lists.ts'

const APP_NAMES = ['Ada', 'Ben', 'Cleo', 'Dan']

/** The default name for a seat, which depends on whether the app plays it. */
export const defaultSeatName = (level: Level | null, seat: number): string =>
  (level === null ? null : APP_NAMES[seat - 1]) ?? defaultNameOf(seat)

export const ENTRY = {
  players: 'Spieler, im Uhrzeigersinn',
  roles: {
    ghost: 'Geist, teilt zuerst aus',
    angler: 'Angler',
    fish: 'Fisch',
    cormorant: 'Kormoran',
  } satisfies Record<Role, string>,
  /** The button that makes the next player the Ghost. */
  turn: 'Rollen drehen',
  toWin: (hands: number): string => `bis ${counted(hands, 'Sieg', 'Siege')}`,
  equal: { replaces: 'gleiche Karten: je 2 Punkte', adds: 'gleiche Karten: je 2 Punkte dazu' } satisfies Record<
    EqualCardsRule,
    string
  >,
  mayGhost: 'der Kormoran darf Geist werden',
  seats: (seats: number): string => `die App hat ${counted(seats, 'Platz', 'Plätze')}`,
  target: 'Nötige Siege',
  match: {
    legend: 'Punkte für gleiche Karten',
    replaces: 'Zwei',
    adds: 'Zwei dazu',
  } satisfies Record<EqualCardsRule | 'legend', string>,
  matchHint: {
    replaces: 'Je zwei Punkte und keiner für das Netz.',
    adds: 'Je zwei Punkte, zusätzlich zum Punkt für das Netz.',
  } satisfies Record<EqualCardsRule, string>,
  ghosting: { legend: 'Der Kormoran', off: 'wird nie Geist', on: 'darf Geist werden' },
  ghostingHint: {
    off: '',
    on: 'Einmal im Spiel, wenn er mehr Karten als Punkte hat. Gewinnt er, zählt das Spiel doppelt; sonst wird ihm ein gewonnenes abgezogen.',
  },
  app: (seats: number): string => (seats === 0 ? 'Plätze der App' : `Plätze der App: ${seats}`),
  appDetail:
    'Die App sagt ihre Karten an, und ihr legt sie hin. Jemand trägt ein, was sie auf der Hand hat, oder die App teilt alle Karten aus.',
  overlooks: {
    easy: 'Die App spielt ihre höchste Karte, um über das Netz zu kommen, und denkt nicht weiter.',
    middling: 'Die App kommt so knapp wie möglich über das Netz und legt gleiche Karten, wo es geht.',
    strong: 'Die App erprobt jede Karte mit vielen möglichen Verteilungen der verdeckten Karten.',
  } satisfies Record<Level, string>,
  start: 'Start',
} as const
