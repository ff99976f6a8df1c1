import { computed } from 'vue'
import type { Move } from '../../book/journal/replay.ts'
import type { GameTypes } from '../../engine/game.ts'
import { movementCount, type CardLocations, type Instruction, isCell, type Place } from '../../engine/hands.ts'
import { completedWay, advanceWay, type Path, type Way } from '../../engine/hands-walk.ts'
import { type Source, stepsOf, type Rules } from './source.ts'
import { completedSteps } from './useWalk.ts'

type Moves<G extends GameTypes> = readonly Move<G>[]

export const sameMoves = (one: readonly Move[], other: readonly Move[]): boolean =>
  one.length === other.length && one.every(({ action }, place) => action === other[place]?.action)

function stopsDone<G extends GameTypes>({ hands: { elsewhere: hands }, moves }: Source<G>): number {
  const last = hands?.value?.way.at(-1)
  return last && sameMoves(last.moves, moves.value) ? last.stops : 0
}

/** After an undo, a redo, or an amendment, instructs players stop by stop until the real table agrees with the app. */
export function useCatchUp<G extends GameTypes>(rules: Rules<G>, source: Source<G>) {
  const { hands } = rules.game
  type MovePath = Path<G['position'], G['event']>

  function pathOf(moves: Moves<G>, noted = Infinity): MovePath {
    const last = moves.at(-1)
    const steps = stepsOf<G>(last?.ruling ?? null)
    const done = last && noted === 0 ? completedSteps(rules.stops(steps, last.before), 0, steps.length) : noted
    return {
      start: source.start.value,
      steps: [...moves.slice(0, -1).flatMap(move => stepsOf<G>(move.ruling)), ...steps.slice(0, done)],
    }
  }

  const way = computed((): Way<G['position'], G['event']> | null => {
    const at = source.hands.elsewhere?.value
    if (!at) return null
    const now = at.way.reduce(
      (earlier, { moves, stops }) => advanceWay(hands.towards(earlier, pathOf(moves)), stops),
      completedWay(pathOf(at.moves, at.step)),
    )
    return hands.towards(now, pathOf(source.moves.value))
  })
  const done = computed(() => stopsDone(source))
  const rest = computed(() => way.value?.rest.length ?? 0)
  const finish = (): unknown => (way.value ? source.hands.walkTo(ALL) : undefined)

  return {
    /** The moves with which the real table last agreed; null if it agrees with the current moves. */
    from: computed((): Moves<G> | null => source.hands.elsewhere?.value?.moves ?? null),
    /** The moves to which the catch-up led before the last change, or null. */
    goal: computed((): Moves<G> | null => source.hands.elsewhere?.value?.way.at(-1)?.moves ?? null),
    walking: computed(() => rest.value > 0),
    locations: computed((): CardLocations | null =>
      way.value && rest.value > 0 ? hands.locationsOn(way.value) : null,
    ),
    now: computed((): Instruction | null => way.value?.rest[0] ?? null),
    cards: computed(() => movementCount(way.value?.rest[0] ?? [])),
    stop: computed(() => done.value + 1),
    count: computed(() => (rest.value > 0 ? done.value + rest.value : 0)),
    back: (): void => void (done.value > 0 && source.hands.moveTo?.(done.value - 1)),
    next: (): unknown => (rest.value > 1 ? source.hands.moveTo?.(done.value + 1) : finish()),
    finish,
  }
}

const ALL = Number.MAX_SAFE_INTEGER

export type CatchUp<G extends GameTypes> = ReturnType<typeof useCatchUp<G>>

/** If `both` is true, two cards are swapped. */
interface CellWay {
  readonly from: string
  readonly to: string
  readonly both: boolean
}

const CELL = 'cell '
const cellOf = (place: Place): string[] => (isCell(place) ? [place.slice(CELL.length)] : [])

export const instructionCells = (instruction: Instruction): readonly string[] => [
  ...new Set(
    instruction.flatMap(({ movements }) => movements.flatMap(({ from, to }) => [...cellOf(from), ...cellOf(to)])),
  ),
]

export const cellMovements = (instruction: Instruction): readonly CellWay[] =>
  instruction.flatMap(({ kind, movements }) =>
    (kind === 'swap' ? movements.slice(0, 1) : movements).flatMap(movement => {
      const [from, to] = [cellOf(movement.from)[0], cellOf(movement.to)[0]]
      return from === undefined || to === undefined ? [] : [{ from, to, both: kind === 'swap' }]
    }),
  )
