import type { Move } from '../../book/replay.ts'
import type { Judgement } from '../../book/match.ts'
import type { Refusal, Step } from '../../engine/game.ts'
import type { AnyCourse } from '../../lessons/course.ts'
import type { Explanation, RulingText, Section } from '../../rulebook/words.ts'
import type { Tone } from '../../ui/types.ts'

type AnyEvent = { readonly type: string }

/** One thing that was ruled, as it is explained with the cards that lay there. */
export interface Reason {
  readonly tone: Tone
  readonly sentence: string
  readonly detail: string
  readonly position: unknown
  readonly event: AnyEvent | null
  /** Places and cards that it is about. */
  readonly marked: readonly string[]
  readonly section: Section | null
  readonly rulings: readonly (readonly [string, RulingText])[]
}

type Shown = Pick<Reason, 'tone' | 'position' | 'event' | 'marked'>

function reason({ rulebook }: AnyCourse, { sentence, remedy, section: id }: Explanation, shown: Shown): Reason {
  const section = rulebook.sections.find(each => each.id === id) ?? null
  const rulings = (section?.rulings ?? []).flatMap(number => {
    const text = rulebook.rulings[number]
    return text ? [[number, text] as const] : []
  })
  return { ...shown, sentence, detail: remedy, section, rulings }
}

/** Each step of a ruling, with the position in which it happened. */
function reasonsFor(
  course: AnyCourse,
  players: readonly string[],
  before: unknown,
  steps: readonly Step<unknown, AnyEvent>[],
  tone: Tone,
): Reason[] {
  // prettier-ignore
  return steps.map(({ event, position }, index) =>
    reason(course, course.rulebook.event(event, { players, position }), {
      tone,
      event,
      position: steps[index - 1]?.position ?? before,
      marked: [],
    }),
  )
}

function refusedReason(course: AnyCourse, players: readonly string[], position: unknown, refusal: Refusal): Reason {
  return reason(course, course.rulebook.refusal(refusal, { players, position }), {
    tone: 'refused',
    event: null,
    position,
    marked: [...(refusal.cells ?? []), ...(refusal.cards ?? [])],
  })
}

/** Where nothing was ruled on yet: what the game is about now. */
function beginning(course: AnyCourse, position: unknown): Reason {
  const lesson = course.lessons.find(each => each.id === course.lessonFor(position))
  const section = lesson?.section ?? ''
  const title = course.rulebook.sections.find(each => each.id === section)?.title ?? ''
  return reason(course, { sentence: title, remedy: '', section }, { tone: 'info', event: null, position, marked: [] })
}

export interface Ruled {
  readonly players: readonly string[]
  readonly position: unknown
  readonly last: Move | null
  /** On a proposal, where there is one. */
  readonly judgement: Judgement | null
}

/** Why the referee ruled so. */
export function reasonsOf(course: AnyCourse, { players, position, last, judgement }: Ruled): readonly Reason[] {
  if (judgement?.type === 'refused') return [refusedReason(course, players, position, judgement.ruling.refusal)]
  if (judgement?.type === 'accepted') return reasonsFor(course, players, position, judgement.ruling.steps, 'accepted')
  if (last?.ruling?.accepted) return reasonsFor(course, players, last.before, last.ruling.steps, 'info')
  return [beginning(course, position)]
}

/** What could be done now: how many actions there are, and the first of them that is more than a pass. */
export function hintFor({ game, rulebook }: AnyCourse, position: unknown, players: readonly string[]) {
  const actions = game.legal(position)
  const [action] = [...actions].sort((a, b) => Number(game.makeAction(a) === 'pass') - Number(game.makeAction(b) === 'pass')) // prettier-ignore
  const ruling = action === undefined ? null : game.play(position, action)
  const [step] = ruling?.accepted ? ruling.steps : []
  const sentence = step ? rulebook.event(step.event, { players, position: step.position }).sentence : ''
  return { count: actions.length, sentence }
}
