import { computed } from 'vue'
import type { Ref } from 'vue'
import { isMarked, marked, unmarked, type Begun, type Correcting } from './activity.ts'

/** Where a correction is begun, or something else. */
interface Begins<Mark> {
  readonly begun: Readonly<Ref<Correcting<Mark> | { readonly type: Exclude<Begun['type'], 'correcting'> } | null>>
  begin(next: Correcting<Mark> | null): void
  cancel(): void
}

const NO_MARKS: readonly never[] = []

/** Putting the table right, mark by mark: a cell is chosen, and then what lies there. The last mark can be taken back. */
export function useMarking<Mark>({ begun, begin, cancel }: Begins<Mark>) {
  const now = computed(() => (begun.value?.type === 'correcting' ? begun.value : null))

  function change(next: (correcting: Correcting<Mark>) => Correcting<Mark> | null): void {
    if (now.value) begin(next(now.value))
  }

  return {
    active: computed(() => now.value !== null),
    made: computed((): readonly Mark[] => now.value?.made ?? NO_MARKS),
    chosen: computed(() => now.value?.chosen ?? null),
    /** There is something to take back. */
    marked: computed(() => now.value !== null && isMarked(now.value)),
    begin(): void {
      cancel()
      begin({ type: 'correcting', made: NO_MARKS, chosen: null })
    },
    end(): void {
      cancel()
      change(() => null)
    },
    choose: (chosen: string | null): void => change(correcting => ({ ...correcting, chosen })),
    mark: (mark: Mark): void => change(correcting => marked(correcting, mark)),
    /** Only what was marked last; with nothing marked, it ends. */
    takeBack(): void {
      cancel()
      change(unmarked)
    },
  }
}
