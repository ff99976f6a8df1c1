import type { GameName } from '../names.ts'
import type { AnyAction } from '../../src/engine/game.ts'
import * as tennisOpponent from '../../src/analysis/tennis/index.ts'
import { seatView } from '../../src/analysis/tennis/hand.ts'
import type { AnalysisList, Level } from '../../src/analysis/advice.ts'
import * as wellsixOpponent from '../../src/analysis/wellsix/index.ts'
import * as weticeOpponent from '../../src/analysis/wetice/index.ts'
import { turnOf } from '../../src/engine/tennis/seats.ts'
import { SEATS, type Action, type Position } from '../../src/engine/tennis/types.ts'
import { heldCards, createDealNote } from '../../src/games/tennis/table/held.ts'
import type { AnyCourse } from '../../src/lessons/course.ts'
import { FIRST_SEED, seedAfter, HINT_OPTIONS, APP_LEVEL } from '../../src/lessons/first-game.ts'
import { notesFor } from '../../src/lessons/guide.ts'
import { sceneOf } from '../../src/lessons/lesson.ts'

/** For each game, the ids of the notes that explain its events. */
export const MECHANIC_NOTES: Readonly<Record<string, readonly string[]>> = {
  wetice: ['score', 'owner', 'fall', 'chain', 'give'],
  wellsix: ['main', 'two-moves', 'capture', 'isolate'],
  tennis: ['ghost', 'net', 'clear', 'missed', 'match'],
  grafa: ['dig', 'draw', 'return', 'use', 'arrange'],
} satisfies Record<GameName, readonly string[]>

interface GameKey {
  readonly level: Level
  readonly seed: number
}

function endOf<T>(search: Generator<null, T>): T {
  for (;;) {
    const { done, value } = search.next()
    if (done) return value
  }
}

/** The app's choice for the seat whose turn it is in A Lifelike Tennis, with cards dealt by the app. */
function tennisChoice(position: Position, { level, seed }: GameKey, created: number): Action {
  const turn = turnOf(position)
  if (turn === null) return { type: 'next' }
  const dealt = createDealNote({ practice: true, created }, position.hand).hands
  const hands = SEATS.map(seat => heldCards(seat, position, dealt[seat - 1] ?? []))
  const choice = endOf(tennisOpponent.chooseMove(seatView(turn, position, hands), level, seed))
  if (choice.type !== 'blind') return choice
  const card = hands[turn - 1]?.[choice.index]
  if (card === undefined) throw new Error('no such card')
  return { type: 'play', card }
}

type Opponent = Awaited<ReturnType<NonNullable<AnalysisList[string]['opponent']>>>

/** The opponents in games without hidden cards. */
const OPPONENTS: Readonly<Record<string, Opponent>> = { wetice: weticeOpponent, wellsix: wellsixOpponent }

function choiceAt({ game }: AnyCourse, position: unknown, asked: GameKey, deal: number): AnyAction | null {
  const opponent = OPPONENTS[game.name]
  return opponent
    ? endOf(opponent.chooseMove(position, asked.level, asked.seed))
    : tennisChoice(position as Position, asked, deal)
}

interface FirstGame {
  readonly actions: readonly string[]
  /** The ids of the notes that were shown, in order. */
  readonly given: readonly string[]
  readonly events: readonly string[]
  readonly position: unknown
  readonly won: boolean
  /** The reasons that were given with the hints. */
  readonly told: readonly string[]
}

/** A limit that no first game reaches. */
const MAX = 400

const isOver = ({ game }: AnyCourse, position: unknown): boolean =>
  ['game-over', 'over'].includes(game.status(position).phase)

function isWon({ game, guide }: AnyCourse, position: unknown): boolean {
  const { winner, scores } = game.status(position)
  const learner = guide.learner ?? 1
  const own = scores[learner - 1] ?? 0
  return winner === learner || (scores.length > 1 && scores.every((score, i) => i + 1 === learner || score < own))
}

interface Dealt {
  /** The head of a record. By default it is the head of a first game. */
  readonly head?: string
  /** Selects one of the first games that the app deals. In A Lifelike Tennis it selects the cards of the hands. */
  readonly deal: number
  /** The seed of the app's random choices. */
  readonly chances?: number
}

/** Plays a first game in the same way as the app, with a learner who follows the hints. */
export function firstGame(course: AnyCourse, { head, deal, chances = FIRST_SEED }: Dealt): FirstGame {
  const { game, guide } = course
  const actions: string[] = []
  const given = new Set<string>()
  const events: string[] = []
  const told: string[] = []
  let position = sceneOf(game, head ?? guide.deal(deal))?.position
  while (!isOver(course, position) && actions.length < MAX) {
    const isLearner = guide.learner === undefined || game.status(position).turn === guide.learner
    const asked = isLearner ? HINT_OPTIONS : { level: APP_LEVEL, seed: seedAfter(actions.length, chances) }
    const action = guide.choose ? guide.choose(position) : choiceAt(course, position, asked, deal)
    if (!action) throw new Error('nothing to play')
    const ruling = game.play(position, action)
    if (!ruling.accepted) throw new Error(`${game.makeAction(action)} is refused`)
    if (isLearner) told.push(Object.values(guide.why(position, action)).join(' '))
    for (const { id } of notesFor(guide, position, ruling.steps, ruling.position)) given.add(id)
    events.push(...ruling.steps.map(({ event }) => event.type))
    position = ruling.position
    actions.push(game.makeAction(action))
  }
  return { actions, given: [...given], events, position, won: isWon(course, position), told }
}
