import type { Judged, Worth } from '../../analysis/review.ts'
import type { Replay } from '../../book/journal/replay.ts'
import type { GameTypes } from '../../engine/game.ts'
import type { Choice, OwnChoices } from '../../table/module.ts'

export type Choices = readonly (Choice<GameTypes> | null)[]

/** What a player could expect at one choice after the other, a list for each part of the match. */
export interface OwnLine {
  readonly seat: number
  readonly name: string
  readonly parts: readonly (readonly { readonly place: number; readonly value: number }[])[]
}

/** A line for each player. */
export function ownLines(
  { game, moves, players }: Replay,
  choices: Choices,
  worths: readonly (Worth | null)[],
): readonly OwnLine[] {
  const points = worths.flatMap((worth, place) => {
    const choice = choices[place]
    const seat = game.status(moves[place]?.before).turn
    return worth && choice ? [{ seat, part: choice.part, place, value: worth.value }] : []
  })
  return players.map((name, i) => {
    const own = points.filter(({ seat }) => seat === i + 1)
    const parts = [...new Set(own.map(({ part }) => part))]
    return { seat: i + 1, name, parts: parts.map(part => own.filter(each => each.part === part)) }
  })
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
    const line = each.find(told => is(told.action, action))
    return line ? [{ label: label(action), value: line.value, played: is(action, played[0]), best: is(action, better[0]) }] : [] // prettier-ignore
  })
}
