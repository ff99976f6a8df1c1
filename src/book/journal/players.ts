import type { AnyGame } from '../../engine/game.ts'
import { isName } from '../../engine/text.ts'
import { startReplay } from './replay.ts'

/** More characters are no name. */
const MOST_NAME = 80

/** What can't be seen, and turns or breaks the text around it. Joiners stay: scripts and signs need them. */
const UNSEEN = /[\p{Cc}\p{Zl}\p{Zp}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff\u{e0000}-\u{e007f}]/u

/** Looks empty wherever it stands alone. */
const BLANK = /[\p{Z}\p{Cf}\p{M}\u115f\u1160\u3164\uffa0\u2800]/gu

/** A name that may come from outside: it can be seen, is no longer than a name is, and harms no text around it. */
export const isFitName = (name: string): boolean =>
  isName(name) && name.length <= MOST_NAME && !UNSEEN.test(name) && name.replace(BLANK, '') !== ''

/** The head of a record with other names in it; null where the game can't be played under these. */
export function namedAs(head: string, players: readonly string[], game: AnyGame): string | null {
  if (!players.every(isName)) return null
  const named = head.replace(/^players .*/m, () => `players ${players.join(', ')}`)
  const start = startReplay(named, [game])
  return start.ok && sameNames(start.value.players, players) ? named : null
}

/** The same; as it was where there are no other names, or the game can't be played under these. */
export const withPlayers = (head: string, players: readonly string[] | null, game: AnyGame): string =>
  players === null ? head : (namedAs(head, players, game) ?? head)

export const sameNames = (some: readonly string[], others: readonly string[]): boolean =>
  some.length === others.length && some.every((name, seat) => name === others[seat])
