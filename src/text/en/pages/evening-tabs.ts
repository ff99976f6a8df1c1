import { capital, LANGUAGE, listOf } from '../lists.ts'

const time = new Intl.DateTimeFormat(LANGUAGE, { hour: 'numeric', minute: '2-digit' })

export const EVENING_TABS = {
  tabs: { legend: 'Evening pages', now: 'Now', standings: 'Standings', evening: 'Evening' },

  now: {
    start: 'Start the game',
    goOn: 'Continue',
    enter: 'Enter the result',
    choose: 'Choose',
    names: (names: readonly string[]): string => names.join(' – '),
    place: (round: number | null, table: number, game: string): string => {
      const places = [...(round === null ? [] : [`Round ${round}`]), ...(table === 0 ? [] : [`table ${table}`])]
      return [places.join(', '), game].filter(text => text !== '').join(': ')
    },
    mine: (rivals: readonly string[], type: string): string => {
      const all = listOf(rivals)
      if (type === 'differing') return `Your match with ${all}: two results were entered.`
      if (type === 'open') return `You play ${all} next.`
      return type === 'elsewhere' ? `You are playing ${all} on another phone.` : `You are playing ${all}.`
    },
    theirs: (names: readonly string[], type: string): string => {
      const all = listOf(names)
      if (type === 'differing') return `${all}: two results were entered.`
      if (type === 'open') return `${all} play next.`
      return type === 'elsewhere' ? `${all} are playing on another phone.` : `${all} are playing.`
    },
    also: (round: number): string => `In round ${round}`,
    others: 'Other matches',
    entered: (by: string, at: number): string => `entered${by === '' ? '' : ` by ${by}`} at ${time.format(at)}`,
    fromMatch: (at: number): string => `played here, over at ${time.format(at)}`,
    over: (result: string, entered: string): string => `${capital(result)}, ${entered}`,
    came: (result: string): string => capital(result),
    playing: (names: readonly string[], scores: readonly number[]): string =>
      `Playing: ${names.map((name, seat) => `${name} ${scores[seat] ?? 0}`).join(', ')}`,
    state: {
      open: 'Not started',
      unknown: '…',
      running: 'Playing',
      away: 'The match was archived',
      gone: 'The match is not in this book',
      elsewhere: 'Playing on another phone',
      differing: 'Two results were entered. Choose one.',
    },
    after: (round: number, rivals: readonly string[]): string => `In round ${round} you play ${listOf(rivals)}.`,
  },

  quick: {
    title: 'Who plays?',
    hint: 'Tap the players, then start their game or tap the result.',
    startOf: (game: string): string => `Start ${game}`,
  },

  who: {
    row: 'Your name',
    nobody: 'Not chosen',
    title: 'Who are you?',
    hint: 'This phone shows your matches first, and puts your name on the results you enter.',
    skip: 'Skip',
  },

  guests: {
    title: 'Players',
    nameOf: (name: string): string => `${name}’s name`,
    leaves: 'Remove',
    leavesWho: (name: string): string => `Remove ${name}`,
    back: 'Bring back',
    backWho: (name: string): string => `Bring back ${name}`,
    joins: 'Add a player',
    join: 'Add',
    left: (name: string): string => `${name} has left. Their results still count.`,
    hint: 'Matches keep the names they were played under.',
    full: 'An evening has at most sixteen players.',
  },
} as const
