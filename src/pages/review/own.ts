import type { Judged, Worth } from '../../analysis/review.ts'
import type { Replay } from '../../book/journal/replay.ts'
import type { GameTypes } from '../../engine/game.ts'
import type { Choice, OwnChoices } from '../../table/module.ts'

export type Choices = readonly (Choice<GameTypes> | null)[]

/** What a player could expect at one choice after the other. */
export interface OwnLine {
  readonly name: string
  readonly points: readonly { readonly place: number; readonly part: number; readonly value: number }[]
}

/** A line for each player. */
export function ownLines(
  { game, moves, players }: Replay,
  choices: Choices,
  worths: readonly (Worth | null)[],
): readonly OwnLine[] {
  return players.map((name, i) => ({
    name,
    points: worths.flatMap((worth, place) => {
      const choice = choices[place]
      const isOwn = game.status(moves[place]?.before).turn === i + 1
      return worth && choice && isOwn ? [{ place, part: choice.part, value: worth.value }] : []
    }),
  }))
}

/** One of the actions at a moment: what it comes to, and whether it was played or the best. */
export interface Option {
  readonly label: string
  readonly value: number
  readonly played: boolean
  readonly best: boolean
}

/** What each action would have come to, in the order in which the game names them. */
export function optionsAt(
  { game, moves }: Replay,
  { place, each, played, better }: Judged,
  { label }: OwnChoices<GameTypes>,
): readonly Option[] {
  const is = (action: unknown, other: unknown): boolean => game.makeAction(action) === game.makeAction(other)
  return game.legal(moves[place]?.before).flatMap(action => {
    const line = each.find(chosen => is(chosen.action, action))
    return line ? [{ label: label(action), value: line.value, played: is(action, played[0]), best: is(action, better[0]) }] : [] // prettier-ignore
  })
}
