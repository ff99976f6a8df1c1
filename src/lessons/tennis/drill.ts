import { shuffle, type Random } from '../../engine/random.ts'
import { RANKS, valueOf, type Rank } from '../../engine/cards.ts'
import { tennis } from '../../engine/tennis/index.ts'
import type { Event, Position } from '../../engine/tennis/types.ts'
import { rankName } from '#text/card-words.ts'
import { capital } from '#text/lists.ts'
import { itemForLevel, createDrill, createPool, positionOf, makeUntil, type QuestionMaker } from '../drill.ts'
import { YES, yesIf, YES_OR_NO } from '../goals.ts'
import { choice, numberOptions, type Option, type Outcome, outcomeOf } from '../lesson.ts'
import { clears, netOf, pointsOf, whoIsNext, recordOf, seatTask } from './goals.ts'
import { drillText } from '#text/tennis/practice.ts'

type Right = (outcome: Outcome<Position, Event>) => string

const NUMBERS: readonly Rank[] = ['2', '3', '4', '5', '6', '7', '8', '9', 'T']
const LEVELS = 5
const HOUSE_RULE_FROM_LEVEL = 4
const CHOICES = 4

const anyOf = (from: readonly Rank[], random: Random): Rank => from[random.below(from.length)] ?? '7'
const ranksAt = (level: number): readonly Rank[] => (level === 0 ? NUMBERS : RANKS)
const pairAt = (level: number, random: Random) =>
  [anyOf(ranksAt(level), random), anyOf(ranksAt(level), random)] as const
/** The values of aces, jacks, queens and kings must be remembered. */
const LETTER = 6
const hardnessOf = (pair: readonly [Rank, Rank]): number =>
  pair.reduce((sum, rank) => sum + valueOf(rank) + (NUMBERS.includes(rank) ? 0 : LETTER), 0)

const between = ([one, other]: readonly [Rank, Rank]): number => Math.abs(valueOf(one) - valueOf(other))

function answerOf(record: string, action: string | null, right: Right): string {
  const position = positionOf(tennis, record)
  return right(action === null ? { refusal: null, events: [], position } : outcomeOf(tennis, position, action))
}

function cardAt(level: number, net: number, clearing: boolean, random: Random): Rank {
  const fitting = ranksAt(level).filter(rank => valueOf(rank) > net === clearing)
  const pool = createPool(() => anyOf(fitting, random))
  return itemForLevel(level, LEVELS, pool, rank => -Math.abs(valueOf(rank) - net)) ?? '7'
}

const valid: QuestionMaker<Position, Event> = (level, random) => {
  const clearing = random.below(2) === 0
  const fits = (pair: readonly [Rank, Rank]): boolean =>
    ranksAt(level).some(rank => valueOf(rank) > between(pair) === clearing)
  const pair = makeUntil(() => pairAt(level, random), fits)
  const card = cardAt(level, between(pair), clearing, random)
  const record = recordOf(pair.join(''))
  const right = yesIf<Position, Event>(clears)
  const answer = answerOf(record, `play ${card}`, right)
  return {
    ...choice(record, YES_OR_NO, `play ${card}`, right, answer, { hidden: ['net'] }),
    ...drillText.valid(pair, card, answer === YES),
  }
}

function around(right: number, most: number, random: Random): number[] {
  const first = Math.min(Math.max(right - random.below(CHOICES), 0), most - CHOICES + 1)
  return Array.from({ length: CHOICES }, (_, index) => first + index)
}

/** All Nets are equally likely. */
function pairOfAnyNet(level: number, random: Random): readonly [Rank, Rank] {
  const wanted = random.below(highestNet(level) + 1)
  const fitting = () =>
    makeUntil(
      () => pairAt(level, random),
      pair => between(pair) === wanted,
    )
  return itemForLevel(level, LEVELS, createPool(fitting), hardnessOf) ?? fitting()
}

const highestNet = (level: number): number => ranksAt(level).length - 1

const next: QuestionMaker<Position, Event> = (level, random) => {
  const pair = pairOfAnyNet(level, random)
  const record = recordOf(pair.join(''))
  return {
    ...choice(
      record,
      numberOptions(...around(between(pair), highestNet(level), random)),
      null,
      netOf,
      answerOf(record, null, netOf),
      { hidden: ['net'] },
    ),
    ...drillText.next(pair),
  }
}

const lowestThatClears: Right = ({ position }) => RANKS.find(rank => valueOf(rank) > (position.net ?? 0)) ?? ''

const find: QuestionMaker<Position, Event> = (level, random) => {
  const pair = pairOfAnyNet(level, random)
  const record = recordOf(pair.join(''))
  const answer = answerOf(record, null, lowestThatClears)
  const places = around(between(pair), highestNet(level), random)
  const choices = RANKS.filter((_, index) => places.includes(index)).map((rank): Option => ({
    value: rank,
    label: capital(rankName(rank)),
  }))
  return { ...choice(record, choices, null, lowestThatClears, answer, { hidden: ['net'] }), ...drillText.find(pair) }
}

function twoOnANet(level: number, adds: boolean, random: Random) {
  const pair = pairAt(level, random)
  const first = cardAt(level, between(pair), random.below(2) === 0, random)
  const second = random.below(2) === 0 ? first : anyOf(ranksAt(level), random)
  const record = recordOf(`${pair.join('')}${first}`, adds ? { match: 'adds' } : {})
  return { pair, first, second, record, answer: answerOf(record, `play ${second}`, pointsOf(2)) }
}

const score: QuestionMaker<Position, Event> = (level, random) => {
  const adds = level >= HOUSE_RULE_FROM_LEVEL && random.below(2) === 0
  const choices = adds ? numberOptions(0, 1, 2, 3) : numberOptions(0, 1, 2)
  const wanted = choices[random.below(choices.length)]?.value
  const { pair, first, second, record, answer } = makeUntil(
    () => twoOnANet(level, adds, random),
    each => each.answer === wanted,
  )
  return {
    ...choice(record, choices, `play ${second}`, pointsOf(2), answer, { hidden: ['net', 'points'] }),
    ...drillText.score({ pair, first, second, over: valueOf(first) > between(pair), adds, points: Number(answer) }),
  }
}

const who: QuestionMaker<Position, Event> = (level, random) => {
  const count = random.below(CHOICES) + 2 * level
  const record = recordOf(
    shuffle([...RANKS], random)
      .slice(0, count)
      .join(''),
  )
  const task = seatTask({ record, hidden: ['turn'] }, whoIsNext, 'Ada')
  return { ...task, ...drillText.who(count), answer: task.right(positionOf(tennis, record)) }
}

/** Questions about the Net, the cards that clear it, their points, and the turn. */
export const drill = createDrill(drillText.title, LEVELS, { valid, next, find, score, who })
