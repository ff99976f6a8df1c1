import type { Points, TieBreak } from '../../../book/evening/evening.ts'
import type { Decided } from '../../../book/evening/standings.ts'
import type { Result } from '../../../book/evening/outcome.ts'
import type { EveningProblem } from '../../../book/evening/evenings.ts'
import { capital, change, counted, LANGUAGE, listOf } from '../lists.ts'
import { hiddenSign } from '../signs.ts'
import { outcomeInShort } from '../outcome.ts'
import { NOT_KEPT } from './book.ts'
import { EVENING_TABS } from './evening-tabs.ts'

const date = new Intl.DateTimeFormat(LANGUAGE, { weekday: 'long', day: 'numeric', month: 'long' })
const time = new Intl.DateTimeFormat(LANGUAGE, { hour: 'numeric', minute: '2-digit' })
const figure = new Intl.NumberFormat(LANGUAGE, { maximumFractionDigits: 1 })

/** `2`, `½`, `1½`. */
const points = (value: number): string => {
  const whole = Math.floor(value)
  return value === whole ? figure.format(whole) : `${whole === 0 ? '' : figure.format(whole)}½`
}

const scheme = ({ win, draw, loss }: Points): string =>
  `${points(win)} for a win, ${points(draw)} for a draw, ${points(loss)} for a loss`

const TIES: Readonly<Record<TieBreak, string>> = {
  direct: 'direct encounter',
  difference: 'score difference',
  lot: 'a drawn lot',
}

const tieRule = (ties: readonly TieBreak[]): string =>
  `Of equal points, ${ties.map(by => TIES[by]).join(', then ')} decides.${
    ties.includes('difference') ? ' The difference decides where all their scores are known.' : ''
  }`

type Entered = { readonly name: string } | 'here' | 'elsewhere' | null

type Came = Pick<Result, 'winner' | 'scores' | 'first' | 'onTime'>

const cameTo = (names: readonly string[], { winner, first = [], onTime }: Came): string => {
  if (winner > 0 || onTime !== undefined) return outcomeInShort(seat => names[seat - 1] ?? '', winner, onTime)
  const shared = first.length < names.length ? first : []
  return shared.length > 1 ? `${listOf(shared.map(seat => names[seat - 1] ?? ''))} share first place` : 'a draw'
}

/** `Ada won 21–15`, `a draw`, `Ada and Ben share first place 5–5–3–1`. */
const resultOf = (names: readonly string[], came: Came): string =>
  cameTo(names, came) + (came.scores ? ` ${came.scores.join('–')}` : '')

/** Every text of the pages of an evening. */
export const EVENING = {
  title: 'Evenings',
  all: 'All evenings',
  forPair: (evening: string, names: readonly string[]): string => `${evening}: ${listOf(names)}`,
  day: (at: number): string => date.format(at),
  none: 'Several matches as one event: who plays whom, who leads, and who is still to meet.',
  fresh: 'New evening',
  about: (guests: readonly string[], played: number): string =>
    `${listOf(guests)}. ${played === 0 ? 'Nothing played yet' : counted(played, 'match', 'matches')}`,
  missing: 'This evening is not in the book of this device.',
  opening: 'Opening the evening',
  sealed: (count: number): string =>
    `${counted(count, 'evening', 'evenings')} can’t be read here. They are kept, and go into every backup.`,
  away: 'Put away',
  restore: 'Take it back',
  erase: 'Erase for good',
  eraseSure: 'Erase it, there is no way back',
  eraseHint: 'Its matches stay in the book.',
  erased: 'Erased.',

  begin: {
    name: 'Name of the evening',
    suggested: (at: number): string =>
      `Evening of ${new Intl.DateTimeFormat(LANGUAGE, { day: 'numeric', month: 'long' }).format(at)}`,
    guests: 'Players',
    guest: (number: number): string => `Player ${number}`,
    games: 'Games, which take turns',
    plan: { legend: 'Who plays whom', everyone: 'Everybody meets everybody', own: 'You pair them' },
    rounds: {
      label: 'Rounds',
      all: 'Until everybody has met',
      count: (rounds: number): string => counted(rounds, 'round', 'rounds'),
    },
    points: { legend: 'Win, draw, loss', two: '2, 1, 0', three: '3, 1, 0', chess: '1, ½, 0' },
    ties: {
      legend: 'Where points are equal',
      share: 'They share the place',
      direct: 'Direct encounter, difference, lot',
      difference: 'Difference, direct encounter, lot',
      lot: 'A drawn lot',
    },
    more: 'Points and ties',
    ranked: (points_: string, ties: string): string => [points_, ties].filter(text => text !== '').join(' · '),
    chosen: (parts: readonly string[]): string => parts.filter(text => text !== '').join(' · '),
    start: 'Begin the evening',
    few: 'An evening needs two players at least.',
    twice: (name: string): string => `${name} is there twice: tell them apart.`,
    notAName: (name: string): string =>
      `${hiddenSign(name) ?? `“${name}” is no name: it needs a letter, and has no comma and no #`}.`,
    notATitle: 'The evening needs a name of one short line.',
  },

  home: {
    next: (names: readonly string[]): string => `Next: ${listOf(names)}`,
    left: (left: number, all: number): string => `${left} of ${counted(all, 'match', 'matches')} left`,
  },

  ...EVENING_TABS,

  next: {
    title: 'Next',
    pair: (names: readonly string[]): string => listOf(names),
    all: 'Everyone has played everyone.',
    leads: (names: readonly string[], value: number): string =>
      `${listOf(names)} ${names.length === 1 ? 'leads' : 'lead'} with ${points(value)}.`,
    won: (names: readonly string[], value: number): string =>
      names.length === 1
        ? `${listOf(names)} won with ${points(value)}.`
        : `${listOf(names)} share the first place with ${points(value)}.`,
    ended: 'The evening is over.',
    wait: 'The next players are still playing.',
  },

  pairings: {
    title: 'Who plays whom',
    round: (number: number, game: string): string => `Round ${number}${game === '' ? '' : `: ${game}`}`,
    rests: (names: readonly string[]): string => `${listOf(names)} ${names.length === 1 ? 'rests' : 'rest'}`,
    beside: 'Beside the rounds',
    none: 'Nobody is paired yet.',
    left: (count: number): string => `${counted(count, 'match', 'matches')} still to play.`,
    state: {
      open: 'to play',
      unknown: '…',
      running: 'at the table',
      away: 'put away',
      gone: 'not in the book',
      elsewhere: 'at another table',
      differing: 'told in two ways',
    },
    versus: '–',
    result: resultOf,
    came: (names: readonly string[], result: string): string => `${names.join(' – ')}: ${result}`,
    pair: 'Pair by hand',
    add: 'Add a match from the book',
  },

  pairing: {
    play: 'Begin their match',
    playAt: (game: string): string => `Begin their match of ${game}`,
    goOn: 'Go on with the match',
    table: 'See the table',
    result: 'Result sheet',
    replay: 'Replay',
    correct: 'Correct the result',
    corrected: 'What it came to',
    score: (name: string): string => `Score of ${name}`,
    scores: 'Scores, if you know them',
    unfit: 'Scores are whole numbers: one for each, or none.',
    contradicted: (names: readonly string[], first: readonly number[]): string =>
      `By these scores: ${cameTo(names, { winner: first.length === 1 ? (first[0] ?? 0) : 0, scores: null, first })}. To enter your result all the same, tap it again.`,
    share: 'Several share first place',
    shared: 'Enter the shared place',
    sayWinner: (names: readonly string[], winner: number): string =>
      winner === 0 ? 'A draw' : resultOf(names, { winner, scores: null }),
    said: 'Or say what it came to',
    told: 'As the players say.',
    differing: 'Two results were entered. Choose one.',
    meanwhile: {
      over: (result: string): string => `Entered meanwhile: ${result}.`,
      back: 'The result was taken back meanwhile.',
      begun: 'Their match has begun at another table.',
    },
    /** `entered`: the name of whoever entered it, else on which phone, where either is known. */
    which: (names: readonly string[], { at, by, ...result }: Result, entered: Entered): string => {
      const where = { here: ' on this phone', elsewhere: ' on another phone' }
      const who = entered === null ? '' : typeof entered === 'string' ? where[entered] : ` by ${entered.name}`
      const how = by === 'match' ? 'from the match' : `entered${who}`
      return `${capital(resultOf(names, result))}, ${how} at ${time.format(at)}`
    },
    log: 'What was said of it',
    logged: (how: 'match' | 'first' | 'instead' | 'back', at: number, result: string, by: string): string => {
      const says = { match: 'the match', first: 'entered', instead: 'corrected', back: 'taken back' }[how]
      return `${time.format(at)} ${says}${by === '' ? '' : ` by ${by}`}${result === '' ? '' : `: ${result}`}`
    },
    untell: 'Take that back',
    away: 'The match was put away. It counts when it is back in the book.',
    elsewhere: 'It is played on another phone, and its result comes by itself. You can also say what it came to.',
    gone: 'The match isn’t in the book of this device, or can’t be read: it may lie on another phone. You can still say what it came to.',
    restore: 'Take the match back',
    untie: 'Take the match out of the evening',
    drop: 'They don’t play',
    untied: (names: readonly string[]): string => `${listOf(names)}: no longer of the evening.`,
    game: 'Game',
    player: (seat: number): string => `Player ${seat}`,
    choose: 'Choose',
    paired: 'Pair them',
  },

  undone: (what: string): string => `Undone: ${what}`,
  /** What happened on another phone. */
  news: {
    back: (names: readonly string[]): string => `${listOf(names)}: the result was taken back.`,
    differing: (names: readonly string[]): string => `${listOf(names)}: two results were entered. Choose one.`,
  },

  begun: {
    title: 'Already begun',
    match: 'A match for this pairing has already begun, here or on another phone.',
    result: 'A result for this pairing has already been entered, here or on another phone.',
    evening: 'See the evening',
    start: 'Start another match',
  },

  match: {
    title: 'Add a match from the book',
    none: 'The book has no other match that people played against one another.',
    joins: (names: readonly string[]): string =>
      `${listOf(names)} ${names.length === 1 ? 'joins' : 'join'} the evening.`,
    added: (names: readonly string[]): string => `${listOf(names)}: added.`,
    full: 'No more players fit into the evening.',
  },

  standings: {
    title: 'Standings',
    none: 'No results yet.',
    round: (number: number, all: number): string => `Round ${number} of ${all}.`,
    mine: (place: number, isShared: boolean): string =>
      isShared ? `You share place ${place}.` : `You are in place ${place}.`,
    you: 'you',
    more: 'More figures',
    moreDetail: 'Curve, cross table, how ties are broken',
    ranked: 'How players are ranked',
    share: 'Share standings',
    place: 'Place',
    name: 'Name',
    points: 'Points',
    played: 'Played',
    record: 'Won, drawn, lost',
    short: 'W–D–L',
    rule: (scheme_: Points, ties: readonly TieBreak[]): string =>
      `Ranked by points: ${scheme(scheme_)}. ${ties.length === 0 ? 'Equal points share a place.' : tieRule(ties)}`,
    decided: (decided: readonly Decided[]): string =>
      decided
        .map(({ by, value }) =>
          by === 'lot'
            ? 'by a drawn lot'
            : `${TIES[by]} ${by === 'direct' ? points(value) : change(Math.round(value * 10) / 10)}`,
        )
        .join(', '),
    shared: (place: number): string => `=${place}`,
    sharedName: (place: number): string => `${place}, shared`,
    left: 'left',
  },
  points,

  plot: {
    title: 'Points over the evening',
    whose: 'Whose line stands out',
    told: (lines: readonly { readonly name: string; readonly last: number }[]): string =>
      `Points after each match, at last: ${lines.map(({ name, last }) => `${name} ${points(last)}`).join(', ')}`,
    label: (name: string, last: number): string => `${name} ${points(last)}`,
    figures: 'In figures',
    line: (name: string, values: readonly number[]): string => `${name}: ${values.map(points).join(', ')}`,
  },

  cross: {
    title: 'Head to head',
    hint: 'What each row got from each column: 1 for a win, ½ for a draw, 0 for a loss.',
    cell: (results: readonly number[]): string => results.map(points).join(' '),
    self: '·',
  },

  settings: {
    title: 'The evening',
    change: 'Name, games and points',
    inviteDetail: 'One code for all phones',
    print: 'Print',
    printDetail: 'Standings and all results',
    keep: 'Keep',
    guests: 'Players',
    end: 'End the evening',
    goOn: 'Go on with the evening',
    ended: 'The evening is over.',
    remove: 'Put it away',
    removed: (name: string): string => `${name}: put away.`,
    restored: (name: string): string => `${name}: back in the book.`,
  },

  problem: {
    ...NOT_KEPT,
    'another-writer': 'It is being changed in another window. Try again.',
    'in-use': 'It is being changed in another window. Try again.',
    missing: 'This evening is no longer in the book.',
    damaged: 'This evening can’t be read.',
  } satisfies Record<EveningProblem, string>,
} as const
