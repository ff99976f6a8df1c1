import { describe, expect, it } from 'vitest'
import { consumeArrival, consumeText } from '../../src/pages/arrival.ts'

/** The page to open when the app is opened with this address, and the shared text. */
function opened(search: string): readonly [string | null, string] {
  history.replaceState(null, '', `/${search}`)
  return [consumeArrival(), consumeText()]
}
const share = (parts: Readonly<Record<string, string>>) => opened(`?${new URLSearchParams(parts).toString()}`)

describe('text shared by another app', () => {
  it('opens no page if it is empty', () => {
    expect(opened('')).toEqual([null, ''])
    expect(opened('?go-on')).toEqual([null, ''])
    expect(share({ title: '', text: ' ' })).toEqual([null, ''])
  })

  it('opens a match if it contains a link to one', () => {
    const match = ['/match/a-B_9', '']
    expect(share({ url: 'https://host.example/app/#/match/a-B_9' })).toEqual(match)
    expect(share({ text: 'Look: https://host.example/#/match/a-B_9 !', title: 'A match' })).toEqual(match)
  })

  it('opens the book with the text if it contains no link', () => {
    expect(share({ title: 'A record', text: 'game wetice\nplay' })).toEqual(['/book', 'game wetice\nplay'])
    expect(share({ title: 'game wetice' })).toEqual(['/book', 'game wetice'])
  })
})
