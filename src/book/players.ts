import { isName } from '../engine/names.ts'
import { startReplay } from './replay.ts'

/** The head of a record with other names in it; as it was where the game can't be played under these. */
export function withPlayers(head: string, players: readonly string[] | null): string {
  if (players === null || !players.every(isName)) return head
  const named = head.replace(/^players .*$/m, () => `players ${players.join(', ')}`)
  const start = startReplay(named)
  return start.ok && sameNames(start.value.players, players) ? named : head
}

export const sameNames = (some: readonly string[], others: readonly string[]): boolean =>
  some.length === others.length && some.every((name, seat) => name === others[seat])
