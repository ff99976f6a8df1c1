import { cardName } from '../card-words.ts'
import type { Level } from '../../../analysis/advice.ts'
import type { Card } from '../../../engine/cards.ts'
import type { ColourRule, Deal } from '../../../engine/wellsix/types.ts'
import { capital, counted } from '../lists.ts'
import type { Stage } from '../../../games/wellsix/entry/draft.ts'
import { RECORD } from '../entry.ts'

export const ENTRY = {
  players: 'Giocatori',
  opens: 'apre',
  games: 'Partite',
  inGames: (games: number): string => counted(games, 'partita', 'partite'),
  fixed: 'i colori non cambiano',
  overlooks: {
    easy: 'L’app cattura le carte che ha accanto e non vede né che cosa isola né che cosa minacci tu.',
    middling: 'L’app valuta la sua prossima mossa e quello che ti lascia, ma non la tua risposta.',
    strong: 'L’app pensa al suo turno, alla tua risposta e alle file che non si possono fermare.',
  } satisfies Record<Level, string>,
  colours: {
    legend: 'Colori',
    alternate: 'Chi apre gioca con il rosso',
    fixed: 'Come nella prima partita',
  } satisfies Record<ColourRule | 'legend', string>,
  way: {
    play: 'Inizia',
    text: RECORD.title,
    running: 'Partita in corso',
    goOn: (count: number): string => `Continua: ${counted(count, 'carta', 'carte')}`,
  },
  titles: {
    choices: 'Wellsix',
    table: 'La griglia ora',
    rest: 'Turno e mazzetti',
    text: RECORD.title,
  } satisfies Record<Stage, string>,

  count: (count: number): string => `${count} su 52`,
  table: 'Griglia',
  red: 'Carte rosse',
  black: 'Carte nere',
  undo: 'Annulla',
  begin: 'Tocca una carta, poi la sua casella. Puoi cominciare da qualsiasi carta.',
  on: (count: number): string => (count === 1 ? '1 carta nella griglia.' : `${count} carte nella griglia.`),
  chosen: (card: Card): string => `${capital(cardName(card))}: in quale casella?`,
  chosenPlace: 'Quale carta c’è qui?',
  chosenCard: (card: Card): string => `${capital(cardName(card))}: tocca la casella giusta o la carta giusta.`,
  takeOff: 'Togli',
  toRest: 'Turno e mazzetti',
  start: 'Inizia',

  phase: { legend: 'La partita è', opening: 'nell’apertura', main: 'nel gioco aperto' } satisfies Record<
    Deal['phase'] | 'legend',
    string
  >,
  turn: 'Di chi è il turno',
  moves: { legend: 'Mosse rimaste', 1: 'una', 2: 'due' },
  quiet: 'Turni tranquilli',
  seizing: { legend: 'Cattura in questo turno', no: 'no', yes: 'sì' },
  seized: 'Carte catturate: tocca quelle che sono nei mazzetti.',
  pile: (name: string, count: number): string => `${name} ha catturato ${counted(count, 'carta', 'carte')}`,

  text: {
    label: 'Il registro di una partita',
    example: 'game wellsix\nplayers Ann, Ben\nplay\nplace 7H 0,0\n…',
    hint: 'Incolla un registro o apri un file.',
  },
} as const
