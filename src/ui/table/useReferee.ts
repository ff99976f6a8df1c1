import { computed, shallowRef, watch } from 'vue'
import { useMatchStore, type Judgement } from '../../book/match.ts'
import { useSettingsStore } from '../../book/settings.ts'
import type { AnyRuling } from '../../book/replay.ts'
import type { Game, Refusal, Step } from '../../engine/game.ts'
import type { Explanation, Rulebook } from '../../rulebook/words.ts'
import type { Tone } from '../types.ts'
import { ruleLink } from './links.ts'
import { useWalk } from './useWalk.ts'
import { TABLE_WORDS } from './words.ts'

/** What the ruling card shows. */
export interface RulingView {
  readonly tone: Tone
  readonly sentence: string
  readonly detail: string
  readonly rule: { readonly title: string; readonly href: string } | null
}

type AnyEvent = { readonly type: string }

/**
 * The open match seen through its game: what lies on the table at the step that is being walked, what is proposed, and what the
 * referee says. `forHands` names the events that people must carry out with their cards.
 */
export function useReferee<Setup, Position, Action, Event extends AnyEvent, Code extends string>(
  _game: Game<Setup, Position, Action, Event, Code>,
  rulebook: Rulebook<Position, Event, Code>,
  forHands: (event: Event) => boolean,
) {
  const match = useMatchStore()
  const settings = useSettingsStore()
  const proposal = shallowRef<Judgement | null>(null)

  const replay = computed(() => match.replay)
  const setup = computed(() => replay.value?.setup as Setup)
  const players = computed(() => replay.value?.players ?? [])
  const settled = computed(() => replay.value?.position as Position)
  const steps = computed(() => stepsOf<Position, Event>(replay.value?.moves.at(-1)?.ruling ?? null))
  const before = computed(() => (replay.value?.moves.at(-1)?.before ?? replay.value?.start) as Position)

  const walk = useWalk(
    () => steps.value.map(step => forHands(step.event)),
    () => match.cursor,
    step => void match.setCursor(step),
    () => settings.motion === 'less',
  )
  /** What lies on the table now: the steps walked so far have been carried out. */
  const position = computed(() => steps.value[walk.done.value - 1]?.position ?? before.value)
  /** What hands have to do next. */
  const now = computed(() => steps.value[walk.done.value]?.event ?? null)

  watch([() => match.timeline, () => match.head?.id], () => (proposal.value = null))

  const speechAt = (at: Position) => ({ players: players.value, position: at })

  function view(tone: Tone, { sentence, remedy, section }: Explanation): RulingView {
    const title = rulebook.sections.find(each => each.id === section)?.title
    const rule = title === undefined ? null : { title, href: ruleLink(rulebook.game, section) }
    return { tone, sentence, detail: remedy, rule }
  }

  const refusalView = (refusal: Refusal<Code>, at: Position): RulingView =>
    view('refused', rulebook.refusal(refusal, speechAt(at)))

  const eventView = (event: Event, at: Position): RulingView => view('info', rulebook.event(event, speechAt(at)))

  /** Nothing is stored until it is confirmed; with the setting for it, what is accepted is confirmed at once. */
  async function propose(action: string): Promise<void> {
    const judgement = match.preview(action)
    proposal.value = judgement
    if (judgement.type === 'accepted' && settings.confirm === 'immediate') await confirm()
  }

  async function confirm(): Promise<boolean> {
    const proposed = proposal.value
    if (proposed?.type !== 'accepted') return false
    const outcome = await match.play(proposed.action)
    if (proposal.value === proposed) proposal.value = null
    return outcome.type === 'accepted' || outcome.type === 'not-saved'
  }

  const cancel = (): void => void (proposal.value = null)

  const proposed = computed(() => {
    const judgement = proposal.value
    if (judgement === null || judgement.type === 'unreadable') return { steps: [], refusal: null }
    const { ruling } = judgement
    return ruling.accepted
      ? { steps: stepsOf<Position, Event>(ruling), refusal: null }
      : { steps: [], refusal: ruling.refusal as Refusal<Code> }
  })

  const proposalView = computed((): RulingView | null => {
    const judgement = proposal.value
    if (judgement === null) return null
    if (judgement.type === 'unreadable') {
      return { tone: 'refused', ...TABLE_WORDS.unreadable(judgement.problem), rule: null }
    }
    return proposed.value.refusal ? refusalView(proposed.value.refusal, settled.value) : null
  })

  return {
    match,
    settings,
    setup,
    players,
    settled,
    position,
    now,
    steps,
    walk,
    proposal,
    proposed,
    proposalView,
    propose,
    confirm,
    cancel,
    view,
    refusalView,
    eventView,
    speechAt,
  }
}

function stepsOf<Position, Event>(ruling: AnyRuling | null): readonly Step<Position, Event>[] {
  return ruling?.accepted ? (ruling.steps as readonly Step<Position, Event>[]) : []
}
