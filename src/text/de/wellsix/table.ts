import { cardName, cardsBySuit, placeName } from '../card-words.ts'
import type { Card } from '../../../engine/cards.ts'
import { QUIET_TURNS } from '../../../engine/wellsix/match.ts'
import type { Action, CaptureEvent, Phase, Pair, Event, IsolateEvent, Position } from '../../../engine/wellsix/types.ts'
import { cardAs, cardsAs, cardsInWords, type Case } from '../grammar.ts'
import { capital, counted, listOf, numberWord } from '../lists.ts'
import type { Badge } from '../../../games/wellsix/marks.ts'
import { neighbours, type Cell, cardsOf, type CardLayout } from '../../../engine/wellsix/board.ts'
import { placeTo } from './events.ts'

interface CellState {
  readonly selected: boolean
  readonly legal: boolean
  readonly marked: boolean | undefined
  readonly badge: Badge | null
}

const BADGES: Readonly<Record<Badge, string>> = {
  seized: 'wird geschlagen',
  returned: 'kommt auf die Hand zurück',
  A: 'Gruppe A',
  B: 'Gruppe B',
  C: 'Gruppe C',
  D: 'Gruppe D',
}

/** Names of cards and squares, at the table and in the entry. */
export const WELLSIX = {
  table: 'Auslage',
  cell: (
    card: Card | null,
    { x, y }: { readonly x: number; readonly y: number },
    owner: string,
    { selected, legal, marked, badge }: CellState,
  ): string =>
    [
      card ? `${cardName(card)} auf ${placeName(`${x},${y}`)}` : `freies Feld ${placeName(`${x},${y}`)}`,
      ...(owner ? [`von ${owner}`] : []),
      ...(selected ? ['gewählt'] : []),
      ...(legal ? ['möglicher Zug'] : []),
      ...(badge ? [BADGES[badge]] : marked ? ['markiert'] : []),
    ].join(', '),
  handCard: (card: Card, legal: boolean): string => `${cardName(card)}${legal ? ', möglicher Zug' : ''}`,
} as const

export const WELLSIX_TABLE = {
  title: 'Wellsix',
  phase: {
    opening: 'Eröffnung',
    main: 'Hauptphase',
    keep: 'Abtrennung',
    'game-over': 'Spiel aus',
    over: 'Aus',
  } satisfies Record<Phase, string>,
  hand: (name: string): string => `Hand von ${name}`,
  emptyHand: (name: string): string => `${name} hat keine Karte auf der Hand.`,
  otherHand: (name: string): string => `Hand von ${name} zeigen`,
  inHand: (cards: number): string => `${counted(cards, 'Karte', 'Karten')} auf dieser Hand`,
  status: 'Spielstand',
  movesLeft: {
    opening: (moves: number): string => `${counted(moves, 'Karte', 'Karten')} anlegen`,
    main: (moves: number): string => `noch ${counted(moves, 'Zug', 'Züge')}`,
  },
  quiet: (turns: number): string => `Stille Doppelzüge: ${turns} von ${QUIET_TURNS}`,
  lastQuiet: 'Noch ein stiller Doppelzug, und das Spiel ist aus.',
  game: (game: number, games: number): string => `Spiel ${game} von ${games}`,
  ahead: (points: number): string =>
    points === 0
      ? 'gleichauf in diesem Spiel'
      : `${counted(Math.abs(points), 'Punkt', 'Punkte')} ${points > 0 ? 'Vorsprung' : 'Rückstand'} in diesem Spiel`,
  amount: (points: number): string => counted(points, 'Punkt', 'Punkte'),
  aligned: (name: string): string => `sechs in einer Reihe für ${name}`,
  takes: (cards: number, name: string): string => `${counted(cards, 'Karte', 'Karten')} für ${name}`,
  seized: (count: number): string => `Stapel ${count}`,

  begins: (opener: string, other: string): string => `${opener} spielt Rot und beginnt. ${other} spielt Schwarz.`,
  beginsBlack: (opener: string, other: string): string => `${opener} spielt Schwarz und beginnt. ${other} spielt Rot.`,
  toOpen: (name: string): string => `${name}: Wähl eine Karte, dann ihr Feld in der Mitte.`,
  todo: {
    opening: (name: string, moves: number): string => `${name} legt ${cardsInWords(moves)} an.`,
    main: (name: string, moves: number): string => `${name}: noch ${counted(moves, 'Zug', 'Züge')}.`,
  },
  hasSeized: (name: string, cards: readonly Card[]): string => `${name} hat geschlagen: ${cardsBySuit(cards)}.`,
  hasBack: (name: string, cards: readonly Card[]): string => `Zurück auf der Hand von ${name}: ${cardsBySuit(cards)}.`,
  chosenHand: (card: Card): string => `${cardName(card)}.`,
  chosenCard: (card: Card, cell: string): string => `${cardName(card)} auf ${placeName(cell)}.`,
  chosenPlace: (where: string): string => `Das freie Feld ${where}.`,
  whichCard: 'Tippe auf die Karte deiner Hand, die dorthin kommt.',
  offers: {
    hand: (can: Kinds): string => {
      if (!can.has('exchange')) return can.has('place') ? 'Tippe auf das Feld, auf das die Karte kommt.' : ''
      return can.has('place')
        ? 'Tippe auf ein freies Feld oder für einen Handtausch auf eine eigene Karte.'
        : 'Tippe auf eine eigene Karte für einen Handtausch.'
    },
    own: (can: Kinds): string => {
      const beside = [
        ...(can.has('switch') ? ['die Plätze zu tauschen'] : []),
        ...(can.has('capture') ? ['zu schlagen'] : []),
      ]
      if (beside.length === 0) return can.has('exchange') ? 'Tippe auf eine Karte der Hand für einen Handtausch.' : ''
      const also = can.has('exchange') ? ', oder auf eine der Hand für einen Handtausch' : ''
      return `Tippe auf die Karte daneben, um ${listOf(beside, 'or')}${also}.`
    },
    theirs: 'Um diese Karte zu schlagen, tippe auf eine daneben.',
    /** In the opening, cards are only placed. */
    none: (isOpening: boolean): string =>
      isOpening ? 'Diese Karte bleibt dort. Wähl eine deiner Hand.' : 'Damit kannst du jetzt nichts machen.',
  },
  which: 'Welcher Zug?',
  whichDetail: (moves: readonly string[]): string => `Möglich sind ${listOf(moves)}.`,
  move: { switch: 'Platztausch', capture: 'Schlagen', exchange: 'Handtausch', place: 'Anlegen' },

  captures: (event: CaptureEvent, name: string): string => `${capital(takes(event))}; ${goesTo(event, () => name)}.`,
  equalGroups: (groups: number, size: number): string =>
    `Danach sind die größten ${numberWord(groups)} Gruppen gleich groß, mit je ${size === 1 ? 'einer Karte' : cardsInWords(size)}: Wähl dann, welche bleibt.`,
  keeps: (letter: string): string => `Gruppe ${letter} bleibt.`,
  keepDetail: (groups: number, size: number): string =>
    `${capital(numberWord(groups))} Gruppen mit je ${size === 1 ? 'einer Karte' : cardsInWords(size)}. Tippe auf die Gruppe, die bleibt.`,
  keepKey: (letter: string): string => `${letter} behalten`,
  wins: (scores: string): string => `Sechs in einer Reihe beenden das Spiel: ${scores}.`,
  endsGame: (scores: string): string => `Das ist der zehnte stille Doppelzug, und das Spiel ist aus: ${scores}.`,
  scored: (names: readonly string[], scores: Pair<number>): string =>
    scores.map((score, i) => `${names[i] ?? ''} ${score}`).join(', '),
  waits: 'Dieser Zug wartet: Bestätige ihn, oder brich ihn ab.',
  done: 'Fertig',
  pass: 'Passen',
  mustPass: (name: string): string => `${name} hat keinen erlaubten Zug.`,

  certain: 'Es kann nichts mehr geschlagen werden.',
  agree: 'Gemeinsam beenden',

  totals: (names: readonly string[], totals: Pair<number>): string =>
    `Partie: ${names.map((name, i) => `${name} ${totals[i] ?? 0}`).join(', ')}.`,
  opensNext: (name: string): string => `${name} eröffnet das nächste Spiel.`,
  next: 'Nächstes Spiel',

  fives: 'Fünf in einer Reihe?',
  threats: (name: string, cells: readonly string[]): string =>
    `${name} fehlt noch eine Karte zu sechs in einer Reihe, auf ${listOf(cells.map(placeName), 'or')}.`,
  four: (name: string): string => `${name} hat vier in einer Reihe und kann mit zwei Zügen sechs daraus machen.`,
  noThreat: 'Keiner von euch kann mit einer Karte sechs in eine Reihe bringen.',

  differs: 'Auslage korrigieren',
  correctTitle: 'Tippe auf ein Feld, das anders ist, dann auf die Karte, die dort liegt.',
  correctChosen: (cell: string): string => `Was liegt auf ${placeName(cell)}?`,
  correctHow: 'Tippe auf die richtige Karte, in einer Hand oder anderswo in der Auslage.',
  correctDone: 'Korrigieren',
  correctEmpty: 'Dort liegt nichts',
  correctCount: (count: number): string => counted(count, 'Feld anders', 'Felder anders'),

  scores: 'Punkte',
  gameColumn: 'Spiel',
  noScores: 'Noch ist kein Spiel zu Ende.',
  piles: 'In diesem Spiel geschlagen',
  pile: (name: string, cards: readonly Card[]): string =>
    `${name}: ${cards.length === 0 ? 'nichts' : listOf(cards.map(cardName))}.`,

  byResult: 'Ergebnis eintragen',
  resultOf: (game: number, games: number): string => `Wie endete Spiel ${game} von ${games}?`,
  playHere: 'Dieses Spiel in Tableside spielen',
  pad: (game: number): string => `Ergebnis von Spiel ${game}`,
  field: (name: string, score: number | null): string => `${name}, ${score ?? 'noch nicht eingetragen'}`,
  pointsOf: (name: string): string => `Punkte von ${name}`,
  points: (score: number): string => (score === 30 ? '30 Reihe' : String(score)),
  line: 'Reihe',
  open: '–',
  save: (game: number): string => `Spiel ${game} eintragen`,

  typed: 'Herz-7 1,0 · stand · hand',
  asks: ['Stand', 'Stapel', 'Hand', 'dran', 'Zeile 0', 'Spalte 0', 'Herz', '0,0', 'zwischen 0,0 3,0'],
  questions: {
    score: ['stand'],
    piles: ['stapel'],
    hand: ['hand'],
    turn: ['dran'],
  },
  lines: { row: 'zeile', column: 'spalte', between: 'zwischen', and: 'und' },
  answers: {
    score: (names: readonly string[], totals: Pair<number>, seized: Pair<number>): string =>
      `${names.map((name, i) => `${name} ${totals[i] ?? 0}, ${seized[i] ?? 0} geschlagen`).join('; ')}.`,
    hand: (name: string, cards: readonly Card[]): string =>
      `${name}: ${cards.length === 0 ? 'keine Karte' : listOf(cards.map(cardName))}.`,
    turn: (name: string, todo: string, quiet: string): string => `${name} ist dran: ${todo}. ${quiet}.`,
    line: (cards: readonly string[]): string => (cards.length === 0 ? 'Keine Karte.' : `${cards.join('; ')}.`),
    cardOn: (card: Card, at: string): string => `${cardName(card)} auf ${placeName(at)}`,
    on: (card: Card | null, at: string): string => `${card ? cardName(card) : 'Nichts'} auf ${placeName(at)}.`,
    seized: (name: string, cards: readonly Card[]): string =>
      `${name} hat geschlagen: ${cards.length === 0 ? 'nichts' : cardsBySuit(cards)}.`,
    notInLine: 'Die Felder liegen in verschiedenen Zeilen und Spalten.',
  },
} as const

type NameOf = (player: number) => string

type Kinds = ReadonlySet<Action['type']>

/** In the order of `neighbours`. */
const WAYS = ['links daneben', 'rechts daneben', 'darunter', 'darüber'] as const

const wayTo = (from: Cell, to: Cell): string => WAYS[neighbours(from).indexOf(to)] ?? ''

const takes = ({ card, captured, from, to }: CaptureEvent): string =>
  `${cardAs('nom', card)} schlägt ${cardAs('acc', captured)} ${wayTo(from, to)}`

/** The instruction for an event, given the position after it; null if the rulebook's sentence is used. */
export function instructionFor(event: Event, { table }: Position, nameOf: NameOf): string | null {
  switch (event.type) {
    case 'place':
      return `Leg ${cardAs('acc', event.card)} ${placeTo(table, event.cell)}.`
    case 'switch':
      return `${capital(bothCards('nom', table, event.cells))} tauschen die Plätze.`
    case 'exchange':
      return `Nimm ${cardAs('acc', event.in)} auf die Hand von ${nameOf(event.player)}, und leg dafür ${cardAs('acc', event.out)} hin.`
    case 'capture':
      return `${capital(takes(event))}; ${goesTo(event, nameOf)}.`
    case 'isolate':
      return isolationText(event, nameOf)
    default:
      return null
  }
}

const bothCards = (as: Case, table: CardLayout, cells: readonly Cell[]): string =>
  cardsAs(
    as,
    cardsOf(table).filter(card => cells.some(cell => table[cell] === card)),
  )

const goesTo = ({ player, captured, seized }: CaptureEvent, nameOf: NameOf): string =>
  `${cardAs('nom', captured)} kommt ${seized ? 'verdeckt auf den Stapel' : 'auf die Hand'} von ${nameOf(player)}`

/** Says where the cut-off cards go. */
export const isolationText = ({ player, seized, returned, kept }: IsolateEvent, nameOf: NameOf): string =>
  [
    ...(seized.length > 0
      ? [`Abgetrennt, verdeckt auf den Stapel von ${nameOf(player)}: ${cardsBySuit(seized)}.`]
      : []),
    ...(returned.length > 0 ? [`Zurück auf die Hand von ${nameOf(player)}: ${cardsBySuit(returned)}.`] : []),
    `${capital(cardsInWords(kept))} ${kept === 1 ? 'bleibt' : 'bleiben'} liegen.`,
  ].join(' ')

/** The log's sentence about an event; null if the rulebook's sentence is used. */
export function logSentence(event: Event, { table }: Position, nameOf: NameOf): string | null {
  switch (event.type) {
    case 'place':
      return `${nameOf(event.player)} legt ${cardAs('acc', event.card)} ${placeTo(table, event.cell)}.`
    case 'switch':
      return `${nameOf(event.player)} tauscht ${bothCards('acc', table, event.cells)}.`
    case 'exchange':
      return `${nameOf(event.player)} nimmt ${cardAs('acc', event.in)} auf die Hand und legt dafür ${cardAs('acc', event.out)} hin.`
    case 'capture':
      return `${nameOf(event.player)} schlägt ${cardAs('acc', event.captured)} mit ${cardAs('dat', event.card)}${event.seized ? '' : ` und nimmt ${cardAs('acc', event.captured)} auf die Hand`}.`
    case 'isolate':
      return isolationText(event, nameOf)
    default:
      return null
  }
}
