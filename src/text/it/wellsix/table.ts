import { cardName, cardsBySuit, placeName, theCard, theCards } from '../card-words.ts'
import type { Card } from '../../../engine/cards.ts'
import { QUIET_TURNS } from '../../../engine/wellsix/match.ts'
import type { Action, CaptureEvent, Phase, Pair, Event, IsolateEvent, Position } from '../../../engine/wellsix/types.ts'
import { cardsInWords, cardWith, toName, toNameAtStart } from '../grammar.ts'
import { capital, counted, listOf, numberWord } from '../lists.ts'
import type { Badge } from '../../../games/wellsix/marks.ts'
import { neighbours, type Cell, cardsOf, type CardLayout } from '../../../engine/wellsix/board.ts'
import { relativePlace } from './events.ts'

interface CellState {
  readonly selected: boolean
  readonly legal: boolean
  readonly marked: boolean | undefined
  readonly badge: Badge | null
}

const BADGES: Readonly<Record<Badge, string>> = {
  seized: 'viene catturata',
  returned: 'torna in mano',
  A: 'gruppo A',
  B: 'gruppo B',
  C: 'gruppo C',
  D: 'gruppo D',
}

/** Names of cards and squares, at the table and in the entry. */
export const WELLSIX = {
  table: 'Griglia',
  cell: (
    card: Card | null,
    { x, y }: { readonly x: number; readonly y: number },
    owner: string,
    { selected, legal, marked, badge }: CellState,
  ): string =>
    [
      `${card ? cardName(card) : 'casella libera'} in ${placeName(`${x},${y}`)}`,
      ...(owner ? [`di ${owner}`] : []),
      ...(selected ? ['casella scelta'] : []),
      ...(legal ? ['mossa possibile'] : []),
      ...(badge ? [BADGES[badge]] : marked ? ['in evidenza'] : []),
    ].join(', '),
  handCard: (card: Card, legal: boolean): string => `${cardName(card)}${legal ? ', mossa possibile' : ''}`,
} as const

export const WELLSIX_TABLE = {
  title: 'Wellsix',
  phase: {
    opening: 'Apertura',
    main: 'Gioco aperto',
    keep: 'Isolamento',
    'game-over': 'Partita finita',
    over: 'Fine',
  } satisfies Record<Phase, string>,
  hand: (name: string): string => `La mano di ${name}`,
  emptyHand: (name: string): string => `${name} non ha carte in mano.`,
  otherHand: (name: string): string => `Mostra la mano di ${name}`,
  inHand: (cards: number): string => `${counted(cards, 'carta', 'carte')} in questa mano`,
  status: 'A che punto è la partita',
  movesLeft: {
    opening: (moves: number): string => `${counted(moves, 'carta', 'carte')} da posare`,
    main: (moves: number): string => counted(moves, 'mossa rimasta', 'mosse rimaste'),
  },
  quiet: (turns: number): string => `Turni tranquilli: ${turns} su ${QUIET_TURNS}`,
  lastQuiet: 'Un altro turno tranquillo chiude la partita.',
  game: (game: number, games: number): string => `Partita ${game} di ${games}`,
  ahead: (points: number): string => {
    if (points === 0) return 'pari in questa partita'
    const many = counted(Math.abs(points), 'punto', 'punti')
    return points > 0 ? `${many} in più in questa partita` : `${many} in meno in questa partita`
  },
  amount: (points: number): string => counted(points, 'punto', 'punti'),
  aligned: (name: string): string => `sei carte in fila per ${name}`,
  takes: (cards: number, name: string): string => `${name} cattura ${counted(cards, 'carta', 'carte')}`,
  seized: (count: number): string => counted(count, 'presa', 'prese'),

  begins: (opener: string, other: string): string => `${opener} ha il rosso e comincia. ${other} ha il nero.`,
  beginsBlack: (opener: string, other: string): string => `${opener} ha il nero e comincia. ${other} ha il rosso.`,
  toOpen: (name: string): string => `${name}: scegli una carta, poi tocca la casella al centro.`,
  todo: {
    opening: (name: string, moves: number): string => `${name}: ${cardsInWords(moves)} da posare.`,
    main: (name: string, moves: number): string =>
      `${name}: ${numberWord(moves)} ${moves === 1 ? 'mossa' : 'mosse'} da fare.`,
  },
  hasSeized: (name: string, cards: readonly Card[]): string => `${name} ha catturato: ${cardsBySuit(cards)}.`,
  hasBack: (name: string, cards: readonly Card[]): string => `Di nuovo in mano ${toName(name)}: ${cardsBySuit(cards)}.`,
  chosenHand: (card: Card): string => `${capital(cardName(card))}.`,
  chosenCard: (card: Card, cell: string): string => `${capital(cardName(card))} in ${placeName(cell)}.`,
  chosenPlace: (where: string): string => `Hai scelto la casella libera ${where}.`,
  whichCard: 'Tocca la carta della tua mano da mettere lì.',
  offers: {
    hand: (can: Kinds): string => {
      if (!can.has('exchange')) return can.has('place') ? 'Tocca una casella.' : ''
      return can.has('place')
        ? 'Tocca una casella per posare la carta, o una tua carta nella griglia per fare un cambio.'
        : 'Tocca una tua carta nella griglia per fare un cambio.'
    },
    own: (can: Kinds): string => {
      const beside = [...(can.has('switch') ? ['da scambiare'] : []), ...(can.has('capture') ? ['da catturare'] : [])]
      if (beside.length === 0) return can.has('exchange') ? 'Tocca una carta della tua mano per fare un cambio.' : ''
      const also = can.has('exchange') ? ', o una carta della tua mano per fare un cambio' : ''
      return `Tocca una carta accanto ${listOf(beside, 'or')}${also}.`
    },
    theirs: 'Per catturarla, tocca una tua carta accanto.',
    /** In the opening, cards are only placed. */
    none: (isOpening: boolean): string =>
      isOpening ? 'Questa carta resta lì. Scegli una carta della tua mano.' : 'Questa carta adesso non ha mosse.',
  },
  which: 'Quale mossa?',
  whichDetail: (moves: readonly string[]): string => `Qui sono possibili più mosse: ${listOf(moves)}.`,
  move: { switch: 'Scambio', capture: 'Cattura', exchange: 'Cambio', place: 'Posa' },

  captures: (event: CaptureEvent, name: string): string =>
    `${capital(takes(event))}, ${event.seized ? `per ${name}` : `che torna in mano ${toName(name)}`}.`,
  equalGroups: (groups: number, size: number): string =>
    `La cattura lascia ${numberWord(groups)} gruppi da ${cardsInWords(size)}, i più grandi: poi scegli quale resta.`,
  keeps: (letter: string): string => `Resta il gruppo ${letter}.`,
  keepDetail: (groups: number, size: number): string =>
    `${capital(numberWord(groups))} gruppi da ${cardsInWords(size)}. Tocca quello che resta.`,
  keepKey: (letter: string): string => `Tieni ${letter}`,
  wins: (scores: string): string => `Sei carte in fila chiudono la partita: ${scores}.`,
  endsGame: (scores: string): string => `È il decimo turno tranquillo e chiude la partita: ${scores}.`,
  scored: (names: readonly string[], scores: Pair<number>): string =>
    scores.map((score, i) => `${names[i] ?? ''} ${score}`).join(', '),
  waits: 'Conferma questa mossa o torna indietro.',
  done: 'Fatto',
  pass: 'Passa',
  mustPass: (name: string): string => `${name} non ha mosse possibili.`,

  certain: 'Non si può catturare più niente.',
  agree: 'Chiudete insieme',

  totals: (names: readonly string[], totals: Pair<number>): string =>
    `Punti dell’incontro: ${names.map((name, i) => `${totals[i] ?? 0} per ${name}`).join(', ')}.`,
  opensNext: (name: string): string => `La prossima partita la apre ${name}.`,
  next: 'Prossima partita',

  fives: 'Chi ha cinque carte in fila?',
  threats: (name: string, cells: readonly string[]): string =>
    `${toNameAtStart(name)} manca una carta per completare una fila, in ${listOf(cells.map(placeName), 'or')}.`,
  four: (name: string): string => `${name} ha una fila di quattro carte: con due mosse può completarla.`,
  noThreat: 'Nessuno può completare una fila con una sola carta.',

  differs: 'Correggi le carte',
  correctTitle: 'Tocca ogni casella diversa, poi la carta che c’è sul tavolo.',
  correctChosen: (cell: string): string => `Che cosa c’è in ${placeName(cell)}?`,
  correctHow: 'Tocca la carta giusta, in una mano o in un’altra casella.',
  correctDone: 'Correggi',
  correctEmpty: 'Lì non c’è niente',
  correctCount: (count: number): string => counted(count, 'casella diversa', 'caselle diverse'),

  scores: 'Punti',
  gameColumn: 'Partita',
  noScores: 'Non è ancora finita nessuna partita.',
  piles: 'Catturate in questa partita',
  pile: (name: string, cards: readonly Card[]): string =>
    `${name}: ${cards.length === 0 ? 'niente' : listOf(cards.map(cardName))}.`,

  byResult: 'Inserisci un risultato',
  resultOf: (game: number, games: number): string => `Com’è finita la partita ${game} di ${games}?`,
  playHere: 'Gioca questa partita nell’app',
  pad: (game: number): string => `Risultato della partita ${game}`,
  field: (name: string, score: number | null): string => `${name}, ${score ?? 'da inserire'}`,
  pointsOf: (name: string): string => `Punti di ${name}`,
  points: (score: number): string => (score === 30 ? '30 fila' : String(score)),
  line: 'fila',
  open: '–',
  save: (game: number): string => `Inserisci la partita ${game}`,

  typed: '7 di cuori 1,0 · punti · mano',
  asks: ['punti', 'mazzetti', 'mano', 'turno', 'riga 0', 'colonna 0', 'cuori', '0,0', 'tra 0,0 3,0'],
  questions: {
    score: ['punti'],
    piles: ['mazzetti'],
    hand: ['mano'],
    turn: ['turno'],
  },
  lines: { row: 'riga', column: 'colonna', between: 'tra', and: 'e' },
  answers: {
    score: (names: readonly string[], totals: Pair<number>, seized: Pair<number>): string =>
      `${names.map((name, i) => `${name} ${counted(totals[i] ?? 0, 'punto', 'punti')}, ${counted(seized[i] ?? 0, 'carta catturata', 'carte catturate')}`).join('; ')}.`,
    hand: (name: string, cards: readonly Card[]): string =>
      `${name}: ${cards.length === 0 ? 'nessuna carta' : listOf(cards.map(cardName))}.`,
    turn: (name: string, todo: string, quiet: string): string => `Tocca ${toName(name)}: ${todo}. ${quiet}.`,
    line: (cards: readonly string[]): string => (cards.length === 0 ? 'Nessuna carta.' : `${cards.join('; ')}.`),
    cardOn: (card: Card, at: string): string => `${cardName(card)} in ${placeName(at)}`,
    on: (card: Card | null, at: string): string =>
      `${capital(card ? cardName(card) : 'nessuna carta')} in ${placeName(at)}.`,
    seized: (name: string, cards: readonly Card[]): string =>
      cards.length === 0 ? `${name} non ha catturato niente.` : `${name} ha catturato: ${cardsBySuit(cards)}.`,
    notInLine: 'Non sono nella stessa riga o colonna.',
  },
} as const

type NameOf = (player: number) => string

type Kinds = ReadonlySet<Action['type']>

/** In the order of `neighbours`. */
const WAYS = ['a sinistra', 'a destra', 'in basso', 'in alto'] as const

const wayTo = (from: Cell, to: Cell): string => WAYS[neighbours(from).indexOf(to)] ?? ''

const takes = ({ card, captured, from, to }: CaptureEvent): string =>
  `${theCard(card)} cattura ${wayTo(from, to)} ${theCard(captured)}`

/** The instruction for an event, given the position after it; null if the rulebook's sentence is used. */
export function instructionFor(event: Event, { table }: Position, nameOf: NameOf): string | null {
  switch (event.type) {
    case 'place':
      return `Metti ${theCard(event.card)} ${relativePlace(table, event.cell)}.`
    case 'switch':
      return `Scambia di posto ${bothCards(table, event.cells)}.`
    case 'exchange':
      return `Riporta ${theCard(event.in)} da ${placeName(event.cell)} nella mano di ${nameOf(event.player)}. Dalla mano di ${nameOf(event.player)}, metti ${theCard(event.out)} in ${placeName(event.cell)}.`
    case 'capture':
      return `${capital(takes(event))}, che va ${goesTo(event, nameOf)}.`
    case 'isolate':
      return isolationText(event, nameOf)
    default:
      return null
  }
}

const bothCards = (table: CardLayout, cells: readonly Cell[]): string =>
  theCards(cardsOf(table).filter(card => cells.some(cell => table[cell] === card)))

const goesTo = ({ player, seized }: CaptureEvent, nameOf: NameOf): string =>
  seized ? `a faccia in giù tra le carte catturate da ${nameOf(player)}` : `in mano ${toName(nameOf(player))}`

/** Says where the cut-off cards go. */
export const isolationText = ({ player, seized, returned, kept }: IsolateEvent, nameOf: NameOf): string =>
  [
    ...(seized.length > 0
      ? [`Metti a faccia in giù tra le carte catturate da ${nameOf(player)}: ${cardsBySuit(seized)}.`]
      : []),
    ...(returned.length > 0 ? [`Riporta nella mano di ${nameOf(player)}: ${cardsBySuit(returned)}.`] : []),
    `Nella griglia ${kept === 1 ? 'resta' : 'restano'} ${cardsInWords(kept)}.`,
  ].join(' ')

/** The log's sentence about an event; null if the rulebook's sentence is used. */
export function logSentence(event: Event, { table }: Position, nameOf: NameOf): string | null {
  switch (event.type) {
    case 'place':
      return `${nameOf(event.player)} posa ${theCard(event.card)} ${relativePlace(table, event.cell)}.`
    case 'switch':
      return `${nameOf(event.player)} scambia ${bothCards(table, event.cells)}.`
    case 'exchange':
      return `${nameOf(event.player)} cambia ${theCard(event.in)} ${cardWith('con', event.out)}.`
    case 'capture':
      return event.seized
        ? `${nameOf(event.player)} cattura ${theCard(event.captured)} con ${theCard(event.card)}.`
        : `${nameOf(event.player)} riprende in mano ${theCard(event.captured)}: è la cattura ${cardWith('di', event.card)}.`
    case 'isolate':
      return isolationText(event, nameOf)
    default:
      return null
  }
}
