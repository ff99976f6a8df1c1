interface Appearance {
  readonly theme: 'system' | 'light' | 'dark' | 'black'
  readonly fourColour: boolean
  readonly motion: 'system' | 'less'
}

/** Puts what people chose on the root element, where the style sheets look for it; what is left to the device is left out. */
export function applyAppearance(root: HTMLElement, { theme, fourColour, motion }: Appearance): void {
  set(root, 'theme', theme === 'system' ? null : theme)
  set(root, 'deck', fourColour ? 'four' : null)
  set(root, 'motion', motion === 'system' ? null : motion)
  const paper = getComputedStyle(root).backgroundColor
  for (const meta of document.querySelectorAll('meta[name="theme-color"]')) meta.setAttribute('content', paper)
}

function set(root: HTMLElement, name: string, value: string | null): void {
  if (value === null) delete root.dataset[name]
  else root.dataset[name] = value
}
