import type { AnyTable } from './module.ts'

type Told = Pick<AnyTable, 'rules' | 'start' | 'moves'>

/** The scores from the start to the end, one list a player: where a match has parts, after each part alone. */
export function scoreLines({ rules, start, moves }: Told): readonly (readonly number[])[] {
  const { game } = rules
  const all = [start.value, ...moves.value.map(({ after }) => after)].map(position => game.status(position).scores)
  const isNew = (scores: readonly number[], i: number): boolean => scores.some((score, p) => score !== all[i - 1]?.[p])
  const shown = game.rounds ? all.filter((scores, i) => i === 0 || isNew(scores, i)) : all
  return (all[0] ?? []).map((_, player) => shown.map(scores => scores[player] ?? 0))
}

/** A line of scores as points in a box of this size: the least of all lines at the bottom, the most at the top. */
export function pointsOf(
  line: readonly number[],
  lines: readonly (readonly number[])[],
  [width, height]: readonly [number, number],
): string {
  const least = Math.min(...lines.flat())
  const range = Math.max(...lines.flat()) - least || 1
  const across = Math.max(line.length - 1, 1)
  return line.map((score, i) => `${(i / across) * width},${height - ((score - least) / range) * height}`).join(' ')
}

/** Each score once, in the order in which it was reached. */
export const reached = (line: readonly number[]): readonly number[] => line.filter((score, i) => score !== line[i - 1])
