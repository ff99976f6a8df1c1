/** The number of milliseconds for the movement of a card; 0 if the settings or the device ask for reduced motion. */
export const moveDuration = (element: Element = document.documentElement): number =>
  Number.parseFloat(getComputedStyle(element).getPropertyValue('--hand')) || 0

export const hasMotion = (): boolean => moveDuration() > 0
