import { sumOf } from '../storage/copy.ts'

/*
 * A sent link leads to a page of the app with its content, and ends in a checksum of both: `#/match/…?c=1a2b3c4`.
 * Earlier versions made links without one, and ignore it.
 */

export type SentPage = 'match' | 'take' | 'follow' | 'join'

/** Any change of a letter changes it. */
const LENGTH = 7
const checkOf = (path: string): string => parseInt(sumOf(path), 16).toString(36).padStart(LENGTH, '0')

/** The part after the `#` of a link. */
export function sentPath(page: SentPage, what: string): string {
  const path = `/${page}/${what}`
  return `${path}?c=${checkOf(path)}`
}

const PATH = String.raw`(\/(?:(?:match|take)\/[\w-]+|(?:follow|join)\/[\w-]+(?:\/[\w-]+)?))`
const LINK = new RegExp(`#${PATH}`)
const CHECK = /^[^\s#]*?\?c=([0-9a-z]+)/
const WHOLE = new RegExp(String.raw`#${PATH}\?c=([0-9a-z]{${LENGTH}})`, 'g')

/** Encodings of a link's signs by other programs, once or repeatedly. */
const SIGNS: ReadonlyMap<string, string> = new Map([['23', '#'], ['2f', '/'], ['3f', '?'], ['3d', '=']]) // oxfmt-ignore
const plain = (text: string): string =>
  text.replace(/%(?:25)*(23|2f|3f|3d)/gi, (_, code: string) => SIGNS.get(code.toLowerCase()) ?? '')

/** The places where mail breaks a line: after a `=`, or before a `>` in a quotation. */
const BREAK = /=?\r?\n[> \t]*/

/** Whether mail breaks lines of this length. */
const isBroken = (length: number): boolean => (length >= 60 && length <= 80) || length > 900

/** A link without a check continues in lines with nothing else, as long as they are broken where mail breaks them. */
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
 * The target of a link in a text with packed content or a room's key, wherever its app is and whatever mail and other
 * programs have done to it; null if there is none.
 */
export function linkIn(text: string): string | null {
  const read = plain(text)
  for (const [, path = '', check] of read.split(BREAK).join('').replace(/\s/g, '').matchAll(WHOLE))
    if (check === checkOf(path)) return `${path}?c=${check}`
  const line = unwrapped(read)
  const found = LINK.exec(line)
  const [link = '', path = ''] = found ?? []
  const [, check] = CHECK.exec(line.slice((found?.index ?? 0) + link.length)) ?? []
  return found && (check === undefined ? path : `${path}?c=${check}`)
}

/** Whether a link's checksum, if any, shows that something else was sent. */
export function isDamaged(link: string): boolean {
  const [path = '', check] = link.split('?c=')
  return check !== undefined && check !== checkOf(path)
}
