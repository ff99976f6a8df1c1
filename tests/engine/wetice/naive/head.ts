import type { TextLine } from './lines.ts'
import { readPiles } from './piles.ts'
import { countOf, hasUnsupportedCard, isEmpty, SUITS, type Table } from './table.ts'
import { newGame, type NaiveGame } from './game.ts'

/** Thrown by the parsers. The answer is then an object with an `error`. */
export class UnreadableError extends Error {
  constructor(
    readonly line: number,
    message: string,
  ) {
    super(message)
  }
}

const KEYS = ['players', 'mode', 'layout', 'groups', 'phase', 'turn', 'piles', 'deal']

const VALUES: Readonly<Record<string, readonly string[]>> = {
  mode: ['duel', 'solo', 'solo-plus'],
  layout: ['8x6', '6x8'],
  groups: ['joined', 'lines'],
  phase: ['cleanup', 'swap'],
  turn: ['1', '2'],
}

const isRow = (line: TextLine): boolean => line.words.length === 1 && /^[shdc.]+$/.test(line.words[0] ?? '')

interface Head {
  readonly keys: ReadonlyMap<string, TextLine>
  readonly rows: readonly string[]
}

function splitHead(lines: readonly TextLine[]): Head {
  const keys = new Map<string, TextLine>()
  const rows: string[] = []
  let dealing = false
  for (const line of lines) {
    const key = line.words[0] ?? ''
    if (dealing && isRow(line)) {
      rows.push(key.toUpperCase())
      continue
    }
    if (!KEYS.includes(key)) throw new UnreadableError(line.number, `unknown key ${key}`)
    if (keys.has(key)) throw new UnreadableError(line.number, `${key} twice`)
    if ((line.words.length === 1) !== (key === 'deal')) throw new UnreadableError(line.number, `no value fits ${key}`)
    keys.set(key, line)
    dealing = key === 'deal'
  }
  return { keys, rows }
}

function valueOf(head: Head, key: string): string {
  const values = VALUES[key] ?? []
  const line = head.keys.get(key)
  const value = line ? line.words.slice(1).join(' ') : (values[0] ?? '')
  if (!values.includes(value)) throw new UnreadableError(line?.number ?? 0, `${key} can't be ${value}`)
  return value
}

function checkPlayers(head: Head, seats: number): void {
  const line = head.keys.get('players')
  if (!line) return
  const names = line.text
    .slice('players'.length)
    .split(',')
    .map(name => name.trim())
  if (names.length !== seats || names.includes('')) throw new UnreadableError(line.number, `needs ${seats} names`)
}

function readTable(head: Head, wide: boolean): Table {
  const line = head.keys.get('deal')
  if (!line) throw new UnreadableError(0, 'no deal')
  const [width, height] = wide ? [8, 6] : [6, 8]
  if (head.rows.length !== height || head.rows.some(row => row.length !== width))
    throw new UnreadableError(line.number, `the deal is not ${width} wide and ${height} high`)
  return head.rows.map(row => [...row]).reverse()
}

function checkCards(game: NaiveGame, line: number): void {
  const cards = (suit: string): number => game.piles.reduce((sum, pile) => sum + (pile[suit] ?? 0), 0)
  for (const suit of SUITS)
    if (countOf(game.table, suit) + cards(suit) > 12) throw new UnreadableError(line, `more than twelve ${suit}`)
  const onTable = game.table.flat().filter(card => card !== '.').length
  if (onTable + game.three + game.four > 48) throw new UnreadableError(line, 'more than 48 cards')
  if (game.phase === 'cleanup' && onTable < 48) throw new UnreadableError(line, 'cleanup needs all 48 cards')
  if (hasUnsupportedCard(game.table)) throw new UnreadableError(line, 'a card hangs in the air')
}

/** Reads a head from the lines between `game` and `play`. */
export function readHead(lines: readonly TextLine[]): NaiveGame {
  const head = splitHead(lines)
  const mode = valueOf(head, 'mode')
  const solo = mode !== 'duel'
  checkPlayers(head, solo ? 1 : 2)
  const turn = Number(valueOf(head, 'turn'))
  if (solo && turn === 2) throw new UnreadableError(head.keys.get('turn')?.number ?? 0, 'nobody is second in solitaire')
  const pilesLine = head.keys.get('piles')
  const piles = readPiles(pilesLine?.words.slice(1) ?? null, solo)
  if (!piles) throw new UnreadableError(pilesLine?.number ?? 0, 'the piles are not clear')
  const game = newGame({
    mode,
    lines: valueOf(head, 'groups') === 'lines',
    phase: valueOf(head, 'phase'),
    turn,
    table: readTable(head, valueOf(head, 'layout') === '8x6'),
    ...piles,
  })
  checkCards(game, head.keys.get('deal')?.number ?? 0)
  if (game.phase === 'swap' && isEmpty(game.table)) game.phase = 'over'
  return game
}
