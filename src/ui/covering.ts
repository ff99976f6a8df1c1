import { shallowRef } from 'vue'

/** The dialog that is above all else; null if none is open. */
export const topDialog = (): Element | null => [...document.querySelectorAll('dialog[open]')].at(-1) ?? null

/** The same, followed as dialogs open and close. */
export const covering = shallowRef<Element | null>(null)

/** Call when a dialog has opened, closed or been removed. */
export const noteDialogs = (): void => void (covering.value = topDialog())
