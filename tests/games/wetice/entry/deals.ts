import { emptyTable, restoreDraft, type Draft } from '../../../../src/games/wetice/entry/draft.ts'

/** A deal without a match, with twelve cards of each suit. */
export const DEAL = ['SHDCSHDC', 'DCSHDCSH', 'SHDCSHDC', 'DCSHDCSH', 'SHDCSHDC', 'DCSHDCSH'] as const

export const newDraft = (): Draft => restoreDraft(undefined)

/** A draft in which only these cards are entered, from the top row on. */
export function entered(letters: string, change: Partial<Draft> = {}): Draft {
  const draft = newDraft()
  return { ...draft, table: { ...emptyTable('8x6'), letters: letters.padEnd(48, '?') }, ...change }
}

export const whole = (): Draft => entered(DEAL.join(''))
