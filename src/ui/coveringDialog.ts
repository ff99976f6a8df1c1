import { shallowRef } from 'vue'

/** Returns the topmost open dialog; null if none is open. */
export const topDialog = (): Element | null => [...document.querySelectorAll('dialog[open]')].at(-1) ?? null

/** The topmost open dialog as a reactive value. */
export const coveringDialog = shallowRef<Element | null>(null)

/** Call this when a dialog was opened, closed or removed. */
export const updateCoveringDialog = (): void => void (coveringDialog.value = topDialog())
