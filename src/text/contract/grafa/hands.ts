import { parseCard, type Card } from '../../../engine/cards.ts'
import { isCard, lookedAtCount } from '../../../engine/grafa/abilities.ts'
import type { Position } from '../../../engine/grafa/types.ts'
import type { Movement, Place } from '../../../engine/hands.ts'
import type { Hidden } from '../../../lessons/lesson.ts'
import { grouped, type StepSentence } from '../hands.ts'

/** `from` is null if the sentence needn't say where the cards come from. */
interface PutBack {
  readonly cards: readonly Movement[]
  readonly from: Place | null
}

interface Sentences {
  /** `known`: whether the card was seen before. */
  turnUp(cards: readonly Movement[], known: boolean): string
  turnDown(cards: readonly Movement[]): string
  /** Moves the next cards of the deck to one place. */
  take(cards: readonly Movement[], to: Place): string
  move(cards: readonly Movement[], from: Place, to: Place): string
  /** `parts` are in order from the top. `faceUp`: whether the top card is face up; all others are face down. */
  putBack(parts: readonly PutBack[], count: number, faceUp: boolean): string
  pair(cards: readonly Movement[]): string
}

function drawn(movements: readonly Movement[], { take, move }: Sentences): string {
  const runs: Movement[][] = []
  for (const movement of movements) {
    const last = runs.at(-1)
    if (last?.[0]?.to === movement.to) last.push(movement)
    else runs.push([movement])
  }
  return runs
    .map(run => {
      const to = run[0]?.to ?? 'looked'
      return to === 'pair' ? move(run, 'deck', to) : take(run, to)
    })
    .join(' ')
}

const byWay = (movements: readonly Movement[], { move }: Sentences): string =>
  grouped(movements, ({ from, to }) => `${from} ${to}`)
    .map(group => (group[0] ? move(group, group[0].from, group[0].to) : ''))
    .join(' ')

/** Cards that were looked at need no source, unless others come from elsewhere. */
function putBack(movements: readonly Movement[], sentences: Sentences): string {
  const runs = grouped(movements, ({ from }) => from)
  const isMixed = runs.length > 1
  const parts = (isMixed ? movements.map(movement => [movement]) : runs).map(cards => {
    const from = cards[0]?.from ?? 'looked'
    return { cards, from: from === 'looked' && !isMixed ? null : from }
  })
  return sentences.putBack(parts, movements.length, movements[0]?.to === 'top')
}

export const createGrafaStepSentence =
  (sentences: Sentences): StepSentence =>
  ({ kind, movements }) => {
    switch (kind) {
      case 'turn-up':
        return sentences.turnUp(movements, movements.every(({ piece }) => parseCard(piece) !== null)) // oxfmt-ignore
      case 'turn-down':
        return sentences.turnDown(movements)
      case 'draw':
        return drawn(movements, sentences)
      case 'put-back':
        return putBack(movements, sentences)
      case 'lay':
        return movements.every(({ to }) => to === 'pair') && movements.some(({ from }) => from === 'top')
          ? sentences.pair(movements)
          : byWay(movements, sentences)
      default:
        return byWay(movements, sentences)
    }
  }

interface GrafaState {
  hand(cards: readonly Card[]): string
  pair(cards: readonly Card[]): string
  faceUp(card: Card): string
  /** Cards below the face-up card that were seen, from the top. */
  known(cards: readonly Card[]): string
  piles(deck: number, discard: number): string
}

/** The hand, the face-up card, the known cards below it, and the sizes of the deck and the discard pile. */
export const createPositionText =
  (words: GrafaState) =>
  (position: Position, hidden: readonly Hidden[] = []): string[] => {
    const { phase, hand, deck, discard, pair } = position
    const [top, ...below] = phase === 'pair' || phase === 'over' ? deck : [undefined, ...deck]
    const known = hidden.includes('deck')
      ? []
      : below.flatMap(slot => (slot !== undefined && isCard(slot) ? [slot] : []))
    return [
      words.hand(hand),
      ...(pair ? [words.pair(pair)] : []),
      ...(top !== undefined && isCard(top) ? [words.faceUp(top)] : []),
      ...(known.length > 0 ? [words.known(known)] : []),
      words.piles(deck.length - lookedAtCount(position), discard.length),
    ]
  }
