import { counted, LANGUAGE } from '../lists.ts'
import type { Level } from '../../../analysis/advice.ts'
import { TABLE_WORDS } from '../table.ts'
import { WORDS as UI } from '../ui.ts'

const GOING_OUT = {
  copied: 'Copied',
  notCopied: 'Copying doesn’t work here.',
  notShared: 'Sharing doesn’t work here. Save it instead.',
} as const

export const HANDOUT = {
  share: 'Share',
  more: (count: number): string => `and ${count} more`,
  /** `Ann: Points 3, Played 2`. */
  row: ([, ...columns]: readonly string[], [name = '', ...cells]: readonly string[]): string =>
    `${name === '' ? '' : `${name}: `}${cells.map((cell, i) => `${columns[i] ?? ''} ${cell}`.trim()).join(', ')}`,
  curve: (name: string, last: number): string => `${name} ${last}`,
  curves: (lines: readonly (readonly [name: string, last: number])[]): string =>
    lines.map(([name, last]) => `${name} ${last}`).join(', '),
  moves: (count: number): string => `after ${count}`,
  noPicture: 'This browser can’t make the picture. Print the page, or copy the text.',
  sharePicture: 'Share a picture',
  savePicture: 'Save a picture',
  copyText: 'Copy the text',
  copyLink: 'Copy a link',
  shareLink: 'Share a link',
  tooLong: 'This is too long for a link. Send the picture or the text.',
  shown: 'This was shared with you. It is not saved in your match book.',
  print: 'Print',
  ...GOING_OUT,
  made: 'Tableside',
} as const

export const RESULT = {
  title: 'Result sheet',
  opening: 'Opening the match',
  date: (from: number, to: number): string => {
    const format = new Intl.DateTimeFormat(LANGUAGE, { dateStyle: 'long', timeStyle: 'short' })
    return format.formatRange(from, to)
  },
  units: { hand: 'Hand', game: 'Game' },
  rules: 'House rules',
  irregular: 'Illegal moves that the players let stand',
  corrections: 'Corrections to the layout',
  none: 'None',
  move: (place: number, words: string): string => `${place + 1}. ${words}`,
  undone: 'Undone or edited',
  undoneCount: (count: number): string => counted(count, 'move', 'moves'),
  app: 'Played by the app',
  playedBy: (name: string, level: Level): string => `${name} (${UI.level[level]})`,
  help: 'Help',
  helpOff: 'Off, as agreed',
  helped: (name: string, count: number): string => `${name} asked ${count === 1 ? 'once' : `${count} times`}`,
  time: 'Time used',
  used: (name: string, seconds: number, over: number): string =>
    `${name} ${TABLE_WORDS.clock.time(seconds)}${over > 0 ? `, over time by ${TABLE_WORDS.clock.time(over)}` : ''}`,
  notes: 'Noted',
  signed: 'Confirmed by',
  curve: 'Score, move by move',
  lay: 'The cards at the end',
  waits: 'has not confirmed it yet.',
  confirmed: 'confirmed',
  /** The label of the button that confirms for all of these players. */
  agree: (names: readonly string[]): string =>
    names.length === 2 ? 'Both confirm' : names.length === 1 ? `${names[0]} confirms` : 'All confirm',
  oneByOne: 'Each player confirms or protests',
  confirm: (name: string): string => `${name} confirms`,
  noProtest: 'No protest',
  protestBy: (name: string): string => `Protest by ${name}`,
  word: (name: string): string => `What does ${name} say? It goes on the sheet. You can leave it empty.`,
  note: 'Add to the sheet',
  notNoted: 'That was not saved: this match is open in another window.',
  signedBy: (name: string, words: string): string => `${name} ${words}`,
  save: 'Save the record',
  share: 'Share the record',
  ...GOING_OUT,
} as const
