import { describe, expect, it } from 'vitest'
import { endEvening, setPairing } from '../../../src/book/evening/changes.ts'
import { outcomeOf, reseated } from '../../../src/book/evening/outcome.ts'
import { mergeEvenings } from '../../../src/book/evening/merge.ts'
import {
  eveningFor,
  readResult,
  resultOf,
  resultText,
  addResult,
  type TableResult,
} from '../../../src/book/evening/result.ts'
import { readEvening } from '../../../src/book/evening/evening.ts'
import { begin } from '../table.ts'
import { NAMES } from '../../rules.ts'
import { eveningOf } from './evenings.ts'

const RESULT: TableResult = {
  match: 'm1',
  game: 'wellsix',
  players: ['Ben', 'Ada'],
  winner: 1,
  scores: [12, 9],
  at: 1_000,
  signed: [
    { type: 'confirmed', seat: 1 },
    { type: 'protest', seat: 2, word: 'a card fell' },
  ],
}

describe('a result for the evening’s host', () => {
  it('is read as it was written, and other texts are not read as results', () => {
    expect(readResult(resultText(RESULT))).toMatchObject(RESULT)
    expect(readResult(resultText({ ...RESULT, evening: 'friday' }))).toMatchObject({ evening: 'friday' })
    const others = [
      '',
      '{}',
      'game wetice',
      resultText({ ...RESULT, winner: 3 }),
      resultText({ ...RESULT, scores: [1] }),
    ]
    for (const text of others) expect(readResult(text)).toBeNull()
    expect(readResult(resultText({ ...RESULT, players: ['Ben', '\u202e'] }))).toBeNull()
  })

  it('is made from a finished match, with its players’ signatures', async () => {
    const { match } = await begin()
    const now = () => {
      const { head, replay, signatures, timeline } = match
      return head && replay && resultOf({ head, replay, signatures, line: timeline.line })
    }
    expect(now()).toBeNull()
    while (!match.replay?.game.status(match.replay.position).over) await match.play('add 4')
    await match.note({ type: 'confirmed', seat: 2 })
    expect(now()).toMatchObject({ match: match.head?.id, game: 'tally', signed: [{ type: 'confirmed', seat: 2 }] })
    expect(now()?.scores).toEqual(match.replay.game.status(match.replay.position).scores)
  })

  it('is added to its players’ pairing, in their order of seats there, and counts once if it is sent twice', () => {
    const evening = setPairing(null, { guests: [1, 2] })(eveningOf(4))
    const once = addResult(RESULT)(evening)
    expect(once.pairings).toEqual([{ guests: [2, 1], match: 'm1', told: [{ winner: 1, scores: [12, 9], at: 1_000 }] }])
    expect(addResult(RESULT)(once)).toBe(once)
    expect(readEvening(once, NAMES)).toEqual(once)
    expect(once.pairings.map(pairing => outcomeOf(pairing, new Map()))).toMatchObject([{ type: 'over', winner: 1 }])
  })

  it('from a table of four can have a shared first place after a loss on time', () => {
    const evening = setPairing(null, { guests: [1, 2, 3, 4] })(eveningOf(4))
    const players = ['Ada', 'Ben', 'Cem', 'Dee']
    const came = addResult({ ...RESULT, players, winner: 0, scores: [12, 9, 9, 3], onTime: 1 })(evening)
    expect(came.pairings.map(({ told }) => told)).toEqual([
      [{ winner: 0, scores: [12, 9, 9, 3], onTime: 1, at: 1_000 }],
    ])
    expect(readEvening(came, NAMES)).toEqual(came)
  })

  it('keeps a loss on time, even if it is merged with a copy that lacks it', () => {
    const onTime = addResult({ ...RESULT, onTime: 2 })(eveningOf(4))
    expect(onTime.pairings[0]?.told).toEqual([{ winner: 1, scores: [12, 9], onTime: 2, at: 1_000 }])
    expect(readEvening(onTime, NAMES)).toEqual(onTime)
    const came = onTime.pairings.map(pairing => outcomeOf(reseated(pairing, [1, 2]), new Map()))
    expect(came).toMatchObject([{ type: 'over', winner: 2, onTime: 1, by: 'people' }])
    const both = mergeEvenings(onTime, addResult(RESULT)(eveningOf(4))).evening
    expect(both.pairings.map(pairing => outcomeOf(pairing, new Map()))).toMatchObject([{ type: 'over', onTime: 2 }])
    const unfit = onTime.pairings.map(({ told, ...each }) => ({
      ...each,
      told: told?.map(word => ({ ...word, onTime: 3 })),
    }))
    expect(readEvening({ ...onTime, pairings: unfit }, NAMES)).toBe('damaged')
  })

  it('gives equal evenings on both phones if the match was already linked to the evening', () => {
    const evening = eveningOf(4)
    const table = setPairing(null, { guests: [2, 1], match: 'm1' })(evening)
    const host = addResult(RESULT)(evening)
    expect(mergeEvenings(host, addResult(RESULT)(table)).evening.pairings).toEqual(host.pairings)
    expect(mergeEvenings(host, table).evening.pairings).toEqual(host.pairings)
  })

  it('that differs from a stored one needs a choice', () => {
    const evening = setPairing(null, { guests: [1, 2], match: 'm1', told: [{ winner: 1, at: 5 }] })(eveningOf(4))
    const both = addResult({ ...RESULT, players: ['Ada', 'Ben'], winner: 2 })(evening)
    expect(both.pairings.map(pairing => outcomeOf(pairing, new Map()).type)).toEqual(['differing'])
  })

  it('finds its evening by the evening’s id, by its match, by its pairing, or by its guests', () => {
    const [old, now] = [eveningOf(4, { id: 'old' }), eveningOf(6, { id: 'now' })]
    expect(eveningFor({ ...RESULT, evening: 'old' }, [now, old])?.id).toBe('old')
    expect(eveningFor(RESULT, [now, setPairing(null, { guests: [1, 2], match: 'm1' })(old)])?.id).toBe('old')
    expect(eveningFor(RESULT, [now, setPairing(null, { guests: [1, 2] })(old)])?.id).toBe('old')
    expect(eveningFor(RESULT, [endEvening(7)(now), old])?.id).toBe('old')
    expect(eveningFor({ ...RESULT, players: ['Ada', 'Zoe'] }, [now, old])).toBeNull()
  })
})
