import {
  areaOf,
  boxOf,
  homographyBetween,
  distance,
  layoutSize,
  CARD_HEIGHT,
  isConvex,
  scaleQuad,
  type Homography,
  type Layout,
  type Point,
  type Quad,
  type Spot,
} from './geometry.ts'
import { LOCATE_SIZE, type Networks } from './network.ts'
import { cropOf, halved, type Picture } from './picture.ts'

/** A cell's card, and the probability that there is one. */
export interface FoundCard {
  readonly spot: Spot
  readonly there: number
}

/** A photo at two sizes, with the maps from the table to each. Cards are located in the small one. */
export interface PreparedPhoto {
  readonly large: Picture
  readonly small: Picture
  readonly toLarge: Homography
  readonly toSmall: Homography
  /** The photo's width divided by the large picture's width. */
  readonly shrunk: number
}

/** In pixels. The networks use fewer, so more pixels wouldn't help. */
const LARGEST_CARD = 140

/** Half the width and height of the search area, in card widths. */
const REACH: Point = [0.75, 0.95]

/** In card widths. If a card is farther from the middle of the search area, it is searched for again around its place. */
const ASIDE = 0.1

/** Prepares a photo for reading; null if the corners don't form a convex shape. */
export function preparePhoto(picture: Picture, layout: Layout, corners: Quad): PreparedPhoto | null {
  if (!isConvex(corners)) return null
  const size = layoutSize(layout)
  let [large, quad, shrunk] = [picture, corners, 1]
  while (Math.sqrt(areaOf(quad) / (size[0] * size[1])) >= LARGEST_CARD)
    [large, quad, shrunk] = [halved(large), half(quad), 2 * shrunk]
  const toLarge = homographyBetween(boxOf(size), quad)
  const toSmall = homographyBetween(boxOf(size), half(quad))
  return toLarge && toSmall && { large, small: halved(large), toLarge, toSmall, shrunk }
}

const half = (quad: Quad): Quad => scaleQuad(quad, 0.5)

const plus = ([x, y]: Point, [u, v]: Point): Point => [x + u, y + v]

/** Finds a cell's card. Searches again around it if the first search found it off centre. */
export function findCard(stage: PreparedPhoto, expected: Spot, networks: Networks): FoundCard {
  const near = located(stage, expected.middle, expected, networks)
  const aside = distance(near.spot.middle, expected.middle) > ASIDE
  return aside ? located(stage, near.spot.middle, expected, networks) : near
}

/** Searches for a card around its expected place; it may be rotated, or have another size than expected. */
export function locateCard(stage: PreparedPhoto, expected: Spot, networks: Networks): FoundCard {
  const first = locatedIn(stage, expected, networks)
  return distance(first.spot.middle, expected.middle) > ASIDE
    ? locatedIn(stage, { ...expected, middle: first.spot.middle }, networks)
    : first
}

/** The networks' coordinates are those of the expected card, which is 1 wide and 1.4 high. */
function locatedIn({ small, toSmall }: PreparedPhoto, { middle, across, down }: Spot, { locate }: Networks): FoundCard {
  const inPhoto = ([x, y]: Point): Point => [
    2 * (x * across[0] + (y / CARD_HEIGHT) * down[0]),
    2 * (x * across[1] + (y / CARD_HEIGHT) * down[1]),
  ]
  const look: Spot = { middle, across: inPhoto([REACH[0], 0]), down: inPhoto([0, REACH[1]]) }
  const crop = cropOf(small, toSmall, look, ...LOCATE_SIZE)
  if (!crop) return { spot: { middle, across, down }, there: 0 }
  const [x = 0, y = 0, ax = 0, ay = 0, dx = 0, dy = 0, there = 0] = locate(crop)
  const spot: Spot = {
    middle: plus(middle, inPhoto([x, y])),
    across: inPhoto([0.5 + ax, ay]),
    down: inPhoto([dx, CARD_HEIGHT / 2 + dy]),
  }
  return { spot, there: 1 / (1 + Math.exp(-there)) }
}

function located({ small, toSmall }: PreparedPhoto, middle: Point, expected: Spot, { locate }: Networks): FoundCard {
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
