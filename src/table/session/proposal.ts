import { computed, onScopeDispose, shallowRef, type Ref } from 'vue'
import { ruleOn, type RuledMove } from '../../book/journal/replay.ts'
import { createListeners } from '../../book/stores/match-state.ts'
import type { GameTypes, StepOf } from '../../engine/game.ts'
import { err } from '../../engine/result.ts'
import { hiddenCharacterIn, readLine, type ReadProblem } from '../../engine/text.ts'
import { type EnterResult, type Source, type TableChange, stepsOf, withoutNotice, type Rules } from './source.ts'
import type { Walk } from './useWalk.ts'
import { consequencesOf, type Amendment } from '../../book/journal/amend.ts'
import type { MatchStore } from '../../book/stores/match.ts'

type Proposer = 'person' | 'app'

type Proposal<G extends GameTypes> =
  /** `next` contains the same player's next move, if both moves are shown and confirmed together. */
  | {
      readonly type: 'ruled'
      readonly move: RuledMove<G>
      readonly next: readonly RuledMove<G>[]
      readonly by: Proposer
    }
  | { readonly type: 'unreadable'; readonly problem: Omit<ReadProblem, 'line'> }

export interface ProposalControl<G extends GameTypes> {
  readonly shown: Readonly<Ref<Proposal<G> | null>>
  readonly accepted: Readonly<Ref<boolean>>
  /** The steps of an accepted proposal, without the notice of a move let stand. */
  readonly proposed: Readonly<Ref<readonly StepOf<G>[]>>
  readonly refusal: Readonly<Ref<G['refusal'] | null>>
  wouldAccept(action: G['action']): boolean
  /** Shows a proposal, and always waits for confirmation. `next` is the same player's next move. */
  ask(action: G['action'], by?: Proposer, next?: G['action']): void
  /**
   * Shows a proposal, or makes the move immediately if the settings say so or `counts` is true. `byHands`: whether people have already made
   * the first part of the move on the table, unlike a move of the app.
   */
  propose(action: G['action'], byHands?: boolean, counts?: boolean): Promise<void>
  /** Proposes a move in the record's spelling. */
  type(text: string): Promise<void>
  /** Makes the proposed move. Returns whether it was made. */
  confirm(): Promise<boolean>
  /** Makes an action without a proposal, or shows its refusal. Returns whether it was made. */
  make(action: G['action']): Promise<boolean>
  cancel(): void
  /** The listener is called after the moves have changed, which cancels the proposal. */
  onChange(listener: () => void): void
}

interface TablePosition<G extends GameTypes> {
  readonly settled: Readonly<Ref<G['position']>>
  readonly walk: Walk
}

function outcomeOf<G extends GameTypes>(shown: Readonly<Ref<Proposal<G> | null>>) {
  const moves = computed(() => (shown.value?.type === 'ruled' ? [shown.value.move, ...shown.value.next] : []))
  const ruling = computed(() => moves.value[0]?.ruling ?? null)
  return {
    accepted: computed(() => ruling.value?.accepted === true),
    proposed: computed(() => withoutNotice<G>(moves.value.flatMap(move => stepsOf<G>(move.ruling)))),
    refusal: computed(() => (ruling.value?.accepted === false ? ruling.value.refusal : null)),
  }
}

function countingBy<G extends GameTypes>(rules: Rules<G>, source: Source<G>, settled: Readonly<Ref<G['position']>>) {
  const endsByPass = ({ played, after }: RuledMove<G>): boolean =>
    rules.counts.passes(played) && rules.game.status(after).turn === null
  return {
    /** The number of steps done when a move is made: those before its confirmation, and those that move no cards. */
    doneOf({ played, ruling }: RuledMove<G>): number {
      const steps = stepsOf<G>(ruling)
      const [first] = rules.stops(steps, settled.value)
      return (rules.counts.tapped(played) ? first?.to : first?.from) ?? steps.length
    },
    isAtOnce: (move: RuledMove<G>, counts: boolean): boolean =>
      (counts || rules.counts.isComplete(move.played) || source.terms.atOnce.value) &&
      move.ruling.accepted &&
      !(source.journal !== null && endsByPass(move)),
  }
}

/**
 * The proposal, and its confirmation. From a tap to the disk, a move passes through eight functions. The first judges it:
 * `propose` here, `enter` of the source (MatchTable.vue), `play` of the open match (book/stores/playing.ts), `addEntry` and `write`
 * (book/stores/writing.ts), `append` (book/matches.ts), `storeRows` (book/storage/rows.ts), and `write` of the storage port
 * (book/storage/port.ts, db.ts), which uses one transaction. `write` in writing.ts adds the ruling to the replay after storing.
 */
export function useProposal<G extends GameTypes>(
  rules: Rules<G>,
  source: Source<G>,
  { settled, walk }: TablePosition<G>,
): ProposalControl<G> {
  const { game } = rules
  const shown = shallowRef<Proposal<G> | null>(null)
  const changes = createListeners<TableChange>()
  const { doneOf, isAtOnce } = countingBy(rules, source, settled)

  changes.listen(cancel)
  onScopeDispose(source.listen(changes.emit))

  function cancel(): void {
    shown.value = null
  }

  const show = (move: RuledMove<G>, by: Proposer, next: readonly RuledMove<G>[] = []): void =>
    void (shown.value = { type: 'ruled', move, next, by })
  const ask = (action: G['action'], by: Proposer = 'person', next?: G['action']): void => {
    const move = ruleOn(game, settled.value, action)
    show(move, by, next === undefined ? [] : [ruleOn(game, move.after, next)])
  }

  /** A move that needs no confirmation is never shown as a proposal, not even while it is being stored. */
  async function propose(action: G['action'], byHands = true, counts = false): Promise<void> {
    walk.finish()
    const move = ruleOn(game, settled.value, action)
    if (!isAtOnce(move, counts)) return show(move, byHands ? 'person' : 'app')
    const before = shown.value
    cancel()
    const entered = await source.enter(move, byHands ? doneOf(move) : 0)
    if (entered === 'cancelled') shown.value ??= before
  }

  async function enterAll(moves: readonly RuledMove<G>[]): Promise<boolean> {
    const before = shown.value
    let entered: EnterResult = 'counts'
    for (const move of moves) if (entered === 'counts') entered = await source.enter(move, doneOf(move))
    if (entered !== 'cancelled' && shown.value === before) cancel()
    return entered === 'counts'
  }

  async function confirm(): Promise<boolean> {
    const proposed = shown.value
    if (proposed?.type !== 'ruled' || !proposed.move.ruling.accepted) return false
    return enterAll([proposed.move, ...proposed.next])
  }

  async function make(action: G['action']): Promise<boolean> {
    const move = ruleOn(game, settled.value, action)
    if (move.ruling.accepted) return enterAll([move])
    show(move, 'person')
    return false
  }

  async function type(text: string): Promise<void> {
    const { words } = readLine(text, 0)
    const hidden = hiddenCharacterIn(words)
    const parsed = hidden ? err(hidden) : game.parseAction(words, settled.value)
    if (parsed.ok) await propose(parsed.value)
    else shown.value = { type: 'unreadable', problem: parsed.error }
  }

  return {
    shown,
    ...outcomeOf(shown),
    wouldAccept: (action: G['action']) => game.play(settled.value, action).accepted,
    ask,
    propose,
    type,
    confirm,
    make,
    cancel,
    onChange: (listener: () => void): void => void changes.listen(listener),
  }
}

/** An amendment of the open match. `draft` returns the amendment that people have chosen, or null until it is complete. */
export function useAmendment(match: MatchStore | null, draft: () => Amendment | null) {
  const drafted = computed(draft)

  return {
    draft: drafted,
    before: computed(() => match?.replay ?? null),
    preview: computed(() => {
      const { value: change } = drafted
      return change && match?.replay && consequencesOf(match.replay, change.from, change.remove, change.insert)
    }),
    /** `isLaid`: whether the real table already agrees with the amendment. */
    async confirm(isLaid: boolean): Promise<boolean> {
      const { value: change } = drafted
      if (!change || !match) return false
      const { type } = await match.amend(change.from, change.remove, change.insert, isLaid)
      return type === 'done'
    },
  }
}
