/** Each view with its tab. The first view is the default. */
const VIEWS = {
  now: 'now',
  standings: 'standings',
  figures: 'standings',
  evening: 'evening',
  rounds: 'evening',
} as const

export type View = keyof typeof VIEWS
export type Tab = (typeof VIEWS)[View]

export type EveningSheet = 'guests' | 'settings' | 'join' | 'share' | 'who'

export const TABS = ['now', 'standings', 'evening'] as const satisfies readonly Tab[]

const isView = (name: unknown): name is View => typeof name === 'string' && name in VIEWS

export const viewOf = (name: unknown): View => (isView(name) ? name : 'now')
export const tabOf = (view: View): Tab => VIEWS[view]

export const viewPath = (evening: string, view: View): string =>
  view === 'now' ? `/evening/${evening}` : `/evening/${evening}?show=${view}`
