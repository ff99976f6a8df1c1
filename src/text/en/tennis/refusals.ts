import { rankOfPlayed, turnOf } from '../../../engine/tennis/seats.ts'
import type { TennisRefusal } from '../../../engine/tennis/types.ts'
import { rankName } from '../card-words.ts'
import { capital, counted } from '../lists.ts'
import { say, type Explanation, type Sayings } from '../rulebook.ts'
import { cardName, cormorantOf, nameOf, type At } from './names.ts'

type Words = readonly [sentence: string, remedy: string]

const REFUSALS: Sayings<TennisRefusal, At, Words> = {
  over: (_, at) => [`The match is over: ${winnerName(at)} has won it.`, 'Undo to go back into it, or begin another.'],
  'unknown-action': () => [
    'That is no action of this game.',
    'Play a card, become a Ghost, begin the next hand or enter who won it.',
  ],
  'wrong-phase': (_, at) => wrongPhase(at),
  'nothing-irregular': () => [
    'The rules allow this.',
    'Make it as any other move; only what the rules refuse needs to stand.',
  ],
  'rank-used-up': ({ card }) => [
    `All four ${rankName(rankOfPlayed(card))}s have been played already.`,
    'Look at the card again, or undo back to the one that was misread.',
  ],
  'already-played': ({ card }) => [
    `${capital(cardName(card))} has been played already.`,
    'Look at its suit again, or enter its rank alone.',
  ],
  'not-allowed': () => [
    'In this match the Cormorant stays a Cormorant.',
    'Ghosting is a house rule that is chosen when a match is set up.',
  ],
  'already-ghost': (_, at) => [`${cormorantOf(at)} is a Ghost already, until the hand ends.`, ''],
  'too-many-points': ({ left, points }, at) => [
    `${cormorantOf(at)} holds ${counted(left, 'card', 'cards')} and has ${counted(points, 'point', 'points')}.`,
    'The Cormorant needs more cards than points, so this is a choice for an earlier moment of a hand.',
  ],
  'already-begun': ({ played }) => [
    `${counted(played, 'card', 'cards')} of this hand ${played === 1 ? 'is' : 'are'} entered already.`,
    'Enter the others too, or undo these first.',
  ],
}

const winnerName = (at: At): string => (at.position.winner === null ? '' : nameOf(at, at.position.winner))

function wrongPhase(at: At): readonly [string, string] {
  const turn = turnOf(at.position)
  return turn === null
    ? ['This hand is over.', 'Begin the next hand.']
    : ['This hand is still being played.', `${nameOf(at, turn)} plays the next card.`]
}

/** Why an action is refused, and what would make it legal. */
export function refusal(refused: TennisRefusal, at: At): Explanation {
  const [sentence, remedy] = say(REFUSALS, refused, at)
  return { sentence, remedy, section: refused.rule }
}
