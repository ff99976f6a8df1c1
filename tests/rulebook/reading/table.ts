import { cardOf, type Card, type Rank, type Suit } from '../../../src/engine/cards.ts'
import { isCell, likeness, UNSEEN, type CardLocations, type Piece, type Place } from '../../../src/engine/hands.ts'

/** The locations of the cards as they are known to a player who follows the sentences. */
export type ReadTable = Map<Place, Piece[]>

/** Applies the effect of a sentence; `found` are the groups of its pattern. */
export type SentenceEffect = (read: ReadTable, ...found: string[]) => void
export type Sentences = readonly (readonly [RegExp, SentenceEffect])[]

export const PLAYERS = ['Ann', 'Bob', 'Cat', 'Dee']
export const readTableOf = (locations: CardLocations): ReadTable =>
  new Map([...locations].map(([place, pieces]) => [place, [...pieces]]))
export const tableText = (locations: CardLocations): string =>
  [...locations]
    .flatMap(([place, pieces]) => (pieces.length > 0 ? [`${place}: ${pieces.join(' ')}`] : []))
    .sort()
    .join('; ')
export const seatOf = (name: string): number => PLAYERS.indexOf(name) + 1

/**
 * Removes from a place the card that is most like `piece`, and returns the better known of the two. From the deck, only the top card can be
 * taken.
 */
export function takeCard(read: ReadTable, place: Place, piece: Piece): Piece {
  const there = read.get(place) ?? []
  const alike = (place === 'deck' ? there.slice(0, 1) : there).map(each => likeness(each, piece))
  const best = Math.max(0, ...alike)
  const [card] = best > 0 ? there.splice(alike.indexOf(best as 1), 1) : []
  if (card === undefined) throw new Error(`no ${piece} on ${place}, but ${there.join(' ')}`)
  return card === UNSEEN || piece.length === 2 ? (piece === UNSEEN ? card : piece) : card
}

export function putCard(read: ReadTable, place: Place, piece: Piece): void {
  const there = read.get(place) ?? []
  if (there.length > 0 && (isCell(place) || place === 'top')) throw new Error(`${place} is taken`)
  read.set(place, [piece, ...there])
}

export const move = (read: ReadTable, pieces: readonly Piece[], from: Place, to: Place): void =>
  pieces.forEach(piece => putCard(read, to, takeCard(read, from, piece)))

const RANKS: Readonly<Record<string, Rank>> = { ace: 'A', jack: 'J', queen: 'Q', king: 'K', '10': 'T' }
const SUITS: Readonly<Record<string, Suit>> = { spades: 'S', hearts: 'H', diamonds: 'D', clubs: 'C' }
const rankOf = (word: string): Rank => RANKS[word] ?? (word as Rank)
const suitOf = (word: string): Suit => SUITS[word] ?? 'S'

const RANK = '(?:ace|[2-9]|10|jack|queen|king)'
const SUIT = '(?:spades|hearts|diamonds|clubs)'
const IN_DECK = ['A', '2', '3', '4', '5', '6', '7', '8', '9', 'T', 'J', 'Q', 'K'] as const
const CARDS = new RegExp(
  `the ((?:${RANK}(?:, | and )?)+) of (${SUIT})|an? (${RANK})\\b|the (${SUIT})|(the next card|a card)`,
  'g',
)

/** The cards in `the 4, 6 and jack of spades and the hearts` or `a king and the next card`. */
export const piecesIn = (text: string): Piece[] =>
  [...text.matchAll(CARDS)].flatMap(([, ranks, suit = '', rank, whole]): Piece[] => {
    if (ranks !== undefined)
      return ranks.match(new RegExp(RANK, 'g'))?.map((word): Card => cardOf(rankOf(word), suitOf(suit))) ?? []
    if (rank !== undefined) return [rankOf(rank)]
    return whole === undefined ? [UNSEEN] : IN_DECK.map(each => cardOf(each, suitOf(whole)))
  })

/** These words follow a full stop, but belong to the sentence before them. */
const ENGLISH_ORDER = 'From the top'

/** Moves the cards as instructed. A sentence that begins with `order` belongs to the sentence before it. */
export function followInstructions(sentences: Sentences, read: ReadTable, said: string, order = ENGLISH_ORDER): void {
  for (const sentence of said.split(new RegExp(String.raw`\.(?! ${order})`)).map(part => part.trim())) {
    if (sentence === '') continue
    const doing = sentences.map(([form, act]) => [form.exec(sentence), act] as const).find(([found]) => found)
    if (!doing) throw new Error(`not understood: ${sentence}`)
    doing[1](read, ...(doing[0]?.slice(1) ?? []))
  }
}
