import type { Mark, Seat } from '../../ui/types.ts'

/** Something to do next, shown on the home page as a large button or as a row. */
export interface NextStep {
  readonly id: 'game' | 'evening' | 'again' | 'lesson' | 'learn' | 'code'
  readonly label: string
  readonly detail: string
  readonly key: string
  readonly href: string
  readonly match?: {
    readonly mark: Mark
    readonly detail: string
    readonly players: readonly { readonly name: string; readonly seat: Seat | null; readonly score: number | null }[]
    readonly outcome: string
  }
}
