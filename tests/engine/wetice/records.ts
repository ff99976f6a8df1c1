import { readHead } from './naive/head.ts'
import { linesOf } from './naive/lines.ts'
import { someBody } from './records/bodies.ts'
import { freelyFormatted } from './records/dress.ts'
import { someHead, type Head } from './records/heads.ts'
import { mutatedHead } from './records/spoil.ts'
import { randomFrom, type Random } from './records/random.ts'

const JUNK = ['pass', 'swap a1 b1', 'legal', '........', 'players Ann, Bo']

const headLines = (head: Head): string[] => [...head.values()].flat()

/** A record whose head is changed, so that it usually has an error. The two lines of play must then be skipped. */
const spoiledRecord = (random: Random): string[] => [...mutatedHead(random, someHead(random)), 'pass', 'swap a1 b1']

function someRecord(random: Random): string[] {
  if (random.chance(0.1)) return spoiledRecord(random)
  const lines = headLines(someHead(random))
  return ['game wetice', ...lines, 'play', ...someBody(random, readHead(linesOf(lines.join('\n'))))]
}

function written(random: Random, count: number, record: (random: Random) => string[]): string {
  const lines = random.chance(0.05) ? [random.pick(JUNK)] : []
  for (let n = 0; n < count; n++) lines.push(...record(random))
  const end = random.pick(['\n', '\n', '\n', '\r\n'])
  return freelyFormatted(random, lines).join(end) + random.pick([end, end, ''])
}

/** The text of a file with `count` records, from a seed. */
export const someRecords = (seed: number, count: number): string => written(randomFrom(seed), count, someRecord)

/** The text of a file in which most records have errors in their heads. */
export const someSpoiledRecords = (seed: number, count: number): string =>
  written(randomFrom(seed), count, spoiledRecord)

/** A record with a random head and a query for the legal actions. */
export const someBeginning = (seed: number): string =>
  ['game wetice', ...headLines(someHead(randomFrom(seed))), 'play', 'legal'].join('\n')
