import type { Points, TieBreak } from '../../../book/evening/evening.ts'
import type { TieDecision } from '../../../book/evening/standings.ts'
import type { DatedResult } from '../../../book/evening/outcome.ts'
import type { EveningProblem } from '../../../book/evening/evenings.ts'
import { createHalvesFormat } from '../../contract/pages.ts'
import { capital, signedNumber, counted, LANGUAGE, listOf, pluralOf } from '../lists.ts'
import { hiddenCharacterProblem } from '../signs.ts'
import { shortOutcome } from '../outcome.ts'
import { NOT_STORED } from './book.ts'
import { EVENING_TABS } from './evening-tabs.ts'

const date = new Intl.DateTimeFormat(LANGUAGE, { weekday: 'long', day: 'numeric', month: 'long' })
const time = new Intl.DateTimeFormat(LANGUAGE, { hour: 'numeric', minute: '2-digit' })

const points = createHalvesFormat(LANGUAGE)

const scheme = ({ win, draw, loss }: Points): string =>
  `${points(win)} for a win, ${points(draw)} for a draw, ${points(loss)} for a loss`

const TIES: Readonly<Record<TieBreak, string>> = {
  direct: 'head-to-head result',
  difference: 'score difference',
  lot: 'drawing lots',
}

const tieRule = (ties: readonly TieBreak[]): string =>
  `Ties are broken by ${ties.map(by => TIES[by]).join(', then ')}.${
    ties.includes('difference') ? ' The score difference counts only if all scores of the tied players are known.' : ''
  }`

type Entered = { readonly name: string } | 'here' | 'elsewhere' | null

type Came = Pick<DatedResult, 'winner' | 'scores' | 'first' | 'onTime'>

const cameTo = (names: readonly string[], { winner, first = [], onTime }: Came): string => {
  if (winner > 0 || onTime !== undefined) return shortOutcome(seat => names[seat - 1] ?? '', winner, onTime)
  const shared = first.length < names.length ? first : []
  return shared.length > 1 ? `${listOf(shared.map(seat => names[seat - 1] ?? ''))} share first place` : 'a draw'
}

const resultOf = (names: readonly string[], came: Came): string =>
  cameTo(names, came) + (came.scores ? ` ${came.scores.join('–')}` : '')

export const EVENING = {
  title: 'Evenings',
  all: 'All evenings',
  forPair: (evening: string, names: readonly string[]): string => `${evening}: ${listOf(names)}`,
  day: (at: number): string => date.format(at),
  none: 'Several matches as one event: who plays whom, and who leads.',
  fresh: 'New evening',
  about: (guests: readonly string[], played: number): string =>
    `${listOf(guests)}. ${played === 0 ? 'No matches yet' : counted(played, 'match', 'matches')}`,
  missing: 'This evening is not in your match book.',
  opening: 'Opening the evening',
  sealed: (count: number): string =>
    `${counted(count, 'evening', 'evenings')} can’t be read here. They stay here, and every backup includes them.`,
  away: 'Archived',
  restore: 'Restore',
  erase: 'Delete for good',
  eraseSure: 'Delete it: this can’t be undone',
  eraseHint: 'Its matches stay in the book.',
  erased: 'Deleted.',

  begin: {
    name: 'Name of the evening',
    /** `at` is a day’s beginning in UTC. */
    suggested: (at: number): string =>
      `Evening of ${new Intl.DateTimeFormat(LANGUAGE, { day: 'numeric', month: 'long', timeZone: 'UTC' }).format(at)}`,
    guests: 'Players',
    guest: (number: number): string => `Player ${number}`,
    games: 'Games, in rotation',
    plan: { legend: 'Who plays whom', everyone: 'Everyone plays everyone', own: 'You choose the pairs' },
    rounds: {
      label: 'Rounds',
      all: 'Until everyone has played everyone',
      count: (rounds: number): string => counted(rounds, 'round', 'rounds'),
    },
    points: { legend: 'Win, draw, loss', two: '2, 1, 0', three: '3, 1, 0', chess: '1, ½, 0' },
    ties: {
      legend: 'Ties',
      share: 'Shared rank',
      direct: 'Head to head, difference, drawing lots',
      difference: 'Difference, head to head, drawing lots',
      lot: 'Drawing lots',
    },
    more: 'Points and ties',
    ranked: (points_: string, ties: string): string => [points_, ties].filter(text => text !== '').join(' · '),
    chosen: (parts: readonly string[]): string => parts.filter(text => text !== '').join(' · '),
    start: 'Start the evening',
    few: 'An evening needs at least two players.',
    twice: (name: string): string => `${name} is here twice. Use two different names.`,
    notAName: (name: string): string =>
      `${hiddenCharacterProblem(name) ?? `“${name}” isn’t a name. It needs a letter, and can’t have a comma or a #`}.`,
    notATitle: 'The evening needs a short name on one line.',
  },

  home: {
    next: (names: readonly string[]): string => `Next: ${listOf(names)}`,
  },

  ...EVENING_TABS,

  next: {
    title: 'Next',
    pair: (names: readonly string[]): string => listOf(names),
    all: 'Everyone has played everyone.',
    leads: (names: readonly string[], value: number): string =>
      `${listOf(names)} ${names.length === 1 ? 'is' : 'are'} ahead with ${points(value)} ${pluralOf(value, 'point', 'points')}.`,
    won: (names: readonly string[], value: number): string =>
      names.length === 1
        ? `${listOf(names)} won with ${points(value)}.`
        : `${listOf(names)} share first place with ${points(value)}.`,
    ended: 'The evening is over.',
    wait: 'The next players are still playing.',
  },

  pairings: {
    title: 'Who plays whom',
    round: (number: number, game: string): string => `Round ${number}${game === '' ? '' : `: ${game}`}`,
    rests: (names: readonly string[]): string => `${listOf(names)} ${names.length === 1 ? 'sits out' : 'sit out'}`,
    beside: 'Outside the rounds',
    none: 'No pairs yet.',
    left: (count: number): string => `${counted(count, 'match', 'matches')} still to play.`,
    state: {
      open: 'to play',
      unknown: '…',
      running: 'at the table',
      away: 'archived',
      gone: 'not in this book',
      elsewhere: 'at another table',
      differing: 'two results',
    },
    versus: '–',
    result: resultOf,
    came: (names: readonly string[], result: string): string => `${names.join(' – ')}: ${result}`,
    pair: 'Add a pairing',
    add: 'Add a match from the book',
  },

  pairing: {
    play: 'Start their match',
    playAt: (game: string): string => `Start their match of ${game}`,
    goOn: 'Continue the match',
    table: 'Open the table',
    result: 'Result sheet',
    replay: 'Replay',
    correct: 'Correct the result',
    corrected: 'Result',
    score: (name: string): string => `Score of ${name}`,
    scores: 'Scores, if you know them',
    unfit: 'Enter a whole number for each player, or leave all empty.',
    contradicted: (names: readonly string[], first: readonly number[]): string =>
      `By these scores: ${cameTo(names, { winner: first.length === 1 ? (first[0] ?? 0) : 0, scores: null, first })}. To enter your result all the same, tap it again.`,
    share: 'Several share first place',
    shared: 'Enter the shared place',
    sayWinner: (names: readonly string[], winner: number): string =>
      winner === 0 ? 'A draw' : resultOf(names, { winner, scores: null }),
    said: 'Or enter the result',
    told: 'Entered by hand.',
    differing: 'Two results were entered. Choose one.',
    meanwhile: {
      over: (result: string): string => `Entered meanwhile: ${result}.`,
      back: 'The result was removed meanwhile.',
      started: 'Their match has started at another table.',
    },
    /** `entered`: who entered the result, or else on which phone, if known. */
    which: (names: readonly string[], { at, by, ...result }: DatedResult, entered: Entered): string => {
      const where = { here: ' on this phone', elsewhere: ' on another phone' }
      const who = entered === null ? '' : typeof entered === 'string' ? where[entered] : ` by ${entered.name}`
      const how = by === 'match' ? 'from the match' : `entered${who}`
      return `${capital(resultOf(names, result))}, ${how} at ${time.format(at)}`
    },
    log: 'History of this result',
    logged: (how: 'match' | 'first' | 'instead' | 'back', at: number, result: string, by: string): string => {
      const says = { match: 'the match', first: 'entered', instead: 'corrected', back: 'removed' }[how]
      return `${time.format(at)} ${says}${by === '' ? '' : ` by ${by}`}${result === '' ? '' : `: ${result}`}`
    },
    untell: 'Remove the result',
    away: 'The match was archived. It counts again when you restore it.',
    elsewhere: 'They are playing on another phone, and the result arrives from there. You can also enter it here.',
    gone: 'The match isn’t in your match book, or can’t be read. It may be on another phone. You can still enter the result.',
    restore: 'Restore the match',
    untie: 'Remove the match from the evening',
    drop: 'Remove the pairing',
    untied: (names: readonly string[]): string => `${listOf(names)}: removed from the evening.`,
    game: 'Game',
    player: (seat: number): string => `Player ${seat}`,
    choose: 'Choose',
    paired: 'Add the pairing',
  },

  undone: (what: string): string => `Undone – ${what}`,
  news: {
    back: (names: readonly string[]): string => `${listOf(names)}: the result was removed.`,
    differing: (names: readonly string[]): string => `${listOf(names)}: two results were entered. Choose one.`,
  },

  started: {
    title: 'Already started',
    match: 'A match for this pairing has already started, here or on another phone.',
    result: 'A result for this pairing has already been entered, here or on another phone.',
    evening: 'See the evening',
    start: 'Start another match',
  },

  match: {
    title: 'Add a match from the book',
    none: 'The book has no other match between players of this evening.',
    joins: (names: readonly string[]): string =>
      `${listOf(names)} ${names.length === 1 ? 'joins' : 'join'} the evening.`,
    added: (names: readonly string[]): string => `${listOf(names)}: added.`,
    full: 'The evening is full.',
  },

  standings: {
    title: 'Standings',
    none: 'No results yet.',
    round: (number: number, all: number): string => `Round ${number} of ${all}.`,
    mine: (place: number, isShared: boolean): string =>
      isShared ? `You share place ${place}.` : `Your place: ${place}.`,
    you: 'you',
    more: 'More figures',
    moreDetail: 'Chart, results table, how ties are broken',
    ranked: 'How players are ranked',
    share: 'Share standings',
    place: 'Place',
    name: 'Name',
    points: 'Points',
    played: 'Played',
    record: 'Won, drawn, lost',
    short: 'W–D–L',
    rule: (scheme_: Points, ties: readonly TieBreak[]): string =>
      `Ranked by points: ${scheme(scheme_)}. ${ties.length === 0 ? 'Players level on points share a place.' : tieRule(ties)}`,
    decided: (decided: readonly TieDecision[]): string =>
      decided
        .map(({ by, value }) =>
          by === 'lot'
            ? 'by a drawn lot'
            : `${TIES[by]} ${by === 'direct' ? points(value) : signedNumber(Math.round(value * 10) / 10)}`,
        )
        .join(', '),
    shared: (place: number): string => `=${place}`,
    sharedName: (place: number): string => `${place}, shared`,
    left: 'left',
  },
  points,

  plot: {
    title: 'Points over the evening',
    whose: 'Highlight',
    told: (lines: readonly { readonly name: string; readonly last: number }[]): string =>
      `Points at the end: ${lines.map(({ name, last }) => `${name} ${points(last)}`).join(', ')}`,
    label: (name: string, last: number): string => `${name} ${points(last)}`,
    figures: 'In figures',
    line: (name: string, values: readonly number[]): string => `${name}: ${values.map(points).join(', ')}`,
  },

  cross: {
    title: 'Head to head',
    hint: 'Read across: each player’s results against the others. 1 is a win, ½ a draw, 0 a loss.',
    cell: (results: readonly number[]): string => results.map(points).join(' '),
    self: '·',
  },

  settings: {
    title: 'The evening',
    change: 'Name, games and points',
    inviteDetail: 'One code for all phones',
    print: 'Print',
    printDetail: 'Standings and all results',
    keep: 'Save',
    guests: 'Players',
    end: 'End the evening',
    goOn: 'Continue the evening',
    ended: 'The evening is over.',
    remove: 'Archive it',
    removed: (name: string): string => `${name}: archived.`,
    restored: (name: string): string => `${name}: restored.`,
  },

  problem: {
    ...NOT_STORED,
    'another-writer': 'Another window is changing it. Try again.',
    'in-use': 'Another window is changing it. Try again.',
    missing: 'This evening is no longer in the book.',
    damaged: 'This evening can’t be read.',
  } satisfies Record<EveningProblem, string>,
} as const
