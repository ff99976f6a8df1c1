import { watch, type Ref, computed } from 'vue'
import type { Differing } from '../analysis/advice.ts'
import type { GameTypes } from '../engine/game.ts'
import type { Session } from './session.ts'
import { useDiscrepancies } from './useDiscrepancies.ts'
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

/** What players may have begun at a table. */
interface Parts {
  readonly correction: {
    readonly active: Readonly<Ref<boolean>>
    /** What differs, as it was marked. */
    readonly changes: Readonly<Ref<unknown>>
    takeBack(): void
    judge(): void
  }
  readonly help: { close(): void }
  readonly selection?: { clear(): void }
}

/** Taking back what was begun; and where the real table differs, finding out what has happened. `differing`: how it differs from the game. */
export function useCorrecting<G extends GameTypes>(
  session: Pick<Session<G>, 'journal' | 'steps' | 'explain' | 'cancel' | 'abandon' | 'accepted' | 'rules' | 'players'>,
  { correction, help, selection }: Parts,
  differing: () => Differing,
) {
  const { journal } = session
  const explain = (step: number): string => {
    const made = session.steps.value[step]
    return made ? session.explain(made.event, made.position).sentence : ''
  }
  const discrepancies =
    journal && useDiscrepancies(journal, explain, () => ({ ...session.rules, players: session.players.value }))

  // What is marked otherwise is asked about anew.
  if (discrepancies) watch(correction.changes, discrepancies.close, { flush: 'sync' })

  /** Takes back whatever was begun and not confirmed. */
  function abandon(): void {
    session.abandon()
    help.close()
    selection?.clear()
  }

  /** Of a correction only what was marked last, once nothing waits to be confirmed. */
  function takeBack(): void {
    if (!correction.active.value) abandon()
    else if (session.accepted.value) session.cancel()
    else correction.takeBack()
  }

  return {
    discrepancies: discrepancies ?? undefined,
    abandon,
    takeBack,
    /** The table differs: what has happened is looked for first, where a match is played. */
    judgeCorrection: (): void =>
      discrepancies ? discrepancies.ask(differing(), correction.judge) : correction.judge(),
  }
}
