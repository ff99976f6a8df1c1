import type { Asking } from '../../book/journal/entries.ts'
import { placeName, theCard, possessive } from './card-words.ts'
import { END } from './end.ts'
import { counted, LANGUAGE, numeral } from './lists.ts'
import { readProblemWords } from './actions.ts'
import type { Card } from '../../engine/cards.ts'
import type { Level } from '../../analysis/advice.ts'
import type { ReadProblem } from '../../engine/text.ts'
import { WORDS as UI } from './ui.ts'

const TIME = new Intl.DateTimeFormat(LANGUAGE, { hour: '2-digit', minute: '2-digit' })

/** `4:05`, `1:00:00`, `−0:12`. */
function timeText(seconds: number): string {
  const whole = Math.abs(seconds)
  const [hours, minutes] = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60]
  const rest = String(whole % 60).padStart(2, '0')
  const text = hours > 0 ? `${hours}:${String(minutes).padStart(2, '0')}:${rest}` : `${minutes}:${rest}`
  return seconds < 0 ? `−${text}` : text
}

/** What a player says no to. */
const AGAINST: Readonly<Record<Asking, string>> = {
  undo: 'doesn’t agree to take this back',
  amend: 'doesn’t agree to amend this',
  correct: 'doesn’t agree to this correction',
  stands: 'doesn’t agree that this stands',
  end: 'doesn’t agree to end the game',
}

const appNamed = (level: Level): string => `${UI.app}, ${UI.level[level]}`

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
  scores: (scores: readonly number[]): string => scores.map(numeral).join('–'),
  menu: 'Menu',
  cancel: 'Cancel',
  confirm: 'Confirm',
  replay: 'Replay',
  again: 'Play again',
  turnTable: 'Turn the table',
  typed: 'Type a move',
  earlier: 'Show earlier moves',
  why: 'Why?',
  how: 'How does this work?',
  hint: 'A hint',
  marked: 'Tap what is marked.',
  next: 'Next',
  looksForHint: 'One moment: the app looks for a good move.',
  blindHint: 'You can’t see these cards: any of them will do.',
  noHelp: 'no help',
  notes: {
    declined: (what: Asking, about: string, word: string): string =>
      `${AGAINST[what]}: ${about}.${word === '' ? '' : ` “${word}”`}`,
    help: 'asked for help.',
    confirmed: 'confirms the result.',
    protest: (word: string): string => `protests.${word === '' ? '' : ` “${word}”`}`,
    hand: 'The cards were entered.',
    clock: 'The clock was stopped.',
    timeUp: { on: 'ran out of time, and plays on.', lost: 'lost on time.' },
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
    /** Where there is nothing to undo, or to redo. */
    none: { undo: 'Nothing was played yet.', redo: 'Nothing was taken back.' },
    /** Before a move that is only tried. */
    tries: ['try', 'what if'],
    nothing: 'Nothing was played yet.',
    hidden: 'Cards are hidden here, so nothing is told of what a move would bring.',
    help: (own: readonly string[]): string =>
      `Ask: words, last move, last ruling, clock, ${own.join(', ')}; or “try” and a move. Say undo or redo. Anything else is a move. On the board, m tells what is possible there, and a letter leads to the next card of its suit or rank.`,
  },
  /** With which places and cards of the hand something can be done at a place; more than a few cards are counted. */
  possible: (places: readonly string[], cards: readonly Card[]): string => {
    const held = cards.length > 3 ? [`${cards.length} cards of the hand`] : cards.map(theCard)
    const all = [...places.map(place => placeName(place)), ...held]
    return all.length === 0 ? 'Nothing can be done here now.' : `Possible with ${all.join('; ')}.`
  },
  noHint: 'There is nothing to choose now.',

  advice: {
    key: 'Advice',
    begins: (name: string): string => `Looking for the best move${name === '' ? '' : ` for ${name}`}.`,
    /** Whose wish it was; '' for one alone. */
    move: (name: string, move: string): string => `Advice${name === '' ? '' : ` for ${name}`}: ${move}`,
    certain: (worth: string): string => `This is certain: ${worth}.`,
    searched: (worth: string): string => `The best found so far: ${worth}.`,
    sampled: (worth: string): string => `On average ${worth}, over what the hidden cards may be.`,
    interval: (low: string, high: string): string =>
      low === high
        ? 'This is exact to a tenth, with 95\u00a0% certainty.'
        : `Between ${low} and ${high} with 95\u00a0% certainty.`,
    goesOn: (seconds: number, most: number): string => `It gets better while it looks: ${seconds} of ${most} seconds.`,
    enough: 'That will do',
    fails: 'There is no advice just now.',
    failsDetail: 'Let it try again, or play on without.',
    again: 'Try again',
  },
  unreadable: (problem: Pick<ReadProblem, 'code' | 'about'>): { sentence: string; detail: string } => ({
    sentence: 'That can’t be read as a move.',
    detail: `${readProblemWords(problem)}.`,
  }),

  mended: {
    undone: (what: string): string => `Undone: ${what}`,
    redone: (what: string): string => `Done again: ${what}`,
    amended: (what: string): string => `Amended: ${what}`,
    moves: (count: number, whose: readonly string[]): string =>
      `${count} moves${whose.length > 0 ? ` (${whose.join(', ')})` : ''}.`,
    movesOf: (name: string, count: number): string => `${name} ${count}`,
    move: (who: string, what: string): string => (who === '' || what.startsWith(who) ? what : `${who}: ${what}`),
    done: 'Done',
  },

  app: {
    /** Beside the name of the seat, which may be the app’s own. */
    at: (level: Level | null, name: string): string =>
      level === null ? '' : name === UI.app ? UI.level[level] : appNamed(level),
    /** As whom its results are counted. */
    named: appNamed,
    thinks: (name: string): string => `${name} is thinking.`,
    fails: (name: string): string => `${name} can’t find a move just now.`,
    failsDetail: 'Let it try again, or play for it.',
    again: 'Think again',
    takeOver: (name: string): string => `Play for ${name}`,
    giveBack: (name: string): string => `Let the app play ${name}`,
  },

  clock: {
    /** Minutes and seconds, or hours before them; below zero with a sign. */
    time: timeText,
    of: (name: string): string => `${name}’s clock`,
    start: 'Start the clocks',
    stop: 'Pause the clocks',
    waits: 'stopped',
    low: 'low',
    up: 'over',
    lowSaid: (name: string, seconds: number): string => `${name} has ${counted(seconds, 'second', 'seconds')} left.`,
    upSaid: (name: string): string => `${possessive(name)} time is up.`,
    none: 'No time is taken in this match.',
    stands: (name: string, time: string, counts: boolean, runs: boolean): string =>
      `${name} ${counts ? 'has used' : 'has'} ${time}${counts ? '' : ' left'}${runs ? ', and it runs' : ''}.`,
    paused: 'The clocks are paused',
    leaving: (name: string): string => `${possessive(name)} time runs. What becomes of the clock?`,
    runOn: 'Let it run',
    decide: 'Play on, or is the match lost on time?',
    later: 'Decide now',
    on: 'Play on',
    lost: (name: string): string => `${name} loses on time`,
  },

  stands: {
    played: 'It was played',
    playedName: 'It was played and nobody objected',
    turn: (name: string): string => `It was ${possessive(name)} turn`,
    never: 'Correct the record: this was never played so',
    neverKey: 'Correct the record',
    lateKey: 'Let a wrong move stand',
    lateName: 'Let a wrong move stand: this was not allowed',
    late: 'This was not allowed, and stands',
    count: (count: number): string =>
      count === 1 ? 'One move stands that the rules don’t allow.' : `${count} moves stand that the rules don’t allow.`,
    title: 'It was played. What now?',
    back: 'Take it back',
    backDetail: (hands: string): string => (hands === '' ? 'It was never made.' : `As if it was never made: ${hands}`),
    right: 'Put the table right',
    rightDetail: 'The cards stay as they lie. You say where they lie, and the record follows.',
    stand: 'Let it stand',
    standDetail: (hands: string): string =>
      `The cards stay as they lie, and the move is marked.${hands === '' ? '' : ` Then: ${hands}`}`,
  },

  end: END,

  agree: {
    title: (players: number): string => (players > 1 ? 'Do all agree?' : 'Is it so?'),
    what: {
      undo: 'A turn that was finished is taken back.',
      amend: 'What was played before is amended.',
      correct: 'The table is corrected.',
      stands: 'This stands, and is marked as a move that the rules don’t allow.',
      end: 'The game ends here.',
    } satisfies Record<Asking, string>,
    agrees: (name: string): string => `${name} agrees`,
    no: 'No',
    against: (name: string): string => `No, ${name} doesn’t agree`,
    word: (name: string): string => `What does ${name} say? It is noted in the log, and may be left empty.`,
    note: 'Note it',
  },

  discrepancies: {
    title: 'What has happened?',
    looks: {
      regular: 'Looking for a slip that the rules allow.',
      irregular: 'Looking for a move that the rules don’t allow.',
      both: 'Looking for two slips together.',
    },
    enough: 'Stop looking',
    plain: 'The cards were moved by chance, or entered wrongly',
    plainDetail: 'The record is put right from here on, as they lie now.',
    correct: 'None of these: correct the table',
  },

  handOver: 'Go on on another phone',

  rename: {
    title: 'Rename players',
    save: 'Keep these names',
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
    linkTooLong: 'This game is too long for a link. The file holds it all.',
  },

  link: {
    code: 'As a QR code',
    copy: 'Copy the link',
    copied: 'Copied',
    notCopied: 'Copying is not possible here: show the code instead.',
    share: 'Share the link',
    notShared: 'Sharing is not possible here: copy the link instead.',
  },

  notice: {
    follower: 'Another window plays this match. This one follows.',
    takeOver: 'Play on here',
    handed: 'This match goes on on another phone. To have it back, let this one read its code.',
    readCode: 'Read its code',
    takeBack: 'Go on here all the same',
    damaged: 'A part of this match can’t be read. It is shown as far as it goes.',
    newer: 'A newer version has written this match. It can be read and saved here; update to play on.',
    nearlyFull: (room: number): string =>
      `This match is nearly as long as a match can be: ${room} more ${room === 1 ? 'move fits' : 'moves fit'}.`,
    full: 'This match is as long as a match can be. Go on with the cards in a new one.',
    anotherWriter: 'Another window has played on. Open the match again to see it.',
    reopen: 'Open again',
    failed: {
      full: 'Not saved: the device is full.',
      refused: 'Not saved: the browser keeps nothing for this page.',
      broken: 'Not saved: the storage failed.',
      blocked: 'Not saved: another window holds the book in an older version. Close that window.',
      newer: 'Not saved: a newer version keeps the book.',
      'another-writer': 'Not saved: another window has played on.',
    },
    retry: 'Try again',
    keepRecord: 'Take the record',
  },
} as const
