import type { RenameProblem } from '../../../book/matches.ts'
import type { Failure } from '../../../book/storage/port.ts'
import type { MatchSummary } from '../../../book/journal/summary.ts'
import type { UnreadableMatch } from '../../../book/listing.ts'
import { shortNameOf } from '../../contract/pages.ts'
import { counted, LANGUAGE, listOf } from '../lists.ts'
import { shortOutcome } from '../outcome.ts'
import { WORDS as UI } from '../ui.ts'
import { OPENING } from './opening.ts'
import type { Filter, Span } from '../../../pages/book/filter.ts'
import type { MergePreview } from '../../../book/transfer/admit.ts'
import type { OtherName } from '../../../book/people/people.ts'
import type { FinishedMatch, SolitaireStats, Tally, HelpCounts } from '../../../book/people/person.ts'

const date = new Intl.DateTimeFormat(LANGUAGE, { weekday: 'short', day: 'numeric', month: 'long', year: 'numeric' })
const moment = new Intl.DateTimeFormat(LANGUAGE, {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
})

const IN_USE = 'It is open in another window. Close it there first.'
export const NOT_STORED: Readonly<Record<Failure, string>> = {
  full: 'Not saved: this device is full.',
  refused: 'Not saved: this browser stores nothing for this page.',
  broken: 'Not saved: this browser’s storage has failed.',
  blocked: 'Not saved: an older version of the app is open in another window. Close that window first.',
  newer: 'This can’t be changed here: a newer version of the app wrote it.',
  'another-writer': IN_USE,
}

export const BOOK = {
  title: 'Match book',
  views: { legend: 'Pages of the book', list: 'Matches', tables: 'Who won', evenings: 'Evenings' },
  between: (players: readonly string[]): string => listOf(players),
  day: (at: number): string => date.format(at),
  moment: (at: number): string => moment.format(at),

  filter: {
    text: 'Search the book',
    more: (chosen: number): string => (chosen === 0 ? 'Filter' : `Filter: ${chosen}`),
    game: 'Game',
    allGames: 'All games',
    state: 'State',
    states: {
      all: 'All matches',
      running: 'In progress',
      finished: 'Finished',
      away: 'Archived',
    } satisfies Record<Filter['state'], string>,
    when: 'Period',
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
    none: 'No matches yet.',
    noneFound: 'No matches found.',
    count: (shown: number, all: number): string =>
      shown === all ? counted(all, 'match', 'matches') : `${shown} of ${counted(all, 'match', 'matches')}`,
    telling: (left: number): string => `Reading results: ${counted(left, 'match', 'matches')} left.`,
    more: (left: number): string => `Show more (${left} left)`,
    plays: (plays: number): string => (plays === 0 ? 'just started' : counted(plays, 'move', 'moves')),
    unsaved: 'not saved',
    irregular: 'illegal move',
    outcome: ({ over, winner, players, onTime }: MatchSummary): string => {
      if (!over || winner === null) return 'in progress'
      if (players.length === 1) return winner > 0 ? 'won' : 'over'
      return shortOutcome(seat => shortNameOf(players, seat), winner, onTime)
    },
    score: (scores: readonly number[]): string => scores.join('–'),
    sealed: (sealed: readonly UnreadableMatch[]): string => {
      const many = `${counted(sealed.length, 'match', 'matches')} can’t be read: `
      const why = sealed.some(each => each.why === 'newer') ? 'written by a newer version of the app' : 'damaged'
      return `${many}${why}. Every backup includes ${sealed.length === 1 ? 'it' : 'them'}.`
    },
    failed: {
      full: 'The book can’t be read: this device is full.',
      refused: 'This browser stores nothing for this page. Try a window that isn’t private.',
      broken: 'This browser’s storage has failed. Close the app and open it again.',
      blocked: 'An older version of the app is open in another window. Close that window, then open the book again.',
      newer: 'A newer version of the app wrote this book. Update the app to read it.',
      'another-writer': 'Another window is writing to the book.',
    } satisfies Record<Failure, string>,
  },

  match: {
    goOn: 'Continue',
    table: 'Open the table',
    result: 'Result sheet',
    replay: 'Replay',
    sameDeal: 'The same deal',
    take: 'Export the record',
    remove: 'Archive',
    removed: (players: string): string => `${players}: archived.`,
    restore: 'Restore',
    restored: (players: string): string => `${players}: restored.`,
    erase: 'Delete for good',
    eraseSure: 'Delete it: this can’t be undone',
    erased: 'Deleted.',
    branchOf: 'It continues from a move of another match.',
    problem: {
      ...NOT_STORED,
      missing: 'This match is no longer in the book.',
      damaged: 'Part of this match can’t be read, so it can’t be changed.',
      'out-of-reach': OPENING.problem['out-of-reach'],
      'in-use': IN_USE,
      kept: 'Part of this match can’t be read here, so it can’t be changed.',
      'too-long': 'This match is full, so it can’t be changed.',
      'not-a-name': UI.entry.notAName,
    } satisfies Record<RenameProblem, string>,
  },

  /** Shown after an old book was converted. */
  lookOver: {
    title: (count: number): string => `${count} players are in this book`,
    hint: 'Each name is one player. If a player is here twice, open one name and rename it to the other. The two are then merged.',
    done: 'OK',
  },

  tables: {
    standings: 'Won',
    name: 'Name',
    match: 'Matches',
    of: (won: number, played: number): string => `${won} of ${played}`,
    game: 'Games',
    hand: 'Hands',
    none: 'No matches ended in this period.',
    meetings: 'Head to head',
    met: (a: string, b: string, wonA: number, wonB: number): string => `${a} ${wonA}–${wonB} ${b}`,
    drawn: (count: number): string => `${count} drawn`,
    parts: (what: 'game' | 'hand', a: number, b: number): string => `${what === 'game' ? 'games' : 'hands'} ${a}–${b}`,
  },
} as const

export const LINK = {
  title: 'Match from a link',
  reading: 'Reading the link',
  unread: 'The match in this link can’t be read.',
  unreadDetail: 'Part of it may be missing. Ask for the link again, or for the file.',
  from: 'From a link.',
  foreseen: {
    added: 'It isn’t in your match book.',
    known: 'It is in your match book.',
    longer: 'It has more moves than the one in your match book.',
    forked: 'The one in your match book has different moves. You can save both.',
    failed: 'Your match book can’t be read.',
  } satisfies Record<MergePreview['type'], string>,
  keep: 'Save it in the book',
  open: 'Open it in the book',
  notKept: 'It was not saved: the storage failed, or the match is open in another window.',
} as const

const mediumDate = new Intl.DateTimeFormat(LANGUAGE, { dateStyle: 'medium' })
const share = new Intl.NumberFormat(LANGUAGE, { style: 'percent' })
const mean = new Intl.NumberFormat(LANGUAGE, { maximumFractionDigits: 1 })

export const PERSON = {
  none: 'This book has no finished match with this name.',
  noneThen: 'No finished matches in this period.',
  opening: 'Reading the book',
  all: ({ played, won, drawn }: Tally): string =>
    [
      `Won ${won} of ${counted(played, 'match', 'matches')}`,
      ...(drawn > 0 ? [`drew ${drawn}`] : []),
      `lost ${played - won - drawn}.`,
    ].join(', '),
  columns: { won: 'Won', drawn: 'Drawn', lost: 'Lost', share: 'Share' },
  share: ({ played, won, drawn }: Tally): string => share.format((won + drawn / 2) / played),
  shareHint: 'Win rate: wins out of matches played. A draw counts as half a win.',
  games: 'By game',
  game: 'Game',
  opponents: 'By opponent',
  opponent: 'Name',
  form: 'Over time',
  formTold: (form: readonly number[]): string =>
    `Wins minus losses after each of ${form.length} matches: highest ${Math.max(...form)}, lowest ${Math.min(
      ...form,
    )}, at the end ${form.at(-1) ?? 0}.`,
  best: 'Best results',
  bestOf: ({ score, others, at }: FinishedMatch): string =>
    `${score ?? ''} against ${listOf(others)}, ${mediumDate.format(at)}`,
  irregular: (count: number): string =>
    `${counted(count, 'match', 'matches')} in which the players let an illegal move stand.`,
  helped: ({ asked, helped }: HelpCounts): string =>
    asked === helped
      ? `Asked for help in ${counted(helped, 'match', 'matches')}.`
      : `Asked for help ${asked} times, in ${counted(helped, 'match', 'matches')}.`,
  others: 'Also called',
  othersHint: 'Split them to make them two players again.',
  part: 'Split',
  partFrom: ({ name }: OtherName): string => `Split off ${name}`,
  alone: 'Alone',
  aloneTold: ({ scores, best, mean: middle }: SolitaireStats): string =>
    `${counted(scores.length, 'game', 'games')}: best ${best}, average ${mean.format(middle)}.`,
  aloneChart: ({ scores }: SolitaireStats): string => `Score of each game: ${scores.join(', ')}`,
  called: 'Name',
  rename: 'Rename everywhere',
  renameHint: 'This changes all matches and evenings. If you enter another player’s name, the two are merged.',
  keep: 'Cancel',
  renamed: (name: string): string => `Renamed to ${name} everywhere.`,
  parted: (name: string): string => `${name} is a separate player again.`,
  notKept: 'It was not saved. Try again.',
  notAName: 'A name needs a letter. It can’t have a comma, a # or a hidden character.',
} as const
