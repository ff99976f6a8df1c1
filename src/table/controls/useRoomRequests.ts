import { shallowRef, watch } from 'vue'
import { useSharingStore } from '../../book/stores/sharing.ts'
import { ROOM } from '#text/room.ts'
import type { AnyTable } from '../module.ts'
import { readLine } from '../../engine/text.ts'
import type { RulingView } from '../session/session.ts'
import type { RoomRequest } from '../../book/live/room.ts'
import { moveSentence } from './catch-up-words.ts'

/** Moves proposed from other devices. They are shown when no instructions or input are pending, and must be confirmed here. */
export function useRoomRequests(table: AnyTable) {
  const { settled, mayPlay } = table.session
  const { shown: proposal } = table.proposal
  const sharing = useSharingStore()
  const shown = shallowRef<unknown>(null)

  function isAllowed({ seat, made }: RoomRequest): boolean {
    const { turn } = table.rules.game.status(settled.value)
    const isTheirs = seat <= table.session.players.value.length && (turn === null || turn === seat)
    return (
      isTheirs &&
      !table.session.outcome.value.over &&
      made === table.source.moves.value.length &&
      table.session.levelOf(seat) === null
    )
  }

  function proposeRequest(): void {
    if (!mayPlay.value || table.input.activity.value.type !== 'playing' || proposal.value) return
    const request = sharing.takeRequest()
    if (!request || !isAllowed(request)) return
    const parsed = table.rules.game.parseAction(readLine(request.action, 0).words, settled.value)
    if (!parsed.ok) return
    table.proposal.ask(parsed.value)
    shown.value = proposal.value
  }

  watch([() => sharing.request, mayPlay, table.input.activity, proposal], proposeRequest, { immediate: true })

  return {
    view(view: RulingView): RulingView {
      const { value: proposed } = proposal
      if (proposed?.type !== 'ruled' || proposed !== shown.value) return view
      const sentence = ROOM.proposed(moveSentence(proposed.move, table.rules, table.session.players.value))
      return { ...view, sentence, detail: `${view.sentence} ${view.detail}`.trim() }
    },
  }
}
