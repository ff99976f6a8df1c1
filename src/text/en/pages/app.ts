import type { Missing } from '../../../book/capabilities.ts'
import { listOf } from '../lists.ts'

/** What isn't there, beside the way to play without a network. */
type Lacking = Exclude<Missing, 'offline'>

const MISSING: Readonly<Record<Lacking, string>> = {
  locks: 'a way to tell two open windows apart before both have written',
  news: 'windows that follow one another',
  persist: 'a promise to keep the book when the device runs short of room',
  copy: 'a second copy of the book',
  clipboard: 'copying with a key',
  'wake-lock': 'a screen that stays awake',
}

/** What the browser, or the address, doesn't give, in a sentence. */
export const lackingWords = (what: readonly Lacking[]): string =>
  `Missing here: ${listOf(what.map(each => MISSING[each]))}.`

/** What About tells. */
export const ABOUT = {
  paragraphs: [
    'Tableside rules on games that are played with real cards on a real table. It shows each step, says why, and keeps the score.',
    'Everything stays on this device. There is no account and no tracking.',
  ],
  offline: 'After the first visit no network is needed.',
  insecure:
    'This address is not a secure one (https): the app needs its server all the time, and browsers hold some things back here.',
  private: 'This browser lets the app keep nothing for offline use here: it needs its server all the time.',
  gamesTitle: 'The games',
  gamesText:
    'The games are their authors’. Their rules are told here in our own words; where they leave room, the rulebook says how the referee rules.',
  photoTitle: 'Deals from photos (beta)',
  photoText:
    'A small network on this device reads the suits of a deal from a photo. It has learned from drawn cards alone. On 40 tables put together from photos and drawings of cards that it had never seen, 2 of the 1,832 cards that it called sure were wrong, and two or three of 48 were left to look at. It has not been tried on photos of real tables yet: look over what it read.',
  licenceTitle: 'Licence',
  licence: 'The program is free software under the MIT licence.',
  madeWith:
    'Made with Vue, Pinia, Vue Router, idb, Valibot, qr and Workbox, all under the MIT licence or the ISC licence.',
} as const

/** What is said where a page has failed. */
export const FAILURE = {
  title: 'Something went wrong',
  sentence: 'This page can’t be shown.',
  detail: 'What was played is kept. Go on from home, or save the whole book as a file.',
  home: 'Home',
  book: 'Match book',
  again: 'Try again',
} as const
