import { DECK, RANKS, suitOf, type Card } from '../../../src/engine/cards.ts'
import { numbers } from '../../bench/measure.ts'
import type { NaiveHead } from './naive/game.ts'

export interface Dice {
  below(count: number): number
  oneOf<T>(list: readonly T[]): T
  shuffled<T>(list: readonly T[]): T[]
}

export function dice(seed: number): Dice {
  const next = numbers(seed)
  const below = (count: number): number => Math.floor(next() * count)
  return {
    below,
    oneOf: list => list[below(list.length)] as (typeof list)[number],
    shuffled: list => {
      const left = [...list]
      return list.map(() => left.splice(below(left.length), 1)[0] as (typeof list)[number])
    },
  }
}

type Cells = Record<string, Card>
const isRed = (card: Card): boolean => /[HD]/.test(suitOf(card))
const STEPS = [[1, 0], [-1, 0], [0, 1], [0, -1]] as const // oxfmt-ignore

/** A connected layout of these cards, without six of a colour in line. Leaves out the remaining cards if it finds no square for a card. */
function grown(cards: readonly Card[], { below, oneOf }: Dice): Cells {
  const table: Cells = {}
  let [x, y] = [below(5) - 2, below(5) - 2]
  for (const card of cards) {
    for (let tries = 0; table[`${x},${y}`] !== undefined || wins(table, x, y, card); tries++) {
      if (tries > 200) return table
      const [fromX = 0, fromY = 0] = oneOf(Object.keys(table)).split(',').map(Number)
      const [dx, dy] = oneOf(STEPS)
      x = fromX + dx
      y = fromY + dy
    }
    table[`${x},${y}`] = card
  }
  return table
}

function wins(table: Readonly<Cells>, x: number, y: number, card: Card): boolean {
  const reach = (dx: number, dy: number): number => {
    for (let n = 1; ; n++) {
      const next = table[`${x + n * dx},${y + n * dy}`]
      if (next === undefined || isRed(next) !== isRed(card)) return n - 1
    }
  }
  return reach(1, 0) + reach(-1, 0) >= 5 || reach(0, 1) + reach(0, -1) >= 5
}

/** A layout of up to four arms around a card that can capture the first card of an arm. The capture may require the choice of a group. */
function star(pack: Card[], { below, oneOf }: Dice): Cells {
  const taken = oneOf(pack)
  const rank = RANKS[(RANKS.indexOf(taken[0] as (typeof RANKS)[number]) + 1) % 13] ?? 'A'
  const table: Cells = { '0,0': `${rank}${oneOf(['S', 'H', 'D', 'C'] as const)}`, '1,0': taken }
  const rest = pack.filter(card => !Object.values(table).includes(card))
  for (const [dx, dy] of STEPS) {
    const length = below(4)
    for (let n = dx === 1 ? 2 : 1; n <= length; n++) table[`${n * dx},${n * dy}`] = rest.pop() as Card
  }
  return table
}

/** A random head of a match that starts before the first card, in the opening, or in the main phase. */
export function randomHead(at: Dice): NaiveHead {
  const { below, oneOf } = at
  const match = { opener: oneOf([1, 2] as const), fixed: below(2) === 0, games: oneOf([2, 4]) }
  const kind = below(5)
  const deal =
    kind === 0 ? null : kind === 1 ? openingDeal(match.opener, at) : mainDeal(at, kind === 2 ? match.opener : null)
  return deal ? { ...match, deal } : match
}

function openingDeal(opener: 1 | 2, at: Dice): NaiveHead['deal'] | null {
  const laid = 1 + at.below(25)
  const hearts = at.shuffled(DECK.filter(card => suitOf(card) === 'H'))
  const spades = at.shuffled(DECK.filter(card => suitOf(card) === 'S'))
  const cards = Array.from({ length: laid }, (_, n) => (n === 0 || (n - 1) % 4 >= 2 ? hearts : spades).pop() as Card)
  const table = grown(at.shuffled(cards), at)
  if (Object.keys(table).length < laid) return null
  const openers = (laid - 1) % 4 >= 2
  const turn = openers === (opener === 1) ? 1 : 2
  const moves = laid % 2 === 0 || laid === 25 ? 1 : 2
  return { table, opening: true, turn, moves, seized: [], quiet: 0, seizing: false }
}

function mainDeal(at: Dice, starFor: 1 | 2 | null): NaiveHead['deal'] {
  const { below, oneOf, shuffled } = at
  const pack = shuffled(DECK)
  const table = starFor ? star(pack, at) : grown(pack.slice(0, oneOf([1, 2, 3, 5, 8, 12, 16, 24, 30, 40])), at)
  const rest = pack.filter(card => !Object.values(table).includes(card))
  const seized = rest.slice(0, oneOf([0, rest.length, below(rest.length), rest.length - below(4)]))
  const quiet = below(10)
  const seizing = quiet === 0 && below(2) === 0
  const centre = table['0,0']
  const turn = starFor && centre && isRed(centre) ? starFor : oneOf([1, 2] as const)
  return { table, opening: false, turn, moves: 1 + below(2), seized, quiet, seizing }
}

/** A random action, which may be impossible or unreadable. */
export function randomAction({ below, oneOf }: Dice, cells: readonly string[]): string {
  const cell = (): string => (below(6) === 0 || cells.length === 0 ? `${below(9) - 4},${below(9) - 4}` : oneOf(cells))
  const card = (): string => oneOf(DECK)
  return oneOf([
    () => `place ${card()} ${cell()}`,
    () => `switch ${cell()} ${cell()}`,
    () => `exchange ${cell()} ${card()}`,
    () => `capture ${cell()} ${cell()}`,
    () => `keep ${cell()}`,
    () => 'pass',
    () => (below(10) === 0 ? 'agree' : 'hello there'),
    () => 'next',
    () => `stands switch ${cell()} ${cell()}`,
    () => `stands capture ${cell()} ${cell()}`,
    () => oneOf(['stands pass', 'stands turn 1', 'stands turn 2', 'stands agree', `stands keep ${cell()}`]),
  ])()
}
