/** Texts of the command line and the server. They use the notation of records. */
export const CLI_WORDS = {
  adjudicate: (line: number, head: number): string =>
    [
      'Usage: npm run -s adjudicate -- [--json] [--lang it|de] FILE (or - for standard input)',
      `A line has at most ${line} characters without its comment, a head at most ${head} lines.`,
    ].join('\n'),
  analyse: 'Usage: npm run -s analyse -- [--json] [--lang it|de] [--ms N] [--seed N] FILE (or - for standard input)',
  photo: 'Usage: npm run -s photo -- [--json] [--layout 8x6|6x8] [--corners x,y x,y x,y x,y] FILE…',
  languages: (languages: readonly string[]): string => `After --lang comes a language: ${languages.join(', ')}.`,
  unread: (file: string, why: string): string => `${file} can’t be read: ${why}`,
  folder: 'it is a folder',
  unwritten: (why: string): string => `The output can’t be written: ${why}`,
  unreadable: (problem: string): string => `can’t be read: ${problem}`,
  legal: (actions: readonly string[]): string => `legal: ${actions.join(', ') || 'nothing'}`,
  accepted: (...more: readonly string[]): string => ['accepted.', ...more].join(' '),
  refused: (...more: readonly string[]): string => ['refused.', ...more].join(' '),
  acceptedAs: (events: readonly string[]): string => `accepted (${events.join(', ')}).`,
  refusedAs: (code: string): string => `refused (${code}).`,
  refusedAction: (action: string, why: string): string => `“${action}” is refused. ${why}`.trim(),
  noAdvice: (why: string): string => `no advice: ${why}`,
  hidden: (title: string): string => `A record of ${title} doesn’t say who holds which cards`,
  over: 'The game is over.',
  toMove: (who: string): string => `${who} to move.`,
  basis: { exact: 'Proven best', searched: 'Best found by looking ahead', sampled: 'Best on average' },
  range: (low: string, high: string): string => `${low} to ${high}`,
  line: (swaps: readonly string[]): string => `The line: ${swaps.join(', ') || 'nothing'}.`,
  wins: 'That wins.',
  winsNotYet: 'That does not win yet.',
  noPicture: 'This kind of picture can’t be read: a JPEG can.',
  noLayout: (columns: number, rows: number): string =>
    `this photo doesn’t show a layout of ${columns} by ${rows} cards.`,
  unsure: (cells: readonly string[]): string =>
    cells.length > 0 ? `Please look at ${cells.join(', ')}.` : 'Nothing is in doubt.',
  guessedCorners: 'The corners are a guess, so any square may be wrong. Give the corners with --corners.',
  wrongCorners: 'One card was found at two squares. The corners are wrong, and any square may be wrong.',
  here: (address: string): string => `Tableside is at ${address}`,
  others: (addresses: readonly string[]): string => `Other devices in this network can open ${addresses.join(' or ')}`,
  online: 'On those devices it works only while this server runs: browsers store nothing for offline use over http.',
  secure: 'For a secure address, put the folder dist on any https host; the README says how.',
  taken: (first: number, last: number): string =>
    first === last
      ? `Port ${first} is taken. Choose another: PORT=8080 npm start`
      : `Ports ${first} to ${last} are taken. Choose another: PORT=8080 npm start`,
} as const
