import type { AnyGame, GameName } from '../../src/engine/games.ts'
import type { AnyRulebook } from '../../src/rulebook/words.ts'
import { tally } from '../book/tally.ts'

/** As the lists of games would name it. */
const isListed = (name: string): name is GameName => name === 'tally'
const NAME = ['tally'].find(isListed) ?? 'grafa'

/** A fifth game: two players add to a sum in turn, and must hit the target. */
export const fifth: AnyGame = { ...tally, name: NAME }

const sentence = ({ type }: { readonly type: string }): string => (type === 'point' ? 'One more.' : 'Pass.')

export const fifthBook: AnyRulebook = {
  game: NAME,
  title: 'Tally',
  source: { author: '', work: 'a test' },
  tagline: 'Hit the target.',
  sections: [{ id: 'target', title: 'The target', text: ['Never go over it.'], rulings: [] }],
  rulings: {},
  refusal: () => ({ sentence: 'That is too much.', remedy: 'Add less.', section: 'target' }),
  event: event => ({ sentence: sentence(event), remedy: '', section: 'target' }),
  action: () => 'one was added',
  setupProblem: () => 'There is no target.',
  hands: () => '',
}
