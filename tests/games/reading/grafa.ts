import { headText } from '../../../src/book/journal/replay.ts'
import { DECK, parseCard, type Card } from '../../../src/engine/cards.ts'
import { grafa } from '../../../src/engine/grafa/index.ts'
import type { Position } from '../../../src/engine/grafa/types.ts'
import { grafaTable } from '../../../src/games/grafa/table/index.ts'
import { revealAction } from '../../engine/walks.ts'
import { dice } from '../../engine/wellsix/random.ts'
import { GRAFA } from '../../rulebook/reading/grafa.ts'
import { move, piecesIn, putCard, takeCard, type ReadTable, type Sentences } from '../../rulebook/reading/table.ts'
import type { Player, Said } from './person.ts'

const NUMBERS = ['card', 'one', 'two', 'three']
const GOALS = { Dig: 'discard', Draw: 'hand 1', 'Look at': 'looked', Turn: 'top' } as const

/** Follows an instruction to dig, draw, look at or turn over cards from the deck. The reader then knows these cards. */
function answered(read: ReadTable, asks: string, seen: readonly Card[]): void {
  const [, what = '', count = ''] = /^(Dig|Draw|Look at|Turn)(?: up)? the top (\w+)/.exec(asks) ?? []
  const goal = GOALS[what as keyof typeof GOALS]
  const number = count === 'card' ? 1 : NUMBERS.indexOf(count)
  if (number < 1) throw new Error(`not understood: ${asks}`)
  const cards = Array.from({ length: number }, (_, i) => {
    const card = takeCard(read, 'deck', '??')
    return card === '??' ? (seen[i] ?? card) : card
  })
  if (what === 'Look at' && number === 1) putCard(read, 'deck', cards[0] ?? '??')
  else for (const card of what === 'Look at' ? cards.toReversed() : cards) putCard(read, goal, card)
}

function made(read: ReadTable, line: string, _: Position, { asks }: Said): void {
  const [name, ...words] = line.split(' ')
  const cards = words.flatMap(word => parseCard(word) ?? [])
  if (name === 'pair') {
    move(read, cards, 'hand 1', 'pair')
    move(read, [...(read.get('top') ?? [])], 'top', 'pair')
  } else if (name === 'reveal') answered(read, asks, cards)
  else if (name === 'arrange')
    for (const card of cards.toReversed()) putCard(read, 'deck', takeCard(read, 'looked', card))
}

/**
 * Discards the pair. The reader knows no rules, so the pair stays apart until the table says where its cards go.
 */
const discardPair = (read: ReadTable): void => move(read, [...(read.get('pair') ?? [])], 'pair', 'discard')

/**
 * Applies sentences that aren't instructions: the pair is discarded, cards to be put back were looked at, or the next
 * card is turned up.
 */
function heard(read: ReadTable, says: string, adds: string, root: ParentNode): void {
  const isWalked = root.querySelector('.walker') !== null
  if (!isWalked && /\b(Discard the pair|The pair is discarded)\./.test(`${says} ${adds}`)) discardPair(read)
  if (/^Put (?:them|the cards) back/.test(says) && (read.get('looked') ?? []).length === 0) {
    const open = [...root.querySelectorAll('[data-slot]')].map(() => takeCard(read, 'deck', '??'))
    for (const card of open.toReversed()) putCard(read, 'looked', card)
  }
  const isTurned =
    /is face up\.$|\bTurn the top card of the deck face up: |Your score:|a perfect game|^Pair|pairs? with/.test(says)
  if (isTurned && (read.get('top') ?? []).length === 0 && (read.get('deck') ?? []).length > 0) {
    putCard(read, 'top', takeCard(read, 'deck', '??'))
  }
}

const OWN: Sentences = [
  [/^Discard the pair$/, discardPair],
  [/^Clubs: look at .*, (?:the last card of the deck|and put them back in any order)$/, () => undefined],
]

/**
 * Throws if the hand, the piles or the face-up card on the screen differ from those expected, or if a card that the
 * sentence names isn't marked.
 */
function look(root: ParentNode, read: ReadTable, said: string): void {
  const faces = [...root.querySelectorAll('.grafa [data-flip]:not([data-deck]):not([data-card])')].map(
    face => [face.getAttribute('data-flip') ?? '', face.className.includes('outline-')] as const,
  )
  const hand = [...root.querySelectorAll('.hand [data-card]')].map(
    card => [card.getAttribute('data-card') ?? '', card.textContent?.includes('marked') ?? false] as const,
  )
  const marked = new Set([...faces, ...hand].flatMap(([card, isMarked]) => (isMarked ? [card] : [])))
  const lies = [...(read.get('hand 1') ?? [])].sort().join(' ')
  const drawn = hand
    .map(([card]) => card)
    .sort()
    .join(' ')
  if (root.querySelector('.hand') && lies !== drawn) throw new Error(`the hand shows ${drawn}, and is ${lies}`)
  const piles = [...root.querySelectorAll('.grafa .pile')].map(pile => pile.getAttribute('aria-label') ?? '')
  const counts = [(read.get('deck') ?? []).length + (read.get('top') ?? []).length, (read.get('discard') ?? []).length]
  for (const [index, count] of counts.entries()) {
    const shown = /(\d+|one) cards?/.exec(piles[index] ?? '')?.[1]?.replace('one', '1') ?? '0'
    if (said !== '' && Number(shown) !== count) throw new Error(`${piles[index] ?? ''}, where ${count} lie`)
  }
  const up = piecesIn(`the ${/, (\w+ of \w+) face up$/.exec(piles[0] ?? '')?.[1] ?? ''}`)[0]
  const [top] = read.get('top') ?? []
  if (said !== '' && up !== top) throw new Error(`${piles[0] ?? ''}, where ${top ?? 'nothing'} is face up`)
  const open = (['hand 1', 'top', 'pair', 'discard', 'looked', 'aside'] as const).flatMap(
    place => read.get(place) ?? [],
  )
  for (const piece of piecesIn(said)) {
    if (open.includes(piece) && !marked.has(piece)) throw new Error(`${piece} is named and not marked`)
  }
}

/** A player of a deal in the app, or of a real deck whose cards are entered when they are seen. */
export function grafaPlayer(seed: number): Player<Position> {
  const cards: readonly Card[] = dice(seed).shuffled(DECK)
  const isDealt = seed % 2 === 0
  return {
    module: grafaTable,
    game: grafa,
    sentences: [...OWN, ...GRAFA],
    begin: () => ({
      head: headText(
        grafa,
        isDealt
          ? { players: ['Ann'], hand: null, deck: cards, discard: [] }
          : { players: ['Ann'], hand: cards.slice(0, 5), deck: cards.slice(5, 6), discard: [] },
      ),
      cards: new Map([
        ['hand 1', cards.slice(0, 5)],
        ['top', cards.slice(5, 6)],
        ['deck', cards.slice(6)],
      ]),
    }),
    choose(position, at) {
      const action = position.phase === 'reveal' ? revealAction(position, cards) : at.shuffled(grafa.legal(position))[0]
      return action ? grafa.makeAction(action) : null
    },
    against: ({ hand }, at) => (hand.length > 0 ? `pair ${at.oneOf(hand)}` : null),
    made,
    heard,
    look,
  }
}
