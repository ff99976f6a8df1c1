import { rankOfPlayed, seatOf, hasSuit, valueOfPlayed } from '../../../engine/tennis/seats.ts'
import type { HandEndEvent, Pair, Played, SetAside, Role, Seat } from '../../../engine/tennis/types.ts'
import { rankAndValue, aRank, possessive, theCard } from '../card-words.ts'
import { counted, listOf } from '../lists.ts'
import { highCardFirst, isReplaced, type At, type TennisWords } from '../../contract/tennis/book.ts'

export const nameOf = ({ players }: At, seat: Seat): string => players[seat - 1] ?? `Player ${seat}`
/** `Ghost`, as a label. */
export const ROLE_NAMES: Readonly<Record<Role, string>> = {
  ghost: 'Ghost',
  angler: 'Angler',
  fish: 'Fish',
  cormorant: 'Cormorant',
}
/** `the Ghost`, in a sentence. */
export const roleName = (role: Role): string => `the ${ROLE_NAMES[role]}`
export const cormorantOf = (at: At): string => nameOf(at, seatOf(at.position.dealer, 'cormorant'))

/** `the king of hearts`, or `a king` if the suit wasn't entered. */
export const cardName = (card: Played): string => (hasSuit(card) ? theCard(card) : aRank(rankOfPlayed(card)))

/** `The jack (11)`, `The 4` */
export const theRankPlayed = (card: Played): string => `The ${rankAndValue(rankOfPlayed(card))}`

function subtraction(cards: Pair, net: number): string {
  const [high, low] = highCardFirst(cards)
  return `The new Net is ${valueOfPlayed(high)} − ${valueOfPlayed(low)} = ${net}.`
}

const IRREGULAR: Readonly<Record<SetAside, string>> = {
  'not-allowed': 'In this match, the Cormorant can’t become a Ghost, but the players let the move stand.',
  'too-many-points': 'The Cormorant has too many points to become a Ghost. The players let the move stand.',
}

export const events: TennisWords['events'] = {
  irregular: ({ refusal }) => IRREGULAR[refusal],
  play: ({ card, player }, at) => `${nameOf(at, player)} plays ${cardName(card)}.`,
  clear: ({ card, net, player }, at) =>
    `${theRankPlayed(card)} clears the Net (${net})${isReplaced(at.position) ? '' : `: a point for ${nameOf(at, player)}`}.`,
  match: ({ players }, at) => equalCards(listOf(players.map(seat => nameOf(at, seat))), at),
  net: ({ cards, net }) => subtraction(cards, net),
  ghost: ({ player }, at) => becomesGhost(nameOf(at, player)),
  result: ({ ghosted }) => resultSentence(ghosted),
  'hand-over': handOver,
  phase: (_, at) => dealText(at),
  over: ({ winner }, at) => `${nameOf(at, winner)} wins the match.`,
}

/** How a deal begins (T7). */
export const dealText = (at: At): string =>
  `${nameOf(at, at.position.dealer)} deals hand ${at.position.hand} as the Ghost. ${nameOf(at, seatOf(at.position.dealer, 'fish'))} plays first as the Fish.`

const becomesGhost = (name: string): string =>
  `${name} becomes a Ghost. Turn ${possessive(name)} cards to face the other players.`

/** The text about equal cards (T3). */
const equalCards = (names: string, { position }: At): string =>
  position.match === 'replaces'
    ? `Equal cards: ${names} score two points each for this pair, and no point for the Net.`
    : `Equal cards: ${names} score two points each.`

const resultSentence = (ghosted: boolean): string =>
  ghosted ? 'Only the result was entered: the Cormorant had become a Ghost.' : 'Only the result was entered.'

/** The text about the result of a hand (T4, T5, T6). */
function handOver({ player, role, points, worth: hands, loser, tied }: HandEndEvent, at: At): string {
  const name = nameOf(at, player)
  const score = counted(points[player - 1] ?? 0, 'point', 'points')
  const others = listOf(tied.map(seat => nameOf(at, seat)))
  const twice =
    role === 'cormorant' ? 'The Cormorant had become a Ghost, so the hand counts for two.' : 'The hand counts for two.'
  const sentences = [
    at.position.played.length === 0
      ? `${name} wins the hand as ${roleName(role)}.`
      : `${name} wins the hand as ${roleName(role)} with ${score}.`,
    ...(tied.length === 0 ? [] : [`Tied with ${others}: ${name} is farther clockwise from the dealer.`]),
    ...(hands === 1 ? [] : [twice]),
    ...(loser === null
      ? []
      : [
          `${nameOf(at, loser)} became a Ghost but didn’t win: take one hand off ${possessive(nameOf(at, loser))} total.`,
        ]),
  ]
  return sentences.join(' ')
}
