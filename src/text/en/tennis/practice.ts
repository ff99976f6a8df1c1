import { TITLE } from './title.ts'
import type { NoteText } from '../../lessons.ts'
import type { Rank } from '../../../engine/cards.ts'
import { aRank, rankName } from '../card-words.ts'
import { capital } from '../lists.ts'

export const guideText = {
  welcome: {
    title: 'A first hand',
    text: `${TITLE.aim} You are Cleo, the Angler. Deal on the screen.`,
  },
  pair: {
    title: 'A pair',
    text: 'The Ghost completes the first pair. The difference of the two cards will be the Net for the other two players.',
  },
  ghost: {
    title: 'The Ghost',
    text: 'The Ghost plays without seeing the cards that all the others see. So a hand that a Ghost wins counts for two.',
  },
  net: {
    title: 'The Net',
    text: 'There is a Net now. Angler and Cormorant try to clear it: a card that is higher earns a point.',
  },
  clear: {
    title: 'Over the Net',
    text: 'The card was higher than the Net: a point. Being equal would not have been enough.',
  },
  missed: {
    title: 'Under the Net',
    text: 'That card was not higher than the Net, so it earned nothing. It still makes the next Net with the other card of its pair.',
  },
  match: {
    title: 'Matching cards',
    text: 'Both cards have the same value, so both players have two points from this pair, and the next Net is 0.',
  },
  'hand-over': {
    title: 'The hand is over',
    text: 'Most points win the hand, and a Ghost’s win counts for two. Now deal anew.',
  },
  tie: {
    title: 'A tie',
    text: 'Several have most points. Of these the player who sits farthest clockwise from the dealer wins the hand: Cormorant, then Fish, then Angler.',
  },
  'ghost-won': {
    title: 'A Ghost’s win',
    text: 'The Ghost played this hand unseen and has the most points all the same, so it counts for two hands.',
  },
  'next-hand': {
    title: 'The next hand',
    text: 'Each moved on by one role: the Angler is the Ghost now. The others see the Ghost’s cards, and the Ghost plays any of them unseen.',
  },
  over: {
    title: 'The match is over',
    text: 'The agreed number of hands is won. That was a whole match: you are ready to referee one for friends.',
  },
} as const satisfies Readonly<Record<string, NoteText>>

/** How a first game is set up with real cards. */
export const setUpText = [
  'Sort a deck into thirteen piles by value, from aces to kings. Suits don’t matter here.',
  'At the table, tap “Deal on the screen”, and take the thirteen cards that it shows as yours. What is played otherwise, also by you as the Ghost, is taken off the piles when it is said.',
] as const

/** Why a card is a sensible one. */
export const hintText = {
  matches: (rank: Rank): string => `It matches the ${rankName(rank)}: two points for both.`,
  noNet: 'There is no Net yet, and this is your lowest card.',
  noNetYet: 'There is no Net yet that it could clear.',
  lowest: (rank: Rank, net: number): string =>
    `${capital(aRank(rank))} is the lowest card you hold that clears a Net of ${net}.`,
  clears: (rank: Rank, net: number): string => `${capital(aRank(rank))} clears the Net of ${net}.`,
  leastToLose: (rank: Rank, net: number): string =>
    `Nothing you hold clears a Net of ${net}. The ${rankName(rank)} is the least to lose.`,
  misses: (rank: Rank, net: number): string => `${capital(aRank(rank))} does not clear the Net of ${net}.`,
  leaves: (net: number): string => `It leaves a Net of ${net} to the other two.`,
} as const

/** Where to look for a card. */
export const lookText = {
  match: 'A card of yours has the same value as the one that lies there. What do matching cards bring?',
  noNet: 'There is no Net yet, so no card can clear it. Which card will you miss least?',
  net: (net: number): string => `The Net is ${net}. Does a card of yours clear it, and which is the lowest that does?`,
} as const

/** Why the app plays a card for a seat of its own, after what the card brought: it plays as beginners do. */
export const reasonText = {
  blind: 'The Ghost plays unseen.',
  matches: 'Matching cards bring both two points.',
  noNet: 'Beginners lead high.',
  clears: 'Beginners play high, to be sure.',
  misses: 'It can’t earn a point here.',
} as const
