import { computed } from 'vue'
import { matchesOf } from '../../book/evening/evening.ts'
import { resultOf, resultText, type TableResult } from '../../book/evening/result.ts'
import { useEveningsStore } from '../../book/stores/evenings.ts'
import { useMatchStore } from '../../book/stores/match.ts'
import { usePacked } from '../../table/sheets/usePacked.ts'

/** The result of the open match as a link, for the phone that runs the evening. */
export function useResultLink() {
  const match = useMatchStore()
  const evenings = useEveningsStore()
  void evenings.refresh()
  const message = computed(() => {
    const { head, replay, signatures, timeline } = match
    const result = head && replay && resultOf({ head, replay, signatures, line: timeline.line })
    return result ? resultText({ ...result, ...eveningOf(result.match) }) : ''
  })
  function eveningOf(id: string): Pick<TableResult, 'evening' | 'round'> {
    const evening = evenings.of(id)
    const { round } = evening?.pairings.find(pairing => matchesOf(pairing).includes(id)) ?? {}
    return evening ? { evening: evening.id, ...(round === undefined ? {} : { round }) } : {}
  }

  return usePacked(
    () => 'take',
    () => message.value,
  )
}
