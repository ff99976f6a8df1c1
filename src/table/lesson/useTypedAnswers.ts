import type { Ref } from 'vue'
import type { Task } from '../../lessons/lesson.ts'
import { tableAnswer } from '../controls/answers.ts'
import type { AnyTable, AnyTableModule } from '../module.ts'
import type { useTask } from './useTask.ts'
import { capital } from '#text/lists.ts'
import { LESSON_WORDS as WORDS } from '#text/lesson.ts'

interface Typed {
  readonly task: Task
  readonly module: AnyTableModule
  readonly table: AnyTable
  readonly state: ReturnType<typeof useTask>
  readonly root: Readonly<Ref<HTMLElement | null>>
}

export function useTypedAnswers({ task, module, table, state, root }: Typed) {
  const { verdict } = state

  const isPlace = (name: string): boolean =>
    root.value?.querySelector(`[data-cell="${CSS.escape(name)}"], [data-card="${CSS.escape(name)}"]`) instanceof Element

  function mark(text: string): string {
    const { choose, check, chosen } = state
    if (text === WORDS.typedCheck && chosen.value.length > 0) {
      check()
      return ''
    }
    const names = text.split(/[\s;]+/)
    const places = names.flatMap(name => [name, name.toUpperCase(), capital(name)].find(isPlace) ?? [])
    if (places.length < names.length) return WORDS.noPlace
    places.forEach(choose)
    return verdict.value === 'open' ? WORDS.chosen(chosen.value.length) : ''
  }

  /** Returns the reply, or '' if the table shows it. */
  return function answerTo(text: string): string {
    const words = text.trim().toLowerCase()
    const answer = tableAnswer(text, module, table)
    if (answer !== null) return verdict.value === 'open' && task.hidden ? WORDS.withheld : answer
    if (verdict.value !== 'open') return WORDS.answered
    if (task.type === 'mark') return mark(words)
    if (task.type === 'move') {
      void table.controls.type(table.controls.spell(text))
      return ''
    }
    const option = task.options.find(({ value, label }) => [value, label].some(each => each.toLowerCase() === words))
    if (!option) return WORDS.noOption(task.options.map(({ label }) => label))
    state.answer(option.value)
    return ''
  }
}
