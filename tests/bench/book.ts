import { summaryOf, type MatchSummary } from '../../src/book/journal/summary.ts'
import { createHead, createPlay } from '../../src/book/journal/begin.ts'
import type { Entry, Match } from '../../src/book/journal/entries.ts'
import { judge, startReplay } from '../../src/book/journal/replay.ts'
import type { ListedMatch } from '../../src/book/listing.ts'
import { ALWAYS, meetings, standings } from '../../src/book/standings.ts'
import { NO_FILTER, findMatches } from '../../src/pages/book/filter.ts'
import { tennis } from '../../src/engine/tennis/index.ts'
import { ROLES, type Position } from '../../src/engine/tennis/types.ts'
import { measure, numbers, sized } from './measure.ts'
import { shuffledRows } from './wetice.ts'
import { RULES, playable } from '../rules.ts'

const MATCHES = sized(5_000)
const ACTIONS = 200
const NAMES = ['Ann', 'Bob', 'Cat', 'Dee', 'Eve', 'Fay']

/** A match of 200 actions: WetIce, undone to its start whenever it is over, or a hundred hands of Tennis. */
function matchOf(index: number, next: () => number): Match {
  let ids = 0
  const making = { now: () => Math.floor(next() * 1e12), newId: () => `m${index}-${ids++}` }
  const name = (): string => NAMES[Math.floor(next() * NAMES.length)] ?? 'Ann'
  const start = startReplay(
    index % 2 === 0
      ? `game wetice\nplayers ${name()}, ${name()}\nphase swap\ndeal\n${shuffledRows('8x6', next).join('\n')}\nplay`
      : `game tennis\nplayers ${name()}, ${name()}, ${name()}, ${name()}\ntarget 50\nplay`,
    RULES,
  )
  if (!start.ok) throw new Error('The set-up is refused')
  const { game, setup, position } = start.value
  const head = createHead(game, setup, making)
  const entries: Entry[] = []
  let before = position
  while (entries.length < ACTIONS) {
    const action = game.name === 'tennis' ? handOf(before, next) : game.makeAction(game.legal(before)[1] ?? PASS)
    const judged = judge(game, before, action)
    const entry = createPlay(head.id, entries.length, action, making)
    if (judged.ok && judged.value.ruling.accepted) {
      entries.push(entry)
      before = judged.value.ruling.position
    } else {
      entries.push({ ...entry, what: { type: 'undo', count: ACTIONS } })
      before = position
    }
  }
  return { head, entries }
}

const PASS = { type: 'pass' }

function handOf(position: unknown, next: () => number): string {
  return tennis.status(position as Position).phase === 'hand-over' ? 'next' : `hand ${ROLES[Math.floor(next() * 4)]}`
}

const itemOf = ({ head, entries }: Match, summary: MatchSummary | null): ListedMatch => ({
  id: head.id,
  head,
  touched: head.created,
  entries: entries.length,
  players: head.players,
  summary,
  saved: true,
})

/**
 * Prints how long the book takes for a match's summary, a search, the standings, and the results between players.
 */
export function benchBook(): void {
  const next = numbers(1)
  const found = Array.from({ length: sized(50, 2) }, (_, index) => matchOf(index, next))
  process.stdout.write(`The book, ${MATCHES} matches of ${ACTIONS} actions\n`)
  measure('  the summary of a match, from a replay', found, each => summaryOf(playable(each))?.plays ?? 0)
  const told = found.map(each => itemOf(each, summaryOf(playable(each))))
  const items = Array.from({ length: MATCHES }, (_, i) => told[i % told.length] ?? itemOf(matchOf(0, next), null))
  const results = items.flatMap(item => item.summary ?? [])
  const filter = { ...NO_FILTER, text: 'ann wet' }
  const describe = ({ head }: ListedMatch): string => head.game
  measure('  a search of all matches', [items], each => findMatches(each, filter, ALWAYS, describe).length)
  measure('  the standings', [results], each => standings(each, ALWAYS).length)
  measure('  the results between players', [results], each => meetings(each, ALWAYS).length)
}
