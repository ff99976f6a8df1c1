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

/** Each score once, in the order in which it was reached. */
export const reached = (line: readonly number[]): readonly number[] => line.filter((score, i) => score !== line[i - 1])
