import { parseCard, parseRank, RANKS, type Rank } from '../../engine/cards.ts'
import { rankOfPlayed, valueOfPlayed, seatOf, turnOf } from '../../engine/tennis/seats.ts'
import { tennis } from '../../engine/tennis/index.ts'
import type { Played, Position, Action, Event } from '../../engine/tennis/types.ts'
import { type Hint, happened, notesOf, type Guide } from '../guide.ts'
import { hintText, reasonText, guideText } from '../../text/en/tennis/practice.ts'

const mayBePlayed = (position: Position, rank: Rank): boolean =>
  tennis.play(position, { type: 'play', card: rank }).accepted

/** A card that matches, the lowest that clears the Net, or the lowest: higher ones are for higher Nets. */
function cardFor({ net, pair: [first] }: Position, cards: readonly Played[]): Hint {
  const sorted = cards.toSorted((a, b) => valueOfPlayed(a) - valueOfPlayed(b))
  const told = (card: Played, reason: (rank: Rank) => string): Hint => ({
    action: tennis.makeAction({ type: 'play', card }),
    reason: reason(rankOfPlayed(card)),
  })
  const match = sorted.find(card => first !== undefined && valueOfPlayed(card) === valueOfPlayed(first))
  if (match) return told(match, hintText.matches)
  const [lowest] = sorted
  if (!lowest) return { action: null, reason: hintText.blind }
  if (net === null) return told(lowest, () => hintText.noNet)
  const clearing = sorted.find(card => valueOfPlayed(card) > net)
  return clearing
    ? told(clearing, rank => hintText.lowest(rank, net))
    : told(lowest, rank => hintText.leastToLose(rank, net))
}

const read = (hand: readonly string[]): readonly Played[] =>
  hand.flatMap(card => parseCard(card) ?? parseRank(card) ?? [])

/** Where nobody says who holds which cards, what is told is what would be best to hold. */
export function hint(position: Position, hand?: readonly string[]): Hint | null {
  switch (position.phase) {
    case 'play':
      return cardFor(position, hand ? read(hand) : RANKS.filter(rank => mayBePlayed(position, rank)))
    case 'hand-over':
      return { action: 'next', reason: hintText.next }
    case 'over':
      return null
  }
}

/** A card that nobody minds to lose. */
const LOW = 6
/** So little higher than the Net that it can be said to save higher cards. */
const NEAR = 4

/** Why a card is played: it matches where it can, else clears the Net with the lowest that does, else throws the lowest. */
function reasonFor(position: Position, card: Played): string {
  const { dealer, net, pair } = position
  const [first] = pair
  if (turnOf(position) === seatOf(dealer, 'ghost')) return reasonText.blind
  if (first !== undefined && valueOfPlayed(first) === valueOfPlayed(card)) return reasonText.matches
  if (net === null) return reasonText.noNet
  const value = valueOfPlayed(card)
  if (value <= net) return value <= LOW ? reasonText.least : reasonText.misses
  if (net === 0 && value <= LOW) return reasonText.anyCard
  return value - net <= NEAR ? reasonText.saves : reasonText.clears
}

/** From what lies on the table alone: nothing is told of what others hold. */
export const reason = (position: Position, action: Action): string | null =>
  action.type === 'play' && position.phase === 'play' ? reasonFor(position, action.card) : null

/** A first hand of tennis, as the Fish, who plays first. */
export const guide: Guide<Position, Event, Action> = {
  deal: () => ['game tennis', 'players Ada, Ben, Cleo, Dan', 'target 2', 'play'].join('\n'),
  learner: 3,
  hint,
  reason,
  notes: notesOf(guideText, {
    welcome: { lesson: 'seats', arises: () => true },
    pair: { lesson: 'pairs', arises: ({ position: { played } }) => played.length === 1 },
    net: { lesson: 'net', arises: ({ position: { phase, net } }) => phase === 'play' && net !== null },
    clear: { lesson: 'clearing', arises: moment => happened(moment, 'clear') },
    missed: {
      lesson: 'clearing',
      arises: moment =>
        moment.before.net !== null &&
        happened(moment, 'play') &&
        !happened(moment, 'clear') &&
        !happened(moment, 'match'),
    },
    match: { lesson: 'matching', arises: moment => happened(moment, 'match') },
    'hand-over': { lesson: 'winning', arises: ({ position: { phase } }) => phase !== 'play' },
    'next-hand': { lesson: 'seats', arises: ({ position: { phase, hand } }) => phase === 'play' && hand > 1 },
    over: { lesson: 'winning', arises: ({ position: { phase } }) => phase === 'over' },
  }),
}
