import { computed, onScopeDispose, ref, watchPostEffect, type Ref } from 'vue'
import type { AnyTable } from '../module.ts'
import type { RulingView } from '../session/session.ts'
import { openMatchOf } from '../session/source.ts'

/**
 * The last move's ruling is shown again whenever nothing else is: after an undo, a deselected card, or a look back.
 * That sentence if it is no news; otherwise empty.
 */
export function useTold(table: AnyTable, view: Readonly<Ref<RulingView>>, silent: Readonly<Ref<boolean>>) {
  const shown = ref('')
  /** The last change was no play, so the last move was announced before. */
  const isBack = ref(false)

  onScopeDispose(
    openMatchOf(table).listen(({ type }) => {
      if (type === 'note' || type === 'names') return
      isBack.value = type !== 'play'
      shown.value = ''
    }),
  )

  const resting = computed(() => {
    const { sentence, tone } = view.value
    const isResting = ['playing', 'watching', 'over'].includes(table.input.activity.value.type)
    const isRuling = tone === 'info' || tone === 'accepted'
    return isResting && isRuling && sentence === table.says.ruling.value.sentence ? sentence : ''
  })
  watchPostEffect(() => {
    if (resting.value !== '' && !silent.value) shown.value = resting.value
  })

  return computed(() => (isBack.value ? resting.value : shown.value))
}
