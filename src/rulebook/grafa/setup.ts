import { parseCard } from '../../engine/cards.ts'
import type { SetupProblem } from '../../engine/game.ts'
import type { SetupCode } from '../../engine/grafa/setup.ts'
import { theCards } from '../card-words.ts'
import { capital } from '../lists.ts'

const PROBLEMS: Readonly<Record<SetupCode, (about: readonly string[]) => string>> = {
  'one-player': () => 'One plays this game alone: enter one name.',
  'bad-name': () => 'The name needs letters, and neither a comma nor #.',
  'no-hand': () => 'Enter the cards of the hand, or all 52 cards of the deck that it is dealt from.',
  'too-many-cards': ([count = '']) => `${count} cards with hand and discard pile; there are only 52.`,
  'card-twice': about =>
    `${capital(theCards(about.flatMap(word => parseCard(word) ?? [])))} can lie in one place only.`,
  'unknown-hand': () => 'The first five cards of the deck are the hand, and you have seen them: enter them all.',
  'unknown-top': () => 'Turn up the top card of the deck, and enter it.',
}

/** What is wrong with a set-up, and what to do about it. */
export const setupProblem = (problem: SetupProblem): string => PROBLEMS[problem.code as SetupCode](problem.about)
