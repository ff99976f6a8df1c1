import { isName } from '../../engine/names.ts'
import { startReplay } from './replay.ts'

/** The head of a record with other names in it; null where the game can't be played under these. */
export function namedAs(head: string, players: readonly string[]): string | null {
  if (!players.every(isName)) return null
  const named = head.replace(/^players .*$/m, () => `players ${players.join(', ')}`)
  const start = startReplay(named)
  return start.ok && sameNames(start.value.players, players) ? named : null
}

/** The same; as it was where there are no other names, or the game can't be played under these. */
export const withPlayers = (head: string, players: readonly string[] | null): string =>
  players === null ? head : (namedAs(head, players) ?? head)

export const sameNames = (some: readonly string[], others: readonly string[]): boolean =>
  some.length === others.length && some.every((name, seat) => name === others[seat])
