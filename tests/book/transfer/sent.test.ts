import { assert, constantFrom, integer, nat, property, stringMatching } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isDamagedLink, findLink, sentPath, type SentPage } from '../../../src/book/transfer/sent.ts'

const HOST = 'https://cards.example.org/tableside/'
const packed = stringMatching(/^[\w-]{1,900}$/)
const pages = constantFrom<SentPage[]>('match', 'take', 'follow', 'join')

/**
 * Breaks a text into lines of `length` characters, as mail does. `before` precedes each line but the first, and `after`
 * follows each but the last.
 */
const wrapped = (text: string, length: number, before = '', after = ''): string =>
  (text.match(new RegExp(`.{1,${length}}`, 'g')) ?? []).join(`${after}\r\n${before}`)

const SIGNS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'

describe('a link that was sent', () => {
  it('has a checksum, and is read as it was made', () => {
    assert(
      property(pages, packed, (page, what) => {
        const path = sentPath(page, what)
        expect(path.length - what.length - page.length).toBe(12)
        expect(findLink(`${HOST}#${path}`)).toBe(path)
        expect(isDamagedLink(path)).toBe(false)
      }),
    )
  })

  it('is damaged if one character is changed, lost or doubled, or two are swapped', () => {
    assert(
      property(
        pages,
        packed,
        nat(),
        nat(SIGNS.length - 1),
        integer({ min: 0, max: 3 }),
        (page, what, at, sign, how) => {
          const place = at % what.length
          const [before, letter, after] = [what.slice(0, place), what.charAt(place), what.slice(place + 1)]
          const changed =
            how === 0
              ? before + SIGNS.charAt(sign) + after
              : how === 1
                ? before + after.charAt(0) + letter + after.slice(1)
                : before + (how === 2 ? '' : letter + letter) + after
          if (changed === what || changed === '') return
          const path = sentPath(page, what).replace(what, changed)
          expect(isDamagedLink(findLink(`${HOST}#${path}`) ?? path)).toBe(true)
        },
      ),
    )
  })

  it('is read as damaged, as before, or not as a link, if a character is replaced by any other', () => {
    const path = sentPath('join', 'room-1234567890/key-1234567890')
    const wrong: string[] = []
    for (let at = 0; at < path.length; at++)
      for (const sign of ' .,/#?%=&xX0~') {
        const read = findLink(`${HOST}#${path.slice(0, at)}${sign}${path.slice(at + 1)}`)
        const [intact] = path.split('?')
        const isWrong = read !== null && !isDamagedLink(read) && read.split('?')[0] !== intact
        // A link without `?` has no checksum, as in earlier versions, and leads nowhere.
        if (isWrong && read.includes('?')) wrong.push(read)
      }
    expect(wrong).toEqual([])
  })

  it.each([
    ['broken at 76 characters', (link: string) => wrapped(link, 76)],
    ['broken at 72 characters, and quoted', (link: string) => `> ${wrapped(link, 72, '> ')}`],
    ['with soft breaks', (link: string) => wrapped(link, 75, '', '=').replace('?c=', '?c=3D').replace('=3D', '%3D')],
    ['broken at 998 characters', (link: string) => wrapped(link, 998)],
    ['with escaped characters', (link: string) => link.replace('#', '%23').replace('?c=', '%3Fc%3D')],
    ['with characters escaped twice', (link: string) => link.replace('#', '%2523')],
    ['in angle brackets', (link: string) => `<${link}>`],
  ])('is read completely from a mail: %s', (_, mailed) => {
    assert(
      property(pages, packed, (page, what) => {
        const path = sentPath(page, what)
        const mail = `Look at this:\r\n\r\n${mailed(HOST + '#' + path)}\r\nYours\r\nAnn`
        expect(findLink(mail)).toBe(path)
      }),
    )
  })

  it('of an earlier version has no checksum, and is read from one line, or from lines that mail has broken', () => {
    assert(
      property(stringMatching(/^[\w-]{200,900}$/), what => {
        const link = `${HOST}#/match/${what}`
        expect(findLink(`Here: ${link}\nThanks`)).toBe(`/match/${what}`)
        expect(findLink(`Here:\n${wrapped(link, 76)}\n\nThanks`)).toBe(`/match/${what}`)
        expect(isDamagedLink(`/match/${what}`)).toBe(false)
      }),
    )
    expect(findLink(`${HOST}#/follow/room/key`)).toBe('/follow/room/key')
    expect(findLink(HOST)).toBeNull()
    // The longest link is read in one pass.
    expect(findLink(`${HOST}#/match/${'a'.repeat(60_000)}`)).toHaveLength(60_007)
  })
})
