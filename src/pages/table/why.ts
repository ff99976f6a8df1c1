import type { Move } from '../../book/journal/replay.ts'
import type { Judgement } from '../../book/stores/match.ts'
import type { AnyCourse } from '../../lessons/course.ts'
import type { Explanation, RulingText, Section } from '../../text/contract/rulebook.ts'
import type { Tone } from '../../ui/types.ts'

interface Reason {
  readonly tone: Tone
  readonly sentence: string
  readonly detail: string
  readonly section: Section | null
  readonly rulings: readonly (readonly [string, RulingText])[]
}

interface Why {
  readonly reasons: readonly Reason[]
  readonly move: Move | null
  readonly marked: readonly string[]
}

function reason({ rulebook }: AnyCourse, tone: Tone, { sentence, remedy, section: id }: Explanation): Reason {
  const section = rulebook.sections.find(each => each.id === id) ?? null
  const rulings = (section?.rulings ?? []).flatMap(number => {
    const text = rulebook.rulings[number]
    return text ? [[number, text] as const] : []
  })
  return { tone, sentence, detail: remedy, section, rulings }
}

function whyOf(course: AnyCourse, players: readonly string[], move: Move, tone: Tone): Why {
  const steps = move.ruling?.accepted ? move.ruling.steps : []
  const reasons = steps.map(({ event, position }) => reason(course, tone, course.rulebook.event(event, { players, position }))) // oxfmt-ignore
  return { reasons, move, marked: [] }
}

function beginning(course: AnyCourse, position: unknown): Why {
  const lesson = course.lessons.find(each => each.id === course.lessonFor(position))
  const section = lesson?.section ?? ''
  const title = course.rulebook.sections.find(each => each.id === section)?.title ?? ''
  const reasons = [reason(course, 'info', { sentence: title, remedy: '', section })]
  return { reasons, move: null, marked: [] }
}

interface RuledProposal {
  readonly players: readonly string[]
  readonly position: unknown
  readonly last: Move | null
  readonly judgement: Judgement | null
}

export function explainRuling(course: AnyCourse, { players, position, last, judgement }: RuledProposal): Why {
  if (judgement?.type === 'refused') {
    const { refusal } = judgement.ruling
    const reasons = [reason(course, 'refused', course.rulebook.refusal(refusal, { players, position }))]
    return { reasons, move: null, marked: [...(refusal.cells ?? []), ...(refusal.cards ?? [])] }
  }
  if (judgement?.type === 'accepted') {
    const { action, ruling } = judgement
    return whyOf(
      course,
      players,
      { action, played: null, before: position, ruling, after: ruling.position },
      'accepted',
    )
  }
  return last?.ruling?.accepted ? whyOf(course, players, last, 'info') : beginning(course, position)
}
