import { computed, shallowRef } from 'vue'
import { useRouter } from 'vue-router'
import { useMatchStore } from '../book/stores/match.ts'
import { useLibraryStore } from '../book/stores/library.ts'
import type { Slip } from '../engine/explain.ts'
import { slipWords } from '../rulebook/slips.ts'

/** The search for what has happened where the real table is another than the one on record, and what is done about it. */
export function useSlips(told: (step: number) => string) {
  const match = useMatchStore()
  const shelf = useLibraryStore()
  const router = useRouter()
  const found = shallowRef<readonly Slip[]>([])
  let correct = (): void => undefined

  const moves = computed(() => match.replay?.moves.length ?? 0)
  const offered = computed(() =>
    found.value.map((slip, index) => ({
      index,
      ...slipWords(slip, moves.value, slip.type === 'undone' ? told(slip.steps[0] ?? 0) : ''),
    })),
  )

  /** Looks for explanations; where there are none, the table is corrected and no more said. */
  function ask(search: () => readonly Slip[], plain: () => void): void {
    correct = plain
    found.value = search()
    if (found.value.length === 0) plain()
  }

  function close(): void {
    found.value = []
  }

  /** Takes one for what has happened. */
  async function take(index: number): Promise<void> {
    const slip = found.value[index]
    close()
    switch (slip?.type) {
      case 'undone':
        if (slip.cells.length === 0) await match.setCursor(slip.steps[0] ?? 0)
        return
      case 'change':
        await match.amend(slip.place, 1, [slip.instead])
        return
      case 'missing':
        await match.amend(slip.place, 0, [slip.action])
        return
      case 'extra':
        await match.amend(slip.place, 1, [])
        return
      case 'deal':
        await branch(slip.head)
    }
  }

  async function branch(head: readonly string[]): Promise<void> {
    const current = match.head
    if (!current) return
    const made = await shelf.branch(current.id, { head: [`game ${current.game}`, ...head, 'play'].join('\n') })
    if (made.ok) await router.push(`/table/${made.value.id}`)
  }

  return {
    offered,
    ask,
    take,
    close,
    correct: (): void => {
      close()
      correct()
    },
  }
}

export type Slips = ReturnType<typeof useSlips>
