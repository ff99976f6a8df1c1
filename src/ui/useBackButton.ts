import { onBeforeUnmount, watch } from 'vue'

interface Sheet {
  readonly close: () => void
}

/** The sheets that are open, the topmost last. */
const sheets: Sheet[] = []
/** How many entries of the history stand for them. */
let entries = 0
/** A way back is under way; till it has come to its end, nothing may be put into the history. */
let going = false
let planned = false

const isOurs = (): boolean => Boolean(history.state?.sheet)

/** Once all that opens and closes at one tap has done so. */
function plan(): void {
  if (planned) return
  planned = true
  queueMicrotask(() => {
    planned = false
    settle()
  })
}

/** As many entries as there are sheets. Where somebody has gone on to another page, ours lie behind it, and stay there. */
function settle(): void {
  if (going) return
  if (entries > 0 && !isOurs()) entries = 0
  for (; entries < sheets.length; entries++) history.pushState({ ...history.state, sheet: true }, '')
  if (entries === sheets.length) return
  going = true
  const back = entries - sheets.length
  entries = sheets.length
  history.go(-back)
}

function onBack(): void {
  if (going) {
    going = false
    settle()
    return
  }
  if (entries === 0) return
  entries--
  sheets.pop()?.close()
}

/**
 * The device's back button closes what is open instead of leaving the page. Browsers with CloseWatcher do it for dialogs by themselves;
 * in the others an entry of the history stands for each open sheet, also where one opens as another closes.
 */
export function useBackButton(open: () => boolean, close: () => void): void {
  if ('CloseWatcher' in globalThis) return
  window.addEventListener('popstate', onBack)
  const sheet: Sheet = { close }

  function stand(isOpen: boolean): void {
    const place = sheets.indexOf(sheet)
    if (isOpen === place >= 0) return
    if (isOpen) sheets.push(sheet)
    else sheets.splice(place, 1)
    plan()
  }

  watch(open, stand, { immediate: true })
  onBeforeUnmount(() => stand(false))
}
