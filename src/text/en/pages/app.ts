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

/** Every text of the settings. */
export const SETTINGS = {
  failed: 'This setting is not kept: it counts until the app is closed.',
  fields: {
    theme: {
      legend: 'Light',
      options: { system: 'As the device', light: 'Day', dark: 'Night', black: 'Black' },
      hint: 'Black saves power on many phones.',
    },
    fourColour: {
      legend: 'Suits',
      options: { false: 'Two colours', true: 'Four colours' },
      hint: 'Every suit keeps its own shape and letter.',
    },
    confirm: {
      legend: 'A move counts',
      options: { 'two-taps': 'When confirmed', immediate: 'At once' },
      hint: 'Either way it can be undone.',
    },
    pace: {
      legend: 'Steps play on by themselves',
      options: { slow: 'Slowly', middle: 'As hands go', quick: 'Quickly' },
      hint: 'More cards take longer.',
    },
    help: {
      legend: 'Help in new matches',
      options: { asked: 'When asked', off: 'Off' },
      hint: 'Asked anew for each match. Off for a contest.',
    },
    facing: {
      legend: 'You sit',
      options: { 'one-side': 'On one side', opposite: 'Around the table' },
      hint: 'Around it: rulings turn to whoever is to play.',
    },
    speak: { legend: 'Rulings are', options: { false: 'Shown', true: 'Shown and spoken' }, hint: '' },
    enterBy: { legend: 'Layouts are entered by', options: { rows: 'Rows', columns: 'Columns' }, hint: '' },
    bothAgree: {
      legend: 'Undo and correct',
      options: { false: 'By anybody', true: 'When all tap' },
      hint: 'Amendments, corrections, and undos over a finished turn.',
    },
    motion: { legend: 'Motion', options: { system: 'As the device', less: 'Less' }, hint: '' },
  },
} as const

/** What About tells. */

/** What is said where a page has failed. */
export const FAILURE = {
  title: 'Something went wrong',
  sentence: 'This page can’t be shown.',
  detail: 'What was played is kept. Go on from home, or save the whole book as a file.',
  home: 'Home',
  book: 'Match book',
  again: 'Try again',
} as const
