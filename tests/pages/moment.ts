import type { NewMoment } from '../../src/book/stores/progress.ts'

/** A deal of these players in which one swap makes a line of three hearts. */
const RECORD = ['game wetice', 'players Ann, Bob', 'phase swap', 'deal', ...Array.from({ length: 4 }, () => '........'), 'SSS.....', 'HHDHC...', 'play'].join('\n') // oxfmt-ignore

/** A moment that the review of that match has found. */
export const MOMENT: NewMoment = {
  match: 'one',
  place: 0,
  record: RECORD,
  played: 'pass',
  answers: ['swap c1 d1'],
  basis: 'exact',
  loss: 6,
}
