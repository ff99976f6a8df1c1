import { checksum } from '../storage/copy.ts'

/*
 * A sent link has a page of the app and its content, and then a checksum of both: `#/match/…?c=1a2b3c4`.
 * Links from earlier versions have no checksum, and earlier versions ignore the checksum.
 */

export type SentPage = 'match' | 'take' | 'follow' | 'join'

/** A change of any one character of a link changes its checksum. */
const LENGTH = 7
const checkOf = (path: string): string => parseInt(checksum(path), 16).toString(36).padStart(LENGTH, '0')

/** Returns the part of a link after its `#`. */
export function sentPath(page: SentPage, what: string): string {
  const path = `/${page}/${what}`
  return `${path}?c=${checkOf(path)}`
}

const PATH = String.raw`(\/(?:(?:match|take)\/[\w-]+|(?:follow|join)\/[\w-]+(?:\/[\w-]+)?))`
const LINK = new RegExp(`#${PATH}`)
const CHECK = /^[^\s#]*?\?c=([0-9a-z]+)/
const WHOLE = new RegExp(String.raw`#${PATH}\?c=([0-9a-z]{${LENGTH}})`, 'g')

/** Characters of a link that other programs percent-encode, once or repeatedly. */
const SIGNS: ReadonlyMap<string, string> = new Map([['23', '#'], ['2f', '/'], ['3f', '?'], ['3d', '=']]) // oxfmt-ignore
const plain = (text: string): string =>
  text.replace(/%(?:25)*(23|2f|3f|3d)/gi, (_, code: string) => SIGNS.get(code.toLowerCase()) ?? '')

/** A line break in mail: a `=` may precede it, and the `>` of a quotation may follow. */
const BREAK = /=?\r?\n[> \t]*/

/** Whether mail programs break lines at this length. */
const isBroken = (length: number): boolean => (length >= 60 && length <= 80) || length > 900

/** A line continues the link only if mail may have broken the line before it. */
function unwrapped(text: string): string {
  const [first = '', ...rest] = text.slice(Math.max(text.search(LINK), 0)).split(BREAK)
  let [link, length] = [first, text.split(BREAK).find(line => line.endsWith(first))?.length ?? 0]
  for (const line of rest) {
    if (!isBroken(length) || !/^[\w-]+$/.test(line)) break
    link += line
    length = line.length
  }
  return link
}

/**
 * Finds a link in a text, whatever its address before the `#`, and even if mail or other programs have broken or encoded
 * the link. Returns its path with the checksum, if any; null if there is no link.
 */
export function findLink(text: string): string | null {
  const read = plain(text)
  for (const [, path = '', check] of read.split(BREAK).join('').replace(/\s/g, '').matchAll(WHOLE))
    if (check === checkOf(path)) return `${path}?c=${check}`
  const line = unwrapped(read)
  const found = LINK.exec(line)
  const [link = '', path = ''] = found ?? []
  const [, check] = CHECK.exec(line.slice((found?.index ?? 0) + link.length)) ?? []
  return found && (check === undefined ? path : `${path}?c=${check}`)
}

/** Whether a link has a checksum that shows that its content has changed. */
export function isDamagedLink(link: string): boolean {
  const [path = '', check] = link.split('?c=')
  return check !== undefined && check !== checkOf(path)
}
