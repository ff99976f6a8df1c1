/** The number of milliseconds for the movement of a card; 0 if the settings or the device ask for reduced motion. */
export const handTime = (element: Element = document.documentElement): number =>
  Number.parseFloat(getComputedStyle(element).getPropertyValue('--hand')) || 0

export const movesOnScreen = (): boolean => handTime() > 0
