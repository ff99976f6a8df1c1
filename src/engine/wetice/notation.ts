import { parseSuit, SUITS } from '../cards.ts'
import type { Heading } from '../game.ts'
import { ok } from '../result.ts'
import { parseTurn, parseIrregular, type TurnAction } from '../ruling.ts'
import {
  combineParts,
  mapResult,
  parseWithoutArguments,
  unreadable,
  readOneArgument,
  readTwoArguments,
  SUIT,
  type ReadResult,
  type Reader,
  readChoice,
  readPlayerNames,
  problem,
  readHead,
  textAfterFirstWord,
  readTwoPiles,
  type Head,
  type HeadResult,
  type RecordLine,
} from '../text.ts'
import type {
  Action,
  Cell,
  CellSuit,
  IrregularMove,
  Player,
  Position,
  SwapAction,
  GroupRule,
  Layout,
  Mode,
  Setup,
  SoloPiles,
  SuitPile,
} from './types.ts'
import { CARDS_PER_SUIT, CELL_COUNT } from './board.ts'

export const HEADING = {
  name: 'wetice',
  seats: [2, 1],
  head: {
    players: 'players',
    mode: 'rule',
    layout: 'rule',
    groups: 'rule',
    phase: 'state',
    turn: 'players',
    piles: 'state',
    deal: 'deal',
  },
} as const satisfies Heading

const KEYS = Object.keys(HEADING.head)
const isRow = (line: RecordLine): boolean => line.words.length === 1 && /^[shdc.]+$/.test(line.words[0] ?? '')

const NO_PILES: readonly [SuitPile, SuitPile] = [{}, {}]
const NO_SOLO: SoloPiles = { three: 0, four: 0 }

export function parseSetup(lines: readonly RecordLine[]): HeadResult<Setup> {
  const read = readHead(lines, { keys: KEYS, blocks: { deal: isRow } })
  if (!read.ok) return read
  const head = read.value
  const mode = readChoice<Mode>(head, 'mode', ['duel', 'solo', 'solo-plus'])
  const solitaire = mode.ok && mode.value !== 'duel'
  const turn = readChoice<'1' | '2'>(head, 'turn', solitaire ? ['1'] : ['1', '2'])
  const deal = head.get('deal')
  return combineParts<Setup>({
    mode,
    layout: readChoice<Layout>(head, 'layout', ['8x6', '6x8']),
    groups: readChoice<GroupRule>(head, 'groups', ['joined', 'lines']),
    phase: readChoice(head, 'phase', ['cleanup', 'swap']),
    turn: mapResult(turn, word => (word === '1' ? 1 : 2)),
    players: readPlayerNames(head, solitaire ? ['Player 1'] : ['Player 1', 'Player 2']),
    piles: solitaire ? ok(NO_PILES) : readTwoPiles(head, 'piles', parsePile),
    solo: solitaire ? parseSoloPiles(head) : ok(NO_SOLO),
    deal: deal ? ok(deal.block.map(line => line.text.toUpperCase())) : problem('missing-key', 0, 'deal'),
  })
}

/** Parses words such as `H4 S3`. */
function parsePile(words: readonly string[]): SuitPile | null {
  const pile: Partial<Record<(typeof SUITS)[number], number>> = {}
  for (const word of words) {
    const suit = parseSuit(word.charAt(0))
    const count = parseCount(word.slice(1), CARDS_PER_SUIT)
    if (suit === null || count === null || count === 0 || pile[suit] !== undefined) return null
    pile[suit] = count
  }
  return pile
}

function parseSoloPiles(head: Head): HeadResult<SoloPiles> {
  const key = head.get('piles')
  if (!key) return ok(NO_SOLO)
  const match = /^three\s+(\d+)\s*\/\s*four\s+(\d+)$/i.exec(textAfterFirstWord(key.line))
  const three = parseCount(match?.[1] ?? '', CELL_COUNT)
  const four = parseCount(match?.[2] ?? '', CELL_COUNT)
  return three === null || four === null
    ? problem('bad-value', key.line.number, 'piles', textAfterFirstWord(key.line))
    : ok({ three, four })
}

function parseCount(word: string, most: number): number | null {
  const count = /^(0|[1-9]\d?)$/.test(word) ? Number(word) : NaN
  return count <= most ? count : null
}

const makePile = (pile: SuitPile): string =>
  SUITS.flatMap(suit => (pile[suit] === undefined ? [] : [`${suit}${pile[suit]}`])).join(' ') || '-'

function makePiles({ mode, piles, solo }: Setup): string[] {
  if (mode === 'duel') {
    const texts = piles.map(makePile)
    return texts.every(text => text === '-') ? [] : [`piles ${texts.join(' / ')}`]
  }
  return solo.three + solo.four === 0 ? [] : [`piles three ${solo.three} / four ${solo.four}`]
}

export function makeSetup(setup: Setup): string[] {
  return [
    `players ${setup.players.join(', ')}`,
    `mode ${setup.mode}`,
    `layout ${setup.layout}`,
    `groups ${setup.groups}`,
    `phase ${setup.phase}`,
    `turn ${setup.turn}`,
    ...makePiles(setup),
    'deal',
    ...setup.deal,
  ]
}

/** The number may be off the board. */
function parseCell(word: string): Cell | null {
  const match = /^([a-z])0*(\d+)$/i.exec(word)
  return match ? `${(match[1] ?? '').toLowerCase()}${match[2] ?? ''}` : null
}

export function parseAction(words: readonly string[], position?: Position): ReadResult<Action> {
  const [name, ...rest] = words
  switch (name) {
    case 'swap':
      return parseSwap(rest)
    case 'pass':
      return parseWithoutArguments(name, rest)
    case 'give':
      return readOneArgument(name, rest, SUIT, suit => ({ type: name, suit }))
    case 'correct':
      return parseCorrect(rest)
    case 'stands':
      return parseIrregular<IrregularMove>(rest, { swap: parseSwap, turn: words => parseTurnIn(words, position) })
    default:
      return ok({ type: 'unknown', words })
  }
}

const CELL: Reader<Cell> = { read: parseCell, code: 'not-a-cell' }

const parseSwap = (words: readonly string[]): ReadResult<SwapAction> =>
  readTwoArguments('swap', words, [CELL, CELL], (a, b) => ({ type: 'swap', cells: [a, b] }))

/** In solitaire, player 2 doesn't exist. */
function parseTurnIn(words: readonly string[], position?: Position): ReadResult<TurnAction<Player>> {
  const turn = parseTurn(words)
  const isNobody = turn.ok && turn.value.player === 2 && position !== undefined && position.mode !== 'duel'
  return isNobody ? unreadable('not-a-player', 'turn', '2') : turn
}

function parseCorrect(words: readonly string[]): ReadResult<Action> {
  if (words.length === 0 || words.length % 2 === 1) return unreadable('word-count', 'correct')
  const changes: CellSuit[] = []
  for (let i = 0; i < words.length; i += 2) {
    const cell = parseCell(words[i] ?? '')
    const content = words[i + 1] ?? ''
    const suit = parseSuit(content)
    if (cell === null) return unreadable('not-a-cell', 'correct', words[i] ?? '')
    if (suit === null && content !== '.') return unreadable('not-a-suit', 'correct', content)
    changes.push({ cell, suit })
  }
  return ok({ type: 'correct', changes })
}

/** Returns the canonical spelling: cells as entered, and suits in capitals. */
export function makeAction(action: Action | IrregularMove): string {
  switch (action.type) {
    case 'swap':
      return `swap ${action.cells.join(' ')}`
    case 'pass':
      return 'pass'
    case 'give':
      return `give ${action.suit}`
    case 'correct':
      return `correct ${action.changes.map(({ cell, suit }) => `${cell} ${suit ?? '.'}`).join(' ')}`
    case 'turn':
      return `turn ${action.player}`
    case 'stands':
      return `stands ${makeAction(action.action)}`
    case 'unknown':
      return action.words.join(' ')
  }
}
