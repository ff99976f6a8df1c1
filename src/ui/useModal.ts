import { scopeSignal } from './scopeSignal.ts'
import { onMounted, watch, type Ref, onBeforeUnmount, onUnmounted } from 'vue'
import { noteDialogs, topDialog } from './covering.ts'
import { followTouch } from './lastTouch.ts'
import { isFree, useFocusBack } from './focus.ts'

/** Whether a dialog is over it, so that no key reaches it. */
export function isCovered(element: Node | null): boolean {
  const top = topDialog()
  return top !== null && !top.contains(element)
}

/** If the focused element of an open dialog disappears, focus moves to its first button, so that its keys work. */
function useFocusInside(dialog: Readonly<Ref<HTMLDialogElement | null>>, open: () => boolean): void {
  const watcher = new MutationObserver(() => {
    if (open() && isFree() && topDialog() === dialog.value)
      dialog.value?.querySelector('button')?.focus({ preventScroll: true })
  })
  onMounted(() => dialog.value && watcher.observe(dialog.value, { childList: true, subtree: true }))
  onBeforeUnmount(() => watcher.disconnect())
}

/** Opens and closes a dialog over the page, and restores the focus. Call the answer again if the browser closed it. */
export function useModal(dialog: Readonly<Ref<HTMLDialogElement | null>>, open: () => boolean): () => void {
  function refresh(): void {
    if (!dialog.value || dialog.value.open === open()) return
    if (open()) dialog.value.showModal()
    else dialog.value.close()
    noteDialogs()
    followTouch()
  }

  onMounted(refresh)
  onUnmounted(noteDialogs)
  watch(open, refresh, { flush: 'post' })
  useFocusBack(open)
  useFocusInside(dialog, open)
  return refresh
}

/** How much of the page an on-screen keyboard covers, in px; 0 if the browser shrinks the page for it, or the page is zoomed. */
function coveredByKeyboard(): number {
  const seen = window.visualViewport
  return seen && seen.scale === 1 ? Math.max(0, Math.round(window.innerHeight - seen.height - seen.offsetTop)) : 0
}

/** Keeps `--keyboard` of an open dialog at what a keyboard covers, so that its buttons stay above it. */
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

/** Open sheets, the topmost last. One history entry stands for all of them. */
const open: Close[] = []
let guarded = false
/** Our own way back is on its way: what opens meanwhile waits for it, or it would be closed by it. */
let leaving = false

function guard(): void {
  if (guarded || leaving || open.length === 0) return
  guarded = true
  history.pushState({ ...history.state, sheet: true }, '')
}

/** Removes the entry only if nothing has opened instead and no page has come over it. */
function release(): void {
  if (open.length > 0 || !guarded) return
  guarded = false
  if (history.state?.sheet !== true) return
  leaving = true
  history.back()
}

/** After a reload or a return under an open sheet: nothing is open, and its history entry goes too. */
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

/**
 * The device's back button closes an open dialog instead of leaving the page. Browsers with CloseWatcher do so for
 * dialogs; in others an entry of the history represents the open sheets.
 */
export function useBackButton(isOpen: () => boolean, close: Close): void {
  if ('CloseWatcher' in globalThis) return
  takeOver()
  watch(isOpen, is => (is ? enter(close) : remove(close)), { immediate: true })
  onBeforeUnmount(() => remove(close))
}
