import { distance, expectedSpot, CARD_HEIGHT, type Layout, type Point, type Quad, type Spot } from './geometry.ts'
import { SUITS_SIZE, type Networks } from './network.ts'
import { cropOf, type Picture } from './picture.ts'
import { findCard, preparePhoto, type FoundCard, type PreparedPhoto } from './stage.ts'
import { type Probabilities, withAtMostTwelve } from './counts.ts'

type Suit = 'S' | 'H' | 'D' | 'C'

const SUITS: readonly Suit[] = ['S', 'H', 'D', 'C']

interface ReadCell {
  readonly cell: string
  readonly suit: Suit | null
  /** The probability that the suit is right. */
  readonly p: number
}

export interface Reading {
  /** Top row first, left to right; empty if the photo shows no layout. */
  readonly cells: readonly ReadCell[]
  /** The cells that the player should check. */
  readonly unsure: readonly string[]
  readonly alarm: 'not-a-layout' | null
  /** One card was found in two cells, so the corners don't fit. */
  readonly astray?: true
}

interface Seen extends FoundCard {
  readonly chances: Probabilities
}

const MARGIN = 1.06

const MIN_SURE = 0.95

/** The networks are trained on harder layouts than people make, so their probabilities are too low. */
const TEMPERATURE = 0.7

/** A picture never proves that a suit is impossible. */
const MIN_CHANCE = 0.0005

/** In card widths or heights. Cards that are nearer to each other are the same card. */
const MIN_APART = 0.85

/** In card widths. A card farther from its expected place may belong to the next cell. */
const MAX_ASTRAY = 0.45

/** In generated pictures with wrong corners, about four of five suits were right. */
const MAX_GUESSED = 0.8

const MAX_EMPTY = 5

/** The factor by which an expected card is likelier than any other during a game. */
const HELD = 30

/** If more cells differ, the photo shows another layout, or the corners are wrong. */
const MAX_DIFFERING = 16

const LAYOUTS: readonly Layout[] = [
  { columns: 8, rows: 6 },
  { columns: 6, rows: 8 },
]

/** The layout with a name such as `8x6`; null if unknown. */
export const layoutNamed = (name: string): Layout | null =>
  LAYOUTS.find(({ columns, rows }) => `${columns}x${rows}` === name) ?? null

/** As in records: letters from the left, numbers from below. */
const cellName = ({ columns, rows }: Layout, cell: number): string =>
  String.fromCharCode(97 + (cell % columns)) + (rows - Math.floor(cell / columns))

/**
 * Reads the suits of a layout between four corners, in pixels of the photo.
 * `onProgress` gets the share of work done, after each cell.
 * `held`: the expected layout during a game, with a suit's letter or `.` for each cell; then cells may be empty.
 */
export function readTable(
  picture: Picture,
  layout: Layout,
  corners: Quad,
  networks: Networks,
  onProgress: (part: number) => void = () => {},
  held: string | null = null,
): Reading {
  const stage = preparePhoto(picture, layout, corners)
  if (!stage) return NO_LAYOUT
  const count = layout.columns * layout.rows
  const seen = Array.from({ length: count }, (_, cell): Seen => {
    const found = findCard(stage, expectedSpot(layout, cell), networks)
    const chances = suitOf(stage, found.spot, networks)
    onProgress((cell + 1) / count)
    return { ...found, chances }
  })
  const reading = held === null ? readingOf(layout, seen) : comparedTo(held, layout, seen)
  if (isFoundTwice(layout, seen)) return { ...markAllUnsure(reading), astray: true }
  const isUnsure = ({ cell }: ReadCell, k: number): boolean => isAside(layout, seen, k) || reading.unsure.includes(cell)
  return { ...reading, unsure: reading.cells.filter(isUnsure).map(({ cell }) => cell) }
}

/** Reads the suits of cards that were found without corners. Cells without a card get no suit. */
export function readFoundCards(
  stage: PreparedPhoto,
  layout: Layout,
  found: readonly FoundCard[],
  networks: Networks,
  onProgress: (part: number) => void = () => {},
): Reading {
  const seen = found.map((card, k): Seen => {
    const chances = card.there > 0 ? suitOf(stage, card.spot, networks) : NOTHING
    onProgress((k + 1) / found.length)
    return { ...card, chances }
  })
  return readingOf(layout, seen)
}

export const isFaceUp = (stage: PreparedPhoto, { spot }: FoundCard, networks: Networks): boolean =>
  (suitOf(stage, spot, networks)[4] ?? 1) < 0.5

/** Marks every cell as unsure, for corners that are guessed or don't fit: each suit may be that of a neighbouring cell. */
export const markAllUnsure = (reading: Reading): Reading => ({
  ...reading,
  cells: reading.cells.map(({ cell, suit, p }) => ({ cell, suit, p: Math.min(p, MAX_GUESSED) })),
  unsure: reading.cells.map(({ cell }) => cell),
})

/** If one card is found for two cells, the corners don't fit. */
function isFoundTwice({ columns }: Layout, found: readonly FoundCard[]): boolean {
  const isSame = (a: FoundCard, b: FoundCard | undefined, least: number): boolean =>
    b !== undefined && Math.min(a.there, b.there) > 0.5 && distance(a.spot.middle, b.spot.middle) < least
  return found.some(
    (card, k) =>
      (k % columns > 0 && isSame(card, found[k - 1], MIN_APART)) ||
      isSame(card, found[k - columns], CARD_HEIGHT * MIN_APART),
  )
}

function isAside(layout: Layout, found: readonly FoundCard[], k: number): boolean {
  const card = found[k]
  return !!card && card.there > 0.5 && distance(card.spot.middle, expectedSpot(layout, k).middle) > MAX_ASTRAY
}

export const NO_LAYOUT: Reading = { cells: [], unsure: [], alarm: 'not-a-layout' }

const scaled = ([x, y]: Point, by: number): Point => [x * by, y * by]

const NOTHING: Probabilities = [0, 0, 0, 0, 1]

/** If the probabilities leave doubt, the card is also read upside down. */
function suitOf({ large, toLarge }: PreparedPhoto, { middle, across, down }: Spot, { suits }: Networks): Probabilities {
  const classify = (sign: number): Float64Array | null => {
    const spot = { middle, across: scaled(across, sign * MARGIN), down: scaled(down, sign * MARGIN) }
    const crop = cropOf(large, toLarge, spot, ...SUITS_SIZE)
    return crop && suits(crop)
  }
  const upright = classify(1)
  if (!upright) return NOTHING
  const chances = softened(upright)
  if (Math.max(...chances) > 0.995) return chances
  const turned = classify(-1)
  return turned ? softened(upright.map((value, k) => (value + (turned[k] ?? 0)) / 2)) : chances
}

function softened(values: Float64Array): Probabilities {
  const most = values.reduce((a, b) => Math.max(a, b), -Infinity)
  const powers = Array.from(values, value => Math.exp((value - most) / TEMPERATURE))
  const total = powers.reduce((a, b) => a + b, 0)
  return powers.map(power => (power / total) * (1 - 5 * MIN_CHANCE) + MIN_CHANCE)
}

function readingOf(layout: Layout, seen: readonly Seen[]): Reading {
  const empty = seen.filter(({ there, chances }) => there < 0.5 || (chances[4] ?? 0) > 0.5).length
  if (empty > MAX_EMPTY) return NO_LAYOUT
  const cells = withAtMostTwelve(seen.map(({ chances }) => chances)).map((chances, k) =>
    cellOf(cellName(layout, k), chances),
  )
  const unsure = cells.filter(({ suit, p }) => suit === null || p < MIN_SURE).map(({ cell }) => cell)
  return { cells, unsure, alarm: null }
}

/** A cell that differs from `held` is in doubt unless its card is clearly seen. */
function comparedTo(held: string, layout: Layout, seen: readonly Seen[]): Reading {
  const all = seen.map(({ there, chances }, k) => {
    const expected = SUITS.findIndex(suit => suit === held[k])
    const odds = chances
      .map((chance, suit) => (suit < 4 ? chance * there : chance + 1 - there))
      .map((chance, suit) => (suit === (expected < 0 ? 4 : expected) ? HELD * chance : chance))
    const total = odds.reduce((a, b) => a + b, 0)
    return odds.map(chance => chance / total)
  })
  const cells = all.map((chances, k) => cellOf(cellName(layout, k), chances))
  if (cells.filter(({ suit }, k) => (suit ?? '.') !== held[k]).length > MAX_DIFFERING) return NO_LAYOUT
  const unsure = cells.filter((_, k) => Math.max(...(all[k] ?? [])) < MIN_SURE).map(({ cell }) => cell)
  return { cells, unsure, alarm: null }
}

function cellOf(cell: string, chances: Probabilities): ReadCell {
  const most = Math.max(...chances)
  const p = Math.round(most * 1e4) / 1e4
  const suit = SUITS[chances.indexOf(most)]
  return suit ? { cell, suit, p } : { cell, suit: null, p: 0 }
}
