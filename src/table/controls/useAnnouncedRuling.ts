import { computed, onScopeDispose, ref, watchPostEffect, type Ref } from 'vue'
import type { AnyTable } from '../module.ts'
import type { RulingView } from '../session/session.ts'
import { openMatchOf } from '../session/source.ts'

/** Returns the ruling's sentence if it was announced before, else ''. A ruling reappears when nothing else is shown, as after an undo. */
export function useAnnouncedRuling(table: AnyTable, view: Readonly<Ref<RulingView>>, silent: Readonly<Ref<boolean>>) {
  const shown = ref('')
  /** Unless the last change was a play, the last move was announced before. */
  const isBack = ref(false)

  onScopeDispose(
    openMatchOf(table).listen(({ type }) => {
      if (type === 'note' || type === 'names') return
      isBack.value = type !== 'play'
      shown.value = ''
    }),
  )

  const ruling = computed(() => {
    const { sentence, tone } = view.value
    const isIdle = ['playing', 'watching', 'over'].includes(table.input.activity.value.type)
    const isRuling = tone === 'info' || tone === 'accepted'
    return isIdle && isRuling && sentence === table.texts.ruling.value.sentence ? sentence : ''
  })
  watchPostEffect(() => {
    if (ruling.value !== '' && !silent.value) shown.value = ruling.value
  })

  return computed(() => (isBack.value ? ruling.value : shown.value))
}
