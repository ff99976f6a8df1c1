import { shuffle, type Random } from '../../engine/random.ts'
import { cardOf, DECK, rankOf, RANKS, SUITS, suitOf, type Card, type Suit } from '../../engine/cards.ts'
import { neighbours, type Cell } from '../../engine/wellsix/board.ts'
import { colourOf, ownerOf } from '../../engine/wellsix/colours.ts'
import { wellsix } from '../../engine/wellsix/index.ts'
import type { Action, Event, Position } from '../../engine/wellsix/types.ts'
import { theCard } from '#text/card-words.ts'
import { createDrill, positionOf, makeUntil, type QuestionMaker } from '../drill.ts'
import { accepted, yesIf, YES_OR_NO } from '../goals.ts'
import { choice, numberOptions, type Option, type Outcome, outcomeOf, sceneOf } from '../lesson.ts'
import { capturingCells, cardsSeized, cutOffBy, splits } from './goals.ts'
import { drillText } from '#text/wellsix/practice.ts'

type Capture = Extract<Action, { type: 'capture' }>

const CARDS_BY_LEVEL = [5, 7, 9, 12, 16]
const MAX_CARDS = 16
/** One in this number of questions has no capture that splits the layout. */
const NONE_IN = 4
const MAX_OPTIONS = 4
const TRIES = 60

const GLYPHS: Readonly<Record<Suit, string>> = { S: '♠', H: '♥', D: '♦', C: '♣' }
const short = (card: Card): string => `${rankOf(card) === 'T' ? '10' : rankOf(card)}${GLYPHS[suitOf(card)]}\uFE0E`

const NONE = { value: '', label: drillText.none }

/** Usually picks a card that ranks directly above or below its neighbour, so that captures are likely. */
function nextCard(beside: Card, free: readonly Card[], random: Random): Card | undefined {
  const rank = RANKS.indexOf(rankOf(beside))
  const near = [rank + 1, rank + RANKS.length - 1].flatMap(each => RANKS[each % RANKS.length] ?? [])
  const related = near.flatMap(each => SUITS.map(suit => cardOf(each, suit))).filter(card => free.includes(card))
  const from = random.below(3) > 0 && related.length > 0 ? related : free
  return from[random.below(from.length)]
}

function layTable(count: number, random: Random): ReadonlyMap<Cell, Card> {
  const table = new Map<Cell, Card>([['0,0', DECK[random.below(DECK.length)] ?? 'KH']])
  while (table.size < count) {
    const [cell, card] = [...table][random.below(table.size)] ?? ['0,0', 'KH']
    const place = neighbours(cell)[random.below(4)]
    const taken = new Set(table.values())
    const free = DECK.filter(each => !taken.has(each))
    const next = nextCard(card, free, random)
    if (place !== undefined && next !== undefined && !table.has(place)) table.set(place, next)
  }
  return table
}

function recordOf(table: ReadonlyMap<Cell, Card>): string {
  const laid = new Set(table.values())
  const gone = (colour: 'red' | 'black'): string =>
    DECK.filter(card => !laid.has(card) && colourOf(card) === colour).join(' ') || '-'
  return [
    'game wellsix',
    'players Ada, Ben',
    'phase main',
    'moves 2',
    `seized ${gone('black')} / ${gone('red')}`,
    'deal',
    ...[...table].map(([cell, card]) => `${cell} ${card}`),
    'play',
  ].join('\n')
}

const isSplit = (position: Position, capture: Capture): boolean =>
  splits(outcomeOf(wellsix, position, wellsix.makeAction(capture)))

interface Table {
  readonly record: string
  readonly position: Position
  readonly captures: readonly Capture[]
}

const capturesIn = (position: Position): Capture[] =>
  wellsix.legal(position).filter(action => action.type === 'capture')

/** Returns null if the layout has a complete line, because no game can continue from it. */
function layAt(level: number, random: Random): Table | null {
  const record = recordOf(layTable(CARDS_BY_LEVEL[level] ?? MAX_CARDS, random))
  const position = sceneOf(wellsix, record)?.position
  return position ? { record, position, captures: capturesIn(position) } : null
}

const FALLBACK = recordOf(
  new Map<Cell, Card>([
    ['0,0', '8S'],
    ['1,0', 'KH'],
    ['2,0', 'QS'],
    ['3,0', 'JD'],
    ['3,1', 'TC'],
    ['2,1', '9H'],
  ]),
)

function plainTable(): Table {
  const position = positionOf(wellsix, FALLBACK)
  return { record: FALLBACK, position, captures: capturesIn(position) }
}

const layFitting = (level: number, random: Random, fits: (table: Table) => boolean): Table =>
  makeUntil(
    () => layAt(level, random),
    laid => laid !== null && fits(laid),
  ) ?? plainTable()

function findTable(level: number, random: Random): Table {
  const wantNone = random.below(NONE_IN) === 0
  let last: Table | null = null
  for (let i = 0; i < TRIES; i++) {
    const laid = layAt(level, random)
    if (!laid || laid.captures.length < 2) continue
    const { record, position, captures } = laid
    const splitting = captures.filter(capture => isSplit(position, capture))
    const others = captures.filter(capture => !splitting.includes(capture)).slice(0, MAX_OPTIONS - 1)
    if (others.length === 0) continue
    last = { record, position, captures: shuffle([...splitting.slice(0, 1), ...others], random) }
    if ((splitting.length === 0) === wantNone) return last
  }
  return last ?? plainTable()
}

function optionsOf({ position, captures }: Table): Option[] {
  const name = (cell: Cell): string => {
    const card = position.table[cell]
    return card ? short(card) : cell
  }
  const named = captures.map(capture => ({
    value: wellsix.makeAction(capture),
    label: drillText.takes(name(capture.from), name(capture.to)),
  }))
  return [...named, NONE]
}

function partedBy(position: Position, action: string): readonly Cell[] {
  const [, ...cells] = action.split(' ')
  return [...cells, ...cutOffBy(action)(position)]
}

const next: QuestionMaker<Position, Event> = (level, random) => {
  const found = findTable(level, random)
  const options = optionsOf(found)
  const right = ({ position }: Pick<Outcome<Position, Event>, 'position'>): string =>
    options.find(({ value }) => value !== NONE.value && splits(outcomeOf(wellsix, position, value)))?.value ??
    NONE.value
  const answer = right(found)
  return {
    type: 'choice',
    record: found.record,
    ...drillText.next(answer !== NONE.value),
    options,
    action: null,
    tries: true,
    right,
    answer,
    ...(answer !== NONE.value ? { shows: partedBy(found.position, answer) } : {}),
  }
}

const pairsOf = (position: Position): (readonly [Cell, Cell])[] =>
  Object.entries(position.table)
    .filter(([, card]) => ownerOf(position, card) === position.turn)
    .flatMap(([cell]) => neighbours(cell).map(to => [cell, to] as const))
    .filter(([, to]) => position.table[to] !== undefined)

const nameAt = ({ table }: Position, cell: Cell): string => {
  const card = table[cell]
  return card === undefined ? cell : theCard(card)
}

const valid: QuestionMaker<Position, Event> = (level, random) => {
  const wanted = random.below(2) === 0
  const takesIt = (position: Position, [from, to]: readonly [Cell, Cell]): boolean =>
    accepted(outcomeOf(wellsix, position, `capture ${from} ${to}`))
  const fittingOn = (position: Position) => pairsOf(position).filter(pair => takesIt(position, pair) === wanted)
  const { record, position } = layFitting(level, random, laid => fittingOn(laid.position).length > 0)
  const pairs = fittingOn(position)
  const [from, to] = pairs[random.below(pairs.length)] ?? ['0,0', '1,0']
  const action = `capture ${from} ${to}`
  const right = yesIf<Position, Event>(accepted)
  return {
    ...choice(record, YES_OR_NO, action, right, right(outcomeOf(wellsix, position, action)), { shows: [from, to] }),
    ...drillText.valid(nameAt(position, from), nameAt(position, to), wanted),
  }
}

const find: QuestionMaker<Position, Event> = (level, random) => {
  const { record, position } = layFitting(level, random, ({ captures }) => captures.length > 0)
  return { type: 'mark', record, ...drillText.find, right: capturingCells, answer: capturingCells(position) }
}

const MAX_SEIZED = 3
const seizedIn = (outcome: Outcome<Position, Event>): string => String(cardsSeized(outcome))

interface Seizing extends Table {
  readonly capture: Capture
  readonly seized: number
}

function laySeizing(level: number, random: Random): Seizing | null {
  const laid = layAt(level, random)
  const captures = laid?.captures ?? []
  const capture = captures[random.below(captures.length)]
  if (!laid || !capture) return null
  const outcome = outcomeOf(wellsix, laid.position, wellsix.makeAction(capture))
  const seized = cardsSeized(outcome)
  return outcome.position.phase !== 'keep' && seized <= MAX_SEIZED ? { ...laid, capture, seized } : null
}

const score: QuestionMaker<Position, Event> = (level, random) => {
  const wanted = random.below(MAX_SEIZED + 1)
  const lay = (): Seizing | null => laySeizing(level, random)
  const found = makeUntil(lay, each => each?.seized === wanted) ?? makeUntil(lay, each => each !== null)
  // Rarely, no random layout has a fitting capture.
  if (!found) return valid(level, random)
  const { record, position, capture, seized } = found
  const action = wellsix.makeAction(capture)
  return {
    ...choice(record, numberOptions(0, 1, 2, 3), action, seizedIn, String(seized), {
      shows: partedBy(position, action),
    }),
    ...drillText.score(nameAt(position, capture.from), nameAt(position, capture.to)),
  }
}

/** Questions about captures, the cards that they cut off, and the number of cards that they capture. */
export const drill = createDrill(drillText.title, CARDS_BY_LEVEL.length, { valid, find, next, score })
