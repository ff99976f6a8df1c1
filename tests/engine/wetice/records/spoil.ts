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
  'deal SHDC',
]

/** Lines of piles: some are invalid for any layout, some only for full layouts. */
const DUEL_PILES = [
  'piles',
  'piles H1 S1 D1 / -',
  'piles - / C1 H1 D1',
  'piles H1 / H1',
  'piles S1 H1 / D1 S1',
  'piles H1 H1 / -',
  'piles H0 / -',
  'piles H13 / -',
  'piles H12 / S12',
  'piles H1',
  'piles H / D1',
  'piles 1H / D1',
  'piles X1 / D1',
  'piles H1 / D1 / -',
  'piles H-1 / -',
  'piles H1.5 / -',
  'piles / ',
  'piles -',
  'piles - H1 / -',
  'piles H1 - / -',
  'piles H1, S1 / -',
  'piles three 3 / four 4',
]

const SOLO_PILES = [
  'piles',
  'piles three 1 / four',
  'piles three 1 four 1',
  'piles three 49 / four 0',
  'piles three 0 / four 49',
  'piles three 20 / four 10',
  'piles three 24 / four 24',
  'piles four 4 / three 3',
  'piles three -3 / four 4',
  'piles three x / four 4',
  'piles three 3',
  'piles 3 / 4',
  'piles - / -',
  'piles H3 / S4',
]

/** Every kind of invalid row, made from a valid row. */
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
  switch (random.below(6)) {
    case 0:
      return ['deal', ...rows.toSpliced(at, 1)]
    case 1:
      return ['deal', ...rows.toSpliced(at, 0, random.pick(rows))]
    case 2:
      return ['deal', ...rows.toReversed()]
    case 3:
      return random.shuffled(lines)
    case 4:
      return ['deal', ...rows.toSpliced(at, 1, (rows[at] ?? '').replace(/[SHDC]/, random.pick(['S', 'H', 'D', 'C'])))]
    default:
      return ['deal', ...rows.toSpliced(at, 1, random.pick(rowErrors(rows[at] ?? '')))]
  }
}

const withLine = (random: Random, lines: readonly string[], line: string): string[] =>
  lines.toSpliced(random.below(lines.length + 1), 0, line)

/** Returns the head's lines, with the lines of one key replaced. */
const replaced = (head: Head, key: string, lines: readonly string[]): string[] =>
  [...new Map(head).set(key, lines).values()].flat()

const withHead = (lines: readonly string[]): string[] => ['game wetice', ...lines, 'play']

const keyOf = (line: string): string => line.split(' ')[0] ?? ''

/** The lines from `game` to `play` of a head with one change, which may make it invalid. */
export function mutatedHead(random: Random, head: Head): string[] {
  const inside = [...head.values()].flat()
  const key = random.pick([...head.keys()])
  const own = head.get(key) ?? []
  const line = random.pick(WRONG_LINES)
  const solo = head.get('mode')?.some(mode => mode.startsWith('mode solo')) ?? false
  switch (random.below(8)) {
    case 0:
      return [random.pick(['game chess', 'game', 'game wetice now', 'game wellsix2']), ...inside, 'play']
    case 1:
      return ['game wetice', ...inside, ...random.pick([[], ['play now'], ['plays']])]
    case 2:
      return withHead(replaced(head, key, []))
    case 3:
      return withHead([...inside, ...own])
    case 4:
      return withHead(replaced(head, 'deal', spoilDeal(random, head.get('deal') ?? [])))
    case 5:
      return withHead(withLine(random, inside, line))
    case 6:
      return withHead(replaced(head, keyOf(line), [line]))
    default:
      return withHead(replaced(head, 'piles', [random.pick(solo ? SOLO_PILES : DUEL_PILES)]))
  }
}
