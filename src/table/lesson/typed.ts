import { capital } from '../../text/en/lists.ts'
import { answerAt } from '../answers.ts'
import type { AnyTable, AnyTableModule } from '../module.ts'
import type { TaskState } from './useTask.ts'
import { LESSON_WORDS as WORDS } from '../../text/en/lesson.ts'

/** The marks of a task by their names: `a1 b1`, and then `check`. */
function mark(text: string, { choose, check, chosen }: TaskState, isPlace: (name: string) => boolean): string {
  if (text === WORDS.typedCheck && chosen.value.length > 0) {
    check()
    return ''
  }
  const names = text.split(/[\s;]+/)
  const found = names.flatMap(name => [name, name.toUpperCase(), capital(name)].find(isPlace) ?? [])
  if (found.length < names.length) return WORDS.noPlace
  found.forEach(choose)
  return WORDS.chosen(chosen.value.length)
}

/**
 * What is typed at a task is a question in words, or an answer. What is to be said of it; empty where the table says it. `isPlace`: a
 * place or a card of that name lies there.
 */
export function typeAt(
  text: string,
  module: AnyTableModule,
  state: TaskState,
  table: AnyTable,
  isPlace: (name: string) => boolean,
): string {
  const { task, verdict } = state
  const words = text.trim().toLowerCase()
  const told = answerAt(text, module, table)
  if (told !== null) return verdict.value === 'open' && task.hidden ? WORDS.withheld : told
  if (verdict.value !== 'open') return WORDS.answered
  if (task.type === 'mark') return mark(words, state, isPlace)
  if (task.type === 'move') {
    void table.type(table.spell(text))
    return ''
  }
  const option = task.options.find(({ value, label }) => [value, label].some(each => each.toLowerCase() === words))
  if (!option) return WORDS.noOption(task.options.map(({ label }) => label))
  state.answer(option.value)
  return ''
}
