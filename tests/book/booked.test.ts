import { describe, expect, it } from 'vitest'
import { outcomeOf } from '../../src/book/evening/outcome.ts'
import type { MatchHead, Seating } from '../../src/book/journal/entries.ts'
import type { MatchSummary } from '../../src/book/journal/summary.ts'
import { ALWAYS, meetings, standings, pastResults } from '../../src/book/standings.ts'
import { restoreDraft as settleWellsix } from '../../src/games/wellsix/entry/draft.ts'
import { restoreDraft as settleTennis } from '../../src/games/tennis/entry/draft.ts'
import { restoreDraft as settleWetIce } from '../../src/games/wetice/entry/draft.ts'
import { withStatisticsNames, statisticsNames } from '../../src/table/people.ts'
import { Browser } from './world.ts'
import { valueOf } from './results.ts'

/** A match that its second player won. */
function listed(players: readonly string[], app?: Seating) {
  const head: MatchHead = { format: 3, id: 'm', game: 'wetice', head: '', players, created: 0, ...(app ? { app } : {}) }
  const wins = [{ what: 'match', seat: 2, count: 1, at: 5 }] as const
  const summary: MatchSummary = {
    match: 'm', version: 1, entries: 9, players, plays: 9, over: true, winner: 2, scores: [3, 4], wins, irregular: 0 } // oxfmt-ignore
  return { head, players, summary, touched: 5 }
}

const BEN = listed(['Ann', 'Ben'])
const APP = listed(['Ann', 'Ben'], [null, 'strong'])
const booked = [BEN, APP, APP].flatMap(match => withStatisticsNames(match).summary)

describe('wins by the app', () => {
  it('count for the app, and for no person', () => {
    expect(standings(booked, ALWAYS).map(({ name, match, played }) => [name, match, played])).toEqual([
      ['Tableside, strong', 2, 2],
      ['Ben', 1, 1],
      ['Ann', 0, 3],
    ])
    expect(meetings(booked, ALWAYS).map(({ names, won }) => [...names, won[0].match, won[1].match])).toEqual([
      ['Ann', 'Tableside, strong', 0, 2],
      ['Ann', 'Ben', 0, 1],
    ])
  })

  it('don’t count in the results between two people', () => {
    const list = [BEN, BEN, APP].map(withStatisticsNames)
    expect(pastResults(list, 'wetice', ['Ann', 'Ben'])).toMatchObject({ matches: 2, won: [0, 2] })
    expect(
      pastResults([...list, withStatisticsNames(APP)], 'wetice', statisticsNames(['Ann', 'Ben'], [null, 'strong'])),
    ).toMatchObject({
      matches: 2,
    })
  })
})

describe('a pairing of an evening', () => {
  it.each([
    ['a solitaire', listed(['Ann'])],
    ['a match against the app', APP],
  ])('is still to be played after %s', (_, match) => {
    const pairing = { guests: [1, 2] as const, match: 'm' }
    expect(outcomeOf(pairing, new Map([['m', match]])).type).toBe('open')
    expect(outcomeOf(pairing, new Map([['m', BEN]])).type).toBe('over')
  })
})

describe('the next set-up', () => {
  it('leaves all seats to people, even if the app played one before', () => {
    expect(settleWetIce({ ...settleWetIce(null), app: 'strong', started: true }).app).toBeNull()
    expect(settleWellsix({ ...settleWellsix(null), app: 'strong', started: true }).app).toBeNull()
    const app = [null, 'easy', null, null] as const
    expect(settleTennis({ ...settleTennis(null), app, started: true }).app).toEqual([null, null, null, null])
  })
})

describe('the app’s start page', () => {
  it.each([
    ['the running match', [], true],
    ['not a finished match', ['pass', 'pass'], false],
  ])('is %s', async (_, actions, opens) => {
    const rows = ['........', '........', '........', '........', 'SSS.....', 'HHDHC...']
    const tab = new Browser().openTab()
    const { id } = valueOf(
      await tab.library.create(['game wetice', 'players Ann, Bob', 'phase swap', 'deal', ...rows, 'play'].join('\n')),
    )
    await tab.match.open(id)
    for (const action of actions) await tab.match.play(action)
    await tab.settings.load()
    expect(tab.settings.table).toBe(opens ? id : null)
  })
})
