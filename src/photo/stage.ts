import {
  areaOf,
  boxOf,
  carrying,
  distance,
  extent,
  HEIGHT,
  isConvex,
  scaledBy,
  type Homography,
  type Layout,
  type Point,
  type Quad,
  type Spot,
} from './geometry.ts'
import { LOCATE_SIZE, type Networks } from './network.ts'
import { cropOf, halved, type Picture } from './picture.ts'

/** A cell's card: its place, and the likelihood of one. */
export interface Found {
  readonly spot: Spot
  readonly there: number
}

/** A photo under a grid of cells at two sizes, the smaller one for finding the cards. */
export interface Stage {
  readonly large: Picture
  readonly small: Picture
  readonly toLarge: Homography
  readonly toSmall: Homography
  /** How many pixels of the photo make one of the large picture. */
  readonly shrunk: number
}

/** Networks see cards in few pixels, so more than this across is of no use. */
const LARGEST_CARD = 140

/** The search area around a cell and a card, in widths and heights of a card. */
const REACH: Point = [0.75, 0.95]

/** The distance from its expected place within which a card is searched, in widths of a card. */
const ASIDE = 0.1

/** Null if the corners are none. */
export function stageOf(picture: Picture, layout: Layout, corners: Quad): Stage | null {
  if (!isConvex(corners)) return null
  const size = extent(layout)
  let [large, quad, shrunk] = [picture, corners, 1]
  while (Math.sqrt(areaOf(quad) / (size[0] * size[1])) >= LARGEST_CARD)
    [large, quad, shrunk] = [halved(large), half(quad), 2 * shrunk]
  const toLarge = carrying(boxOf(size), quad)
  const toSmall = carrying(boxOf(size), half(quad))
  return toLarge && toSmall && { large, small: halved(large), toLarge, toSmall, shrunk }
}

const half = (quad: Quad): Quad => scaledBy(quad, 0.5)

const plus = ([x, y]: Point, [u, v]: Point): Point => [x + u, y + v]

/** Searches again around a cell's card if the first search found it off centre. */
export function findCard(stage: Stage, expected: Spot, networks: Networks): Found {
  const near = located(stage, expected.middle, expected, networks)
  const aside = distance(near.spot.middle, expected.middle) > ASIDE
  return aside ? located(stage, near.spot.middle, expected, networks) : near
}

/** Searches for a card, possibly rotated or of another size than the stage's, around its expected place. */
export function locateCard(stage: Stage, expected: Spot, networks: Networks): Found {
  const first = locatedIn(stage, expected, networks)
  return distance(first.spot.middle, expected.middle) > ASIDE
    ? locatedIn(stage, { ...expected, middle: first.spot.middle }, networks)
    : first
}

/** A card in the measure of the expected one: its width is 1, its height 1.4. */
function locatedIn({ small, toSmall }: Stage, { middle, across, down }: Spot, { locate }: Networks): Found {
  const inPhoto = ([x, y]: Point): Point => [
    2 * (x * across[0] + (y / HEIGHT) * down[0]),
    2 * (x * across[1] + (y / HEIGHT) * down[1]),
  ]
  const look: Spot = { middle, across: inPhoto([REACH[0], 0]), down: inPhoto([0, REACH[1]]) }
  const crop = cropOf(small, toSmall, look, ...LOCATE_SIZE)
  if (!crop) return { spot: { middle, across, down }, there: 0 }
  const [x = 0, y = 0, ax = 0, ay = 0, dx = 0, dy = 0, there = 0] = locate(crop)
  const spot: Spot = {
    middle: plus(middle, inPhoto([x, y])),
    across: inPhoto([0.5 + ax, ay]),
    down: inPhoto([dx, HEIGHT / 2 + dy]),
  }
  return { spot, there: 1 / (1 + Math.exp(-there)) }
}

function located({ small, toSmall }: Stage, middle: Point, expected: Spot, { locate }: Networks): Found {
  const crop = cropOf(small, toSmall, { middle, across: [REACH[0], 0], down: [0, REACH[1]] }, ...LOCATE_SIZE)
  if (!crop) return { spot: expected, there: 0 }
  const [x = 0, y = 0, ax = 0, ay = 0, dx = 0, dy = 0, there = 0] = locate(crop)
  const spot: Spot = {
    middle: plus(middle, [x, y]),
    across: plus(expected.across, [ax, ay]),
    down: plus(expected.down, [dx, dy]),
  }
  return { spot, there: 1 / (1 + Math.exp(-there)) }
}
