import type { Random } from './random.ts'

const COMMENTS = ['# a remark', '#', '## légèrement ♥', '#pass', '# game wetice', '#play']

/** Changes the case of letters in some lines, but never in names. */
const recased = (random: Random, line: string): string =>
  /^players/i.test(line) || random.chance(0.7)
    ? line
    : [...line].map(letter => (random.chance(0.5) ? letter.toUpperCase() : letter.toLowerCase())).join('')

const respaced = (random: Random, line: string): string =>
  random.chance(0.85)
    ? line
    : `${random.pick(['', ' ', '\t', '   '])}${line.replaceAll(' ', () => random.pick([' ', '  ', '\t', ' \t ']))}${random.pick(['', ' ', '\t'])}`

/** A record as people may write it, with additional spaces, mixed case and comments. */
export function freelyFormatted(random: Random, lines: readonly string[]): string[] {
  return lines.flatMap(line => {
    const written = respaced(random, recased(random, line))
    const remarked = random.chance(0.04) ? `${written} ${random.pick(COMMENTS)}` : written
    return random.chance(0.04) ? [random.pick(['', '  ', '\t', ...COMMENTS]), remarked] : [remarked]
  })
}
