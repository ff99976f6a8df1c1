import type { Missing } from '../../../book/missing.ts'
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
