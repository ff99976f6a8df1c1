import { actsAhead } from '../../../engine/grafa/prospect.ts'
import { orderWords } from '../../../text/en/grafa/prospect.ts'
import type { Key } from '../../../table/module.ts'
import { TABLE_WORDS } from '../../../text/en/table.ts'
import { announce } from '../../../ui/useAnnouncer.ts'
import { copied } from './copy.ts'
import type { GrafaPlay } from './useGrafaPlay.ts'
import { GRAFA_TABLE as WORDS } from '../../../text/en/grafa/table.ts'

/** The keys below the table: always the few that fit what is going on. */
export function keysOf(table: GrafaPlay): readonly Key[] {
  if (table.amending.active.value) return amendingKeys(table)
  if (table.arrange.active.value) {
    return [{ id: 'put-back', label: WORDS.putBack, primary: true, side: 'on', act: table.arrange.putBack }]
  }
  return orderKeys(table)
}

/** Taking back drops the card that was named last; leaving drops both. */
function amendingKeys({ amending: { wrong, change, takeBack, end, confirm } }: GrafaPlay): readonly Key[] {
  const back: Key = { id: 'take-back', label: TABLE_WORDS.takeBack, side: 'back', act: takeBack }
  const leave: Key = { id: 'leave', label: TABLE_WORDS.leave, side: 'apart', act: end }
  const amend: Key = { id: 'amend', label: WORDS.confirm, primary: true, side: 'on', act: confirm }
  return [...(wrong.value === null ? [] : [back]), leave, ...(change.value ? [amend] : [])]
}

/** G1: which of the two suits acts first. */
function orderKeys({ playing, settled, accepts, propose }: GrafaPlay): readonly Key[] {
  if (!playing.value || settled.value.phase !== 'use' || !accepts('use')) return []
  const acts = actsAhead(settled.value)
  return acts.map(first => {
    const { title, detail } = orderWords(
      first,
      acts.filter(act => act !== first),
    )
    const { suit } = first
    return { id: `use ${suit}`, label: title, detail, suit, side: 'on', act: () => propose({ type: 'use', suit }) }
  })
}

/** What is needed now and then. */
export function menuOf({ code, dealt, amending }: GrafaPlay): readonly Key[] {
  const deal = code.value
  const copy: readonly Key[] =
    deal === null
      ? []
      : [
          {
            id: 'code',
            label: WORDS.copyCode(deal),
            side: 'on',
            group: 'look',
            act: async () => announce(await copied(deal)),
          },
        ]
  const amend: readonly Key[] =
    !dealt.value && amending.open.value && !amending.active.value
      ? [{ id: 'amend', label: WORDS.amend.key, side: 'on', act: amending.begin }]
      : []
  return [...copy, ...amend]
}
