import { computed, inject, onScopeDispose, shallowRef, type InjectionKey } from 'vue'
import { useRouter } from 'vue-router'
import { askSlipsIn, type AskSlips } from '../analysis/client.ts'
import type { Differing } from '../analysis/slips.ts'
import { amendmentOf } from '../book/journal/amend.ts'
import type { MatchStore } from '../book/stores/match.ts'
import { mendedBy, type Looking, type Slip } from '../engine/slips.ts'
import { inWorker } from '../jobs.ts'
import { actionWords, isAgainst, type Sayer } from '../text/en/actions.ts'
import { slipWords } from '../text/en/slips.ts'
import { noWorker, OPEN_ANALYST } from '../ui/workers.ts'

/** The search that a page uses, where it is another than the app's own. */
export const ASK_SLIPS: InjectionKey<AskSlips> = Symbol('ask slips')

const NONE: readonly Slip[] = []

/** What is done about a slip: hands go on, the record is put right, or another match begins. */
function useMend(match: MatchStore): (slip: Slip) => Promise<void> {
  const router = useRouter()

  async function amend(slip: Slip): Promise<void> {
    const line = match.timeline.line.map(({ action }) => action)
    const amendment = amendmentOf(line, mendedBy(line, slip))
    if (amendment) await match.amend(amendment.from, amendment.remove, amendment.insert, true)
  }

  async function branch(head: readonly string[]): Promise<void> {
    const current = match.head
    if (!current) return
    const made = await match.branch({ head: [`game ${current.game}`, ...head, 'play'].join('\n') })
    if (made !== null) await router.push(`/table/${made}`)
  }

  return async slip => {
    if (slip.type === 'deal') await branch(slip.head)
    else if (slip.type !== 'undone') await amend(slip)
    else if (slip.cells.length === 0) await match.setCursor(slip.steps[0] ?? 0)
  }
}

/** Those that make the same record are one guess: the likeliest stays. */
function distinct(slips: readonly Slip[], line: readonly string[]): readonly Slip[] {
  const meanings = slips.map(slip =>
    slip.type === 'deal' || slip.type === 'undone' ? JSON.stringify(slip) : mendedBy(line, slip).join('\n'),
  )
  return slips.filter((_, index) => meanings.indexOf(meanings[index] ?? '') === index)
}

/** Two slips at once, or a move against the rules that others have followed. */
function isFarFetched(slip: Slip | undefined, moves: number, sayer: Sayer): boolean {
  if (slip?.type === 'both') return true
  if (slip?.type === 'change') return isAgainst(slip.instead, sayer) && slip.place < moves - 1
  return slip?.type === 'missing' && isAgainst(slip.action, sayer) && slip.place < moves
}

/** The search for what has happened where the real table is another than the one on record, and what is done about it. */
export function useSlips(match: MatchStore, told: (step: number) => string, sayer: () => Sayer) {
  const mend = useMend(match)
  const search = inject(ASK_SLIPS, null) ?? askSlipsIn(inWorker(inject(OPEN_ANALYST, noWorker)))
  const looking = shallowRef<Looking | null>(null)
  const found = shallowRef(NONE)
  let correct = (): void => undefined
  let stop = (): void => undefined
  onScopeDispose(() => stop())

  const line = (): readonly string[] => match.timeline.line.map(({ action }) => action)
  const moves = computed(() => match.replay?.moves.length ?? 0)
  const offered = computed(() =>
    distinct(found.value, line()).map(slip => ({
      slip,
      ...slipWords(slip, {
        moves: moves.value,
        done: action => ({ what: actionWords(action, sayer()), against: isAgainst(action, sayer()) }),
        left: slip.type === 'undone' ? told(slip.steps[0] ?? 0) : '',
      }),
    })),
  )

  /** Looks for explanations; where there are none, the table is corrected and no more said. */
  function ask(differing: Differing, plain: () => void): void {
    close()
    correct = plain
    try {
      stop = search(
        differing,
        news => {
          if (news.type === 'ends') return end(news.found)
          looking.value = news.looking
          found.value = news.looking.found
        },
        () => end(NONE),
      )
    } catch {
      end(NONE)
    }
  }

  /** What has been found is all there is; with nothing found, the table is corrected. */
  function end(last: readonly Slip[]): void {
    const plain = correct
    close()
    found.value = last
    correct = plain
    if (last.length === 0) plain()
  }

  function close(): void {
    stop()
    stop = () => undefined
    looking.value = null
    found.value = NONE
  }

  /** Takes one for what has happened. */
  async function take(slip: Slip): Promise<void> {
    close()
    await mend(slip)
  }

  return {
    offered,
    /** Rather than by what was found it came by a knock, or by cards that were entered wrongly. */
    plainFirst: computed(() => looking.value === null && isFarFetched(found.value[0], moves.value, sayer())),
    /** How the search goes; null where none does. */
    looking,
    ask,
    take,
    close,
    /** No more is looked for: what was found is offered. */
    enough: (): void => end(found.value),
    correct: (): void => {
      close()
      correct()
    },
  }
}

export type Slips = ReturnType<typeof useSlips>
