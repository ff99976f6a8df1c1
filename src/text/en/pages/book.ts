import type { RenameProblem } from '../../../book/matches.ts'
import type { Failure } from '../../../book/storage/port.ts'
import type { MatchSummary } from '../../../book/journal/summary.ts'
import type { Sealed } from '../../../book/listing.ts'
import { counted, LANGUAGE, listOf } from '../lists.ts'
import { outcomeInShort } from '../outcome.ts'
import { WORDS as UI } from '../ui.ts'
import { OPENING } from './opening.ts'
import type { Filter, Span } from '../../../pages/book/filter.ts'
import type { Foreseen } from '../../../book/transfer/admit.ts'
import type { OtherName } from '../../../book/people/people.ts'
import type { Ended, Solitaires, Tally, Past } from '../../../book/people/person.ts'

const date = new Intl.DateTimeFormat(LANGUAGE, { weekday: 'short', day: 'numeric', month: 'long', year: 'numeric' })
const moment = new Intl.DateTimeFormat(LANGUAGE, {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
})

const IN_USE = 'It is open in another window. Close it there first.'
/** Why something can’t be kept, whatever it is. */
export const NOT_KEPT: Readonly<Record<Failure, string>> = {
  full: 'That can’t be kept: no room is left on this device.',
  refused: 'That can’t be kept: this browser keeps nothing for this page.',
  broken: 'That can’t be kept: the storage of this browser fails.',
  blocked: 'That can’t be kept: another window holds the book in an older version. Close that window first.',
  newer: 'That can’t be changed here: a newer version wrote it.',
  'another-writer': IN_USE,
}

/** A name of more letters is told by its first word, beside the whole one, where only one of them begins so. */
const SHORT = 14

function inShort(players: readonly string[], seat: number): string {
  const name = players[seat - 1] ?? ''
  const first = /^[^\s,]*/.exec(name)?.[0] ?? ''
  const isOnly = players.filter(each => each.startsWith(first)).length === 1
  return name.length > SHORT && isOnly ? first : name
}

/** Every text of the match book's pages. */
export const BOOK = {
  title: 'Match book',
  views: { legend: 'Pages of the book', list: 'Matches', tables: 'Who won', evenings: 'Evenings' },
  between: (players: readonly string[]): string => listOf(players),
  day: (at: number): string => date.format(at),
  /** On a line of a list. */
  moment: (at: number): string => moment.format(at),

  filter: {
    text: 'Search the book',
    more: (chosen: number): string => (chosen === 0 ? 'Filter' : `Filter: ${chosen}`),
    game: 'Game',
    allGames: 'All games',
    state: 'State',
    states: {
      all: 'All matches',
      running: 'Running',
      finished: 'Finished',
      away: 'Put away',
    } satisfies Record<Filter['state'], string>,
    when: 'Time',
    times: {
      always: 'Any time',
      today: 'Tonight',
      week: 'Seven days',
      month: 'Thirty days',
      dates: 'From … to …',
    } satisfies Record<Exclude<Filter['when'], Span>, string>,
    year: (year: number): string => `${year}`,
    season: (year: number): string => `Season ${year}/${`${year + 1}`.slice(-2)}`,
    from: 'From',
    to: 'To',
  },

  list: {
    reading: 'Reading the book …',
    none: 'Nothing has been played yet.',
    noneFound: 'No match is like that.',
    count: (shown: number, all: number): string =>
      shown === all ? counted(all, 'match', 'matches') : `${shown} of ${counted(all, 'match', 'matches')}`,
    telling: (left: number): string => `Still to be read: what ${counted(left, 'match has', 'matches have')} come to.`,
    more: (left: number): string => `Show more, ${left} left`,
    plays: (plays: number): string => (plays === 0 ? 'just begun' : counted(plays, 'move', 'moves')),
    unsaved: 'not saved',
    irregular: 'irregular',
    outcome: ({ over, winner, players, onTime }: MatchSummary): string => {
      if (!over || winner === null) return 'running'
      if (players.length === 1) return winner > 0 ? 'won' : 'over'
      return outcomeInShort(seat => inShort(players, seat), winner, onTime)
    },
    score: (scores: readonly number[]): string => scores.join('–'),
    sealed: (sealed: readonly Sealed[]): string =>
      `${counted(sealed.length, 'match', 'matches')} can’t be read here: ${
        sealed.some(each => each.why === 'newer') ? 'a newer version wrote them' : 'their beginnings are damaged'
      }. They are kept, and go into every backup.`,
    failed: {
      full: 'The book can’t be read: no room is left on this device.',
      refused: 'This browser keeps nothing for this page. A window that is not private may.',
      broken: 'The storage of this browser fails. Close the app and open it again.',
      blocked: 'Another window holds this book in an older version. Close that window, and open the book again.',
      newer: 'A newer version keeps this book. Update the app to read it.',
      'another-writer': 'The book is being written in another window.',
    } satisfies Record<Failure, string>,
  },

  match: {
    goOn: 'Go on',
    table: 'See the table',
    result: 'Result sheet',
    replay: 'Replay',
    sameDeal: 'The same deal',
    take: 'Take it along',
    remove: 'Put away',
    removed: (players: string): string => `${players}: put away.`,
    restore: 'Take it back',
    restored: (players: string): string => `${players}: back in the book.`,
    erase: 'Erase for good',
    eraseSure: 'Erase it, there is no way back',
    erased: 'Erased.',
    branchOf: 'It goes on from a point of another match.',
    problem: {
      ...NOT_KEPT,
      missing: 'This match is no longer in the book.',
      damaged: 'A part of this match can’t be read, so it stays as it is.',
      'out-of-reach': OPENING.problem['out-of-reach'],
      'in-use': IN_USE,
      kept: 'A part of this match can’t be read here, so it stays as it is.',
      'too-long': 'This match is as long as a match can be, so it stays as it is.',
      'not-a-name': UI.entry.notAName,
    } satisfies Record<RenameProblem, string>,
  },

  /** After a book of an earlier version was read up. */
  lookOver: {
    title: (count: number): string => `${count} people are in this book`,
    hint: 'Each name is one person. Is somebody there twice? Open the one, give them the other name, and the two become one.',
    done: 'All right',
  },

  tables: {
    standings: 'Won',
    name: 'Name',
    match: 'Matches',
    of: (won: number, played: number): string => `${won} of ${played}`,
    game: 'Games',
    hand: 'Hands',
    none: 'Nothing ended in this time.',
    meetings: 'Head to head',
    met: (a: string, b: string, wonA: number, wonB: number): string => `${a} ${wonA}–${wonB} ${b}`,
    drawn: (count: number): string => `${count} drawn`,
    parts: (what: 'game' | 'hand', a: number, b: number): string => `${what === 'game' ? 'games' : 'hands'} ${a}–${b}`,
  },
} as const

/** Every text of a match that came in a link. */
export const LINK = {
  title: 'A match from a link',
  reading: 'Reading the link',
  unread: 'This link holds no match that can be read.',
  unreadDetail: 'It may have been cut short on its way. Ask for it once more, or for the file.',
  from: 'From a link.',
  foreseen: {
    added: 'It isn’t in the book of this device.',
    known: 'It is in the book of this device.',
    longer: 'It goes on from where the one in the book of this device ends.',
    forked: 'The one in the book of this device went another way: both can stay.',
    failed: 'The book of this device can’t be read.',
  } satisfies Record<Foreseen['type'], string>,
  keep: 'Keep it in the book',
  open: 'Open it in the book',
  notKept: 'It was not kept: the storage failed, or the match is open in another window.',
} as const

const mediumDate = new Intl.DateTimeFormat(LANGUAGE, { dateStyle: 'medium' })
const share = new Intl.NumberFormat(LANGUAGE, { style: 'percent' })
const mean = new Intl.NumberFormat(LANGUAGE, { maximumFractionDigits: 1 })

/** Every text of a person's page. */
export const PERSON = {
  none: 'Nobody of this name has finished a match in this book.',
  noneThen: 'They have finished no match in this time.',
  opening: 'Reading the book',
  all: ({ played, won, drawn }: Tally): string =>
    [
      `Won ${won} of ${counted(played, 'match', 'matches')}`,
      ...(drawn > 0 ? [`drew ${drawn}`] : []),
      `lost ${played - won - drawn}.`,
    ].join(', '),
  columns: { won: 'Won', drawn: 'Drawn', lost: 'Lost', share: 'Share' },
  share: ({ played, won, drawn }: Tally): string => share.format((won + drawn / 2) / played),
  shareHint: 'Share: matches won of those played, a draw as half of one.',
  games: 'By game',
  game: 'Game',
  opponents: 'Against whom',
  opponent: 'Name',
  form: 'Over time',
  formTold: (form: readonly number[]): string =>
    `Matches won less matches lost, after each of ${form.length}: at most ${Math.max(...form)}, at least ${Math.min(
      ...form,
    )}, at last ${form.at(-1) ?? 0}.`,
  best: 'Best results',
  bestOf: ({ score, others, at }: Ended): string =>
    `${score ?? ''} against ${listOf(others)}, ${mediumDate.format(at)}`,
  irregular: (count: number): string => `In ${counted(count, 'match', 'matches')} moves stand that the rules refuse.`,
  helped: ({ asked, helped }: Past): string =>
    asked === helped
      ? `Asked for help in ${counted(helped, 'match', 'matches')}.`
      : `Asked for help ${asked} times, in ${counted(helped, 'match', 'matches')}.`,
  others: 'Also called',
  othersHint: 'Whoever was made one with another is somebody of their own again.',
  part: 'Part them',
  partFrom: ({ name }: OtherName): string => `Part them: ${name} again`,
  alone: 'Alone',
  aloneTold: ({ scores, best, mean: middle }: Solitaires): string =>
    `${counted(scores.length, 'game', 'games')}: best ${best}, on average ${mean.format(middle)}.`,
  aloneChart: ({ scores }: Solitaires): string => `What each game came to: ${scores.join(', ')}`,
  called: 'Name',
  rename: 'Rename everywhere',
  renameHint: 'In all matches and evenings of the book. Under another player’s name, the two become one.',
  keep: 'Keep this name',
  renamed: (name: string): string => `${name}, everywhere in the book.`,
  parted: (name: string): string => `${name} is somebody of their own again.`,
  notKept: 'It could not be kept. Try again.',
  notAName: 'A name needs a letter. It has no comma, no # and no sign that can’t be seen.',
} as const
