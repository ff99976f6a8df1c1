import type { AnyAction } from '../../src/engine/game.ts'
import { describe, expect, it } from 'vitest'
import type { Advice, AnalysisList, Analyst } from '../../src/analysis/advice.ts'
import { createAnalysisClient } from '../../src/analysis/client.ts'
import { createAnalysisWork, type Question } from '../../src/analysis/worker.ts'
import { seatView } from '../../src/analysis/tennis/hand.ts'
import { DECK, rankOf } from '../../src/engine/cards.ts'
import { tennis } from '../../src/engine/tennis/index.ts'
import type { Action } from '../../src/engine/tennis/types.ts'
import { settled } from '../book/results.ts'
import { workerFor } from '../elsewhere.ts'
import { rulesOf } from '../rules.ts'
import { LOADED_ANALYSIS } from './near.ts'
import { begin as beginTennis } from './tennis/play.ts'
import { setup, started } from '../engine/wellsix/build.ts'
import { fullDeal, somePosition } from './wetice/positions.ts'

/** Creates a client with a worker whose clock and task queue the test controls. */
function office(games: AnalysisList = LOADED_ANALYSIS) {
  const work: (() => void)[] = []
  let time = 0
  let opened = 0
  const analyst = workerFor(createAnalysisWork({ games, now: () => time++, later: each => work.push(each) }))
  const client = createAnalysisClient((take, fail) => {
    opened++
    return analyst(take, fail)
  })
  async function turns(most: number): Promise<void> {
    await settled()
    for (let i = 0; work.length > 0 && i < most; i++) work.shift()?.()
    await settled()
  }
  return { client, turns, left: () => work.length, opened: () => opened }
}

const question = (position: unknown, ms = 60): Question => ({ game: 'wetice', position, ms, seed: 1 })
const ending = somePosition({ mode: 'duel', layout: '8x6', groups: 'joined', cards: 9, owned: 4 }, 4)
const deal = fullDeal('duel', '8x6', 'swap', 1)

describe('the analyst’s client', () => {
  it('delivers exactly one final answer', async () => {
    const { client, turns, opened } = office()
    const heard: [string | undefined, boolean][] = []
    expect(opened()).toBe(0)
    client.ask(question(ending), (advice, last) => heard.push([advice?.basis, last]))
    await turns(100)
    expect(heard.at(-1)).toEqual(['exact', true])
    expect(heard.filter(([, last]) => last)).toHaveLength(1)
    expect(opened()).toBe(1)
  })

  it('delivers the best advice so far until the time is up', async () => {
    const { client, turns } = office()
    const heard: boolean[] = []
    client.ask(question(deal), (advice, last) => {
      expect(advice?.best.length).toBeGreaterThan(0)
      heard.push(last)
    })
    await turns(100)
    expect(heard.length).toBeGreaterThan(1)
    expect(heard.at(-1)).toBe(true)
  })

  it.each([
    ['no longer than requested if there is nothing to win', undefined, 8],
    ['at most three times as long as requested if it finds no win', false, 26],
    ['for the requested time if it finds a win', true, 8],
  ] as const)('on a slow machine searches %s', async (_, wins, most) => {
    let steps = 0
    const advice = { basis: 'searched', value: 1, best: [], ...(wins !== undefined && { wins }) } as const
    const analyst: Analyst = {
      game: 'wetice',
      *search() {
        for (; steps < 10_000; steps++) yield advice
        return advice
      },
    }
    const parts = { analyst: () => Promise.resolve(analyst), seatAnalyst: null, opponent: null, explainer: null }
    const { client, turns } = office({ wetice: parts })
    const heard: boolean[] = []
    client.ask(question(deal, 20), (_advice, last) => heard.push(last))
    await turns(10_000)
    expect(heard.at(-1)).toBe(true)
    expect(steps).toBe(most)
  })

  it('ignores answers to abandoned questions', async () => {
    const { client, turns, left } = office()
    let heard = 0
    const cancel = client.ask(question(deal, 1e6), () => heard++)
    await turns(1)
    expect([heard, left()]).toEqual([1, 1])
    cancel()
    await turns(1)
    expect([heard, left()]).toEqual([1, 0])
  })

  it('handles two questions at the same time', async () => {
    const { client, turns } = office()
    const done: string[] = []
    client.ask(question(deal), (_, last) => last && done.push('deal'))
    client.ask(question(ending), (_, last) => last && done.push('ending'))
    await turns(200)
    expect(done.sort()).toEqual(['deal', 'ending'])
  })

  it('can ask for advice based on what one seat can see, if cards are hidden from it', async () => {
    const { client, turns } = office()
    const hands = [0, 1, 2, 3].map(seat => DECK.filter((_, i) => i % 4 === seat))
    const heard: (Advice<unknown> | null)[] = []
    client.ask({ ...question(seatView(3, beginTennis(1), hands)), game: 'tennis' }, advice => heard.push(advice))
    await turns(2000)
    const ranks = new Set(hands[2]?.map(rankOf))
    expect(heard.at(-1)).toMatchObject({ basis: 'sampled' })
    expect(new Set(heard.at(-1)?.best.map(({ action }) => tennis.makeAction(action as Action)))).toEqual(
      new Set([...ranks].map(rank => `play ${rank}`)),
    )
  })
})

describe('a seat that the client plays', () => {
  const turnOf = (game: 'wetice' | 'wellsix' | 'tennis' | 'grafa', seen: unknown, seed = 1) =>
    ({ game, seen, level: 'middling', seed }) as const

  async function played(turn: ReturnType<typeof turnOf>): Promise<AnyAction | null> {
    const { client, turns } = office()
    let choice: AnyAction | null = { type: 'nothing' }
    client.play(turn, each => (choice = each))
    await turns(2000)
    return choice
  }

  it.each([
    ['wetice', deal],
    ['wellsix', started(setup({ opener: 1 }))],
  ] as const)('plays legal moves of %s, and chooses the same move for the same seed', async (game, position) => {
    const choice = await played(turnOf(game, position))
    if (!choice) throw new Error('nothing is played')
    expect(rulesOf(game).play(position, choice).accepted).toBe(true)
    expect(await played(turnOf(game, position))).toEqual(choice)
  })

  it('plays a card of its own in Tennis without being sent the other hidden hands', async () => {
    const hands = [0, 1, 2, 3].map(seat => DECK.filter((_, i) => i % 4 === seat))
    const seen = seatView(3, beginTennis(1), hands)
    const told = JSON.stringify(seen)
    expect(hands.map(cards => cards.some(card => told.includes(`"${card}"`)))).toEqual([true, false, true, false])
    const choice = await played(turnOf('tennis', seen))
    expect(hands[2]).toContain(choice && 'card' in choice && choice.card)
  })

  it('makes no move in Grafa, which has only one player', async () => {
    expect(await played(turnOf('grafa', null))).toBeNull()
  })

  it('delivers no move once the request is cancelled', async () => {
    const { client, turns, left } = office()
    const cancel = client.play(turnOf('wetice', deal), () => expect.unreachable())
    await settled()
    cancel()
    await turns(1)
    expect(left()).toBe(0)
  })
})

describe('a failing worker', () => {
  it('is reported for each open request, but not for cancelled requests', async () => {
    const client = createAnalysisClient(() => {
      throw new Error('no workers here')
    })
    const heard: string[] = []
    const turn = { game: 'wetice', seen: deal, level: 'easy', seed: 1 } as const
    const fails = (what: string) => () => void heard.push(what)
    client.play(turn, fails('a choice'), fails('no choice'))
    client.ask(question(deal), fails('advice'), fails('no advice'))
    client.ask(question(deal), fails('advice'), fails('no advice at all'))()
    await settled()
    expect(heard).toEqual(['no choice', 'no advice'])
  })
})
