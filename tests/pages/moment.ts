import type { FoundMoment } from '../../src/book/stores/progress.ts'

/** These players' deal, in which three hearts can be lined up. */
const RECORD = ['game wetice', 'players Ann, Bob', 'phase swap', 'deal', ...Array.from({ length: 4 }, () => '........'), 'SSS.....', 'HHDHC...', 'play'].join('\n') // oxfmt-ignore

/** The findings of that match's review. */
export const MOMENT: FoundMoment = {
  match: 'one',
  place: 0,
  record: RECORD,
  played: 'pass',
  answers: ['swap c1 d1'],
  basis: 'exact',
  loss: 6,
}
