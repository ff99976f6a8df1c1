import { likeness, lyingOf, type HandStep, type Lying, type Movement, type Piece, type Place } from '../hands.ts'
import { differences, spotsOf, stepsBy, transfers } from '../hands-across.ts'

/** The deck with the card face up on it, top first. */
const stackOf = (lying: Lying): Piece[] => [...(lying.get('top') ?? []), ...(lying.get('deck') ?? [])]
const isFaceUp = (lying: Lying): boolean => lying.has('top')

/** How many cards at the bottom of both may be the same. */
function alikeBelow(one: readonly Piece[], other: readonly Piece[]): number {
  let count = 0
  for (let at = 1; at <= Math.min(one.length, other.length); at++) {
    const [a, b] = [one.at(-at), other.at(-at)]
    if (a === undefined || b === undefined || likeness(a, b) === 0) break
    count = at
  }
  return count
}

/** The cards above those that stay are taken off the deck, and what should lie there is put onto it, face down; then the top one is turned. */
export function across(from: Lying, to: Lying): HandStep[] {
  const [stack, goal] = [stackOf(from), stackOf(to)]
  const staying = alikeBelow(stack, goal)
  const off = stack.slice(0, stack.length - staying)
  const onto = goal.slice(0, goal.length - staying)
  const rest = differences(heapsOf(from), heapsOf(to))
  const movements = transfers([...spotsOf('deck', off), ...rest.over], [...rest.wanted, ...spotsOf('deck', onto)])
  const shown = isFaceUp(from) && off.length > 0
  return [
    ...turned('turn-down', from, isFaceUp(from) && !shown && (onto.length > 0 || !isFaceUp(to))),
    ...takenOff(movements, off, shown),
    ...stepsBy('give', movements.filter(movement => movement.from !== 'deck' && movement.to !== 'deck'), by), // prettier-ignore
    ...putOn(movements, onto),
    ...turned('turn-up', to, isFaceUp(to) && (shown || onto.length > 0 || !isFaceUp(from))),
  ]
}

const by = ({ from, to }: Movement): string => `${from} ${to}`
const heapsOf = (lying: Lying): Lying => lyingOf([...lying].filter(([place]) => place !== 'deck' && place !== 'top'))

function turned(kind: 'turn-up' | 'turn-down', lying: Lying, needed: boolean): HandStep[] {
  const [piece] = lying.get('top') ?? []
  if (!needed || piece === undefined) return []
  const [from, to]: readonly Place[] = kind === 'turn-up' ? ['deck', 'top'] : ['top', 'deck']
  return from && to ? [{ kind, movements: [{ piece, from, to }] }] : []
}

/** In the order of the cards given; what lies on the deck again later waits beside it. */
function inOrderOf(movements: readonly Movement[], pieces: readonly Piece[]): Movement[] {
  const left = [...movements]
  return pieces.flatMap(piece => {
    const likest = left.toSorted((a, b) => likeness(b.piece, piece) - likeness(a.piece, piece))[0]
    if (!likest || likeness(likest.piece, piece) === 0) return []
    left.splice(left.indexOf(likest), 1)
    return [likest]
  })
}

function takenOff(movements: readonly Movement[], off: readonly Piece[], shown: boolean): HandStep[] {
  const taken = inOrderOf(
    movements.filter(({ from }) => from === 'deck'),
    off,
  ).map(
    // prettier-ignore
    (movement, index): Movement => ({
      ...movement,
      from: shown && index === 0 ? 'top' : 'deck',
      to: movement.to === 'deck' ? 'aside' : movement.to,
    }),
  )
  return taken.length > 0 ? [{ kind: 'draw', movements: taken }] : []
}

function putOn(movements: readonly Movement[], onto: readonly Piece[]): HandStep[] {
  const put = inOrderOf(
    movements.filter(({ to }) => to === 'deck'),
    onto,
  ).map(
    // prettier-ignore
    (movement): Movement => ({ ...movement, from: movement.from === 'deck' ? 'aside' : movement.from }),
  )
  return put.length > 0 ? [{ kind: 'put-back', movements: put }] : []
}
