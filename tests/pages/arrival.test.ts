import { describe, expect, it } from 'vitest'
import { readShare } from '../../src/pages/arrival.ts'

const share = (parts: Readonly<Record<string, string>>) => readShare(`?${new URLSearchParams(parts).toString()}`)

describe('what another app shares', () => {
  it('is nothing where nothing was said', () => {
    expect(readShare('')).toBeNull()
    expect(readShare('?go-on')).toBeNull()
    expect(share({ title: '', text: ' ' })).toBeNull()
  })

  it('is a match where a link to one is in it', () => {
    const match = { type: 'link', path: '/match/a-B_9' }
    expect(share({ url: 'https://host.example/app/#/match/a-B_9' })).toEqual(match)
    expect(share({ text: 'Look: https://host.example/#/match/a-B_9 !', title: 'A match' })).toEqual(match)
  })

  it('is a text else, whatever the other app takes for its address', () => {
    expect(share({ title: 'A record', text: 'game wetice\nplay' })).toEqual({ type: 'text', text: 'game wetice\nplay' })
    expect(share({ title: 'game wetice' })).toEqual({ type: 'text', text: 'game wetice' })
  })
})
