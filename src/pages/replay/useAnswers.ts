import { computed, ref, watch, type Ref } from 'vue'
import { outcomeOf } from '../../book/journal/outcome.ts'
import { tableAnswer } from '../../table/controls/answers.ts'
import { onTimeView } from '../../table/controls/on-time.ts'
import type { AnyTable, AnyTableModule } from '../../table/module.ts'
import { plainView, type RulingView } from '../../table/session/session.ts'
import { announce } from '../../ui/useAnnouncer.ts'
import { REPLAY as WORDS } from '#text/pages/replay.ts'
import type { Amending, ReplayAt } from './useReplay.ts'
import type { useReplayTable } from './useReplayTable.ts'

type Shown = Pick<ReturnType<typeof useReplayTable>, 'proposes' | 'isAtEnd'> & {
  readonly module: AnyTableModule
  readonly table: AnyTable
  readonly at: ReplayAt
  readonly amending: Amending
  readonly ruling: Readonly<Ref<RulingView>>
}

/** The text on the screen: the answer to a typed question until another move is shown; otherwise the match’s end, or the ruling. */
export function useAnswers({ module, table, at, amending, ruling, proposes, isAtEnd }: Shown) {
  const { asked, shown } = amending
  const answer = ref('')
  watch([at.frame, asked], () => (answer.value = ''))
  const ending = computed(() => (isAtEnd.value ? onTimeView(shown.value.players, outcomeOf(shown.value)) : null))

  function ask(text: string): void {
    const answered = tableAnswer(text, module, table)
    if (answered === null && proposes.value) return void table.controls.type(table.controls.spell(text))
    answer.value = answered ?? WORDS.noQuestion
    announce(answer.value)
  }

  return {
    view: computed(() => (answer.value === '' ? (ending.value ?? ruling.value) : plainView(answer.value))),
    ask,
  }
}
