import { describe, expect, it } from 'vitest'
import { runs, SEED } from '../../runs.ts'
import { READINGS, WALKS } from './reading.ts'

describe('a simulated player who knows only the texts gets from any stop of any walk to the referee’s position', () => {
  it.each(Object.entries(READINGS))('%s', (_, reads) => {
    let walks = 0
    for (let seed = SEED; walks < WALKS * runs(13); seed++) walks += reads(seed)
    expect(walks).toBeGreaterThan(0)
  })

  it('even if cards of Grafa move back to the deck from three places', () => {
    expect(READINGS['Grafa']?.(2423)).toBeGreaterThan(0)
  })

  it('even if a card of Wellsix that was set aside moves to a pile', () => {
    expect(READINGS['Wellsix']?.(2254)).toBeGreaterThan(0)
  })
})
