import type { Synonyms } from '../../contract/rulebook.ts'

/** Common words, which a search ignores. */
export const COMMON: readonly string[] =
  'a an the is are was be do does did to i you we it of in on at and or if for with how what when where which who whose can could may must my your one ones there that this happens happen have has got get gets not much many'.split(
    ' ',
  )

export const ENDINGS: readonly string[] = ['ing', 'ings', 'ed', 'es', 's', 'ss', 'e']

/** Elided words before an apostrophe, such as l in l’asso. English has none. */
export const ELISIONS: readonly string[] = []

/** Words that players search for, and the terms for them in the rules of several games. */
export const SYNONYMS: Synonyms = {
  adjacent: ['beside'],
  'next to': ['beside'],
  neighbour: ['beside'],
  beat: ['higher'],
  bonus: ['match'],
  combo: ['chain'],
  cascade: ['chain'],
  cut: ['group'],
  diagonal: ['diagonals'],
  'dead end': ['pass', 'nothing', 'no card'],
  deal: ['deal', 'dealt', 'shuffle'],
  eat: ['captures'],
  equal: ['equal', 'draw', 'same value'],
  first: ['goes first', 'first'],
  flip: ['turn the', 'face up'],
  forgot: ['mistake', 'undone'],
  forget: ['mistake', 'undone'],
  hole: ['gap'],
  highest: ['higher'],
  island: ['groups'],
  joker: ['jokers'],
  kings: ['king'],
  'last card': ['last', 'empty', 'all 52', 'until'],
  missed: ['mistake'],
  opponent: ['both players'],
  order: ['order'],
  'run out': ['empty'],
  points: ['point', 'score'],
  'set-up': ['shuffle'],
  setup: ['shuffle'],
  skip: ['pass'],
  split: ['groups'],
  begin: ['starts', 'goes first'],
  start: ['starts', 'goes first'],
  starts: ['starts', 'goes first'],
  steal: ['capture', 'seize'],
  take: ['takes'],
  tie: ['draw.', 'a draw', 'tied', 'level'],
  ties: ['draw.', 'a draw', 'tied', 'level'],
  trump: ['higher'],
  turn: ['turn'],
  undo: ['undo', 'correct'],
  win: ['wins'],
  winner: ['wins'],
  wrong: ['mistake', 'correct', 'wrongly'],
}
