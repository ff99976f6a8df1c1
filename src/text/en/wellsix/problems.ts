import type { WellsixProblem } from '../../../engine/wellsix/setup.ts'
import { capital, counted } from '../lists.ts'
import { say, type Sayings } from '../rulebook.ts'
import { line, places, theCards } from './names.ts'

const WORDS: Sayings<WellsixProblem, null, string> = {
  games: ({ games }) => `A match has an even number of games from 2 to 100, not ${games}.`,
  'no-cards': () => 'Enter at least one card of the table.',
  'cell-twice': ({ cells }) => `Only one card can lie on ${places(cells)}. Enter it once.`,
  'card-twice': ({ cards }) => `${capital(theCards(cards))} ${cards.length === 1 ? 'stands' : 'stand'} twice. Every card is there once, on the table or seized.`, // prettier-ignore
  'not-connected': ({ cells }) => `${places(cells)} ${cells.length === 1 ? 'touches' : 'touch'} none of the other cards. Move the cards together.`, // prettier-ignore
  aligned: ({ cells }) => `Six cards of one colour are in line ${line(cells)}, so this game is over. Enter a table without a line.`, // prettier-ignore
  'own-seized': ({ player, cards }) => `${capital(theCards(cards))} ${cards.length === 1 ? 'is' : 'are'} player ${player}’s own. One seizes cards of the other colour.`, // prettier-ignore
  quiet: ({ quiet }) => `After ten quiet turns a game is over. Enter 0 to 9 instead of ${quiet}.`,
  'seizing-quiet': () => 'This turn has seized already, so no turn before it counts as quiet. Enter 0.',
  'opening-suit': ({ cards }) => `${capital(theCards(cards))} ${cards.length === 1 ? 'comes' : 'come'} into play after the opening. Enter hearts and spades.`, // prettier-ignore
  'opening-count': ({ placed, due }) => `In the opening, of so many cards the opener has placed ${due.opener} and the other player ${due.other}, not ${placed.opener} and ${placed.other}.`, // prettier-ignore
  'opening-over': ({ count }) =>
    `With ${counted(count, 'card', 'cards')} on the table the opening is over. Choose the main phase.`,
  'opening-turn': ({ turn, moves }) => `With so many cards it is player ${turn}’s turn in the opening, with ${counted(moves, 'card', 'cards')} to place.`, // prettier-ignore
  'opening-seized': ({ key }) => key === 'seizing' ? 'Nothing can be seized in the opening. Say that this turn has not seized.' : 'Nothing can be seized in the opening. Empty the seized piles.', // prettier-ignore
  'opening-quiet': () => 'Quiet turns are counted after the opening. Enter 0.',
}

/** What is wrong with a set-up and what to do about it. */
export const setupProblem = (problem: WellsixProblem): string => say(WORDS, problem, null)
