import type { GrafaProblem } from '../../../engine/grafa/setup.ts'
import { theCards } from '../card-words.ts'
import { capital } from '../lists.ts'
import { say, type Sayings } from '../rulebook.ts'

const PROBLEMS: Sayings<GrafaProblem, null, string> = {
  'one-player': () => 'One plays this game alone: enter one name.',
  'bad-name': () => 'The name needs letters, and neither a comma nor #.',
  'no-hand': () => 'Enter the cards of the hand, or all 52 cards of the deck that it is dealt from.',
  'too-many-cards': ({ count }) => `${count} cards with hand and discard pile; there are only 52.`,
  'card-twice': ({ cards }) => `${capital(theCards(cards))} can lie in one place only.`,
  'unknown-hand': () => 'The first five cards of the deck are the hand, and you have seen them: enter them all.',
  'unknown-top': () => 'Turn up the top card of the deck, and enter it.',
}

/** What is wrong with a set-up, and what to do about it. */
export const setupProblem = (problem: GrafaProblem): string => say(PROBLEMS, problem, null)
