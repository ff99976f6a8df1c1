import type { Evening } from '../../book/evening/evening.ts'
import { playedBy } from '../../book/evening/standings.ts'
import { titleOf } from '../../games/index.ts'
import type { Seat } from '../../ui/types.ts'
import { EVENING as WORDS } from '../../text/en/pages/evening.ts'
import type { Curve, Handout, Lines } from '../handout/handout.ts'
import type { OpenEvening } from './useEvening.ts'

/** So many lines can be told apart. */
const SEATS: readonly Seat[] = [1, 2, 3, 4]

/** The points of those who are first. */
function curveOf(open: OpenEvening): readonly Curve[] {
  const first = open.standings.value.slice(0, SEATS.length)
  const lines = first.map(({ guest }, i) => ({
    name: open.nameOf(guest),
    seat: SEATS[i] ?? 1,
    values: open.pointsOver(guest),
  }))
  return open.played.value.length > 1 ? [{ type: 'curve', title: WORDS.plot.title, lines }] : []
}

/** What came of each match, round by round. */
function resultsOf(evening: Evening, open: OpenEvening): readonly Lines[] {
  const { rounds, beside } = open.plan.value
  const parts = [
    ...rounds.map(({ game, fixtures }, index) => ({
      title: WORDS.pairings.round(index + 1, evening.games.length > 1 ? titleOf(game) : ''),
      fixtures,
    })),
    { title: rounds.length > 0 ? WORDS.pairings.beside : WORDS.pairings.title, fixtures: beside },
  ]
  return parts.flatMap(({ title, fixtures }) => {
    const lines = fixtures.flatMap(fixture => {
      const outcome = open.outcome(fixture)
      const names = fixture.guests.map(open.nameOf)
      return outcome.type === 'over' ? [WORDS.pairings.came(names, WORDS.pairings.result(names, outcome))] : []
    })
    return lines.length > 0 ? [{ type: 'lines' as const, title, lines }] : []
  })
}

/** An evening for others: how everybody stands, and what came of each match. */
export const eveningHandout = (evening: Evening, open: OpenEvening): Handout => ({
  title: evening.name,
  date: WORDS.day(evening.created),
  headline: open.lead.value,
  warning: '',
  names: evening.guests.map(({ name }) => name),
  parts: [
    {
      type: 'table',
      columns: [WORDS.standings.name, WORDS.standings.points, WORDS.standings.played, WORDS.standings.short],
      rows: open.standings.value.map(each => [
        `${each.isShared ? WORDS.standings.shared(each.place) : each.place}  ${open.nameOf(each.guest)}`,
        WORDS.points(each.points),
        String(playedBy(each)),
        `${each.won}–${each.drawn}–${each.lost}`,
      ]),
    },
    ...curveOf(open),
    ...resultsOf(evening, open),
  ],
})
