import type { DiscrepancyInput } from '../../analysis/advice.ts'
import { watch, type Ref, computed, onScopeDispose, shallowRef } from 'vue'
import type { GameTypes } from '../../engine/game.ts'
import type { Core } from '../session/session.ts'
import { isMarked, withMark, withoutMark, type PendingInput, type PendingCorrection } from '../session/activity.ts'
import { amendmentOf } from '../../book/journal/amend.ts'
import type { MatchStore } from '../../book/stores/match.ts'
import { correctedActions, type SearchProgress, type Discrepancy } from '../../engine/discrepancies.ts'
import { isLetStand, type ActionContext } from '../../text/contract/actions.ts'
import { actionWords, discrepancyWords } from '#text/actions.ts'
import { useAnalyst } from './analyst.ts'

const NONE: readonly Discrepancy[] = []

/** The returned function resolves to false if players cancel. */
function resolverFor(match: MatchStore): (discrepancy: Discrepancy) => Promise<boolean> {
  async function amend(discrepancy: Discrepancy): Promise<boolean> {
    const line = match.timeline.line.map(({ action }) => action)
    const amendment = amendmentOf(line, correctedActions(line, discrepancy))
    if (!amendment) return true
    const { type } = await match.amend(amendment.from, amendment.remove, amendment.insert, true)
    return type !== 'cancelled'
  }

  return async discrepancy => {
    if (discrepancy.type === 'deal') {
      const head = [`game ${match.head?.game}`, ...discrepancy.head, 'play'].join('\n')
      await match.correctDeal(head, discrepancy.cells)
    } else if (discrepancy.type !== 'undone') return amend(discrepancy)
    else if (discrepancy.cells.length === 0) await match.setCursor(discrepancy.steps[0] ?? 0)
    return true
  }
}

/** Of the discrepancies that lead to the same record, the first is the likeliest. */
function distinct(discrepancies: readonly Discrepancy[], line: readonly string[]): readonly Discrepancy[] {
  const meanings = discrepancies.map(discrepancy =>
    discrepancy.type === 'deal' || discrepancy.type === 'undone'
      ? JSON.stringify(discrepancy)
      : correctedActions(line, discrepancy).join('\n'),
  )
  return discrepancies.filter((_, index) => meanings.indexOf(meanings[index] ?? '') === index)
}

function isFarFetched(discrepancy: Discrepancy | undefined, moves: number, sayer: ActionContext): boolean {
  if (discrepancy?.type === 'both') return true
  if (discrepancy?.type === 'change') return isLetStand(discrepancy.instead, sayer) && discrepancy.place < moves - 1
  return discrepancy?.type === 'missing' && isLetStand(discrepancy.action, sayer) && discrepancy.place < moves
}

function useSearch() {
  const analyst = useAnalyst()
  const looking = shallowRef<SearchProgress | null>(null)
  const found = shallowRef(NONE)
  let plainly = (): void => undefined
  let stop = (): void => undefined
  onScopeDispose(() => stop())

  function ask(differing: DiscrepancyInput, plain: () => void): void {
    close()
    plainly = plain
    try {
      stop = analyst.explain(
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

  function end(last: readonly Discrepancy[]): void {
    close()
    found.value = last
    if (last.length === 0) plainly()
  }

  function close(): void {
    stop()
    stop = () => undefined
    looking.value = null
    found.value = NONE
  }

  function correct(): void {
    close()
    plainly()
  }

  return { looking, found, ask, end, close, correct }
}

function useDiscrepancies(match: MatchStore, explain: (step: number) => string, sayer: () => ActionContext) {
  const resolve = resolverFor(match)
  const { looking, found, ask, end, close, correct } = useSearch()
  const line = (): readonly string[] => match.timeline.line.map(({ action }) => action)
  const moves = computed(() => match.replay?.moves.length ?? 0)
  const offered = computed(() =>
    distinct(found.value, line()).map(discrepancy => ({
      discrepancy,
      ...discrepancyWords(discrepancy, {
        moves: moves.value,
        done: action => ({ what: actionWords(action, sayer()), against: isLetStand(action, sayer()) }),
        left: discrepancy.type === 'undone' ? explain(discrepancy.steps[0] ?? 0) : '',
      }),
    })),
  )

  function accept(discrepancy: Discrepancy): Promise<boolean> {
    close()
    return resolve(discrepancy)
  }

  return {
    offered,
    open: computed(() => offered.value.length > 0 || looking.value !== null),
    plainFirst: computed(() => looking.value === null && isFarFetched(found.value[0], moves.value, sayer())),
    looking,
    ask,
    accept,
    close,
    enough: (): void => end(found.value),
    correct,
  }
}

export type Discrepancies = ReturnType<typeof useDiscrepancies>

/** The functions that correct a layout that differs from the record. */
export interface Correction {
  /** The search for causes; null without an open match. */
  readonly discrepancies: Discrepancies | null
  /** Cancels the proposal, or else removes the last mark of the correction. Without a correction, cancels all pending input. */
  takeBack(): void
  /** Judges the marked differences. In a match, searches for causes first. */
  judge(): void
}

interface Begins<Mark> {
  readonly input: {
    readonly pending: Readonly<
      Ref<PendingCorrection<Mark> | { readonly type: Exclude<PendingInput['type'], 'correcting'> } | null>
    >
    begin(next: PendingCorrection<Mark> | null): void
  }
  readonly proposal: { cancel(): void }
}

const NO_MARKS: readonly never[] = []

/** A correction as a list of marks. For each mark, people choose a cell and then its card. `takeBack` removes the last choice. */
export function useMarking<Mark>({ input: { pending, begin }, proposal: { cancel } }: Begins<Mark>) {
  const now = computed(() => (pending.value?.type === 'correcting' ? pending.value : null))

  function change(next: (correcting: PendingCorrection<Mark>) => PendingCorrection<Mark> | null): void {
    if (now.value) begin(next(now.value))
  }

  return {
    active: computed(() => now.value !== null),
    made: computed((): readonly Mark[] => now.value?.made ?? NO_MARKS),
    chosen: computed(() => now.value?.chosen ?? null),
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
    mark: (mark: Mark): void => change(correcting => withMark(correcting, mark)),
    takeBack(): void {
      cancel()
      change(withoutMark)
    },
  }
}

interface Marking {
  readonly active: Readonly<Ref<boolean>>
  readonly changes: Readonly<Ref<unknown>>
  takeBack(): void
  judge(): void
}

/**
 * Takes back the marks of a correction one at a time, and judges the marked differences; in a match, it searches for their causes first.
 * `real` returns the real layout.
 */
export function useCorrecting<G extends GameTypes>(
  { rules, source, session, referee, input, proposal }: Omit<Core<G>, 'input'> & { input: { abandon(): void } },
  marking: Marking,
  real: () => unknown,
): Correction {
  const { journal, setup, moves } = source
  const { players } = session
  const explain = (step: number): string => {
    const made = session.steps.value[step]
    return made ? referee.explain(made.event, made.position).sentence : ''
  }
  const discrepancies = journal && useDiscrepancies(journal, explain, () => ({ ...rules, players: players.value }))

  const differing = (): DiscrepancyInput => ({
    game: rules.game.name,
    setup: setup.value,
    actions: moves.value.flatMap(({ played }) => (played === null ? [] : [played])),
    real: real(),
  })
  // Changed marks make the results out of date.
  if (discrepancies) watch(marking.changes, discrepancies.close, { flush: 'sync' })

  return {
    discrepancies,
    takeBack(): void {
      if (!marking.active.value) input.abandon()
      else if (proposal.accepted.value) proposal.cancel()
      else marking.takeBack()
    },
    judge: (): void => (discrepancies ? discrepancies.ask(differing(), marking.judge) : marking.judge()),
  }
}
