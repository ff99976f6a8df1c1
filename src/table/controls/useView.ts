import { computed, watch, type Ref } from 'vue'
import { TABLE_WORDS as WORDS } from '#text/table.ts'
import { catchUpView } from './catch-up-words.ts'
import type { AnyTable } from '../module.ts'
import { plainView, type RulingView } from '../session/session.ts'
import type { useAppSeats } from '../assist/useAppSeats.ts'
import { useRoomRequests } from './useRoomRequests.ts'
import { useSurroundings } from './useSurroundings.ts'
import type { useAssist } from '../assist/useAssist.ts'
import type { useStage } from './useStage.ts'

interface Speakers {
  readonly answer: Readonly<Ref<string>>
  readonly assist: Pick<ReturnType<typeof useAssist>, 'view' | 'thinks'>
  readonly app: Pick<ReturnType<typeof useAppSeats>, 'view'>
  readonly stage: Pick<ReturnType<typeof useStage>, 'view'>
}

/** Returns the content of the ruling card, and has it read aloud. The order of the checks is their priority. */
export function useView(table: AnyTable, { answer, assist, app, stage }: Speakers) {
  const { lookedAt, pending } = table.input
  const requests = useRoomRequests(table)

  /** When players begin a move, assume that they have completed the catch-up. */
  watch([table.proposal.shown, pending], ([proposed, started]) => {
    if (proposed !== null || started !== null) table.session.catchUp.finish()
  })

  const view = computed((): RulingView => {
    if (lookedAt.value !== null) return plainView(WORDS.after(lookedAt.value, table.source.moves.value.length))
    if (assist.view.value) return assist.view.value
    if (answer.value !== '') return stage.view.value
    return catchUpView(table) ?? requests.view(app.view(stage.view.value))
  })
  // A text that changes every second isn't read aloud.
  useSurroundings(table, () => (assist.thinks.value ? '' : `${view.value.sentence} ${view.value.detail}`))
  return view
}
