import {
  MIN_GUESTS,
  isValidTitle,
  POINT_SYSTEMS,
  TABLE_SIZES,
  type Choices,
  type EveningGame,
  type TieBreak,
} from '../../book/evening/evening.ts'
import { firstSeats, type PairingResult } from '../../book/evening/outcome.ts'
import { isValidName } from '../../book/journal/replay.ts'
import { keyOf } from '../../book/standings.ts'
import { EVENING } from '#text/pages/evening.ts'
import { listGames, titleOf } from '../../games/index.ts'

/** The games for two or four players. A game that allows both numbers is listed twice. */
export const EVENING_GAMES = listGames().flatMap(({ name, title, seats }) =>
  TABLE_SIZES.filter(count => seats.includes(count)).map(
    count => ({ name, title, seats: count }) satisfies EveningGame & { title: string },
  ),
)

const WORDS = EVENING.begin

export const SCHEME_NAMES = ['two', 'three', 'chess'] as const
export const ORDER_NAMES = ['share', 'direct', 'difference', 'lot'] as const
export const TIE_BREAKS = {
  share: [],
  direct: ['direct', 'difference', 'lot'],
  difference: ['difference', 'direct', 'lot'],
  lot: ['lot'],
} as const satisfies Readonly<Record<string, readonly TieBreak[]>>

const alike = (some: unknown, other: unknown): boolean => JSON.stringify(some) === JSON.stringify(other)

type Ranking = Pick<Choices, 'points' | 'ties'>

/** The name of the evening's points scheme; undefined if it isn't one of those offered. */
export const pointsSchemeOf = ({ points }: Pick<Ranking, 'points'>): (typeof SCHEME_NAMES)[number] | undefined =>
  SCHEME_NAMES.find(each => alike(POINT_SYSTEMS[each], points))
export const tieBreakOrderOf = ({ ties }: Pick<Ranking, 'ties'>): (typeof ORDER_NAMES)[number] | undefined =>
  ORDER_NAMES.find(each => alike(TIE_BREAKS[each], ties))

/** The points scheme and tie-breaks in one line. */
export function rankingText(ranking: Ranking): string {
  const [scheme, order] = [pointsSchemeOf(ranking), tieBreakOrderOf(ranking)]
  return WORDS.ranked(scheme ? WORDS.points[scheme] : '', order ? WORDS.ties[order] : '')
}

/** The evening's settings in one line. */
export const settingsText = (agreed: Choices): string =>
  WORDS.chosen([
    ...agreed.games.map(({ name }) => titleOf(name)),
    WORDS.plan[agreed.everyone ? 'everyone' : 'own'],
    ...(agreed.everyone && agreed.rounds !== undefined ? [WORDS.rounds.count(agreed.rounds)] : []),
    rankingText(agreed),
  ])

/** The typed names, trimmed, without empty ones. */
export const trimmedNames = (names: readonly string[]): readonly string[] =>
  names.map(name => name.trim()).filter(name => name !== '')

/** Describes what is wrong with the names; '' if nothing is. */
export function namesProblem(names: readonly string[]): string {
  const unfit = names.find(name => !isValidName(name))
  if (unfit !== undefined) return WORDS.notAName(unfit)
  const twice = names.find((name, index) => names.findIndex(other => keyOf(other) === keyOf(name)) < index)
  if (twice !== undefined) return WORDS.twice(twice)
  return names.length < MIN_GUESTS ? WORDS.few : ''
}

export const titleProblem = (title: string): string => (isValidTitle(title) ? '' : WORDS.notATitle)

/** Returns the result with all seats that share first place, for the result's text. */
export const withAllFirst = <R extends PairingResult>(result: R, seats: number): R => ({
  ...result,
  first: firstSeats(result, seats),
})
