import type { ListedMatch } from './listing.ts'

/** Who plays, and who begins, doesn't make a deal another one. */
const OF_PLAYERS = /^(players|turn) /
/** With one of these a head says how the cards were dealt. */
const DEALT = /^(deal|deck)\b/

/** What matches on one deal have in common; null where the head tells of no deal. */
function dealKey(head: string): string | null {
  const lines = head.split('\n').filter(line => !OF_PLAYERS.test(line))
  return lines.some(line => DEALT.test(line)) ? lines.join('\n') : null
}

/** The matches on the deal of a head, but for those that were played to learn. */
export function onDeal(list: readonly ListedMatch[], head: string): readonly ListedMatch[] {
  const key = dealKey(head)
  return key === null ? [] : list.filter(each => each.head.practice !== true && dealKey(each.head.head) === key)
}

/** The others on the same deal that have come to an end. */
export function sameDeal(list: readonly ListedMatch[], { id, head }: ListedMatch): readonly ListedMatch[] {
  const key = dealKey(head.head)
  if (key === null) return []
  return list.filter(
    each => each.id !== id && each.summary?.over === true && each.head.game === head.game && dealKey(each.head.head) === key, // prettier-ignore
  )
}
