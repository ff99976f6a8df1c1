import type { Level } from '../../analysis/advice.ts'
import type { Card, Rank, Suit } from '../../engine/cards.ts'
import { cardName, rankName, theCard } from './card-words.ts'
import { fourOf } from './grammar.ts'
import { capital, counted, SUIT_NAMES } from './lists.ts'

const LEVELS: Readonly<Record<Level, string>> = { easy: 'facile', middling: 'medio', strong: 'forte' }

/** The texts of the components in `src/ui`. */
export const WORDS = {
  suit: SUIT_NAMES,
  app: 'Tableside',
  level: LEVELS,
  marked: (label: string): string => `${label}, in evidenza`,
  /** The corner letters of most decks, from the ace down. */
  letters: 'ARDF',
  card: cardName,

  tone: { accepted: 'Accettata', refused: 'Non si può', info: 'Nota', ask: 'Domanda' },
  /** For a move that isn’t confirmed yet. */
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
    pile: (count: number, suit: Suit): string => `${counted(count, 'carta', 'carte')} di ${SUIT_NAMES[suit]}`,
  },

  pad: {
    suits: 'Semi',
    ranks: 'Valori',
    count: (count: number, most: number): string => `${count} su ${most}`,
    rankName,
    rankKey: (rank: Rank, left: number): string =>
      `${rankName(rank)}, ${left === 1 ? 'ne resta 1' : `ne restano ${left}`}`,
    noneLeft: (rank: Rank): string => `Hai già inserito ${fourOf(rank)}.`,
    rankFirst: 'Tocca prima il valore.',
    noSuit: (letter: string): string =>
      `${letter} non è un seme. Scrivi p (picche), h (cuori), q (quadri) o f (fiori).`,
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
    auto: 'Facile da toccare',
  },

  entry: {
    back: 'Indietro',
    player: (seat: number): string => `Ospite ${seat}`,
    people: 'Giocatori nel diario',
    fresh: 'Nuovo giocatore',
    namesake: (name: string): string => `Un altro giocatore: ${name}`,
    seated: (name: string, seat: number): string => `${name}: giocatore ${seat}`,
    nameOf: (seat: number): string => `Nome del giocatore ${seat}`,
    notAName: 'Un nome ha almeno una lettera, e niente virgole, # o caratteri nascosti.',
    begins: 'comincia',
    written: (name: string): string => `Scritto così: “${name}”.`,
    whoBegins: (name: string, word: string): string => `${name} ${word}`,
  },

  sheet: { close: 'Chiudi' },
  toast: { undo: 'Annulla', close: 'Chiudi' },
  rounds: { score: 'Punti', total: 'In tutto' },
  confirm: { yes: 'Conferma', no: 'Indietro' },
  log: {
    empty: 'Ancora nessuna mossa.',
    irregular: 'irregolare, ma vale',
    undone: 'annullata',
  },
  input: { label: 'Scrivi una mossa', enter: 'Invia' },
} as const
