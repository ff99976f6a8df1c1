import { isolated } from '../../text/contract/names.ts'
import { computed, ref, shallowRef, type Ref } from 'vue'
import { createListeners } from '../../book/stores/match-state.ts'
import type { Level } from '../../analysis/advice.ts'
import { appLevelOnTurn } from '../../book/journal/amend.ts'
import { outcomeOf, type MatchOutcome } from '../../book/journal/outcome.ts'
import type { GameTypes, StepOf } from '../../engine/game.ts'
import type { Explanation } from '../../text/contract/rulebook.ts'
import type { Tone } from '../../ui/types.ts'
import { ruleLink } from '../links.ts'
import { activityOf, type Activity, type PendingInput } from './activity.ts'
import { useProposal, type ProposalControl } from './proposal.ts'
import { type Source, NO_STEPS, stepsOf, withoutNotice, type Rules } from './source.ts'
import { useCatchUp, type CatchUp } from './useCatchUp.ts'
import { handsTime, usePace, useWalk, type Pace, type Walk } from './useWalk.ts'
import { TABLE_WORDS } from '#text/table.ts'

export interface RulingView {
  readonly tone: Tone
  readonly sentence: string
  readonly detail: string
  readonly rule: { readonly title: string; readonly href: string } | null
  /** A text only for screen readers: sighted people see it on the table. */
  readonly aside?: string
  /** Whether the sentence is about the past. It is then shown small, above the detail with the next step. */
  readonly past?: boolean
  /** The previous step, shown small above the sentence. It was already read aloud. */
  readonly before?: string
}

export const plainView = (sentence: string, detail = '', tone: Tone = 'info'): RulingView => ({
  tone,
  sentence,
  detail,
  rule: null,
})

export const nextView = (sentence: string, detail: string): RulingView => ({
  ...plainView(sentence, detail),
  past: true,
})

interface Session<G extends GameTypes> {
  readonly players: Readonly<Ref<readonly string[]>>
  nameOf(player: number): string
  /** The level at which the app plays a seat; null for a person. */
  levelOf(player: number): Level | null
  /** The position before the last move. */
  readonly before: Readonly<Ref<G['position']>>
  /** The position after the last move. */
  readonly settled: Readonly<Ref<G['position']>>
  /** The position on the real table, after the steps that players have carried out. */
  readonly position: Readonly<Ref<G['position']>>
  readonly steps: Readonly<Ref<readonly StepOf<G>[]>>
  readonly outcome: Readonly<Ref<MatchOutcome>>
  readonly walk: Walk
  readonly catchUp: CatchUp<G>
  /** The steps of the current instruction; empty if there is none. */
  readonly now: Readonly<Ref<readonly StepOf<G>[]>>
  /** Whether a move can be started: no instructions are pending, and this window can write. */
  readonly mayPlay: Readonly<Ref<boolean>>
}

interface Input<G extends GameTypes, B extends PendingInput = PendingInput> {
  /** The pending input is cleared when the moves change. */
  readonly pending: Readonly<Ref<B | null>>
  begin(next: B | null): void
  /** Cancels the proposal and the pending input. */
  abandon(): void
  onAbandon(listener: () => void): void
  /** The number of moves made at the point that is shown; null for the present. */
  readonly lookedAt: Readonly<Ref<number | null>>
  lookAt(made: number | null): void
  /** The cards and squares that a hint marks, in the record's spelling. */
  readonly hinted: Readonly<Ref<readonly string[]>>
  mark(places: readonly string[]): void
  readonly activity: Readonly<Ref<Activity>>
  /** People may not enter actions on the app's turn. */
  accepts(type: string, at?: G['position']): boolean
}

interface Referee<G extends GameTypes> {
  explain(event: G['event'], position: G['position']): Explanation
  view(tone: Tone, explanation: Explanation): RulingView
  eventView(event: G['event'], position: G['position'], tone?: Tone): RulingView
  refusalView(refusal: G['refusal'], position: G['position']): RulingView
  readonly refusedView: Readonly<Ref<RulingView | null>>
}

/** The parts that every table has. */
export interface Core<G extends GameTypes, B extends PendingInput = PendingInput> {
  readonly rules: Rules<G>
  readonly source: Source<G>
  readonly session: Session<G>
  readonly proposal: ProposalControl<G>
  readonly input: Input<G, B>
  readonly referee: Referee<G>
}

function useGame<G extends GameTypes>(rules: Rules<G>, source: Source<G>, pace: () => Pace): Session<G> {
  const { terms, hands } = source
  // All sentences at a table take the names from here.
  const players = computed(() => source.names.value.map(isolated))
  const last = computed(() => source.moves.value.at(-1) ?? null)
  const settled = computed(() => last.value?.after ?? source.start.value)
  const before = computed(() => last.value?.before ?? source.start.value)
  const steps = computed(() => stepsOf<G>(last.value?.ruling ?? null))
  const walk = useWalk(
    () => rules.stops(steps.value, before.value),
    () => steps.value.length,
    () => hands.cursor.value,
    hands.walkTo,
    cards => handsTime(cards, pace()),
  )
  const catchUp = useCatchUp(rules, source)
  const outcome = computed(() => outcomeOf({ game: rules.game, position: settled.value, lost: terms.lost.value }))

  return {
    players,
    nameOf: player => players.value[player - 1] ?? '',
    levelOf: player => terms.app.value[player - 1] ?? null,
    before,
    settled,
    steps,
    walk,
    catchUp,
    position: computed(() =>
      catchUp.locations.value
        ? rules.withLocations(settled.value, catchUp.locations.value)
        : (steps.value[walk.done.value - 1]?.position ?? before.value),
    ),
    now: computed(() => {
      const stop = walk.now.value
      return stop ? withoutNotice<G>(steps.value.slice(stop.from, stop.to)) : NO_STEPS
    }),
    mayPlay: computed(() => !terms.closed.value && !walk.walking.value && outcome.value.onTime === null),
    outcome,
  }
}

type PlayParts<G extends GameTypes> = Pick<Core<G>, 'source' | 'session' | 'proposal'>

/** Each `begin` triggers watchers, even with equal input. */
function usePending<B extends PendingInput>() {
  const latest = shallowRef<{ readonly pending: B | null }>({ pending: null })
  return {
    pending: computed(() => latest.value.pending),
    begin: (next: B | null): void => void (latest.value = { pending: next }),
  }
}

function useInput<G extends GameTypes, B extends PendingInput>(
  { game }: Rules<G>,
  { source: { terms }, session, proposal }: PlayParts<G>,
): Input<G, B> {
  const { outcome, walk, catchUp, settled } = session
  const { pending, begin } = usePending<B>()
  const lookedAt = ref<number | null>(null)
  const hinted = shallowRef<readonly string[]>([])
  const abandoned = createListeners<void>()
  const appPlays = (at: G['position']): boolean => appLevelOnTurn(game, at, terms.app.value) !== null

  proposal.onChange(() => {
    begin(null)
    lookedAt.value = null
  })
  const walks = computed(() => ({ line: catchUp.walking.value, ruling: walk.walking.value }))
  const proposed = computed(() => {
    const shown = proposal.shown.value
    return proposal.accepted.value && shown?.type === 'ruled' ? shown.by : null
  })

  return {
    pending,
    begin,
    abandon(): void {
      proposal.cancel()
      begin(null)
      abandoned.emit()
    },
    onAbandon: listener => void abandoned.listen(listener),
    lookedAt,
    lookAt: made => void (lookedAt.value = made),
    hinted,
    mark: places => void (hinted.value = places),
    activity: computed(() =>
      activityOf({
        lookedAt: lookedAt.value,
        walks: walks.value,
        proposed: proposed.value,
        pending: pending.value?.type ?? null,
        over: outcome.value.over,
        closed: terms.closed.value,
      }),
    ),
    accepts: (type, at = settled.value) => terms.accepts(type) && !appPlays(at) && outcome.value.onTime === null,
  }
}

function useReferee<G extends GameTypes>(
  { rulebook }: Rules<G>,
  { session: { players, settled }, proposal: { shown, refusal } }: PlayParts<G>,
): Referee<G> {
  const speechAt = (position: G['position']) => ({ players: players.value, position })

  function view(tone: Tone, { sentence, remedy, section }: Explanation): RulingView {
    const title = rulebook.sections.find(each => each.id === section)?.title
    const rule = title === undefined ? null : { title, href: ruleLink(rulebook.game, section) }
    return { tone, sentence, detail: remedy, rule }
  }
  const explain = (event: G['event'], position: G['position']): Explanation => rulebook.event(event, speechAt(position))
  const refusalView = (refused: G['refusal'], position: G['position']): RulingView =>
    view('refused', rulebook.refusal(refused, speechAt(position)))

  return {
    explain,
    view,
    eventView: (event, position, tone = 'info') => view(tone, explain(event, position)),
    refusalView,
    refusedView: computed(() => {
      if (shown.value?.type === 'unreadable')
        return { ...TABLE_WORDS.unreadable(shown.value.problem), tone: 'refused', rule: null }
      return refusal.value ? refusalView(refusal.value, settled.value) : null
    }),
  }
}

/** Creates the core of a table. Matches, lessons, and replays pass different sources. */
export function useCore<G extends GameTypes, B extends PendingInput = PendingInput>(
  rules: Rules<G>,
  source: Source<G>,
  pace = usePace(),
): Core<G, B> {
  const session = useGame(rules, source, pace)
  const proposal = useProposal(rules, source, session)
  const parts = { source, session, proposal }
  return { rules, ...parts, input: useInput<G, B>(rules, parts), referee: useReferee(rules, parts) }
}
