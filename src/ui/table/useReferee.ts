import { computed } from 'vue'
import { useMatchStore } from '../../book/match.ts'
import { useSettingsStore } from '../../book/settings.ts'
import type { Game, Refusal } from '../../engine/game.ts'
import type { Explanation, Rulebook } from '../../rulebook/words.ts'
import type { Tone } from '../types.ts'
import { ruleLink } from './links.ts'
import { stepsOf, useProposal } from './useProposal.ts'
import { useWalk } from './useWalk.ts'
import { TABLE_WORDS } from './words.ts'

/** What the ruling card shows. */
export interface RulingView {
  readonly tone: Tone
  readonly sentence: string
  readonly detail: string
  readonly rule: { readonly title: string; readonly href: string } | null
}

export const plainView = (sentence: string, detail = '', tone: Tone = 'info'): RulingView => ({
  tone,
  sentence,
  detail,
  rule: null,
})

type AnyEvent = { readonly type: string }

/**
 * The open match seen through its game: what lies on the table at the step that is being walked, what is proposed, and what the
 * referee says of both. `forHands` tells the events that people carry out with their cards; some depend on what came just before them.
 */
export function useReferee<Setup, Position, Action, Event extends AnyEvent, R extends Refusal>(
  _game: Game<Setup, Position, Action, Event, R>,
  rulebook: Rulebook<Position, Event, R>,
  forHands: (event: Event, earlier: Event | null) => boolean,
) {
  const match = useMatchStore()
  const settings = useSettingsStore()
  const proposal = useProposal<Position, Event, R>()

  const moves = computed(() => match.replay?.moves ?? [])
  const players = computed(() => match.replay?.players ?? [])
  const settled = computed(() => match.replay?.position as Position)
  const steps = computed(() => stepsOf<Position, Event>(moves.value.at(-1)?.ruling ?? null))
  const before = computed(() => (moves.value.at(-1)?.before ?? match.replay?.start) as Position)
  const walk = useWalk(
    () => steps.value.map(({ event }, i) => forHands(event, steps.value[i - 1]?.event ?? null)),
    () => match.cursor,
    step => void match.setCursor(step),
  )

  const speechAt = (position: Position) => ({ players: players.value, position })
  const explain = (event: Event, position: Position): Explanation => rulebook.event(event, speechAt(position))

  /** An explanation as the ruling card shows it, with its way to the rulebook. */
  function view(tone: Tone, { sentence, remedy, section }: Explanation): RulingView {
    const title = rulebook.sections.find(each => each.id === section)?.title
    const rule = title === undefined ? null : { title, href: ruleLink(rulebook.game, section) }
    return { tone, sentence, detail: remedy, rule }
  }

  /** Why the proposal can't be made; null where there is none, or it can. */
  const refusedView = computed((): RulingView | null => {
    const judged = proposal.judgement.value
    if (judged?.type === 'unreadable') return { ...TABLE_WORDS.unreadable(judged.problem), tone: 'refused', rule: null }
    const refused = proposal.refusal.value
    return refused ? view('refused', rulebook.refusal(refused, speechAt(settled.value))) : null
  })

  return {
    match,
    settings,
    proposal,
    moves,
    setup: computed(() => match.replay?.setup as Setup),
    players,
    nameOf: (player: number): string => players.value[player - 1] ?? '',
    /** As the last move found it. */
    before,
    /** After all that was played. */
    settled,
    /** What lies on the table now, with the steps carried out that were walked. */
    position: computed(() => steps.value[walk.done.value - 1]?.position ?? before.value),
    /** What hands have to do next. */
    now: computed(() => steps.value[walk.done.value]?.event ?? null),
    /** The steps of the last move. */
    steps,
    walk,
    explain,
    view,
    eventView: (event: Event, position: Position, tone: Tone = 'info') => view(tone, explain(event, position)),
    refusedView,
  }
}
