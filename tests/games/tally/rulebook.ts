import type { AnyRulebook } from '../../../src/text/contract/rulebook.ts'

const sentence = ({ type }: { readonly type: string }): string => (type === 'point' ? 'One more.' : 'Pass.')

export const fifthBook = {
  game: 'tally',
  title: 'Tally',
  source: { author: '', work: 'a test' },
  tagline: 'Hit the target.',
  aim: 'You want the sum to hit the target: in a turn you add to it.',
  short: [],
  sections: [{ id: 'target', title: 'The target', text: ['Never go over it.'], rulings: [] }],
  rulings: {},
  houseRules: { target: () => 'A target', pace: () => 'A pace' },
  synonyms: {},
  terms: [],
  refusal: () => ({ sentence: 'That is too much.', remedy: 'Add less.', section: 'target' }),
  event: (event: { readonly type: string }) => ({ sentence: sentence(event), remedy: '', section: 'target' }),
  action: () => 'one was added',
  setupProblem: () => 'There is no target.',
  hands: () => '',
} as const satisfies AnyRulebook
