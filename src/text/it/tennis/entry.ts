import type { Level } from '../../../analysis/advice.ts'
import type { EqualCardsRule, Role } from '../../../engine/tennis/types.ts'
import { defaultNameOf } from '../entry.ts'
import { counted } from '../lists.ts'

const APP_NAMES = ['Ada', 'Ben', 'Cleo', 'Dan']

/** The default name for a seat, which depends on whether the app plays it. */
export const defaultSeatName = (level: Level | null, seat: number): string =>
  (level === null ? null : APP_NAMES[seat - 1]) ?? defaultNameOf(seat)

export const ENTRY = {
  players: 'Giocatori, in senso orario',
  roles: {
    ghost: 'Fantasma, primo mazziere',
    angler: 'Pescatore',
    fish: 'Pesce',
    cormorant: 'Cormorano',
  } satisfies Record<Role, string>,
  /** The button that makes the next player the Ghost. */
  turn: 'Gira i ruoli',
  toWin: (hands: number): string => `${counted(hands, 'mano', 'mani')} per vincere`,
  equal: { replaces: 'carte uguali: 2 punti a testa', adds: 'carte uguali: 2 punti in più a testa' } satisfies Record<
    EqualCardsRule,
    string
  >,
  mayGhost: 'il Cormorano può diventare Fantasma',
  seats: (seats: number): string => `l’app gioca ${counted(seats, 'posto', 'posti')}`,
  target: 'Mani per vincere',
  match: {
    legend: 'Punti per carte uguali',
    replaces: 'Due',
    adds: 'Due in più',
  } satisfies Record<EqualCardsRule | 'legend', string>,
  matchHint: {
    replaces: 'Due punti a testa e nessun punto per la Rete.',
    adds: 'Due punti a testa, più il punto per la Rete.',
  } satisfies Record<EqualCardsRule, string>,
  ghosting: { legend: 'Il Cormorano', off: 'mai Fantasma', on: 'può essere Fantasma' },
  ghostingHint: {
    off: '',
    on: 'Una volta per mano, se ha più carte che punti. Se poi vince, la mano conta per due; se non vince, il suo totale scende di una mano.',
  },
  app: (seats: number): string => (seats === 0 ? 'Posti giocati dall’app' : `Posti giocati dall’app: ${seats}`),
  appDetail: 'L’app dice le sue carte e tu le metti sul tavolo. Qualcuno le inserisce, oppure l’app dà tutte le carte.',
  overlooks: {
    easy: 'L’app gioca la carta più alta per superare la Rete e non pensa ad altro.',
    middling: 'L’app supera la Rete con la carta più bassa che basta e gioca carte uguali quando può.',
    strong: 'L’app prova ogni carta con molte distribuzioni delle carte che non vede.',
  } satisfies Record<Level, string>,
  start: 'Inizia',
} as const
