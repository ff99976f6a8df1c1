import { parseCard, type Card } from '../../engine/cards.ts'
import type { CommonRefusal } from '../../engine/game.ts'
import { other, ownerOf } from '../../engine/wellsix/colours.ts'
import { isEmpty } from '../../engine/wellsix/table.ts'
import type { Code, Phase, Position, WellsixRefusal } from '../../engine/wellsix/types.ts'
import { capital, counted } from '../lists.ts'
import type { Explanation, Speech } from '../words.ts'
import { aRank, line, nameOf, places, rankBeside, rankName, theCards } from './names.ts'

/** What a refusal is about, ready to be put into words. */
interface About extends Speech<Position> {
  readonly rule: string
  readonly cells: readonly string[]
  readonly cards: readonly Card[]
  readonly counts: readonly number[]
}

type Words = Omit<Explanation, 'section'>

const OVER: Words = { sentence: 'The match is over.', remedy: 'Undo to go back into it, or begin another.' }

const IN_PHASE: Readonly<Record<Phase, Words>> = {
  opening: { sentence: 'In the opening, cards are only placed.', remedy: 'Place a card of your suit beside another.' },
  main: { sentence: 'This is not one of the moves now.', remedy: 'Place, switch, exchange or capture.' },
  keep: { sentence: 'First it has to be said which group stays.', remedy: 'Choose a card of the group to keep.' },
  'game-over': { sentence: 'This game is over.', remedy: 'Begin the next game.' },
  over: OVER,
}

const WORDS: Readonly<Record<Code | CommonRefusal, (about: About) => Words>> = {
  over: () => OVER,
  'unknown-action': () => ({
    sentence: 'The referee does not know this action.',
    remedy: 'Place, switch, exchange, capture, keep, pass, agree and next are known.',
  }),
  'wrong-phase': ({ position }) => IN_PHASE[position.phase],
  'not-in-hand': about => ({
    sentence: `${capital(theCards(about.cards))} is not in ${nameOf(about.players, about.position.turn ?? 1)}’s hand: ${whereabouts(about)}.`,
    remedy: 'Choose a card of the hand.',
  }),
  occupied: ({ cells, cards }) => ({
    sentence: `On ${places(cells)} lies ${theCards(cards)}.`,
    remedy: 'Choose a free place beside a card.',
  }),
  'not-adjacent': about =>
    about.rule === 'switch' || about.rule === 'capture' ? notSideBySide(about) : touchesNothing(about),
  'same-cell': ({ cells, rule }) => ({
    sentence: `${places(cells)} is named twice.`,
    remedy: rule === 'record' ? 'Name each place once.' : 'Choose two different cards.',
  }),
  'empty-cell': ({ cells }) => ({
    sentence: `There is no card on ${places(cells)}.`,
    remedy: 'Choose a card that lies on the table.',
  }),
  'not-yours': about => ({
    sentence: `${capital(theCards(about.cards))} on ${places(about.cells)} ${about.cards.length === 1 ? 'is' : 'are'} ${owner(about)}’s.`,
    remedy: OWN_CARDS[about.rule] ?? '',
  }),
  'cannot-capture': ({ cards: [card = 'AS', taken = 'AS'] }) => ({
    sentence: `${capital(aRank(rankName(card)))} does not take ${aRank(rankName(taken))}.`,
    remedy: `${capital(aRank(rankName(card)))} takes ${aRank(rankBeside(card, -1))}; ${aRank(rankName(taken))} is taken by ${aRank(rankBeside(taken, 1))}.`,
  }),
  'not-largest': ({ counts: [size = 0, largest = 0] }) => ({
    sentence: `This group has ${counted(size, 'card', 'cards')}; the largest have ${largest}.`,
    remedy: 'Choose a card of one of the largest groups.',
  }),
  'must-move': ({ counts: [moves = 0] }) => ({
    sentence: `There ${moves === 1 ? 'is' : 'are'} ${counted(moves, 'legal move', 'legal moves')} left.`,
    remedy: `Make ${moves === 1 ? 'it' : 'one of them'}; passing is for players who have none.`,
  }),
  duplicate: ({ cells, cards }) => ({
    sentence: `${capital(theCards(cards))} would lie on more than one place: ${places(cells)}.`,
    remedy: 'Say what lies on the old place too.',
  }),
  'card-seized': ({ cards }) => ({
    sentence: `${capital(theCards(cards))} ${cards.length === 1 ? 'has' : 'have'} been seized.`,
    remedy: 'Take back the move that seized it, or name the card that really lies there.',
  }),
  'opening-order': about => (about.cards.length > 0 ? notYetInPlay(about) : otherCounts(about)),
  'no-cards': () => ({ sentence: 'This would leave no card on the table.', remedy: 'Leave at least one.' }),
  'not-connected': ({ cells }) => ({
    sentence: `${places(cells)} would be cut off from the other cards.`,
    remedy: 'Set the places right that lie between.',
  }),
  aligned: ({ cells }) => ({
    sentence: `Six cards of one colour would be in line ${line(cells)}.`,
    remedy: 'Set the table right as it was before the last move, then make that move.',
  }),
  'game-begun': ({ counts: [laid = 0] }) => ({
    sentence: `${capital(counted(laid, 'card', 'cards'))} ${laid === 1 ? 'lies' : 'lie'} on the table: this game has begun.`,
    remedy: 'Play it here, or take its moves back and then enter the result.',
  }),
  'impossible-score': ({ counts: [first = 0, second = 0] }) => ({
    sentence: `No game ends ${first} to ${second}.`,
    remedy:
      'A line scores 30, and its loser at most 20. Without a line each scores at most 26, both together at most 51.',
  }),
}

const OWN_CARDS: Readonly<Record<string, string>> = {
  switch: 'Switch two cards of your own.',
  exchange: 'Exchange a card of your own.',
  capture: 'Capture with a card of your own.',
}

const notSideBySide = ({ cells, rule }: About): Words => ({
  sentence: `${places(cells)} do not touch along an edge.`,
  remedy: rule === 'switch' ? 'Switch two neighbours.' : 'Capture a neighbour.',
})

const touchesNothing = ({ cells, position }: About): Words =>
  isEmpty(position.table)
    ? { sentence: 'The first card lies on 0,0.', remedy: 'Place it there; the others follow around it.' }
    : {
        sentence: `${places(cells)} touches no card along an edge.`,
        remedy: 'Place it above, below, left or right of a card.',
      }

const notYetInPlay = ({ cards }: About): Words => ({
  sentence: `${capital(theCards(cards))} ${cards.length === 1 ? 'comes' : 'come'} into play after the opening.`,
  remedy: 'In the opening, hearts and spades are used.',
})

const otherCounts = ({ counts: [red = 0, black = 0, newRed = 0, newBlack = 0] }: About): Words => ({
  sentence: `There would be ${newRed} red and ${newBlack} black cards instead of ${red} and ${black}.`,
  remedy: 'Leave as many of each as have been placed; to add one, place it.',
})

/** Whose the cards are that are not the moving player's. */
const owner = ({ players, position }: About): string => nameOf(players, other(position.turn ?? 1))

/** Why a card is not in the hand of whose turn it is. */
function whereabouts({ players, position, cards: [card] }: About): string {
  if (!card) return ''
  const [cell] = Object.entries(position.table).find(([, lying]) => lying === card) ?? []
  if (cell !== undefined) return `it lies on ${cell}`
  const holder = ownerOf(position, card)
  if (holder !== position.turn) return `it is one of ${nameOf(players, holder)}’s cards`
  const isSeized = position.seized.some(pile => pile.includes(card))
  return isSeized ? `${nameOf(players, other(holder))} has seized it` : 'it comes into play after the opening'
}

/** Why an action is refused, and what would make it legal. */
export function refusal(refused: WellsixRefusal, speech: Speech<Position>): Explanation {
  const { code, rule, cells, counts } = refused
  const cards = refused.cards.flatMap(word => parseCard(word) ?? [])
  return { ...WORDS[code]({ ...speech, rule, cells, cards, counts }), section: rule }
}
