import { recordOf, hasNoMatch } from './goals.ts'
import { diagramText, hintText, guideText, setUpText } from '#text/wetice/practice.ts'
import { wetice } from '../../engine/wetice/index.ts'
import type { Action, Event, Position, Setup, WetIceRefusal } from '../../engine/wetice/types.ts'
import { weticeRulebook } from '#text/wetice/index.ts'
import type { Course, Diagram } from '../course.ts'
import { chains, cleanup, entering, fall, runs, swap } from './lessons.ts'
import { drill } from './drill.ts'
import { end, give, irregular, overlooked, score, alone, plus } from './further-lessons.ts'
import { positionText } from '#text/wetice/hands.ts'
import { createRandom, oneOf, shuffle } from '../../engine/random.ts'
import { SUITS, type Suit } from '../../engine/cards.ts'
import { findRuns } from '../../engine/wetice/runs.ts'
import { notesOf, type Guide, type TryOut } from '../guide.ts'
import { and, countOf, happens, inPhase, not } from '../goals.ts'
import { outcomeOf, sceneOf } from '../lesson.ts'
import { CARDS_PER_SUIT, CELLS, HEIGHT, WIDTH, pileOf } from '../../engine/wetice/board.ts'

interface Result {
  readonly action: Action
  readonly lifted: number
  /** The number of cards that go to the current player's pile. */
  readonly own: number
  readonly links: number
  readonly matchesLeft: number
}

function resultOf(position: Position, action: Action): Result {
  const { events, position: after } = outcomeOf(wetice, position, wetice.makeAction(action))
  const scores = events.flatMap(event => (event.type === 'score' ? [event] : []))
  const sum = (some: typeof scores): number => some.reduce((cards, score) => cards + score.cards, 0)
  return {
    action,
    lifted: sum(scores),
    own: sum(scores.filter(score => score.player === position.turn)),
    links: events.filter(event => event.type === 'match').length,
    matchesLeft: findRuns(after.board).length,
  }
}

const swapsOf = (position: Position): Result[] =>
  wetice
    .legal(position)
    .filter(action => action.type === 'swap')
    .map(action => resultOf(position, action))

const reasonIn = ({ phase }: Position, { lifted, links, own, matchesLeft }: Result): string =>
  phase === 'cleanup' ? hintText.leaves(matchesLeft) : hintText.lifts(lifted, links, own)

const passIn = (position: Position): string => {
  if (position.phase === 'cleanup') return hintText.noMatchLeft
  const swaps = swapsOf(position)
  if (swaps.length === 0) return hintText.noLine
  return swaps.every(({ own }) => own === 0) ? hintText.onlyForOther : hintText.notWorth
}

function reasonToGive({ board, ...position }: Position, suit: Suit): string {
  const count = board.cells.filter(each => each === suit).length
  return hintText.gives(suit, pileOf({ board, ...position }, position.turn ?? 1)[suit] ?? 0, count)
}

function reason(position: Position, action: Action): string | null {
  switch (action.type) {
    case 'swap':
      return reasonIn(position, resultOf(position, action))
    case 'pass':
      return passIn(position)
    case 'give':
      return reasonToGive(position, action.suit)
    default:
      return null
  }
}

/** Seeds of deals in which every part occurs if the learner follows the hints: `FIRST` without matches, `AGAIN` with a cleanup. */
const FIRST = [11600, 12750, 6297] as const
const AGAIN = [3, 14, 57] as const

const TRY_OUT = recordOf('DSC CHD HHS')
const TRY_OUT_SWAP = 'swap b2 c1'

type TriedStop = TryOut<Position>['stops'][number]

function triedStops(event: Event, position: Position): readonly TriedStop[] {
  switch (event.type) {
    case 'swap':
      return [{ text: setUpText.swap, marked: event.cells, position }]
    case 'score':
      return [{ text: setUpText.lift, marked: event.cells, position }]
    case 'fall':
      return [{ text: setUpText.slide, marked: event.moves.map(([from]) => from), position }]
    default:
      return []
  }
}

function tryOut(): TryOut<Position> {
  const start = sceneOf(wetice, TRY_OUT)?.position
  const action = wetice.parseAction(TRY_OUT_SWAP.split(' '))
  const ruling = start && action.ok ? wetice.play(start, action.value) : null
  if (!start || !ruling?.accepted) throw new Error(`no table: ${TRY_OUT}`)
  const laid = CELLS[start.board.layout].filter((_, index) => start.board.cells[index] !== null)
  const stops = ruling.steps.flatMap(({ event }, index) =>
    triedStops(event, ruling.steps[index - 1]?.position ?? start),
  )
  return {
    record: TRY_OUT,
    stops: [
      { text: setUpText.nine, marked: laid, position: start },
      ...stops,
      { text: setUpText.deck, marked: [], position: ruling.position },
    ],
  }
}

const guide: Guide<Position, Event, Action> = {
  deal(seed, again = false) {
    const cards = shuffle(
      SUITS.flatMap(suit => Array.from({ length: CARDS_PER_SUIT }, () => suit)),
      createRandom(oneOf(again ? AGAIN : FIRST, seed)),
    )
    const width = WIDTH['8x6']
    const rows = Array.from({ length: HEIGHT['8x6'] }, (_, row) => cards.slice(row * width, (row + 1) * width).join(''))
    return recordOf(rows.join(' '), { phase: again ? 'cleanup' : 'swap' })
  },
  tryOut,
  learner: 1,
  why: (position, action) => ({ reason: reason(position, action) ?? '' }),
  reason,
  notes: notesOf(guideText, {
    welcome: () => true,
    cleanup: and(inPhase('cleanup'), not(hasNoMatch)),
    pass: and(inPhase('cleanup'), hasNoMatch),
    score: happens('score'),
    owner: ({ before, events }) =>
      events.some(event => event.type === 'score' && before.turn !== null && event.player !== before.turn),
    chain: moment => countOf<Position, Event>('match')(moment) > 1,
    fall: happens('fall'),
    give: inPhase('give'),
    'first-pass': ({ position: { phase, passes } }) => phase === 'swap' && passes > 0,
    over: inPhase('over'),
  }),
}

const DEAL = recordOf('HSDCCHSD SDCHHSDC CCHSDDHS DHSDSCCH SSDHCHCD HCDSHDSC', { phase: 'cleanup' })

const diagrams: Readonly<Record<string, Diagram>> = {
  table: { record: DEAL, action: null, marked: ['a1', 'h6'], caption: diagramText.table },
}

const lessonFor = ({ phase, mode }: Position): string => {
  switch (phase) {
    case 'cleanup':
      return cleanup.id
    case 'give':
      return give.id
    case 'swap':
      return mode === 'duel' ? swap.id : mode === 'solo' ? alone.id : plus.id
    case 'over':
      return end.id
  }
}

export const weticeCourse: Course<Setup, Position, Action, Event, WetIceRefusal> = {
  game: wetice,
  rulebook: weticeRulebook,
  lessons: [swap, runs, fall, chains, score, give, cleanup, end, overlooked, alone, plus, entering, irregular],
  drill,
  guide,
  diagrams,
  lessonFor,
  inWords: positionText,
}
