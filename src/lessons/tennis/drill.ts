import { RANKS, valueOf, type Rank } from '../../engine/cards.ts'
import { tennis } from '../../engine/tennis/index.ts'
import type { Event, Position } from '../../engine/tennis/types.ts'
import { aRank, rankAndValue, rankName } from '../../rulebook/card-words.ts'
import { capital, counted } from '../../rulebook/lists.ts'
import { drillOf, until, type Kind } from '../drill.ts'
import { YES, yesIf, YES_OR_NO } from '../goals.ts'
import { numbers, type Option, type Outcome } from '../lesson.ts'
import { outcomeOf, sceneOf } from '../record.ts'
import type { Seeded } from '../seeded.ts'
import { clears, netOf, pointsOf, whoIsNext } from './goals.ts'
import { hand } from './hand-record.ts'
import { WHO } from './types.ts'

type TennisKind = Kind<Position, Event>
type Right = (outcome: Outcome<Position, Event>) => string

const NUMBERS: readonly Rank[] = ['2', '3', '4', '5', '6', '7', '8', '9', 'T']
const LEVELS = 5
/** From this level on the card is as high as the Net, or nearly. */
const CLOSE = 2
/** From this level on matching cards may score on top. */
const HOUSE_RULE = 4
const MOST_PLAYED = 12
const CHOICES = 4

const anyOf = (from: readonly Rank[], random: Seeded): Rank => from[random.below(from.length)] ?? '7'
const ranksAt = (level: number): readonly Rank[] => (level === 0 ? NUMBERS : RANKS)
const pairAt = (level: number, random: Seeded) =>
  [anyOf(ranksAt(level), random), anyOf(ranksAt(level), random)] as const
const between = ([one, other]: readonly [Rank, Rank]): number => Math.abs(valueOf(one) - valueOf(other))

/** `Queen 12 − 3 = 9`. */
function subtraction([one, other]: readonly [Rank, Rank]): string {
  const [high, low] = valueOf(one) < valueOf(other) ? [other, one] : [one, other]
  return `${rankAndValue(high)} − ${rankAndValue(low)} = ${between([one, other])}`
}

function answerOf(record: string, action: string | null, right: Right): string {
  const scene = sceneOf(tennis, record)
  if (!scene) return ''
  return right(
    action === null
      ? { refusal: null, events: [], position: scene.position }
      : outcomeOf(tennis, scene.position, action),
  )
}

/** A card that clears the Net or does not, as it is wanted; from some level on only just. */
function cardAt(level: number, net: number, clearing: boolean, random: Seeded): Rank {
  const fitting = ranksAt(level).filter(rank => valueOf(rank) > net === clearing)
  const close = clearing ? fitting.slice(0, 2) : fitting.slice(-2)
  return anyOf(level >= CLOSE ? close : fitting, random)
}

/** Does this card clear the Net? */
const clear: TennisKind = {
  id: 'valid',
  ask(level, random) {
    const clearing = random.below(2) === 0
    const fits = (pair: readonly [Rank, Rank]): boolean =>
      ranksAt(level).some(rank => valueOf(rank) > between(pair) === clearing)
    const pair = until(() => pairAt(level, random), fits)
    const card = cardAt(level, between(pair), clearing, random)
    const record = hand(pair.join(''))
    const right = yesIf<Position, Event>(clears)
    const answer = answerOf(record, `play ${card}`, right)
    const why = `The Net is ${subtraction(pair)}, and ${rankAndValue(card)} is ${answer === YES ? '' : 'not '}higher.`
    return {
      type: 'choice',
      record,
      hidden: ['net'],
      task: `Cleo played ${aRank(pair[0])}, Ada ${aRank(pair[1])}. Now Ben plays ${aRank(card)}. Does it clear the Net?`,
      hints: ['The Net is the difference of the two cards.', 'The card has to be higher than the Net.'],
      done: why,
      otherwise: why,
      options: YES_OR_NO,
      action: `play ${card}`,
      right,
      answer,
    }
  },
}

/** As many numbers side by side, the right one among them. */
function around(right: number, most: number, random: Seeded): number[] {
  const first = Math.min(Math.max(right - random.below(CHOICES), 0), most - CHOICES + 1)
  return Array.from({ length: CHOICES }, (_, index) => first + index)
}

/** A pair of which each Net is as likely. */
function pairOfAnyNet(level: number, random: Seeded): readonly [Rank, Rank] {
  const wanted = random.below(highestNet(level) + 1)
  return until(
    () => pairAt(level, random),
    pair => between(pair) === wanted,
  )
}

const highestNet = (level: number): number => ranksAt(level).length - 1

/** What happens next: which Net do the two cards leave? */
const net: TennisKind = {
  id: 'next',
  ask(level, random) {
    const pair = pairOfAnyNet(level, random)
    const record = hand(pair.join(''))
    const why = `${subtraction(pair)}.`
    return {
      type: 'choice',
      record,
      hidden: ['net'],
      task: `Cleo played ${aRank(pair[0])}, Ada ${aRank(pair[1])}. What is the Net?`,
      hints: ['Take the smaller from the larger.', 'An ace is 1, a jack 11, a queen 12, a king 13.'],
      done: why,
      otherwise: why,
      options: numbers(...around(between(pair), highestNet(level), random)),
      action: null,
      right: netOf,
      answer: answerOf(record, null, netOf),
    }
  },
}

const lowestThatClears: Right = ({ position }) => RANKS.find(rank => valueOf(rank) > (position.net ?? 0)) ?? ''

/** Find the card: the lowest that clears. */
const find: TennisKind = {
  id: 'find',
  ask(level, random) {
    const pair = pairOfAnyNet(level, random)
    const record = hand(pair.join(''))
    const answer = answerOf(record, null, lowestThatClears)
    const places = around(between(pair), highestNet(level), random)
    const choices = RANKS.filter((_, index) => places.includes(index)).map((rank): Option => ({
      value: rank,
      label: capital(rankName(rank)),
    }))
    const why = `The Net is ${subtraction(pair)}: the next card above it is enough.`
    return {
      type: 'choice',
      record,
      hidden: ['net'],
      task: `Cleo played ${aRank(pair[0])}, Ada ${aRank(pair[1])}. Which is the lowest card that clears the Net?`,
      hints: ['The Net is the difference of the two cards.', 'One higher than the Net.'],
      done: why,
      otherwise: why,
      options: choices,
      action: null,
      right: lowestThatClears,
      answer,
    }
  },
}

/** Two cards on a Net, and how many points that brings the first of them. */
function twoOnANet(level: number, adds: boolean, random: Seeded) {
  const pair = pairAt(level, random)
  const first = cardAt(level, between(pair), random.below(2) === 0, random)
  const second = random.below(2) === 0 ? first : anyOf(ranksAt(level), random)
  const record = hand(`${pair.join('')}${first}`, adds ? { match: 'adds' } : {})
  return { pair, first, second, record, answer: answerOf(record, `play ${second}`, pointsOf(2)) }
}

/** How much does it score? */
const points: TennisKind = {
  id: 'score',
  ask(level, random) {
    const adds = level >= HOUSE_RULE && random.below(2) === 0
    const choices = adds ? numbers(0, 1, 2, 3) : numbers(0, 1, 2)
    const wanted = choices[random.below(choices.length)]?.value
    const { pair, first, second, record, answer } = until(
      () => twoOnANet(level, adds, random),
      each => each.answer === wanted,
    )
    const over = valueOf(first) > between(pair)
    const match =
      first === second ? ` The two match: two points ${adds ? 'more' : 'in its place'}.` : ' They do not match.'
    const why = `The Net is ${subtraction(pair)}, and ${rankAndValue(first)} is ${over ? '' : 'not '}higher.${match} ${counted(Number(answer), 'point', 'points')}.`
    return {
      type: 'choice',
      record,
      hidden: ['net', 'points'],
      task: `The cards were ${aRank(pair[0])} and ${aRank(pair[1])}. Ben played ${aRank(first)}, and Dan plays ${aRank(second)}.${adds ? ' Matching cards score on top here.' : ''} How many points has Ben?`,
      hints: ['Did Ben’s card clear the Net? Do the two cards match?', 'Matching cards bring two points each.'],
      done: why,
      otherwise: why,
      options: choices,
      action: `play ${second}`,
      right: pointsOf(2),
      answer,
    }
  },
}

/** Who is next? */
const who: TennisKind = {
  id: 'who',
  ask(level, random) {
    const count = random.below(level === 0 ? CHOICES : MOST_PLAYED)
    const record = hand(random.shuffled(RANKS).slice(0, count).join(''))
    return {
      type: 'choice',
      record,
      hidden: ['turn'],
      task: `Ada is the Ghost, Ben the Angler, Cleo the Fish, Dan the Cormorant. ${count === 0 ? 'No card lies there.' : `${counted(count, 'card lies', 'cards lie')} there.`} Who plays next?`,
      hints: [
        'Pairs take turns: Fish and Ghost, then Angler and Cormorant.',
        'After every four cards it begins again with the Fish.',
      ],
      done: 'Fish, Ghost, Angler, Cormorant, and again.',
      otherwise: 'The order is Fish, Ghost, Angler, Cormorant, and again.',
      options: WHO,
      action: null,
      right: whoIsNext,
      answer: answerOf(record, null, whoIsNext),
    }
  },
}

/** The Net, what clears it, what it earns, and whose turn it is. */
export const drill = drillOf('Nets, points and turns', LEVELS, [clear, net, find, points, who])
