import { isRank } from '../../../engine/cards.ts'
import { separateKey, backKey, linkKey, forwardKey, type Key } from '../../../table/module.ts'
import { GRAFA_TABLE as WORDS } from '#text/grafa/table.ts'
import { type GrafaPlay } from './useGrafaPlay.ts'
import { copyText } from './view.ts'
import { TABLE_WORDS } from '#text/table.ts'
import { announce } from '../../../ui/useAnnouncer.ts'
import { choicesOf } from './ruling.ts'

export function keysOf(table: GrafaPlay): readonly Key[] {
  if (table.amending.active.value) return amendingKeys(table)
  if (table.arrange.active.value) {
    return [forwardKey('put-back', WORDS.putBack, table.arrange.putBack, { primary: true })]
  }
  return [...editKeys(table), ...orderKeys(table)]
}

/** If a card is entered twice, one of the two entries is wrong. */
function editKeys({ amending, referee: { refusedView }, reveal: { again } }: GrafaPlay): readonly Key[] {
  const card = again.value
  const keyAt = refusedView.value === null ? forwardKey : linkKey
  if (card === null || !amending.open.value) return []
  if (isRank(card)) return [keyAt('edit', WORDS.amend.key, () => amending.begin())]
  return amending.wasEntered(card) ? [keyAt('edit', WORDS.amend.edit, () => amending.begin(card))] : []
}

function amendingKeys({ amending: { wrong, change, takeBack, end, confirm } }: GrafaPlay): readonly Key[] {
  const back = separateKey('take-back', TABLE_WORDS.undoKey, takeBack)
  const cancelKey = backKey('leave', TABLE_WORDS.cancel, end)
  const amend = forwardKey('amend', WORDS.confirm, confirm, { primary: true })
  return [cancelKey, ...(wrong.value === null ? [] : [back]), ...(change.value ? [amend] : [])]
}

/** The player chooses which suit acts first (G1). */
function orderKeys(table: GrafaPlay): readonly Key[] {
  if (!table.playing.value || table.session.settled.value.phase !== 'use' || !table.input.accepts('use')) return []
  return choicesOf(table).map(({ suit, title, detail }) =>
    forwardKey(`use ${suit}`, title, () => table.proposal.propose({ type: 'use', suit }), { detail, suit }),
  )
}

export function menuOf({ code, dealt, amending }: GrafaPlay): readonly Key[] {
  const deal = code.value
  const copy: readonly Key[] =
    deal === null
      ? []
      : [forwardKey('code', WORDS.copyCode(deal), async () => announce(await copyText(deal)), { group: 'log' })]
  const amend: readonly Key[] =
    !dealt.value && amending.open.value && !amending.active.value
      ? [forwardKey('amend', WORDS.amend.key, () => amending.begin())]
      : []
  return [...copy, ...amend]
}

/** The button to play the same deal again, after a game that the app dealt. */
export const playAgainKeys = (table: GrafaPlay, act: () => unknown): readonly Key[] =>
  table.dealt.value && !table.source.terms.closed.value && table.session.settled.value.phase === 'over'
    ? [forwardKey('same', WORDS.same, act)]
    : []
