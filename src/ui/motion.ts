/** Whether things move on the screen, as people or their device have it. */
export const movesOnScreen = (): boolean =>
  Number.parseFloat(getComputedStyle(document.documentElement).getPropertyValue('--hand')) > 0
