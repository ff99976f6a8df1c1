import type { AnyCourse } from '../../lessons/course.ts'
import type { Explanation } from '../../rulebook/words.ts'
import { ruleLink } from '../table/links.ts'
import type { RulingView } from '../table/useReferee.ts'
import { TABLE_WORDS } from '../table/words.ts'
import type { Tone } from '../types.ts'
import type { Task } from '../../lessons/lesson.ts'
import { wordsAbout, type TaskState } from './useTask.ts'
import { LESSON_WORDS as WORDS } from './words.ts'

/** What the referee says of a task now, the most pressing first; null while nothing was done. */
export function viewOf(course: AnyCourse, state: TaskState, players: readonly string[]): RulingView | null {
  const { task, judged, refusal, verdict, walk, now, position, hints } = state
  const speech = { players, position: position.value }
  const view = (tone: Tone, { sentence, remedy, section }: Explanation, more = ''): RulingView => {
    const title = course.rulebook.sections.find(each => each.id === section)?.title
    const rule = title === undefined ? null : { title, href: ruleLink(course.rulebook.game, section) }
    return { tone, sentence, detail: [remedy, more].filter(text => text !== '').join(' '), rule }
  }
  const refused = refusal.value && course.rulebook.refusal(refusal.value, speech)

  if (verdict.value !== 'open') {
    const tone = verdict.value === 'right' ? 'accepted' : 'info'
    if (walk.walking.value && now.value) return view(tone, course.rulebook.event(now.value, speech))
    if (verdict.value === 'wrong' && refused) return view('refused', refused, task.otherwise)
    const detail = refused ? refused.sentence : verdict.value === 'wrong' && state.once ? answerOf(task) : ''
    const sentence = verdict.value === 'right' ? task.done : WORDS.notQuite(task.otherwise)
    return { tone, sentence, detail, rule: null }
  }
  if (judged.value?.ok === false) {
    return { ...TABLE_WORDS.unreadable(judged.value.error), tone: 'refused', rule: null }
  }
  if (refused) return view('refused', refused)
  if (state.offTask.value) return { tone: 'info', sentence: WORDS.onlyThese, detail: task.task, rule: null }
  if (state.proposed.value.length > 0) return proposedView(course, state, players)
  if (walk.walking.value && now.value) return view('info', course.rulebook.event(now.value, speech))
  const hint = task.hints[hints.value - 1]
  return hint === undefined ? null : { tone: 'info', sentence: hint, detail: '', rule: null }
}

/** What would have been right; of two answers it is the other. */
function answerOf(task: Task): string {
  if (task.type !== 'choice' || task.options.length < 3) return ''
  return WORDS.answer(task.options.find(({ value }) => value === task.answer)?.label ?? '')
}

/** What a proposal makes, up to where hands would begin. */
function proposedView(course: AnyCourse, { proposed }: TaskState, players: readonly string[]): RulingView {
  const stop = proposed.value.findIndex(({ event }) => course.stops.includes(event.type))
  const sentence = proposed.value
    .slice(0, Math.max(stop, 1))
    .map(step => course.rulebook.event(step.event, { players, position: step.position }).sentence)
    .join(' ')
  return { tone: 'accepted', sentence, detail: WORDS.tapAgain, rule: null }
}

/** What is drawn out on the board: what is asked about, what the second hint shows, what a refusal is about. */
export function marksOf({ task, refusal, verdict, hints, outcome }: TaskState): readonly string[] {
  if (refusal.value) return [...refusal.value.cells, ...refusal.value.cards]
  if (verdict.value === 'wrong' && task.type === 'mark') return task.answer
  if (verdict.value !== 'open') return []
  if (task.type === 'choice') return task.action === null ? [] : wordsAbout(task.action)
  if (task.type === 'mark' && task.action !== undefined && hints.value < 2) return wordsAbout(task.action)
  if (hints.value < 2 || outcome.value.events.length > 0) return []
  if (task.type === 'mark') return task.answer.slice(0, 1)
  const answers = task.line ?? (task.answers === 'any' ? [] : task.answers)
  return wordsAbout(answers[0] ?? '')
}
