import { onMounted, watch, type Ref } from 'vue'
import { followTouch } from './lastTouch.ts'
import { useFocusBack } from './focus.ts'

/** A dialog over the page is open as long as it is wanted; the focus comes back to where it was. To be settled anew where a browser closed it. */
export function useModal(dialog: Readonly<Ref<HTMLDialogElement | null>>, open: () => boolean): () => void {
  function settle(): void {
    if (!dialog.value || dialog.value.open === open()) return
    if (open()) dialog.value.showModal()
    else dialog.value.close()
    followTouch()
  }

  onMounted(settle)
  watch(open, settle, { flush: 'post' })
  useFocusBack(open)
  return settle
}
