import { readHead } from './naive/head.ts'
import { linesOf } from './naive/lines.ts'
import { someBody } from './records/bodies.ts'
import { dressed } from './records/dress.ts'
import { someHead, type Head } from './records/heads.ts'
import { spoiled } from './records/spoil.ts'
import { randomFrom, type Random } from './records/random.ts'

const JUNK = ['pass', 'swap a1 b1', 'legal', '........', 'players Ann, Bo']

const headLines = (head: Head): string[] => [...head.values()].flat()

/** A spoiled head is followed by lines that must be skipped, or by play where it is sound all the same. */
function someRecord(random: Random): string[] {
  const head = someHead(random)
  if (random.chance(0.1)) return [...spoiled(random, head), 'pass', 'legal', 'swap a1 b1']
  const lines = headLines(head)
  return ['game wetice', ...lines, 'play', ...someBody(random, readHead(linesOf(lines.join('\n'))))]
}

/** The text of a file with that many records; the same for the same seed. */
export function someRecords(seed: number, count: number): string {
  const random = randomFrom(seed)
  const lines = random.chance(0.05) ? [random.pick(JUNK)] : []
  for (let n = 0; n < count; n++) lines.push(...someRecord(random))
  const end = random.pick(['\n', '\n', '\n', '\r\n'])
  return dressed(random, lines).join(end) + random.pick([end, end, ''])
}
