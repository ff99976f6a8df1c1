import { parseSuit, SUITS } from '../cards.ts'
import { ok, type Result } from '../result.ts'
import { choice, playerNames, problem, readHead, restOf, type HeadKey, type Line, type ReadProblem } from '../text.ts'
import { CARDS_PER_SUIT, CELL_COUNT } from './board.ts'
import type { Groups, Layout, Mode, Setup, SoloPiles, SuitPile } from './types.ts'

const KEYS = ['players', 'mode', 'layout', 'groups', 'phase', 'turn', 'piles']
const isRow = (line: Line): boolean => line.words.length === 1 && /^[shdc.]+$/.test(line.words[0] ?? '')

type Head = ReadonlyMap<string, HeadKey>
type Read<T> = Result<T, ReadProblem>

const NO_PILES: readonly [SuitPile, SuitPile] = [{}, {}]
const NO_SOLO: SoloPiles = { three: 0, four: 0 }

export function parseSetup(lines: readonly Line[]): Read<Setup> {
  const read = readHead(lines, { keys: KEYS, blocks: { deal: isRow } })
  if (!read.ok) return read
  const head = read.value
  const mode = choice<Mode>(head, 'mode', ['duel', 'solo', 'solo-plus'])
  if (!mode.ok) return mode
  const layout = choice<Layout>(head, 'layout', ['8x6', '6x8'])
  if (!layout.ok) return layout
  const groups = choice<Groups>(head, 'groups', ['joined', 'lines'])
  if (!groups.ok) return groups
  const phase = choice<'cleanup' | 'swap'>(head, 'phase', ['cleanup', 'swap'])
  if (!phase.ok) return phase
  const solitaire = mode.value !== 'duel'
  const turn = choice<'1' | '2'>(head, 'turn', solitaire ? (['1'] as ['1']) : ['1', '2'])
  if (!turn.ok) return turn
  const players = playerNames(head, solitaire ? ['Player 1'] : ['Player 1', 'Player 2'])
  if (!players.ok) return players
  const piles = solitaire ? ok(NO_PILES) : parsePiles(head)
  if (!piles.ok) return piles
  const solo = solitaire ? parseSoloPiles(head) : ok(NO_SOLO)
  if (!solo.ok) return solo
  const deal = head.get('deal')
  if (!deal) return problem('missing-key', 0, 'deal')
  return ok({
    mode: mode.value,
    layout: layout.value,
    groups: groups.value,
    players: players.value,
    phase: phase.value,
    turn: turn.value === '1' ? 1 : 2,
    piles: piles.value,
    solo: solo.value,
    deal: deal.block.map(line => line.text.toUpperCase()),
  })
}

/** `H4 S3 / D5`, `-` for an empty pile. */
function parsePiles(head: Head): Read<readonly [SuitPile, SuitPile]> {
  const key = head.get('piles')
  if (!key) return ok(NO_PILES)
  const parts = restOf(key.line).split('/').map(parsePile)
  const [first, second] = parts
  return first && second && parts.length === 2
    ? ok([first, second])
    : problem('bad-value', key.line.number, 'piles', restOf(key.line))
}

function parsePile(text: string): SuitPile | null {
  const words = text.trim().split(/\s+/)
  if (words.length === 1 && words[0] === '-') return {}
  const pile: Partial<Record<(typeof SUITS)[number], number>> = {}
  for (const word of words) {
    const suit = parseSuit(word.charAt(0))
    const count = parseCount(word.slice(1), CARDS_PER_SUIT)
    if (suit === null || count === null || count === 0 || pile[suit] !== undefined) return null
    pile[suit] = count
  }
  return pile
}

/** `three 9 / four 8`. */
function parseSoloPiles(head: Head): Read<SoloPiles> {
  const key = head.get('piles')
  if (!key) return ok(NO_SOLO)
  const match = /^three\s+(\d+)\s*\/\s*four\s+(\d+)$/i.exec(restOf(key.line))
  const three = parseCount(match?.[1] ?? '', CELL_COUNT)
  const four = parseCount(match?.[2] ?? '', CELL_COUNT)
  return three === null || four === null
    ? problem('bad-value', key.line.number, 'piles', restOf(key.line))
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
