import { scopeSignal } from './scopeSignal.ts'
import { onMounted, watch, type Ref, onBeforeUnmount, onUnmounted } from 'vue'
import { updateCoveringDialog, topDialog } from './coveringDialog.ts'
import { ignoreRepeatedTouches } from './lastTouch.ts'
import { afterPaint } from './afterPaint.ts'
import { isFocusLost, useFocusBack } from './focus.ts'

/** Whether an open dialog covers the element. */
export function isCovered(element: Node | null): boolean {
  const top = topDialog()
  return top !== null && !top.contains(element)
}

/** Focusing forces a layout, so the first button gets the focus after a paint. */
function useFocusInside(dialog: Readonly<Ref<HTMLDialogElement | null>>, open: () => boolean): void {
  const isLost = (): boolean => open() && isFocusLost() && topDialog() === dialog.value
  const regain = (): void => {
    if (isLost()) dialog.value?.querySelector('button')?.focus({ preventScroll: true })
  }
  const watcher = new MutationObserver(() => isLost() && afterPaint(regain))
  onMounted(() => dialog.value && watcher.observe(dialog.value, { childList: true, subtree: true }))
  onBeforeUnmount(() => watcher.disconnect())
}

/** Opens and closes a modal dialog. Call the returned function if the browser has closed a dialog that must stay open. */
export function useModal(dialog: Readonly<Ref<HTMLDialogElement | null>>, open: () => boolean): () => void {
  function refresh(): void {
    if (!dialog.value || dialog.value.open === open()) return
    if (open()) dialog.value.showModal()
    else dialog.value.close()
    updateCoveringDialog()
    ignoreRepeatedTouches()
  }

  onMounted(refresh)
  onUnmounted(updateCoveringDialog)
  watch(open, refresh, { flush: 'post' })
  useFocusBack(open)
  useFocusInside(dialog, open)
  return refresh
}

/** 0 if the browser shrinks the page for the keyboard, or if the page is zoomed. */
function coveredByKeyboard(): number {
  const seen = window.visualViewport
  return seen && seen.scale === 1 ? Math.max(0, Math.round(window.innerHeight - seen.height - seen.offsetTop)) : 0
}

/** Sets `--keyboard` of an open dialog to the height that an on-screen keyboard covers, so that the dialog's buttons stay above it. */
export function useKeyboardInset(dialog: Readonly<Ref<HTMLDialogElement | null>>, open: () => boolean): void {
  const refresh = (): void => dialog.value?.style.setProperty('--keyboard', `${coveredByKeyboard()}px`)
  const signal = scopeSignal()
  onMounted(() => {
    const onChange = (): unknown => open() && refresh()
    window.visualViewport?.addEventListener('resize', onChange, { signal })
    window.visualViewport?.addEventListener('scroll', onChange, { signal })
    refresh()
  })
  watch(open, refresh, { flush: 'post' })
}

type Close = () => void

/** Open sheets, the topmost last. They share one history entry. */
const open: Close[] = []
let guarded = false
/** Whether a `history.back()` of this module is pending. A sheet opened meanwhile must wait, or it would be closed. */
let leaving = false

function guard(): void {
  if (guarded || leaving || open.length === 0) return
  guarded = true
  history.pushState({ ...history.state, sheet: true }, '')
}

/** If another sheet or page has opened since, the sheets' history entry stays. */
function release(): void {
  if (open.length > 0 || !guarded) return
  guarded = false
  if (history.state?.sheet !== true) return
  leaving = true
  history.back()
}

/** A reload or a return to the page closes a sheet, but leaves its history entry. */
function takeOver(): void {
  if (guarded || leaving || history.state?.sheet !== true) return
  guarded = true
  window.addEventListener('popstate', onBack)
  setTimeout(release)
}

function onBack(): void {
  if (leaving) leaving = false
  else {
    guarded = false
    open.pop()?.()
  }
  guard()
}

function enter(close: Close): void {
  window.addEventListener('popstate', onBack)
  open.push(close)
  guard()
}

function remove(close: Close): void {
  const place = open.indexOf(close)
  if (place >= 0) open.splice(place, 1)
  setTimeout(release)
}

/** Makes the device's back button close an open dialog instead of leaving the page. Browsers with CloseWatcher do that themselves. */
export function useBackButton(isOpen: () => boolean, close: Close): void {
  if ('CloseWatcher' in globalThis) return
  takeOver()
  watch(isOpen, is => (is ? enter(close) : remove(close)), { immediate: true })
  onBeforeUnmount(() => remove(close))
}
