import type { Level } from '../../analysis/advice.ts'
import type { Card, Rank, Suit } from '../../engine/cards.ts'
import { cardName, rankName, theCard } from './card-words.ts'
import { capital, SUIT_NAMES } from './lists.ts'

/** With their article and preposition: `tutti e quattro gli assi`. */
const ALL_FOUR: Readonly<Record<Rank, string>> = {
  A: 'Tutti e quattro gli assi sono già inseriti.',
  2: 'Tutti e quattro i 2 sono già inseriti.',
  3: 'Tutti e quattro i 3 sono già inseriti.',
  4: 'Tutti e quattro i 4 sono già inseriti.',
  5: 'Tutti e quattro i 5 sono già inseriti.',
  6: 'Tutti e quattro i 6 sono già inseriti.',
  7: 'Tutti e quattro i 7 sono già inseriti.',
  8: 'Tutti e quattro gli 8 sono già inseriti.',
  9: 'Tutti e quattro i 9 sono già inseriti.',
  T: 'Tutti e quattro i 10 sono già inseriti.',
  J: 'Tutti e quattro i fanti sono già inseriti.',
  Q: 'Tutte e quattro le donne sono già inserite.',
  K: 'Tutti e quattro i re sono già inseriti.',
}

const LEVELS: Readonly<Record<Level, string>> = { easy: 'facile', middling: 'medio', strong: 'forte' }

/** Every text of the parts that know no game. */
export const WORDS = {
  suit: SUIT_NAMES,
  /** Who plays a seat of the app’s. */
  app: 'Tableside',
  /** How well the app plays. */
  level: LEVELS,
  marked: (label: string): string => `${label}, con il segno`,
  /** As printed on a card. */
  rank: (rank: Rank): string => (rank === 'T' ? '10' : rank),
  card: cardName,

  tone: { accepted: 'Accettata', refused: 'Non si può', info: 'Nota', ask: 'Domanda' },
  /** Of a move that isn’t confirmed yet. */
  allowed: 'Si può',
  rule: 'Regola',

  step: {
    controls: 'Passi',
    at: (step: number, count: number): string => `${step} di ${count}`,
    back: 'Passo indietro',
    next: 'Passo avanti',
    last: 'Fatto',
    play: 'Avvia',
    pause: 'Pausa',
    finish: 'Fino alla fine',
  },

  player: {
    turn: 'di turno',
    score: 'punti',
    passed: 'passa',
    pile: (count: number, suit: Suit): string => `${count} di ${SUIT_NAMES[suit]}`,
  },

  pad: {
    suits: 'Semi',
    ranks: 'Valori',
    count: (count: number, most: number): string => `${count} di ${most}`,
    rankName,
    rankKey: (rank: Rank, left: number): string =>
      `${rankName(rank)}, ${left === 1 ? 'ne resta 1' : `ne restano ${left}`}`,
    noneLeft: (rank: Rank): string => ALL_FOUR[rank],
    rankFirst: 'Tocca prima il valore.',
    noSuit: (letter: string): string => `${letter} non è un seme. Scrivi s, h, d o c.`,
    noCard: (letter: string): string => `${letter} non è una carta.`,
    erase: 'Cancella',
    empty: 'Posto vuoto',
  },

  picker: {
    sheet: 'Carte',
    used: (card: Card): string => `Hai già inserito ${theCard(card)}.`,
    which: (rank: Rank): string => `${capital(rankName(rank))}: di quale seme?`,
  },

  number: {
    fewer: (label: string): string => `${label}: uno in meno`,
    more: (label: string): string => `${label}: uno in più`,
  },
  zoom: {
    all: 'Grandezza del tavolo',
    in: 'Più grande',
    out: 'Più piccolo',
    fit: 'Vedi tutto',
    auto: 'A misura di dito',
  },

  entry: {
    back: 'Indietro',
    player: (seat: number): string => `Giocatore ${seat}`,
    people: 'Giocatori nel diario',
    fresh: 'Nuovo giocatore',
    namesake: (name: string): string => `Un altro giocatore: ${name}`,
    seated: (name: string, seat: number): string => `${name}: giocatore ${seat}`,
    nameOf: (seat: number): string => `Nome del giocatore ${seat}`,
    notAName: 'In un nome serve una lettera. Non può avere una virgola, un # o un carattere nascosto.',
    begins: 'comincia',
    written: (name: string): string => `Scritto così: “${name}”.`,
    whoBegins: (name: string, word: string): string => `${name} ${word}`,
  },

  sheet: { close: 'Chiudi' },
  toast: { undo: 'Annulla', close: 'Chiudi' },
  rounds: { score: 'Punti', total: 'In tutto' },
  confirm: { yes: 'Conferma', no: 'Lascia stare' },
  log: {
    empty: 'Ancora nessuna mossa.',
    irregular: 'irregolare, ma vale',
    undone: 'annullata',
  },
  input: { label: 'Scrivi una mossa', enter: 'Invia' },
} as const
