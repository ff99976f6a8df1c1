import { isCell, likeness, pairOff, UNSEEN, type HandStepKind, type HandStep, type CardLocations, type Movement, type Piece, type Place } from './hands.ts' // oxfmt-ignore

/** A card and its present or intended place. */
export interface Spot {
  readonly piece: Piece
  readonly place: Place
}

export const spotsOf = (place: Place, pieces: readonly Piece[]): Spot[] => pieces.map(piece => ({ piece, place }))

const likeSpots = (one: Spot, other: Spot): number =>
  one.piece === UNSEEN && other.piece === UNSEEN ? 2 : likeness(one.piece, other.piece)

/** The cards whose places differ: `over` with their places in `from`, `wanted` with their places in `to`. */
export function differences(
  from: CardLocations,
  to: CardLocations,
): { readonly over: readonly Spot[]; readonly wanted: readonly Spot[] } {
  const rests = [...new Set([...from.keys(), ...to.keys()])].map(place =>
    pairOff(spotsOf(place, from.get(place) ?? []), spotsOf(place, to.get(place) ?? []), likeSpots),
  )
  return { over: rests.flatMap(rest => rest.over), wanted: rests.flatMap(rest => rest.wanted) }
}

const sharper = (one: Piece, other: Piece): Piece =>
  one === UNSEEN || (one.length === 1 && other !== UNSEEN) ? other : one

/**
 * The movements from `over` to `wanted`. If a card has no match, it is exchanged for an unseen card of the place that `reserve` returns;
 * if that is null, nothing moves, because the card was only identified wrongly.
 */
export function transfers(
  over: readonly Spot[],
  wanted: readonly Spot[],
  reserve: (spot: Spot) => Place | null = () => null,
): Movement[] {
  const paired = pairOff(over, wanted, likeSpots)
  const straight = paired.pairs.map(([one, other]) => ({
    piece: sharper(one.piece, other.piece),
    from: one.place,
    to: other.place,
  }))
  const changed = paired.over.flatMap((one, index): Movement[] => {
    const other = paired.wanted[index]
    const by = reserve(one)
    if (!other || by === null) return []
    return [
      { piece: one.piece, from: one.place, to: by },
      { piece: other.piece, from: by, to: other.place },
    ]
  })
  return [...straight, ...changed]
}

/** Groups movements into steps by their two places, or by the key that `by` returns. */
export function groupMovements(
  kind: HandStepKind,
  movements: readonly Movement[],
  by = ({ from, to }: Movement): string => `${from} ${to}`,
): HandStep[] {
  const groups = new Map<string, Movement[]>()
  for (const movement of movements) groups.set(by(movement), [...(groups.get(by(movement)) ?? []), movement])
  return [...groups.values()].map(group => ({ kind, movements: group }))
}

const swapOf = (movement: Movement, all: readonly Movement[]): Movement | undefined =>
  all.find(other => other.from === movement.to && other.to === movement.from)

/** Orders movements so that players can make them: swaps, cards that leave the grid, moves within it, moves outside it, cards laid on it. */
export function orderMovements(movements: readonly Movement[]): HandStep[] {
  const onTable = movements.filter(({ from, to }) => isCell(from) && isCell(to))
  const swaps = onTable.flatMap(movement => {
    const other = swapOf(movement, onTable)
    return other && movement.from < other.from ? [{ kind: 'swap' as const, movements: [movement, other] }] : []
  })
  const { aside, moves, back } = moved(onTable.filter(movement => !swapOf(movement, onTable)))
  const off = movements.filter(({ from, to }) => isCell(from) && !isCell(to))
  const between = movements.filter(({ from, to }) => !isCell(from) && !isCell(to))
  const onto = movements.filter(({ from, to }) => !isCell(from) && isCell(to))
  return [
    ...swaps,
    ...groupMovements('lift', [...off, ...aside], ({ to }) => to),
    ...moves.map((movement): HandStep => ({ kind: 'move', movements: [movement] })),
    ...groupMovements('give', between),
    ...groupMovements('lay', [...onto, ...back], ({ from }) => from),
  ]
}

/** In a cycle, one card waits in `aside`. */
function moved(movements: readonly Movement[]): Readonly<Record<'aside' | 'moves' | 'back', readonly Movement[]>> {
  let left = [...movements]
  const [aside, moves, back]: [Movement[], Movement[], Movement[]] = [[], [], []]
  while (left.length > 0) {
    const next = left.find(({ to }) => !left.some(({ from }) => from === to))
    const movement = next ?? left[0]
    if (!movement) break
    left = left.filter(each => each !== movement)
    if (next) moves.push(movement)
    else {
      aside.push({ ...movement, to: 'aside' })
      back.push({ ...movement, from: 'aside' })
    }
  }
  return { aside, moves, back }
}

/** Gathers all cards, then lays out and deals them again. */
export function redealSteps(from: CardLocations, to: CardLocations): HandStep[] {
  const gathered = [...from].flatMap(([place, pieces]) =>
    place === 'pack' ? [] : pieces.map((piece): Movement => ({ piece, from: place, to: 'pack' })),
  )
  const dealt = [...to].flatMap(([place, pieces]) =>
    place === 'pack' ? [] : pieces.map((piece): Movement => ({ piece, from: 'pack', to: place })),
  )
  return [
    { kind: 'gather', movements: gathered },
    { kind: 'deal', movements: dealt.toSorted((a, b) => known(b) - known(a)) },
  ]
}

const known = ({ piece }: Movement): number => (piece === UNSEEN ? 0 : 1)
