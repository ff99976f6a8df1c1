import { isCell, likeness, pairOff, UNSEEN, type HandKind, type HandStep, type CardLocations, type Movement, type Piece, type Place } from './hands.ts' // oxfmt-ignore

/** A card and its place, now or wanted. */
export interface Spot {
  readonly piece: Piece
  readonly place: Place
}

export const spotsOf = (place: Place, pieces: readonly Piece[]): Spot[] => pieces.map(piece => ({ piece, place }))

/** An unseen card is matched with an unseen one before a known one. */
const likeSpots = (one: Spot, other: Spot): number =>
  one.piece === UNSEEN && other.piece === UNSEEN ? 2 : likeness(one.piece, other.piece)

/** Cards whose place differs between two tables: those over, and those wanted. */
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
 * The movement of each misplaced card. A card and a place that don't fit are exchanged through an unseen card of `reserve`, if that
 * names a place; else they stay: the card was only identified wrongly.
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

/** A step for each pair of places, or for each place that `by` names. */
export function stepsBy(
  kind: HandKind,
  movements: readonly Movement[],
  by = ({ from, to }: Movement): string => `${from} ${to}`,
): HandStep[] {
  const groups = new Map<string, Movement[]>()
  for (const movement of movements) groups.set(by(movement), [...(groups.get(by(movement)) ?? []), movement])
  return [...groups.values()].map(group => ({ kind, movements: group }))
}

const swapOf = (movement: Movement, all: readonly Movement[]): Movement | undefined =>
  all.find(other => other.from === movement.to && other.to === movement.from)

/** Puts them in an order in which hands can make them: what swaps, what leaves the table, what moves on it, what comes onto it. */
export function inOrder(movements: readonly Movement[]): HandStep[] {
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
    ...stepsBy('lift', [...off, ...aside], ({ to }) => to),
    ...moves.map((movement): HandStep => ({ kind: 'move', movements: [movement] })),
    ...stepsBy('give', between),
    ...stepsBy('lay', [...onto, ...back], ({ from }) => from),
  ]
}

/** Cards that go from cell to cell, each when its place is free; one of a ring waits aside. */
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

/** Gathers all cards and deals or lays them out again. */
export function anew(from: CardLocations, to: CardLocations): HandStep[] {
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

/** Known cards are laid out before the rest is dealt. */
const known = ({ piece }: Movement): number => (piece === UNSEEN ? 0 : 1)
