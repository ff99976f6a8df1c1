import { parseCard } from '../../engine/cards.ts'
import type { SetupProblem } from '../../engine/game.ts'
import type { SetupCode } from '../../engine/wellsix/problems.ts'
import { capital, counted } from '../lists.ts'
import { line, places, theCards } from './names.ts'

const cardsIn = (about: readonly string[]): string => capital(theCards(about.flatMap(word => parseCard(word) ?? [])))

const WORDS: Readonly<Record<SetupCode, (about: readonly string[], key: string) => string>> = {
  games: ([games = '']) => `A match has an even number of games from 2 to 100, not ${games}.`,
  'no-cards': () => 'Enter at least one card of the table.',
  'cell-twice': about => `Only one card can lie on ${places(about)}. Enter it once.`,
  'card-twice': about => `${cardsIn(about)} ${about.length === 1 ? 'stands' : 'stand'} twice. Every card is there once, on the table or seized.`, // prettier-ignore
  'not-connected': about => `${places(about)} ${about.length === 1 ? 'touches' : 'touch'} none of the other cards. Move the cards together.`, // prettier-ignore
  aligned: about => `Six cards of one colour are in line ${line(about)}, so this game is over. Enter a table without a line.`, // prettier-ignore
  'own-seized': ([player = '', ...cards]) => `${cardsIn(cards)} ${cards.length === 1 ? 'is' : 'are'} player ${player}’s own. One seizes cards of the other colour.`, // prettier-ignore
  quiet: ([quiet = '']) => `After ten quiet turns a game is over. Enter 0 to 9 instead of ${quiet}.`,
  'seizing-quiet': () => 'This turn has seized already, so no turn before it counts as quiet. Enter 0.',
  'opening-suit': about => `${cardsIn(about)} ${about.length === 1 ? 'comes' : 'come'} into play after the opening. Enter hearts and spades.`, // prettier-ignore
  'opening-count': ([openers = '', others = '', share = '', rest = '']) => `In the opening, of so many cards the opener has placed ${share} and the other player ${rest}, not ${openers} and ${others}.`, // prettier-ignore
  'opening-over': ([cards = '']) =>
    `With ${counted(Number(cards), 'card', 'cards')} on the table the opening is over. Choose the main phase.`,
  'opening-turn': ([turn = '', moves = '']) => `With so many cards it is player ${turn}’s turn in the opening, with ${counted(Number(moves), 'card', 'cards')} to place.`, // prettier-ignore
  'opening-seized': (_, key) => key === 'seizing' ? 'Nothing can be seized in the opening. Say that this turn has not seized.' : 'Nothing can be seized in the opening. Empty the seized piles.', // prettier-ignore
  'opening-quiet': () => 'Quiet turns are counted after the opening. Enter 0.',
}

const isSetupCode = (code: string): code is SetupCode => Object.hasOwn(WORDS, code)

/** What is wrong with a set-up and what to do about it. */
export const setupProblem = ({ code, key, about }: SetupProblem): string =>
  isSetupCode(code) ? WORDS[code](about, key) : ''
