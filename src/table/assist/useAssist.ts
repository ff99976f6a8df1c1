import { computed, inject } from 'vue'
import { PAGE_HELP, type AnyTable, type AnyTableModule, type Key } from '../module.ts'
import { useAdvice } from './useAdvice.ts'
import { useHint } from './useHint.ts'

/** Help on request: a hint in a guided game, otherwise the analyst's advice. Advice ends when `isElsewhere` becomes true. */
export function useAssist(
  module: AnyTableModule,
  table: AnyTable,
  isElsewhere: () => boolean,
  root: () => HTMLElement | null,
) {
  const pageHelp = inject(PAGE_HELP, null)
  const hint = useHint(module, table, root)
  const advice = useAdvice(module, table, isElsewhere)

  return {
    view: computed(() => hint.view.value ?? advice.view.value),
    marked: hint.marked,
    thinks: advice.thinks,
    dismiss: advice.dismiss,
    keys: advice.keys,
    menu: advice.menu,
    begin: (): readonly Key[] => (pageHelp?.guide ? hint.keys() : advice.alone()),
  }
}
