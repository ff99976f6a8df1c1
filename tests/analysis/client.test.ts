import { describe, expect, it } from 'vitest'
import type { Advice } from '../../src/analysis/advice.ts'
import { createClient, type Hire } from '../../src/analysis/client.ts'
import { createDesk, type FromDesk, type Question } from '../../src/analysis/desk.ts'
import { seenBy } from '../../src/analysis/tennis/seen.ts'
import { DECK, rankOf } from '../../src/engine/cards.ts'
import { tennis } from '../../src/engine/tennis/index.ts'
import type { Action } from '../../src/engine/tennis/types.ts'
import { settled } from '../book/results.ts'
import { rulesOf } from '../rules.ts'
import { NEAR } from './near.ts'
import { begin as beginTennis } from './tennis/play.ts'
import { setup, started } from '../engine/wellsix/build.ts'
import { fullDeal, somePosition } from './wetice/positions.ts'

/** A desk whose clock and whose turns are the test's. */
function office() {
  const work: (() => void)[] = []
  let time = 0
  let hired = 0
  const client = createClient(take => {
    hired++
    const desk = createDesk({
      games: NEAR,
      now: () => time++,
      later: each => work.push(each),
      send: answer => take(structuredClone(answer)),
    })
    return { send: message => void desk(structuredClone(message)), end: () => undefined }
  })
  return { client, turn: () => work.shift()?.(), left: () => work.length, hired: () => hired }
}

const question = (position: unknown, ms = 60): Question => ({ game: 'wetice', position, ms, seed: 1 })
const ending = somePosition({ mode: 'duel', layout: '8x6', groups: 'joined', cards: 9, owned: 4 }, 4)
const deal = fullDeal('duel', '8x6', 'swap', 1)

describe('the client of the analyst', () => {
  it('hears the last word, and nothing after it', async () => {
    const { client, turn, left, hired } = office()
    const heard: [string | undefined, boolean][] = []
    expect(hired()).toBe(0)
    client.ask(question(ending), (advice, last) => heard.push([advice?.basis, last]))
    await settled()
    for (let i = 0; left() > 0 && i < 100; i++) turn()
    expect(heard.at(-1)).toEqual(['exact', true])
    expect(heard.filter(([, last]) => last)).toHaveLength(1)
    expect(hired()).toBe(1)
  })

  it('hears what is best so far, until the time is over', async () => {
    const { client, turn, left } = office()
    const heard: boolean[] = []
    client.ask(question(deal), (advice, last) => {
      expect(advice?.best.length).toBeGreaterThan(0)
      heard.push(last)
    })
    await settled()
    for (let i = 0; left() > 0 && i < 100; i++) turn()
    expect(heard.length).toBeGreaterThan(1)
    expect(heard.at(-1)).toBe(true)
  })

  it('hears no more of what it no longer asks', async () => {
    const { client, turn, left } = office()
    let heard = 0
    const cancel = client.ask(question(deal, 1e6), () => heard++)
    await settled()
    turn()
    expect([heard, left()]).toEqual([1, 1])
    cancel()
    turn()
    expect([heard, left()]).toEqual([1, 0])
  })

  it('has two questions answered side by side', async () => {
    const { client, turn, left } = office()
    const done: string[] = []
    client.ask(question(deal), (_, last) => last && done.push('deal'))
    client.ask(question(ending), (_, last) => last && done.push('ending'))
    await settled()
    for (let i = 0; left() > 0 && i < 200; i++) turn()
    expect(done.sort()).toEqual(['deal', 'ending'])
  })

  it('is advised on what a seat sees, where cards are hidden from it', async () => {
    const { client, turn: work, left } = office()
    const hands = [0, 1, 2, 3].map(seat => DECK.filter((_, i) => i % 4 === seat))
    const heard: (Advice<unknown> | null)[] = []
    client.ask({ ...question(seenBy(3, beginTennis(1), hands)), game: 'tennis' }, advice => heard.push(advice))
    await settled()
    for (let i = 0; left() > 0 && i < 2000; i++) work()
    const ranks = new Set(hands[2]?.map(rankOf))
    expect(heard.at(-1)).toMatchObject({ basis: 'sampled' })
    expect(new Set(heard.at(-1)?.best.map(({ action }) => tennis.makeAction(action as Action)))).toEqual(
      new Set([...ranks].map(rank => `play ${rank}`)),
    )
  })
})

describe('a seat that is played through the client', () => {
  const turnOf = (game: 'wetice' | 'wellsix' | 'tennis' | 'grafa', seen: unknown, seed = 1) =>
    ({ game, seen, level: 'middling', seed }) as const

  async function played(turn: ReturnType<typeof turnOf>): Promise<unknown> {
    const { client, turn: work, left } = office()
    let choice: unknown = 'nothing'
    client.play(turn, each => (choice = each))
    await settled()
    for (let i = 0; left() > 0 && i < 2000; i++) work()
    return choice
  }

  it.each([
    ['wetice', deal],
    ['wellsix', started(setup({ opener: 1 }))],
  ] as const)('plays what the referee of %s accepts, and the same for the same seed', async (game, position) => {
    const choice = await played(turnOf(game, position))
    expect(rulesOf(game).play(position, choice).accepted).toBe(true)
    expect(await played(turnOf(game, position))).toEqual(choice)
  })

  it('plays a card of its own in Tennis, and is told of no other hand that is hidden from it', async () => {
    const hands = [0, 1, 2, 3].map(seat => DECK.filter((_, i) => i % 4 === seat))
    const seen = seenBy(3, beginTennis(1), hands)
    const told = JSON.stringify(seen)
    expect(hands.map(cards => cards.some(card => told.includes(`"${card}"`)))).toEqual([true, false, true, false])
    const choice = await played(turnOf('tennis', seen))
    expect(hands[2]).toContain((choice as { card: unknown }).card)
  })

  it('plays nothing where a game is played alone', async () => {
    expect(await played(turnOf('grafa', null))).toBeNull()
  })

  it('is heard no more once it is not wanted', async () => {
    const { client, turn, left } = office()
    const cancel = client.play(turnOf('wetice', deal), () => expect.unreachable())
    await settled()
    cancel()
    turn()
    expect(left()).toBe(0)
  })
})

describe('a desk that fails', () => {
  /** Fails the first time, and answers after that. */
  function brittle() {
    let hired = 0
    let fail = (): void => undefined
    const hire: Hire = (take, failing) => {
      hired++
      fail = failing
      return {
        send(message) {
          if (hired > 1 && message.type === 'play') take({ type: 'choice', id: message.id, choice: 'played' })
        },
        end: () => undefined,
      }
    }
    return { client: createClient(hire), fail: () => fail() }
  }
  const turn = { game: 'wetice', seen: deal, level: 'easy', seed: 1 } as const

  it('is told of to all who wait, once, and opened anew for the next', () => {
    const { client, fail } = brittle()
    const heard: unknown[] = []
    client.play(
      turn,
      choice => heard.push(choice),
      () => heard.push('failed'),
    )
    client.ask(
      question(deal),
      () => heard.push('advice'),
      () => heard.push('no advice'),
    )
    fail()
    expect(heard).toEqual(['failed', 'no advice'])
    client.play(turn, choice => heard.push(choice))
    expect(heard.at(-1)).toBe('played')
  })

  it('is told of where it can’t be opened at all', async () => {
    const client = createClient(() => {
      throw new Error('no workers here')
    })
    await expect(
      new Promise(resolve => {
        client.play(turn, resolve, () => resolve('failed'))
      }),
    ).resolves.toBe('failed')
  })
})

describe('a desk that says nothing', () => {
  /** Neither answers nor fails; its clock is the test's. */
  function silent() {
    const clocks = new Set<{ readonly act: () => void; readonly ms: number }>()
    const ended: number[] = []
    let hired = 0
    let take: (answer: FromDesk) => void = () => undefined
    const client = createClient(
      answers => {
        const number = ++hired
        take = answers
        return { send: () => undefined, end: () => ended.push(number) }
      },
      (act, ms) => {
        const clock = { act, ms }
        clocks.add(clock)
        return () => void clocks.delete(clock)
      },
    )
    return {
      client,
      ended,
      hired: () => hired,
      answers: (answer: FromDesk) => take(answer),
      waits: () => [...clocks].map(({ ms }) => ms),
      /** All the time there is goes by. */
      expire: () => [...clocks].forEach(({ act }) => act()),
    }
  }
  const turn = { game: 'wetice', seen: deal, level: 'easy', seed: 1 } as const

  it('has failed when far more time went by than it was given, and is ended', () => {
    const { client, waits, expire, ended, hired } = silent()
    const heard: string[] = []
    client.ask(
      question(deal, 10_000),
      () => heard.push('advice'),
      () => heard.push('no advice'),
    )
    expect(waits()[0]).toBeGreaterThan(20_000)
    expire()
    expect([heard, ended, waits()]).toEqual([['no advice'], [1], []])
    client.play(
      turn,
      () => heard.push('choice'),
      () => heard.push('no choice'),
    )
    expect(hired()).toBe(2)
    expire()
    expect([heard, ended]).toEqual([
      ['no advice', 'no choice'],
      [1, 2],
    ])
  })

  it('has as much time again when something was heard, and none to keep after the last word', () => {
    const { client, waits, answers, expire, ended } = silent()
    let failed = 0
    client.ask(
      question(deal),
      () => undefined,
      () => failed++,
    )
    answers({ type: 'advice', id: 1, advice: null, last: false })
    expect(waits()).toHaveLength(1)
    answers({ type: 'advice', id: 1, advice: null, last: true })
    expect(waits()).toEqual([])
    expire()
    expect([failed, ended]).toEqual([0, []])
  })

  it('is waited for no more by those who don’t want its answer', () => {
    const { client, waits } = silent()
    const cancel = client.play(turn, () => undefined)
    expect(waits()).toHaveLength(1)
    cancel()
    expect(waits()).toEqual([])
  })
})
