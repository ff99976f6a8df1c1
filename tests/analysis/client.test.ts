import { describe, expect, it } from 'vitest'
import { createClient } from '../../src/analysis/client.ts'
import { createDesk, type Question } from '../../src/analysis/desk.ts'
import { fullDeal, somePosition } from './wetice/positions.ts'

/** A desk whose clock and whose turns are the test's. */
function office() {
  const work: (() => void)[] = []
  let time = 0
  let hired = 0
  const client = createClient(take => {
    hired++
    const desk = createDesk({
      now: () => time++,
      later: each => work.push(each),
      send: answer => take(structuredClone(answer)),
    })
    return message => desk(structuredClone(message))
  })
  return { client, turn: () => work.shift()?.(), left: () => work.length, hired: () => hired }
}

const question = (position: unknown, ms = 60): Question => ({ game: 'wetice', position, ms, seed: 1 })
const ending = somePosition({ mode: 'duel', layout: '8x6', groups: 'joined', cards: 9, owned: 4 }, 4)
const deal = fullDeal('duel', '8x6', 'swap', 1)

describe('the client of the analyst', () => {
  it('hears the last word, and nothing after it', () => {
    const { client, turn, left, hired } = office()
    const heard: [string | undefined, boolean][] = []
    expect(hired()).toBe(0)
    client.ask(question(ending), (advice, last) => heard.push([advice?.basis, last]))
    for (let i = 0; left() > 0 && i < 100; i++) turn()
    expect(heard.at(-1)).toEqual(['exact', true])
    expect(heard.filter(([, last]) => last)).toHaveLength(1)
    expect(hired()).toBe(1)
  })

  it('hears what is best so far, until the time is over', () => {
    const { client, turn, left } = office()
    const heard: boolean[] = []
    client.ask(question(deal), (advice, last) => {
      expect(advice?.best.length).toBeGreaterThan(0)
      heard.push(last)
    })
    for (let i = 0; left() > 0 && i < 100; i++) turn()
    expect(heard.length).toBeGreaterThan(1)
    expect(heard.at(-1)).toBe(true)
  })

  it('hears no more of what it no longer asks', () => {
    const { client, turn, left } = office()
    let heard = 0
    const cancel = client.ask(question(deal, 1e6), () => heard++)
    turn()
    expect([heard, left()]).toEqual([1, 1])
    cancel()
    turn()
    expect([heard, left()]).toEqual([1, 0])
  })

  it('has two questions answered side by side', () => {
    const { client, turn, left } = office()
    const done: string[] = []
    client.ask(question(deal), (_, last) => last && done.push('deal'))
    client.ask(question(ending), (_, last) => last && done.push('ending'))
    for (let i = 0; left() > 0 && i < 200; i++) turn()
    expect(done.sort()).toEqual(['deal', 'ending'])
  })

  it('is told where a game has no analyst', () => {
    const { client } = office()
    let told: unknown = 'nothing'
    client.ask({ ...question(null), game: 'tennis' }, advice => (told = advice))
    expect(told).toBeNull()
  })
})
