import { parseCard } from '../../engine/cards.ts'
import type { AnyCourse } from '../../lessons/course.ts'
import type { Task } from '../../lessons/lesson.ts'
import { cardName, placeName } from '../../text/en/card-words.ts'
import { listOf } from '../../text/en/lists.ts'
import type { AnyTable } from '../module.ts'
import { plainView, type RulingView } from '../session.ts'
import type { TaskState } from './useTask.ts'
import { LESSON_WORDS as WORDS } from '../../text/en/lesson.ts'

/** What is said of a task now, the most pressing first; null while nothing was done. */
export function viewOf(course: AnyCourse, state: TaskState, table: AnyTable): RulingView | null {
  const { task, verdict, hints } = state
  if (verdict.value !== 'open') return verdictView(course, state, table)
  if (state.weighing.value) return plainView(WORDS.weighing)
  const { proposal } = table
  if (proposal.value?.type === 'ruled' && table.accepted.value) {
    const asked = state.isAsked(proposal.value.move.action)
    return asked ? table.ruling.value : plainView(WORDS.onlyThese, task.task)
  }
  if (proposal.value || table.walk.walking.value || table.begun.value) return table.ruling.value
  const begun = table.moves.value.length > 0
  const hint = begun && hints.value > 0 ? WORDS.ahead : task.hints[begun ? -1 : hints.value - 1]
  return hint === undefined ? null : plainView(hint)
}

/** Places and cards, as they are called. */
export function placesOf(names: readonly string[]): string {
  const called = names.map(name => {
    const card = parseCard(name)
    return card ? cardName(card) : placeName(name)
  })
  return listOf(called)
}

/** A wrong answer breaks no rule, and so it isn't told as a refusal is. */
function verdictView({ rulebook }: AnyCourse, state: TaskState, table: AnyTable): RulingView {
  const { task, verdict, once, refusal } = state
  const right = verdict.value === 'right'
  const tone = right ? 'accepted' : 'info'
  if (table.walk.walking.value) return { ...walkedView(table, right || state.followed.value), tone }
  const position = table.settled.value
  const refused = refusal.value && rulebook.refusal(refusal.value, { players: table.players.value, position })
  const detail = refused ? refused.sentence : !right && once ? answerOf(task) : ''
  return plainView(right ? task.done : WORDS.notQuite(task.otherwise), detail, tone)
}

/** What an answer leads to; before hands follow a wrong one, they hear that it is. */
function walkedView({ ruling }: AnyTable, isSaid: boolean): RulingView {
  const { sentence } = ruling.value
  return { ...ruling.value, sentence: isSaid ? sentence : WORDS.notQuite(sentence) }
}

/** What would have been right; of two answers it is the other. */
function answerOf(task: Task): string {
  if (task.type !== 'choice' || task.options.length < 3) return ''
  return WORDS.answer(task.options.find(({ value }) => value === task.answer)?.label ?? '')
}
