import type { ConsentKind } from '../../book/journal/entries.ts'
import { placeName, theCard, possessive } from './card-words.ts'
import { END } from './end.ts'
import { clockTime } from '../contract/clock.ts'
import { counted, LANGUAGE, listOf, numeral } from './lists.ts'
import { readProblemText } from './actions.ts'
import type { Card } from '../../engine/cards.ts'
import type { Level } from '../../analysis/advice.ts'
import type { ReadProblem } from '../../engine/text.ts'
import { WORDS as UI } from './ui.ts'

const TIME = new Intl.DateTimeFormat(LANGUAGE, { hour: '2-digit', minute: '2-digit' })

const AGAINST: Readonly<Record<ConsentKind, string>> = {
  undo: 'doesn’t agree to undo this',
  amend: 'doesn’t agree to edit this',
  correct: 'doesn’t agree to this correction',
  stands: 'doesn’t agree to let this stand',
  end: 'doesn’t agree to end the game',
}

const appNamed = (level: Level): string => `${UI.app}, ${UI.level[level]}`

export const TABLE_WORDS = {
  home: 'Home',
  undoKey: 'Undo',
  redoKey: 'Redo',
  undo: (count: number): string => (count === 1 ? 'Undo the move after it' : `Undo the ${count} moves after it`),
  redo: (count: number): string => (count === 1 ? 'Redo the move' : `Redo these ${count} moves`),
  back: 'Back to the game',
  after: (made: number, moves: number): string => `The layout after move ${made} of ${moves}.`,
  time: (at: number): string => TIME.format(at),
  scores: (scores: readonly number[]): string => scores.map(numeral).join('–'),
  menu: 'Menu',
  cancel: 'Cancel',
  confirm: 'Confirm',
  replay: 'Replay',
  again: 'Play again',
  turnTable: 'Turn the view',
  typed: 'Type a move',
  earlier: 'Show earlier moves',
  why: 'Why?',
  how: 'How does this work?',
  hint: 'A hint',
  marked: 'Tap the marked cards.',
  next: 'Next',
  looksForHint: 'Looking for a good move.',
  blindHint: 'You can’t see these cards, so choose any of them.',
  noHelp: 'no help',
  notes: {
    declined: (what: ConsentKind, about: string, word: string): string =>
      `${AGAINST[what]}: ${about}.${word === '' ? '' : ` “${word}”`}`,
    help: 'asked for help.',
    confirmed: 'confirmed the result.',
    protest: (word: string): string => `protested.${word === '' ? '' : ` “${word}”`}`,
    hand: 'The cards were entered.',
    clock: 'The clock was paused.',
    timeUp: { on: 'ran out of time, and continues.', lost: 'lost on time.' },
  },
  ask: {
    questions: {
      help: ['help', '?'],
      words: ['words', 'in words'],
      last: ['last move', 'last'],
      ruling: ['last ruling', 'ruling'],
      clock: ['clock', 'time'],
    },
    changes: { undo: ['undo', 'take back'], redo: ['redo'] },
    none: { undo: 'There is nothing to undo.', redo: 'There is nothing to redo.' },
    /** Typed before a move to try it without making it. */
    tries: ['try', 'what if'],
    nothing: 'No moves yet.',
    hidden: 'Some cards are hidden, so the app can’t say what a move would score.',
    help: (own: readonly string[]): string =>
      `You can ask: words, last move, last ruling, clock, ${own.join(', ')}. Or type “try” and a move. Type undo or redo. Anything else is read as a move. On the board, press m to hear what is possible. Press a letter to go to the next card of that suit or rank.`,
  },
  /** Lists the squares and hand cards that can be chosen next. If there are many cards, only gives their number. */
  possible: (places: readonly string[], cards: readonly Card[]): string => {
    const held = cards.length > 3 ? [`${cards.length} cards in your hand`] : cards.map(theCard)
    const all = [...places.map(place => placeName(place)), ...held]
    return all.length === 0 ? 'No move is possible here now.' : `You can choose ${listOf(all, 'or')}.`
  },
  noHint: 'There is nothing to choose now.',

  advice: {
    key: 'Advice',
    begins: (name: string): string => `Looking for the best move${name === '' ? '' : ` for ${name}`}.`,
    /** `name`: the advised player; '' for a single player. */
    move: (name: string, move: string): string =>
      `Advice${name === '' || move.startsWith(name) ? '' : ` for ${name}`}: ${move}`,
    certain: (worth: string): string => `This is certain: ${worth}.`,
    searched: (worth: string): string => `The best found so far: ${worth}.`,
    sampled: (worth: string): string => `On average ${worth}, over the possible hidden cards.`,
    interval: (low: string, high: string): string =>
      low === high
        ? 'This is exact to a tenth, with 95\u00a0% certainty.'
        : `Between ${low} and ${high} with 95\u00a0% certainty.`,
    goesOn: (seconds: number, most: number): string => `Still looking: ${seconds} of ${most} seconds.`,
    enough: 'Stop searching',
    fails: 'No advice right now.',
    failsDetail: 'Try again, or continue without it.',
    again: 'Try again',
  },
  unreadable: (problem: Pick<ReadProblem, 'code' | 'about'>): { sentence: string; detail: string } => ({
    sentence: 'That can’t be read as a move.',
    detail: `${readProblemText(problem)}.`,
  }),

  mended: {
    undone: (what: string): string => `Undone – ${what}`,
    redone: (what: string): string => `Redone – ${what}`,
    amended: (what: string): string => `Edited – ${what}`,
    moves: (count: number, whose: readonly string[]): string =>
      `${count} moves${whose.length > 0 ? ` (${whose.join(', ')})` : ''}.`,
    movesOf: (name: string, count: number): string => `${name} ${count}`,
    move: (who: string, what: string): string => (who === '' || what.startsWith(who) ? what : `${who}: ${what}`),
    done: 'Done',
  },

  app: {
    /** Shown beside the seat's name, which may be the app’s. */
    at: (level: Level | null, name: string): string =>
      level === null ? '' : name === UI.app ? UI.level[level] : appNamed(level),
    /** The name under which the app's results are stored. */
    named: appNamed,
    thinks: (name: string): string => `${name} is thinking.`,
    fails: (name: string): string => `${name} can’t find a move right now.`,
    failsDetail: 'Try again, or play for the app.',
    again: 'Try again',
    takeOver: (name: string): string => `Play for ${name}`,
    giveBack: (name: string): string => `Let the app play ${name}`,
  },

  clock: {
    /** Minutes and seconds, with hours if needed; negative times with a sign. */
    time: clockTime,
    of: (name: string): string => `${name}’s clock`,
    start: 'Start the clocks',
    stop: 'Pause the clocks',
    waits: 'paused',
    low: 'low',
    up: 'over',
    lowSaid: (name: string, seconds: number): string => `${name} has ${counted(seconds, 'second', 'seconds')} left.`,
    upSaid: (name: string): string => `${possessive(name)} time is up.`,
    none: 'This match has no clock.',
    stands: (name: string, time: string, counts: boolean, runs: boolean): string => {
      if (counts) return runs ? `${name} has used ${time}. The clock is running.` : `${name} has used ${time}.`
      return runs ? `${name} has ${time} left. The clock is running.` : `${name} has ${time} left.`
    },
    paused: 'The clocks are paused',
    leaving: (name: string): string => `${possessive(name)} clock is running. Pause it?`,
    runOn: 'Let it run',
    decide: 'Continue, or is the match lost on time?',
    later: 'Decide now',
    on: 'Continue',
    lost: (name: string): string => `${name} loses on time`,
  },

  stands: {
    played: 'We played it',
    playedName: 'We played it, and no one noticed',
    turn: (name: string): string => `It was ${possessive(name)} turn`,
    never: 'Correct the record: this was played differently',
    neverKey: 'Correct the record',
    lateKey: 'Let an illegal move stand',
    lateName: 'Let an illegal move stand: this was not allowed',
    late: 'Illegal, and let stand',
    count: (count: number): string =>
      count === 1 ? 'The players let one illegal move stand.' : `The players let ${count} illegal moves stand.`,
    title: 'You already played it. What now?',
    back: 'Undo it',
    backDetail: (hands: string): string =>
      hands === '' ? 'The move doesn’t count.' : `The move doesn’t count. Put the cards back: ${hands}`,
    right: 'Correct the layout',
    rightDetail: 'Leave the cards where they are, and correct the layout here.',
    stand: 'Let it stand',
    standDetail: (hands: string): string =>
      `Leave the cards where they are. The move is marked as illegal.${hands === '' ? '' : ` Then: ${hands}`}`,
  },

  end: END,

  agree: {
    title: (players: number): string => (players > 1 ? 'Do all agree?' : 'Is that right?'),
    what: {
      undo: 'A finished turn is undone.',
      amend: 'An earlier move is edited.',
      correct: 'The layout is corrected.',
      stands: 'The move stands, and is marked as illegal.',
      end: 'The game ends now.',
    } satisfies Record<ConsentKind, string>,
    agrees: (name: string): string => `${name} agrees`,
    no: 'No',
    against: (name: string): string => `No, ${name} doesn’t agree`,
    word: (name: string): string => `What does ${name} say? It goes into the log. You can leave it empty.`,
    note: 'Add to the log',
  },

  discrepancies: {
    title: 'What happened?',
    looks: {
      regular: 'Looking for a legal move that was not entered.',
      irregular: 'Looking for an illegal move that was played.',
      both: 'Looking for two mistakes together.',
    },
    enough: 'Stop searching',
    plain: 'The cards were moved by accident, or entered wrongly',
    plainDetail: 'The record continues from the cards as they are now.',
    correct: 'None of these: correct the layout',
  },

  handOver: 'Continue on another phone',

  rename: {
    title: 'Rename players',
    save: 'Save names',
  },

  record: {
    title: 'The record',
    detail: 'The whole game as text. You can open it in Tableside on any device.',
    copy: 'Copy',
    copied: 'Copied',
    notCopied: 'Copying doesn’t work here. Select the text instead.',
    save: 'Save as a file',
    share: 'Share',
    notShared: 'Sharing doesn’t work here. Copy it instead.',
    linkDetail: 'Or as a link with the whole game. Others can open it, but can’t change your copy.',
    linkTooLong: 'This game is too long for a link. Save it as a file.',
  },

  link: {
    code: 'As a QR code',
    copy: 'Copy the link',
    copied: 'Copied',
    notCopied: 'Copying doesn’t work here. Show the code instead.',
    share: 'Share the link',
    notShared: 'Sharing doesn’t work here. Copy the link instead.',
  },

  notice: {
    follower: 'This match is open in another window. You can watch it here.',
    takeOver: 'Continue here',
    handed: 'This match continues on another phone. To move it back, read its code here.',
    readCode: 'Read its code',
    takeBack: 'Continue here anyway',
    damaged: 'Part of this match can’t be read. It is shown up to there.',
    newer: 'A newer version of the app wrote this match. You can read and save it; update the app to continue.',
    nearlyFull: (room: number): string => `This match has room for ${counted(room, 'more move', 'more moves')}.`,
    full: 'This match is full. Continue with the same cards in a new match.',
    anotherWriter: 'Another window has continued this match. Open it again to see it.',
    reopen: 'Open again',
    failed: {
      full: 'Not saved: the device is full.',
      refused: 'Not saved: this browser stores nothing for this page.',
      broken: 'Not saved: the storage failed.',
      blocked: 'Not saved: an older version of the app is open in another window. Close that window.',
      newer: 'Not saved: a newer version of the app wrote the book.',
      'another-writer': 'Not saved: another window has continued this match.',
    },
    retry: 'Try again',
    keepRecord: 'Save the record',
  },
} as const
