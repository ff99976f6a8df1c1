import { shallowRef, watch } from 'vue'
import type { Ask } from '../book/live/room.ts'
import { useSharingStore } from '../book/stores/sharing.ts'
import { readLine } from '../engine/text.ts'
import { ROOM } from '../text/en/room.ts'
import { described } from './catch-up-words.ts'
import type { AnyTable } from './module.ts'
import type { RulingView } from './session.ts'

/**
 * What others propose from their own devices: it is shown and judged here when hands are free and nothing else is begun, and counts when
 * it is confirmed here, or at once where the players chose so. What was meant for another position is passed over.
 */
export function useAsked(table: AnyTable) {
  const { rules, settled, moves, proposal, mayPlay, activity } = table
  const sharing = useSharingStore()
  /** The proposal that was asked for. */
  const shown = shallowRef<unknown>(null)

  function mayAsk({ seat, made }: Ask): boolean {
    const { turn, over } = rules.game.status(settled.value)
    const isTheirs = seat <= table.players.value.length && (turn === null || turn === seat)
    return isTheirs && !over && made === moves.value.length && table.levelOf(seat) === null
  }

  async function take(): Promise<void> {
    const ask = sharing.asked
    if (!ask || !mayPlay.value || activity.value.type !== 'playing' || proposal.value) return
    sharing.asked = null
    if (!mayAsk(ask)) return
    const parsed = rules.game.parseAction(readLine(ask.action, 0).words, settled.value)
    if (!parsed.ok) return
    table.ask(parsed.value)
    shown.value = proposal.value
    if (sharing.asks === 'at-once') await table.confirm()
  }

  watch([() => sharing.asked, mayPlay, activity, proposal], take, { immediate: true })

  return {
    /** What was asked for, before what the referee says of it. */
    view(view: RulingView): RulingView {
      const { value: asked } = proposal
      if (asked?.type !== 'ruled' || asked !== shown.value) return view
      const sentence = ROOM.proposed(described(asked.move, rules, table.players.value))
      return { ...view, sentence, detail: `${view.sentence} ${view.detail}`.trim() }
    },
  }
}
