import { isolated } from '../text/contract/names.ts'
import { computed, ref, shallowRef, type Ref } from 'vue'
import type { Level } from '../analysis/advice.ts'
import { appsTurn } from '../book/journal/amend.ts'
import { outcomeOf, type MatchOutcome } from '../book/journal/outcome.ts'
import type { GameTypes, StepOf } from '../engine/game.ts'
import type { Explanation } from '../text/contract/rulebook.ts'
import type { Tone } from '../ui/types.ts'
import { ruleLink } from './links.ts'
import { activityOf, type Activity, type Begun } from './activity.ts'
import { useProposal, type Proposal, type Proposer } from './proposal.ts'
import { type Source, NO_STEPS, stepsOf, withoutNotice, type Rules } from './source.ts'
import { useCatchUp, type CatchUp } from './useCatchUp.ts'
import { handsTime, usePace, useWalk, type Pace, type Walk } from './useWalk.ts'
import { TABLE_WORDS } from '#text/table.ts'

/** What the ruling card shows. */
export interface RulingView {
  readonly tone: Tone
  readonly sentence: string
  readonly detail: string
  readonly rule: { readonly title: string; readonly href: string } | null
  /** For those who hear it: others see it on the table. */
  readonly aside?: string
  /** Its sentence tells what has been done: it stands small above the detail, which is what to do next. */
  readonly past?: boolean
  /** What was done before it, small above it; those who hear it know that. */
  readonly before?: string
}

export const plainView = (sentence: string, detail = '', tone: Tone = 'info'): RulingView => ({
  tone,
  sentence,
  detail,
  rule: null,
})

/** What has been done, and what to do next. */
export const nextView = (sentence: string, detail: string): RulingView => ({
  ...plainView(sentence, detail),
  past: true,
})

/** What lies on the table at the stop that is being walked. */
function useCardsOnTable<G extends GameTypes>(rules: Rules<G>, source: Source<G>, pace: () => Pace) {
  const last = computed(() => source.moves.value.at(-1) ?? null)
  const settled = computed(() => last.value?.after ?? source.start.value)
  const before = computed(() => last.value?.before ?? source.start.value)
  const steps = computed(() => stepsOf<G>(last.value?.ruling ?? null))
  const walk = useWalk(
    () => rules.stops(steps.value, before.value),
    () => steps.value.length,
    () => source.cursor.value,
    source.walkTo,
    cards => handsTime(cards, pace()),
  )

  const catchUp = useCatchUp(rules, source)
  const outcome = computed(() =>
    outcomeOf({ game: rules.game, position: settled.value, lost: source.lost?.value ?? null }),
  )

  return {
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
    mayPlay: computed(() => !source.closed.value && !walk.walking.value && outcome.value.onTime === null),
    outcome,
  }
}

/** What a session's activity follows from. */
type Going = 'outcome' | 'closed' | 'lookedAt' | 'begun' | 'walk' | 'catchUp' | 'proposal' | 'accepted'

function useActivity<G extends GameTypes>(session: Pick<Session<G>, Going>) {
  const { outcome, closed, lookedAt, begun, walk, catchUp, proposal, accepted } = session
  const walks = computed(() => ({ line: catchUp.walking.value, ruling: walk.walking.value }))
  return computed(() =>
    activityOf({
      lookedAt: lookedAt.value,
      walks: walks.value,
      proposed: accepted.value && proposal.value?.type === 'ruled' ? proposal.value.by : null,
      begun: begun.value?.type ?? null,
      over: outcome.value.over,
      closed: closed.value,
    }),
  )
}

/** What the referee says, as the ruling card shows it. */
function useSayings<G extends GameTypes>({ game, rulebook }: Rules<G>, { players }: Source<G>) {
  const speechAt = (position: G['position']) => ({ players: players.value, position })

  function view(tone: Tone, { sentence, remedy, section }: Explanation): RulingView {
    const title = rulebook.sections.find(each => each.id === section)?.title
    const rule = title === undefined ? null : { title, href: ruleLink(rulebook.game, section) }
    return { tone, sentence, detail: remedy, rule }
  }
  const explain = (event: G['event'], position: G['position']): Explanation => rulebook.event(event, speechAt(position))

  return {
    explain,
    logged: (event: G['event'], position: G['position']) =>
      game.logged.includes(event.type) ? explain(event, position) : null,
    view,
    eventView: (event: G['event'], position: G['position'], tone: Tone = 'info') =>
      view(tone, explain(event, position)),
    refusalView: (refusal: G['refusal'], position: G['position']) =>
      view('refused', rulebook.refusal(refusal, speechAt(position))),
  }
}

/** What is begun is news whenever it is begun, also the same once more. */
function useBegun<B extends Begun>() {
  const begins = shallowRef<{ readonly begun: B | null }>({ begun: null })
  return {
    begun: computed(() => begins.value.begun),
    begin: (next: B | null): void => void (begins.value = { begun: next }),
  }
}

function refusedView<G extends GameTypes>(
  { proposal, refusal }: Pick<Session<G>, 'proposal' | 'refusal'>,
  { refusalView }: Pick<Session<G>, 'refusalView'>,
  position: G['position'],
): RulingView | null {
  if (proposal.value?.type === 'unreadable')
    return { ...TABLE_WORDS.unreadable(proposal.value.problem), tone: 'refused', rule: null }
  return refusal.value ? refusalView(refusal.value, position) : null
}

/**
 * A game on a table: what lies there, what is proposed, and what the referee says of both. The match's table, a lesson, a replay and a
 * guided game are sessions on sources of their own.
 */
export function useSession<G extends GameTypes, B extends Begun = Begun>(
  rules: Rules<G>,
  given: Source<G>,
  pace = usePace(),
): Session<G, B> {
  // All sentences of a table have their names from here.
  const players = computed(() => given.players.value.map(isolated))
  const source: Source<G> = { ...given, players }
  const { closed, app } = source
  const onTable = useCardsOnTable(rules, source, pace)
  const proposal = useProposal(rules, source, onTable)
  const sayings = useSayings(rules, source)
  const { begun, begin } = useBegun<B>()
  const lookedAt = ref<number | null>(null)
  const hinted = shallowRef<readonly string[]>([])
  const appPlays = (at: G['position']): boolean => appsTurn(rules.game, at, app?.value ?? []) !== null

  function end(): void {
    begin(null)
    lookedAt.value = null
  }
  proposal.onChange(end)

  return {
    ...source,
    rules,
    begun,
    begin,
    abandon(): void {
      proposal.cancel()
      begin(null)
    },
    lookedAt,
    hinted,
    activity: useActivity({ closed, lookedAt, begun, ...onTable, ...proposal }),
    nameOf: player => players.value[player - 1] ?? '',
    levelOf: player => app?.value[player - 1] ?? null,
    accepts: (kind, at = onTable.settled.value) =>
      source.accepts(kind) && !appPlays(at) && onTable.outcome.value.onTime === null,
    ...onTable,
    ...proposal,
    ...sayings,
    refusedView: computed(() => refusedView(proposal, sayings, onTable.settled.value)),
  }
}

/** What a session passes on of what it is played on. */
type Passed =
  | 'journal'
  | 'setup'
  | 'players'
  | 'start'
  | 'moves'
  | 'spotlight'
  | 'scoreOnly'
  | 'helps'
  | 'closed'
  | 'noteHelp'
  | 'onScreen'

export interface Session<G extends GameTypes, B extends Begun = Begun> extends Pick<Source<G>, Passed> {
  readonly rules: Rules<G>
  /** What is begun and not confirmed; it ends when the moves have become others. */
  readonly begun: Readonly<Ref<B | null>>
  /** It takes the place of whatever was begun; null ends that. */
  begin(next: B | null): void
  /** Takes back whatever was begun and not confirmed. */
  abandon(): void
  /** How many moves have been made at the moment that is looked back at; null for the game as it stands. */
  readonly lookedAt: Ref<number | null>
  /** Cards and squares that a hint marks, in the record's words. */
  readonly hinted: Ref<readonly string[]>
  readonly activity: Readonly<Ref<Activity>>
  nameOf(player: number): string
  /** How well the app plays this seat; null where a person does. */
  levelOf(player: number): Level | null
  /** Whether actions of this kind are asked for: none of a person, where it is the app's turn. */
  accepts(kind: string, at?: G['position']): boolean
  /** As the last move found it. */
  readonly before: Readonly<Ref<G['position']>>
  /** After all that was played. */
  readonly settled: Readonly<Ref<G['position']>>
  /** What the match has come to: by its cards, or on time. */
  readonly outcome: Readonly<Ref<MatchOutcome>>
  /** What lies on the table now, with the steps carried out that were walked. */
  readonly position: Readonly<Ref<G['position']>>
  /** The steps of the last move. */
  readonly steps: Readonly<Ref<readonly StepOf<G>[]>>
  readonly walk: Walk
  /** Leads hands to where the table should lie, where it lies otherwise. */
  readonly catchUp: CatchUp<G>
  /** What hands have to do next; empty where nothing. */
  readonly now: Readonly<Ref<readonly StepOf<G>[]>>
  /** A move can be begun: hands are free, and this window writes. */
  readonly mayPlay: Readonly<Ref<boolean>>
  readonly proposal: Readonly<Ref<Proposal<G> | null>>
  readonly accepted: Readonly<Ref<boolean>>
  /** What an accepted proposal would bring, but for the notice that it stands against the rules. */
  readonly proposed: Readonly<Ref<readonly StepOf<G>[]>>
  readonly refusal: Readonly<Ref<G['refusal'] | null>>
  readonly refusedView: Readonly<Ref<RulingView | null>>
  wouldAccept(action: G['action']): boolean
  /** Only asks, whatever the setting; with what the same player would do next. */
  ask(action: G['action'], by?: Proposer, next?: G['action']): void
  /** With the setting for it, what is accepted counts at once. `byHands`: what is first in it was done, as a move of the app's was not; `counts`: at once, whatever the setting. */
  propose(action: G['action'], byHands?: boolean, counts?: boolean): Promise<void>
  /** A move in the record's words. */
  type(text: string): Promise<void>
  /** Whether it counts now. */
  confirm(): Promise<boolean>
  /** What is accepted counts without being shown before; whether it does. */
  make(action: G['action']): Promise<boolean>
  cancel(): void
  /** Called whenever the moves have become others, and nothing is proposed any more. */
  onChange(listener: () => void): void
  explain(event: G['event'], position: G['position']): Explanation
  /** What the log says of an event; null where it leaves it out. */
  logged(event: G['event'], position: G['position']): Explanation | null
  /** An explanation as the ruling card shows it, with its way to the rulebook. */
  view(tone: Tone, explanation: Explanation): RulingView
  eventView(event: G['event'], position: G['position'], tone?: Tone): RulingView
  refusalView(refusal: G['refusal'], position: G['position']): RulingView
}
