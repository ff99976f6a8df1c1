import type { Sheet } from './useSheet.ts'
import { RESULT as WORDS } from '../../text/en/pages/result.ts'

/** So many lines under one heading: a sheet is one page. */
const MOST = 8

/** The first lines, and how many more there are; or that there are none. */
export function shownLines(lines: readonly string[]): readonly string[] {
  if (lines.length === 0) return [WORDS.none]
  return lines.length > MOST ? [...lines.slice(0, MOST - 1), WORDS.more(lines.length - MOST + 1)] : lines
}

/** The sheet as a plain text. */
export function sheetText({ title, times, outcome, players, totals, irregular, parts, signed }: Sheet): string {
  return [
    title,
    times,
    ...[outcome, irregular].filter(line => line !== ''),
    WORDS.totals(players.map((name, seat) => WORDS.has(name, totals[seat] ?? 0))),
    ...parts.flatMap(part => [`${part.title}:`, ...shownLines(part.lines).map(line => `  ${line}`)]),
    ...signed,
    '',
  ].join('\n')
}
