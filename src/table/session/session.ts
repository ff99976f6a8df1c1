import { isolated } from '../../text/contract/names.ts'
import { computed, ref, shallowRef, type Ref } from 'vue'
import { createListeners } from '../../book/stores/match-state.ts'
import type { Level } from '../../analysis/advice.ts'
import { appsTurn } from '../../book/journal/amend.ts'
import { outcomeOf, type MatchOutcome } from '../../book/journal/outcome.ts'
import type { GameTypes, StepOf } from '../../engine/game.ts'
import type { Explanation } from '../../text/contract/rulebook.ts'
import type { Tone } from '../../ui/types.ts'
import { ruleLink } from '../links.ts'
import { activityOf, type Activity, type PendingInput } from './activity.ts'
import { useProposal, type Proposing } from './proposal.ts'
import { type Source, NO_STEPS, stepsOf, withoutNotice, type Rules } from './source.ts'
import { useCatchUp, type CatchUp } from './useCatchUp.ts'
import { handsTime, usePace, useWalk, type Pace, type Walk } from './useWalk.ts'
import { TABLE_WORDS } from '#text/table.ts'

export interface RulingView {
  readonly tone: Tone
  readonly sentence: string
  readonly detail: string
  readonly rule: { readonly title: string; readonly href: string } | null
  /** For screen readers: others see it on the table. */
  readonly aside?: string
  /** Its sentence is in the past: shown small above the detail with the next step. */
  readonly past?: boolean
  /** The step before it, small above it; already read aloud. */
  readonly before?: string
}

export const plainView = (sentence: string, detail = '', tone: Tone = 'info'): RulingView => ({
  tone,
  sentence,
  detail,
  rule: null,
})

/** A ruling in the past with the next step. */
export const nextView = (sentence: string, detail: string): RulingView => ({
  ...plainView(sentence, detail),
  past: true,
})

/** A game at a table: its players, its state, and its hands. */
interface Session<G extends GameTypes> {
  /** Names in the order of the players' numbers, as sentences take them. */
  readonly players: Readonly<Ref<readonly string[]>>
  nameOf(player: number): string
  /** How well the app plays this seat; null if a person does. */
  levelOf(player: number): Level | null
  /** As the last move found it. */
  readonly before: Readonly<Ref<G['position']>>
  /** After all that was played. */
  readonly settled: Readonly<Ref<G['position']>>
  /** The real table now, with the walked steps carried out. */
  readonly position: Readonly<Ref<G['position']>>
  readonly steps: Readonly<Ref<readonly StepOf<G>[]>>
  /** The match's outcome: by its cards, or on time. */
  readonly outcome: Readonly<Ref<MatchOutcome>>
  readonly walk: Walk
  /** Leads hands to the right table if the real one differs. */
  readonly catchUp: CatchUp<G>
  /** The next steps for hands; empty if none. */
  readonly now: Readonly<Ref<readonly StepOf<G>[]>>
  /** A move can be started: no walk is running, and this window writes. */
  readonly mayPlay: Readonly<Ref<boolean>>
}

interface Input<G extends GameTypes, B extends PendingInput = PendingInput> {
  /** Input not yet confirmed; cleared when the moves change. */
  readonly pending: Readonly<Ref<B | null>>
  /** Replaces the pending input; null clears it. */
  begin(next: B | null): void
  /** Cancels the proposal and the pending input. */
  abandon(): void
  /** For anything else to cancel then. */
  onAbandon(listener: () => void): void
  /** The number of moves made at the moment looked back at; null for the present. */
  readonly lookedAt: Readonly<Ref<number | null>>
  lookAt(made: number | null): void
  /** Cards and squares that a hint marks, in the record's words. */
  readonly hinted: Readonly<Ref<readonly string[]>>
  mark(places: readonly string[]): void
  readonly activity: Readonly<Ref<Activity>>
  /** Whether actions of this type are expected: none from a person on the app's turn. */
  accepts(type: string, at?: G['position']): boolean
}

/** The referee's texts, for the ruling card. */
interface Referee<G extends GameTypes> {
  explain(event: G['event'], position: G['position']): Explanation
  /** An explanation, with its way to the rulebook. */
  view(tone: Tone, explanation: Explanation): RulingView
  eventView(event: G['event'], position: G['position'], tone?: Tone): RulingView
  refusalView(refusal: G['refusal'], position: G['position']): RulingView
  /** For the proposal; null if nothing is refused. */
  readonly refusedView: Readonly<Ref<RulingView | null>>
}

/** The parts that every table has, whatever the game. */
export interface Core<G extends GameTypes, B extends PendingInput = PendingInput> {
  readonly rules: Rules<G>
  readonly source: Source<G>
  readonly session: Session<G>
  readonly proposal: Proposing<G>
  readonly input: Input<G, B>
  readonly referee: Referee<G>
}

/** The game at the stop that is being walked. */
function useGame<G extends GameTypes>(rules: Rules<G>, source: Source<G>, pace: () => Pace): Session<G> {
  const { terms, hands } = source
  // All sentences of a table have their names from here.
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
        ? rules.laid(settled.value, catchUp.locations.value)
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

type Going<G extends GameTypes> = Pick<Core<G>, 'source' | 'session' | 'proposal'>

/** Each `begin` triggers watchers, also with the same input. */
function usePending<B extends PendingInput>() {
  const begins = shallowRef<{ readonly pending: B | null }>({ pending: null })
  return {
    pending: computed(() => begins.value.pending),
    begin: (next: B | null): void => void (begins.value = { pending: next }),
  }
}

function useInput<G extends GameTypes, B extends PendingInput>(
  { game }: Rules<G>,
  { source: { terms }, session, proposal }: Going<G>,
): Input<G, B> {
  const { outcome, walk, catchUp, settled } = session
  const { pending, begin } = usePending<B>()
  const lookedAt = ref<number | null>(null)
  const hinted = shallowRef<readonly string[]>([])
  const abandoned = createListeners<void>()
  const appPlays = (at: G['position']): boolean => appsTurn(game, at, terms.app.value) !== null

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
  { session: { players, settled }, proposal: { shown, refusal } }: Going<G>,
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

/**
 * A game at a table: its state, its proposal, and the referee's texts on both. The match's table, a lesson, a replay
 * and a guided game have sources of their own.
 */
export function useCore<G extends GameTypes, B extends PendingInput = PendingInput>(
  rules: Rules<G>,
  source: Source<G>,
  pace = usePace(),
): Core<G, B> {
  const session = useGame(rules, source, pace)
  const proposal = useProposal(rules, source, session)
  const going = { source, session, proposal }
  return { rules, ...going, input: useInput<G, B>(rules, going), referee: useReferee(rules, going) }
}
