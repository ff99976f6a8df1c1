import { cardOf, DECK, rankOf, RANKS, SUITS, suitOf, type Card, type Suit } from '../../engine/cards.ts'
import { neighbours, type Cell } from '../../engine/wellsix/cells.ts'
import { colourOf } from '../../engine/wellsix/colours.ts'
import { wellsix } from '../../engine/wellsix/index.ts'
import { play } from '../../engine/wellsix/play.ts'
import type { Action, Event, Position } from '../../engine/wellsix/types.ts'
import type { Drill } from '../drill.ts'
import type { Option, Outcome } from '../lesson.ts'
import { outcomeOf, sceneOf } from '../record.ts'
import { seeded, type Seeded } from '../seeded.ts'
import { splits } from './goals.ts'

type Capture = Extract<Action, { type: 'capture' }>

/** Cards on the table, by level. */
const CARDS = [5, 7, 9, 12, 16]
const MOST_CARDS = 16
/** In one question of so many no capture splits the table. */
const NONE_IN = 4
const MOST_OPTIONS = 4
/** Tables that are laid until one has captures to choose from. */
const TRIES = 60

const GLYPHS: Readonly<Record<Suit, string>> = { S: '♠', H: '♥', D: '♦', C: '♣' }
const short = (card: Card): string => `${rankOf(card) === 'T' ? '10' : rankOf(card)}${GLYPHS[suitOf(card)]}\uFE0E`

/** The option that is no capture. */
const NONE = { value: '', label: 'None of them' }

/** A card that takes another, or is taken by it, makes captures likely. */
function nextCard(beside: Card, free: readonly Card[], random: Seeded): Card | undefined {
  const rank = RANKS.indexOf(rankOf(beside))
  const near = [rank + 1, rank + RANKS.length - 1].flatMap(each => RANKS[each % RANKS.length] ?? [])
  const related = near.flatMap(each => SUITS.map(suit => cardOf(each, suit))).filter(card => free.includes(card))
  const from = random.below(3) > 0 && related.length > 0 ? related : free
  return from[random.below(from.length)]
}

/** Cards that hang together, laid one beside another. */
function layTable(count: number, random: Seeded): ReadonlyMap<Cell, Card> {
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

/** The record of a table with Ada to move and nothing in the hands. */
function recordOf(table: ReadonlyMap<Cell, Card>): string {
  const lying = new Set(table.values())
  const gone = (colour: 'red' | 'black'): string =>
    DECK.filter(card => !lying.has(card) && colourOf(card) === colour).join(' ') || '-'
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

const isSplit = (position: Position, capture: Capture): boolean => {
  const ruling = play(position, capture)
  return (
    ruling.accepted &&
    splits({ refusal: null, events: ruling.steps.map(step => step.event), position: ruling.position })
  )
}

interface Found {
  readonly record: string
  readonly position: Position
  readonly captures: readonly Capture[]
}

/** A table with several captures, of which at most one splits it. */
function findTable(level: number, random: Seeded): Found | null {
  const count = CARDS[level] ?? MOST_CARDS
  const wantNone = random.below(NONE_IN) === 0
  let last: Found | null = null
  for (let i = 0; i < TRIES; i++) {
    const record = recordOf(layTable(count, random))
    const position = sceneOf(wellsix, record)?.position
    const captures = position ? wellsix.legal(position).filter(action => action.type === 'capture') : []
    if (!position || captures.length < 2) continue
    const splitting = captures.filter(capture => isSplit(position, capture))
    const others = captures.filter(capture => !splitting.includes(capture)).slice(0, MOST_OPTIONS - 1)
    if (others.length === 0) continue
    last = { record, position, captures: random.shuffled([...splitting.slice(0, 1), ...others]) }
    if ((splitting.length === 0) === wantNone) return last
  }
  return last
}

function optionsOf({ position, captures }: Found): Option[] {
  const name = (cell: Cell): string => {
    const card = position.table[cell]
    return card ? short(card) : cell
  }
  const named = captures.map(capture => ({
    value: wellsix.makeAction(capture),
    label: `${name(capture.from)} takes ${name(capture.to)}`,
  }))
  return [...named, NONE]
}

/** Used where chance finds no table: the smallest that has one. */
const PLAIN: Found['record'] = recordOf(
  new Map<Cell, Card>([
    ['0,0', '8S'],
    ['1,0', 'KH'],
    ['2,0', 'QS'],
    ['3,0', 'JD'],
    ['3,1', 'TC'],
    ['2,1', '9H'],
  ]),
)

function plainTable(): Found | null {
  const position = sceneOf(wellsix, PLAIN)?.position
  const captures = position ? wellsix.legal(position).filter(action => action.type === 'capture') : []
  return position ? { record: PLAIN, position, captures } : null
}

/** Which of these captures splits the table? */
export const drill: Drill<Position, Event> = {
  title: 'Which capture splits the table?',
  levels: CARDS.length,
  make(level, seed) {
    const found = findTable(level, seeded(seed)) ?? plainTable()
    const options = found ? optionsOf(found) : []
    const right = ({ position }: Outcome<Position, Event>): string =>
      options.find(({ value }) => value !== NONE.value && splits(outcomeOf(wellsix, position, value)))?.value ??
      NONE.value
    return {
      type: 'choice',
      record: found?.record ?? PLAIN,
      task: 'Which of these captures splits the table?',
      hints: ['The capturing card leaves its place empty.', 'Which card is the only link between two parts?'],
      done: 'That is it.',
      otherwise: 'Take the capturing card off its place, and see what still hangs together.',
      options,
      action: null,
      tries: true,
      right,
      answer: found ? right({ refusal: null, events: [], position: found.position }) : NONE.value,
    }
  },
}
