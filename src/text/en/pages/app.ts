import type { MissingCapability } from '../../../book/capabilities.ts'
import { listOf } from '../lists.ts'

/** `offline` has texts of its own. */
type Lacking = Exclude<MissingCapability, 'offline'>

const MISSING: Readonly<Record<Lacking, string>> = {
  locks: 'a way to keep two windows from writing together',
  news: 'updates between windows',
  persist: 'a promise to keep the book when the device is full',
  copy: 'a second copy of the book',
  clipboard: 'copying with a button',
  'wake-lock': 'a screen that stays awake',
}

export const missingCapabilitiesText = (what: readonly Lacking[]): string =>
  `Missing here: ${listOf(what.map(each => MISSING[each]))}.`

export const ABOUT = {
  paragraphs: [
    'Tableside is a referee for card games on a real table. It judges each move, says why, and keeps the score.',
    'Everything stays on this device, unless you share it. There is no account and no tracking.',
  ],
  offline: 'After your first visit, it works offline.',
  insecure: 'This address isn’t secure (https), so the app always needs its server, and some features are missing.',
  private: 'This browser stores nothing for offline use here, so the app always needs its server.',
  gamesTitle: 'The games',
  gamesText:
    'The games belong to their authors. The rulebooks explain the rules in our own words, and say how the referee answers questions that the rules leave open.',
  photoTitle: 'Deals from photos (beta)',
  photoText:
    'A small neural network on this device reads the suits of a deal from a photo. It was trained on drawings of cards only. It was tested on 60 layouts made from photos of cards that were new to it. It found most corners of the layouts without help. It was sure of more than 2,000 cards and right about all of them. It has not been tried on photos of real tables yet: compare what it reads with your cards.',
  licenceTitle: 'Licence',
  licence: 'Tableside is free software under the MIT licence.',
  madeWith: 'Made with Vue, Pinia, Vue Router, idb, Valibot, qr and Workbox, all under the MIT or the ISC licence.',
} as const

export const FAILURE = {
  title: 'Something went wrong',
  sentence: 'This page can’t be shown.',
  detail: 'Your moves are saved. Continue from Home, or save the whole book as a file.',
  home: 'Home',
  book: 'Match book',
  again: 'Try again',
} as const
