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
    'A small network on this device reads the suits of a deal from a photo. It learned from drawn cards only. On 60 test tables, made from photos of cards that it had never seen, it found the corners of most by itself, and none of the more than 2,000 cards that it called sure was wrong. It has not been tried on photos of real tables yet: compare what it reads with your cards.',
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
