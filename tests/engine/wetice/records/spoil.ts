import type { Head } from './heads.ts'
import type { Random } from './random.ts'

const WRONG_LINES = [
  'colour red',
  'constructor 1',
  '__proto__ 1',
  'mode',
  'mode duel solo',
  'mode duels',
  'layout 6x6',
  'layout 8 x 6',
  'groups both',
  'phase give',
  'phase over',
  'turn 0',
  'turn 3',
  'turn 01',
  'turn 1 2',
  'turn 2',
  'players',
  'players Ann',
  'players Ann, Bo',
  'players Ann, Bo, Cy',
  'players Ann,',
  'players ,',
  'piles',
  'piles H4 S3 D2 / -',
  'piles H4 / H3',
  'piles H4 H3 / -',
  'piles H13 / -',
  'piles H4',
  'piles H / D5',
  'piles 4H / D5',
  'piles X4 / D5',
  'piles H4 / D5 / -',
  'piles H-4 / -',
  'piles H4.5 / -',
  'piles / ',
  'piles - H4 / -',
  'piles H4, S3 / -',
  'piles three 3 / four',
  'piles three 3 four 4',
  'piles three 49 / four 0',
  'piles three 30 / four 30',
  'piles four 4 / three 3',
  'piles three -3 / four 4',
  'piles three x / four 4',
  'deal SHDC',
]

/** Every kind of row that a deal may not have, made of one that it has. */
const rowErrors = (row: string): string[] => [
  `${row}.`,
  `${row}H`,
  row.slice(1),
  row.replace(/^./, 'X'),
  row.replace(/^./, '?'),
  [...row].join(' '),
  '........',
  '......',
  'SSSSSSSS',
  'HHHHHH',
]

function spoilDeal(random: Random, lines: readonly string[]): string[] {
  const rows = lines.slice(1)
  const at = random.below(rows.length)
  switch (random.below(5)) {
    case 0:
      return ['deal', ...rows.toSpliced(at, 1)]
    case 1:
      return ['deal', ...rows.toSpliced(at, 0, random.pick(rows))]
    case 2:
      return ['deal', ...rows.toReversed()]
    case 3:
      return random.shuffled(lines)
    default:
      return ['deal', ...rows.toSpliced(at, 1, random.pick(rowErrors(rows[at] ?? '')))]
  }
}

const withLine = (random: Random, lines: readonly string[], line: string): string[] =>
  lines.toSpliced(random.below(lines.length + 1), 0, line)

/** A head with one thing changed that may make it unreadable, as lines from `game` to `play`. */
export function spoiled(random: Random, head: Head): string[] {
  const keys = [...head.keys()]
  const inside = [...head.values()].flat()
  const key = random.pick(keys)
  const without = keys.filter(each => each !== key).flatMap(each => head.get(each) ?? [])
  const line = random.pick(WRONG_LINES)
  switch (random.below(9)) {
    case 0:
      return [random.pick(['game chess', 'game', 'game wetice now', 'game wellsix2']), ...inside, 'play']
    case 1:
      return ['game wetice', ...inside, ...random.pick([[], ['play now'], ['plays']])]
    case 2:
      return ['game wetice', ...without, 'play']
    case 3:
      return ['game wetice', ...inside, ...(head.get(key) ?? []), 'play']
    case 4:
    case 5:
      return [
        'game wetice',
        ...keys.flatMap(each => (each === 'deal' ? spoilDeal(random, head.get(each) ?? []) : (head.get(each) ?? []))),
        'play',
      ]
    case 6:
      return ['game wetice', ...withLine(random, inside, line), 'play']
    case 7:
      return [
        'game wetice',
        ...[...head].flatMap(([each, lines]) => (line.split(' ')[0] === each ? [] : lines)),
        line,
        'play',
      ]
    default:
      return [
        'game wetice',
        ...keys.flatMap(each => (each === line.split(' ')[0] ? [line] : (head.get(each) ?? []))),
        'play',
      ]
  }
}
