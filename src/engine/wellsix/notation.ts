import { parseCard, type Card } from '../cards.ts'
import type { Heading } from '../game.ts'
import { ok } from '../result.ts'
import { parseTurn, parseIrregular } from '../ruling.ts'
import {
  parseWithoutArguments,
  CARD,
  readOneArgument,
  readTwoArguments,
  type ReadResult,
  type Reader,
  combineParts,
  readChoice,
  readPlayerNames,
  problem,
  mapResult,
  readHead,
  readTwoPiles,
  readWholeNumber,
  type Head,
  type HeadResult,
  type RecordLine,
} from '../text.ts'
import { isCell, type Cell } from './board.ts'
import type { Action, CaptureAction, CellCard, IrregularMove, SwitchAction, ColourRule, Deal, Setup } from './types.ts'

export const HEADING = {
  name: 'wellsix',
  seats: [2],
  head: {
    players: 'players',
    opener: 'rule',
    colours: 'rule',
    games: 'rule',
    phase: 'state',
    turn: 'state',
    moves: 'state',
    seized: 'state',
    quiet: 'state',
    seizing: 'state',
    deal: 'deal',
  },
} as const satisfies Heading

const KEYS = Object.keys(HEADING.head)
/** These keys require `deal`. */
const STATE_KEYS = Object.entries(HEADING.head).flatMap(([key, role]) => (role === 'state' ? [key] : []))

export const DEFAULT_GAME_COUNT = 6
/** The actual range is checked by `start`. */
const ANY = { least: 0, most: 999_999 }

const isDealt = ({ text }: RecordLine): boolean => /^\S*,/.test(text)

export function parseSetup(lines: readonly RecordLine[]): HeadResult<Setup> {
  const read = readHead(lines, { keys: KEYS, blocks: { deal: isDealt } })
  if (!read.ok) return read
  const head = read.value
  const opener = oneOrTwo(head, 'opener', 1)
  return combineParts<Setup>({
    players: readPlayerNames(head, ['Player 1', 'Player 2']),
    opener,
    colours: readChoice<ColourRule>(head, 'colours', ['alternate', 'fixed']),
    games: readWholeNumber(head, 'games', { ...ANY, otherwise: DEFAULT_GAME_COUNT }),
    deal: opener.ok ? parseDeal(head, opener.value) : opener,
  })
}

function oneOrTwo(head: Head, key: string, otherwise: 1 | 2): HeadResult<1 | 2> {
  if (!head.has(key)) return ok(otherwise)
  return mapResult(readChoice(head, key, ['1', '2']), word => (word === '1' ? 1 : 2))
}

function parseDeal(head: Head, opener: 1 | 2): HeadResult<Deal | null> {
  const table = head.get('deal')
  if (!table) {
    const key = STATE_KEYS.find(each => head.has(each))
    return key === undefined ? ok(null) : problem('needs-key', head.get(key)?.line.number ?? 0, key, 'deal')
  }
  return combineParts<Deal>({
    cards: parseCards(table.block),
    phase: readChoice<Deal['phase']>(head, 'phase', ['opening', 'main']),
    turn: oneOrTwo(head, 'turn', opener),
    moves: oneOrTwo(head, 'moves', 1),
    seized: readTwoPiles(head, 'seized', parsePile),
    quiet: readWholeNumber(head, 'quiet', { ...ANY, otherwise: 0 }),
    seizing: mapResult(readChoice(head, 'seizing', ['no', 'yes']), word => word === 'yes'),
  })
}

function parseCards(lines: readonly RecordLine[]): HeadResult<Deal['cards']> {
  const cards: { cell: string; card: Card }[] = []
  for (const { number, words } of lines) {
    const [cell = '', word = ''] = words
    if (words.length !== 2) return problem('word-count', number, 'deal')
    if (!isCell(cell)) return problem('not-a-cell', number, 'deal', cell)
    const card = parseCard(word)
    if (card === null) return problem('not-a-card', number, 'deal', word)
    cards.push({ cell, card })
  }
  return ok(cards)
}

function parsePile(words: readonly string[]): readonly Card[] | null {
  const cards = words.flatMap(word => parseCard(word) ?? [])
  return cards.length === words.length ? cards : null
}

const makePile = (cards: readonly Card[]): string => cards.join(' ') || '-'

export function makeSetup({ players, opener, colours, games, deal }: Setup): readonly string[] {
  const match = [`players ${players.join(', ')}`, `opener ${opener}`, `colours ${colours}`, `games ${games}`]
  return deal ? [...match, ...makeDeal(deal)] : match
}

const makeDeal = ({ cards, phase, turn, moves, seized, quiet, seizing }: Deal): string[] => [
  `phase ${phase}`,
  `turn ${turn}`,
  `moves ${moves}`,
  `seized ${seized.map(makePile).join(' / ')}`,
  `quiet ${quiet}`,
  `seizing ${seizing ? 'yes' : 'no'}`,
  'deal',
  ...cards.map(({ cell, card }) => `${cell} ${card}`),
]

/*
 * Two actions extend the record format that other programs read (see `record.md` in this folder):
 *   result 30 4             the points of a game played without the app
 *   correct 0,0 7H 1,0 .    the real cards on these cells
 * A line that begins with either word but has another form is an unknown action.
 */

const CELL: Reader<Cell> = { read: word => (isCell(word) ? word : null), code: 'not-a-cell' }
const RESULT = /^(0|[1-9]\d{0,5}) (0|[1-9]\d{0,5})$/

export function parseAction(words: readonly string[]): ReadResult<Action> {
  const [name, ...rest] = words
  switch (name) {
    case 'place':
      return readTwoArguments(name, rest, [CARD, CELL], (card, cell) => ({ type: name, card, cell }))
    case 'switch':
      return parseSwitch(rest)
    case 'exchange':
      return readTwoArguments(name, rest, [CELL, CARD], (cell, card) => ({ type: name, cell, card }))
    case 'capture':
      return parseCapture(rest)
    case 'keep':
      return readOneArgument(name, rest, CELL, cell => ({ type: name, cell }))
    case 'pass':
    case 'agree':
    case 'next':
      return parseWithoutArguments(name, rest)
    case 'result':
      return ok(parseResult(rest) ?? { type: 'unknown', words })
    case 'correct':
      return ok(parseCorrect(rest) ?? { type: 'unknown', words })
    case 'stands':
      return parseIrregular<IrregularMove>(rest, IRREGULAR)
    default:
      return ok({ type: 'unknown', words })
  }
}

const parseSwitch = (words: readonly string[]): ReadResult<SwitchAction> =>
  readTwoArguments('switch', words, [CELL, CELL], (a, b) => ({ type: 'switch', cells: [a, b] }))

const parseCapture = (words: readonly string[]): ReadResult<CaptureAction> =>
  readTwoArguments('capture', words, [CELL, CELL], (from, to) => ({ type: 'capture', from, to }))

const IRREGULAR = {
  switch: parseSwitch,
  capture: parseCapture,
  pass: (words: readonly string[]) => parseWithoutArguments('pass', words),
  turn: parseTurn,
}

function parseResult(words: readonly string[]): Action | null {
  const scores = RESULT.exec(words.join(' '))
  return scores ? { type: 'result', scores: [Number(scores[1]), Number(scores[2])] } : null
}

function parseCorrect(words: readonly string[]): Action | null {
  const changes: CellCard[] = []
  for (let i = 0; i < words.length; i += 2) {
    const cell = CELL.read(words[i] ?? '')
    const content = words[i + 1] ?? ''
    const card = CARD.read(content)
    if (cell === null || (card === null && content !== '.')) return null
    changes.push({ cell, card })
  }
  return changes.length > 0 ? { type: 'correct', changes } : null
}

/** Returns the canonical spelling: cells as entered, and cards in capitals. */
export function makeAction(action: Action | IrregularMove): string {
  switch (action.type) {
    case 'place':
      return `place ${action.card} ${action.cell}`
    case 'switch':
      return `switch ${action.cells.join(' ')}`
    case 'exchange':
      return `exchange ${action.cell} ${action.card}`
    case 'capture':
      return `capture ${action.from} ${action.to}`
    case 'keep':
      return `keep ${action.cell}`
    case 'pass':
    case 'agree':
    case 'next':
      return action.type
    case 'result':
      return `result ${action.scores.join(' ')}`
    case 'correct':
      return `correct ${action.changes.map(({ cell, card }) => `${cell} ${card ?? '.'}`).join(' ')}`
    case 'turn':
      return `turn ${action.player}`
    case 'stands':
      return `stands ${makeAction(action.action)}`
    case 'unknown':
      return action.words.join(' ')
  }
}
