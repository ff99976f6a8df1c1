/** Milliseconds in which a card moves on the screen; 0 if people or their device want less motion. */
export const handTime = (element: Element = document.documentElement): number =>
  Number.parseFloat(getComputedStyle(element).getPropertyValue('--hand')) || 0

export const movesOnScreen = (): boolean => handTime() > 0
