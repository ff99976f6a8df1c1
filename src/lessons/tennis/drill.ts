import { RANKS, type Rank } from '../../engine/cards.ts'
import { tennis } from '../../engine/tennis/index.ts'
import type { Event, Position } from '../../engine/tennis/types.ts'
import { aRank } from '../../rulebook/card-words.ts'
import type { Drill, Question } from '../drill.ts'
import { YES, yesIf, YES_OR_NO } from '../goals.ts'
import { type Outcome, numbers } from '../lesson.ts'
import { outcomeOf, sceneOf } from '../record.ts'
import { seeded, type Seeded } from '../seeded.ts'
import { clears, pointsOf } from './goals.ts'
import { hand } from './hand-record.ts'

const NUMBERS: readonly Rank[] = ['2', '3', '4', '5', '6', '7', '8', '9', 'T']
const LEVELS = 5
/** From this level on the card is as high as the Net, or nearly. */
const CLOSE = 2
/** From this level on it is asked for points, with cards that may match. */
const POINTS = 3

const rank = (random: Seeded, from: readonly Rank[]): Rank => from[random.below(from.length)] ?? '7'

/** A rank within one of the Net, where there is such a rank. */
function closeTo(net: number, random: Seeded): Rank {
  return RANKS[Math.min(Math.max(net - 2 + random.below(3), 0), RANKS.length - 1)] ?? '7'
}

/** A rank that is as likely to clear the Net as not, where there are both. */
function anyFor(net: number, from: readonly Rank[], random: Seeded): Rank {
  const [higher, others] = [
    from.filter(each => RANKS.indexOf(each) >= net),
    from.filter(each => RANKS.indexOf(each) < net),
  ]
  return rank(random, random.below(2) === 0 && others.length > 0 ? others : higher)
}

function answerOf(record: string, action: string, right: (outcome: Outcome<Position, Event>) => string): string {
  const scene = sceneOf(tennis, record)
  return scene ? right(outcomeOf(tennis, scene.position, action)) : ''
}

function askForClearing(level: number, random: Seeded): Question<Position, Event> {
  const from = level === 0 ? NUMBERS : RANKS
  const pair = [rank(random, from), rank(random, from)] as const
  const net = Math.abs(RANKS.indexOf(pair[0]) - RANKS.indexOf(pair[1]))
  const card = level >= CLOSE ? closeTo(net, random) : anyFor(net, from, random)
  const record = hand(pair.join(''))
  const action = `play ${card}`
  const right = yesIf<Position, Event>(clears)
  const answer = answerOf(record, action, right)
  return {
    type: 'choice',
    record,
    task: `Cleo played ${aRank(pair[0])}, Ada ${aRank(pair[1])}. Now Ben plays ${aRank(card)}. Does it clear the Net?`,
    hints: ['The Net is the difference of the two cards.', 'The card has to be higher than the Net.'],
    done: answer === YES ? 'It is higher than the Net.' : 'It is not higher than the Net.',
    otherwise: answer === YES ? 'It is higher than the Net.' : 'It is not higher than the Net.',
    options: YES_OR_NO,
    action,
    right,
    answer,
  }
}

function askForPoints(level: number, random: Seeded): Question<Position, Event> {
  const pair = [rank(random, RANKS), rank(random, RANKS)] as const
  const net = Math.abs(RANKS.indexOf(pair[0]) - RANKS.indexOf(pair[1]))
  const first = closeTo(net, random)
  const second = random.below(2) === 0 ? first : closeTo(net, random)
  const adds = level > POINTS && random.below(2) === 0
  const record = hand(`${pair.join('')}${first}`, adds ? { match: 'adds' } : {})
  const action = `play ${second}`
  const right = pointsOf(2)
  const answer = answerOf(record, action, right)
  const rule = adds ? ' Matching cards score on top here.' : ''
  return {
    type: 'choice',
    record,
    task: `The Net is ${net}. Ben played ${aRank(first)}, and Dan plays ${aRank(second)}.${rule} How many points has Ben from this pair?`,
    hints: ['Did Ben’s card clear the Net? Do the two cards match?', 'Matching cards bring two points each.'],
    done: 'So it is.',
    otherwise: `It is ${answer}: a point for a higher card, and two for matching ones${adds ? ', on top' : ' in its place'}.`,
    options: numbers(0, 1, 2, 3),
    action,
    right,
    answer,
  }
}

/** Does this card clear the Net? */
export const drill: Drill<Position, Event> = {
  title: 'Does it clear the Net?',
  levels: LEVELS,
  make(level, seed) {
    const random = seeded(seed)
    return level < POINTS ? askForClearing(level, random) : askForPoints(level, random)
  },
}
