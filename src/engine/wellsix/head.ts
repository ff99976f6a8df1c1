import { parseCard, type Card } from '../cards.ts'
import { ok, type Result } from '../result.ts'
import { choice, playerNames, problem, readHead, restOf, wholeNumber, type HeadKey, type Line, type ReadProblem } from '../text.ts' // prettier-ignore
import { isCell } from './board.ts'
import type { Colours, Deal, Pair, Setup } from './types.ts'

/** Keys that describe a game in progress, and so need its table. */
const DEAL_KEYS = ['phase', 'turn', 'moves', 'seized', 'quiet', 'seizing']
const KEYS = ['players', 'opener', 'colours', 'games', ...DEAL_KEYS]

export const GAMES_OF_A_MATCH = 6
/** What `start` makes of a number is its own to say. */
const ANY = { least: 0, most: 999_999 }

type Head = ReadonlyMap<string, HeadKey>
type Read<T> = Result<T, ReadProblem>

/** Whatever has a comma in its first word is meant to be a cell. */
const isDealt = ({ text }: Line): boolean => /^\S*,/.test(text)

export function parseSetup(lines: readonly Line[]): Read<Setup> {
  const read = readHead(lines, { keys: KEYS, blocks: { deal: isDealt } })
  if (!read.ok) return read
  const head = read.value
  const players = playerNames(head, ['Player 1', 'Player 2'])
  if (!players.ok) return players
  const opener = oneOrTwo(head, 'opener', 1)
  if (!opener.ok) return opener
  const colours = choice<Colours>(head, 'colours', ['alternate', 'fixed'])
  if (!colours.ok) return colours
  const games = wholeNumber(head, 'games', { ...ANY, otherwise: GAMES_OF_A_MATCH })
  if (!games.ok) return games
  const deal = parseDeal(head, opener.value)
  if (!deal.ok) return deal
  return ok({
    players: players.value,
    opener: opener.value,
    colours: colours.value,
    games: games.value,
    deal: deal.value,
  })
}

/** A player's number, or a number of moves. */
function oneOrTwo(head: Head, key: string, otherwise: 1 | 2): Read<1 | 2> {
  if (!head.has(key)) return ok(otherwise)
  const word = choice(head, key, ['1', '2'])
  return word.ok ? ok(word.value === '1' ? 1 : 2) : word
}

function parseDeal(head: Head, opener: 1 | 2): Read<Deal | null> {
  const table = head.get('deal')
  if (!table) {
    const key = DEAL_KEYS.find(each => head.has(each))
    return key === undefined ? ok(null) : problem('needs-key', head.get(key)?.line.number ?? 0, key, 'deal')
  }
  const cards = parseCards(table.block)
  if (!cards.ok) return cards
  const phase = choice<Deal['phase']>(head, 'phase', ['opening', 'main'])
  if (!phase.ok) return phase
  const turn = oneOrTwo(head, 'turn', opener)
  if (!turn.ok) return turn
  const moves = oneOrTwo(head, 'moves', 1)
  if (!moves.ok) return moves
  const seized = parseSeized(head)
  if (!seized.ok) return seized
  const quiet = wholeNumber(head, 'quiet', { ...ANY, otherwise: 0 })
  if (!quiet.ok) return quiet
  const seizing = choice(head, 'seizing', ['no', 'yes'])
  if (!seizing.ok) return seizing
  return ok({
    cards: cards.value,
    phase: phase.value,
    turn: turn.value,
    moves: moves.value,
    seized: seized.value,
    quiet: quiet.value,
    seizing: seizing.value === 'yes',
  })
}

/** `x,y CARD` on each line. */
function parseCards(lines: readonly Line[]): Read<Deal['cards']> {
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

/** `QH 3D / -`: player 1's pile, player 2's; `-` for none. */
function parseSeized(head: Head): Read<Pair<readonly Card[]>> {
  const key = head.get('seized')
  if (!key) return ok([[], []])
  const text = restOf(key.line)
  const piles = text.split('/').map(parsePile)
  const [first, second] = piles
  return first && second && piles.length === 2
    ? ok([first, second])
    : problem('bad-value', key.line.number, 'seized', text)
}

function parsePile(text: string): readonly Card[] | null {
  const words = text.trim().split(/\s+/)
  if (words.length === 1 && words[0] === '-') return []
  const cards = words.flatMap(word => parseCard(word) ?? [])
  return cards.length === words.length ? cards : null
}

const makePile = (cards: readonly Card[]): string => cards.join(' ') || '-'

/** The head lines, without `game` and `play`. */
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
