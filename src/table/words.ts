import { readProblemWords } from '../rulebook/problems.ts'
import type { Level } from '../analysis/opponent.ts'
import type { ReadProblem } from '../engine/text.ts'

const TIME = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' })

/** Every text that the tables of all games share. */
export const TABLE_WORDS = {
  home: 'Home',
  undoKey: 'Undo',
  redoKey: 'Redo',
  undo: (count: number): string => (count === 1 ? 'Undo the move after it' : `Undo the ${count} moves after it`),
  redo: (count: number): string => (count === 1 ? 'Do it again' : `Do these ${count} again`),
  back: 'Back to the game',
  after: (made: number, moves: number): string => `The table after move ${made} of ${moves}.`,
  time: (at: number): string => TIME.format(at),
  scores: (scores: readonly number[]): string => scores.join('–'),
  amend: 'Amend',
  menu: 'Menu',
  takeBack: 'Take back',
  confirm: 'Confirm',
  replay: 'Replay',
  again: 'Play again',
  settings: 'Settings',
  atOnce: 'Moves count at once',
  whenConfirmed: 'Moves are confirmed',
  turnTable: 'Turn the table',
  log: 'Log',
  typed: 'Type a move',
  why: 'Why?',
  how: 'How does this work?',
  hint: 'A hint',
  unreadable: (problem: Pick<ReadProblem, 'code' | 'about'>): { sentence: string; detail: string } => ({
    sentence: 'That can’t be read as a move.',
    detail: `${readProblemWords(problem)}.`,
  }),

  mended: {
    undone: (what: string): string => `Undone: ${what}`,
    redone: (what: string): string => `Done again: ${what}`,
    moves: (count: number): string => `${count} moves.`,
    move: (who: string, what: string): string => (who === '' || what.startsWith(who) ? what : `${who}: ${what}`),
    done: 'Done',
  },

  app: {
    /** At the seat. */
    at: (level: Level | null): string => (level === null ? '' : `the app, ${level}`),
    thinks: (name: string): string => `${name} is thinking.`,
    fails: (name: string): string => `${name} can’t find a move just now.`,
    failsDetail: 'Let it try again, or play for it.',
    again: 'Think again',
    takeOver: (name: string): string => `Play for ${name}`,
    giveBack: (name: string): string => `Let the app play ${name}`,
  },

  end: {
    title: 'How it went',
    line: (lines: readonly { readonly name: string; readonly told: readonly number[] }[]): string =>
      `The score over the moves. ${lines.map(({ name, told }) => `${name}: ${told.join(', ')}.`).join(' ')}`,
  },

  agree: {
    title: 'Do all agree?',
    what: {
      undo: 'A turn that was finished is taken back.',
      amend: 'What was played before is amended.',
      correct: 'The table is corrected.',
    },
    agrees: (name: string): string => `${name} agrees`,
  },

  slips: {
    title: 'What has happened?',
    correct: 'None of these: correct the table',
  },

  record: {
    title: 'The record',
    detail: 'The whole game as text. It can be opened again in any Tableside.',
    copy: 'Copy',
    copied: 'Copied',
    notCopied: 'Copying is not possible here: select the text instead.',
    save: 'Save as a file',
    share: 'Share',
    notShared: 'Sharing is not possible here: copy it instead.',
    linkDetail: 'Or as a link that holds the whole game. Whoever opens it sees it, and changes nothing here.',
    copyLink: 'Copy the link',
    shareLink: 'Share the link',
    code: 'As a QR code',
    codeLabel: 'QR code of the link',
    codeTooLong: 'This game is too long for a QR code. The link and the file hold it all.',
  },

  notice: {
    follower: 'Another window plays this match. This one follows.',
    takeOver: 'Play on here',
    damaged: 'A part of this match can’t be read. It is shown as far as it goes.',
    newer: 'A newer version has written this match. It can be read and saved here; update to play on.',
    anotherWriter: 'Another window has played on. Open the match again to see it.',
    reopen: 'Open again',
    failed: {
      full: 'Not saved: the device is full.',
      refused: 'Not saved: the browser keeps nothing for this page.',
      broken: 'Not saved: the storage failed.',
      newer: 'Not saved: a newer version keeps the book.',
      'another-writer': 'Not saved: another window has played on.',
    },
    retry: 'Try again',
    keepRecord: 'Take the record',
  },
} as const
