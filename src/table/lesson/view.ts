import { parseCard } from '../../engine/cards.ts'
import type { AnyCourse } from '../../lessons/course.ts'
import type { Task } from '../../lessons/lesson.ts'
import { cardName, placeName } from '#text/card-words.ts'
import { listOf } from '#text/lists.ts'
import type { AnyTable } from '../module.ts'
import { plainView, type RulingView } from '../session/session.ts'
import type { TaskState } from './useTask.ts'
import { LESSON_WORDS as WORDS } from '#text/lesson.ts'

/** The referee's text in a task; null before the first tap. With `plays`, it has no instructions to carry out. */
export function viewOf(course: AnyCourse, state: TaskState, table: AnyTable, plays = false): RulingView | null {
  const { verdict } = state
  if (verdict.value !== 'open') return verdictView(course, state, table, plays)
  if (state.weighing.value) return plainView(WORDS.weighing)
  if (state.elsewhere.value) return plainView(WORDS.onlyThese)
  const { value: proposal } = table.proposal.shown
  if (proposal?.type === 'ruled' && table.proposal.accepted.value) {
    return state.isAsked(proposal.move.played) ? table.texts.ruling.value : plainView(WORDS.onlyThese)
  }
  if (plays) return null
  if (proposal || table.session.walk.walking.value) return table.texts.ruling.value
  if (state.hinted.value) return hintView(state, table)
  return table.input.pending.value ? table.texts.ruling.value : null
}

const isHinted = (kind: string): kind is keyof typeof WORDS.hinted => Object.hasOwn(WORDS.hinted, kind)

function hintView({ task, marks }: TaskState, table: AnyTable): RulingView {
  const kind = task.type === 'move' ? (marks.value.at(-1) ?? '') : task.type === 'choice' ? 'choice' : 'other'
  const isStarted = table.source.moves.value.length > 0
  return plainView(WORDS.hinted[isHinted(kind) ? kind : 'other'], isStarted ? '' : task.hint)
}

/** Returns the names of squares and cards as a list in a sentence. */
export function namesAsList(names: readonly string[]): string {
  const called = names.map(name => {
    const card = parseCard(name)
    return card ? cardName(card) : placeName(name)
  })
  return listOf(called)
}

/** A wrong answer isn't against the rules, so it isn't shown as a refusal. */
function verdictView({ rulebook }: AnyCourse, state: TaskState, table: AnyTable, plays: boolean): RulingView {
  const { task, verdict, once, refusal } = state
  const right = verdict.value === 'right'
  const tone = right ? 'accepted' : 'info'
  if (table.session.walk.walking.value && !plays) return { ...walkedView(table, right || state.followed.value), tone }
  const position = table.session.settled.value
  const refused = refusal.value && rulebook.refusal(refusal.value, { players: table.session.players.value, position })
  const detail = refused ? `${refused.sentence} ${refused.remedy}`.trim() : !right && once ? answerOf(task) : ''
  return plainView(right ? task.done : WORDS.notQuite(task.otherwise), detail, tone)
}

function walkedView({ texts: { ruling } }: AnyTable, isSaid: boolean): RulingView {
  const { sentence } = ruling.value
  return { ...ruling.value, sentence: isSaid ? sentence : WORDS.notQuite(sentence) }
}

/** If there are only two options, the right answer is clear. */
function answerOf(task: Task): string {
  if (task.type !== 'choice' || task.options.length < 3) return ''
  return WORDS.answer(task.options.find(({ value }) => value === task.answer)?.label ?? '')
}
