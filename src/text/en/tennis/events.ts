import { rankOfPlayed, valueOfPlayed, seatOf, hasSuit } from '../../../engine/tennis/seats.ts'
import type {
  Event,
  HandOverEvent,
  Pair,
  Played,
  SetAside,
  Position,
  Role,
  Seat,
} from '../../../engine/tennis/types.ts'
import { rankAndValue, aRank, theCard } from '../card-words.ts'
import { counted, listOf } from '../lists.ts'
import type { Explanation, Speech } from '../../contract/rulebook.ts'
import type { SectionId } from './sections.ts'

export type At = Speech<Position>

export const nameOf = ({ players }: At, seat: Seat): string => players[seat - 1] ?? `Player ${seat}`
const ROLES: Readonly<Record<Role, string>> = {
  ghost: 'the Ghost',
  angler: 'the Angler',
  fish: 'the Fish',
  cormorant: 'the Cormorant',
}
export const roleName = (role: Role): string => ROLES[role]
export const cormorantOf = (at: At): string => nameOf(at, seatOf(at.position.dealer, 'cormorant'))

/** `the king of hearts`, or `a king` where the suit was left out. */
export const cardName = (card: Played): string => (hasSuit(card) ? theCard(card) : aRank(rankOfPlayed(card)))

const worth = (card: Played): string => rankAndValue(rankOfPlayed(card))

/** `Jack 11 − 4 = Net 7` */
function subtraction([one, other]: Pair, net: number): string {
  const [high, low] = valueOfPlayed(one) < valueOfPlayed(other) ? [other, one] : [one, other]
  return `${worth(high)} − ${worth(low)} = Net ${net}.`
}

const IRREGULAR: Readonly<Record<SetAside, string>> = {
  'not-allowed': 'Not allowed in this match; the players let it stand.',
  'too-many-points': 'Too late for it by the rules; the players let it stand.',
}

function sentence(event: Event, at: At): readonly [sentence: string, section: SectionId] {
  switch (event.type) {
    case 'irregular':
      return [IRREGULAR[event.refusal], 'irregular']
    case 'play':
      return [`${nameOf(at, event.player)} plays ${cardName(event.card)}.`, 'hand']
    case 'clear':
      return [
        `${worth(event.card)} is higher than Net ${event.net}: a point for ${nameOf(at, event.player)}.`,
        'clearing',
      ]
    case 'match':
      return [
        `The cards match: ${matchPoints(
          event.players.map(seat => nameOf(at, seat)),
          at,
        )}.`,
        'matching',
      ]
    case 'net':
      return [subtraction(event.cards, event.net), 'net']
    case 'ghost':
      return [`${nameOf(at, event.player)} becomes a Ghost: turn those cards to face the others.`, 'cormorant']
    case 'result':
      return [resultSentence(nameOf(at, event.player), event), 'entering']
    case 'hand-over':
      return [handOver(event, at), event.loser === null ? 'winning-a-hand' : 'cormorant']
    case 'phase':
      return [deal(at), 'seats']
    case 'over':
      return [`${nameOf(at, event.winner)} wins the match.`, 'winning']
  }
}

/** How a hand begins (T7). */
export const deal = (at: At): string =>
  `Deal hand ${at.position.hand}: ${nameOf(at, at.position.dealer)} is the Ghost${at.position.hand > 1 ? ' now' : ''}, and ${nameOf(at, seatOf(at.position.dealer, 'fish'))} plays first as the Fish.`

/** T3 */
const matchPoints = (names: readonly string[], { position }: At): string =>
  position.match === 'replaces'
    ? `${listOf(names)} have two points each from this pair`
    : `two more points each for ${listOf(names)}`

function resultSentence(name: string, { role, ghosted }: Extract<Event, { type: 'result' }>): string {
  const ghost = ghosted ? ', and the Cormorant had become a Ghost' : ''
  return `Entered: ${name} won as ${roleName(role)}${ghost}.`
}

/** T4, T5, T6 */
function handOver({ player, role, points, worth: hands, loser, tied }: HandOverEvent, at: At): string {
  const score = points[player - 1] ?? 0
  const level =
    tied.length === 0 ? '' : `, level with ${listOf(tied.map(seat => nameOf(at, seat)))} but sitting farther round`
  const counts = hands === 1 ? '' : ' It counts for two.'
  const loss = loser === null ? '' : ` ${nameOf(at, loser)} became a Ghost without winning and loses a hand.`
  const played = at.position.played.length === 0 ? '' : ` with ${counted(score, 'point', 'points')}${level}`
  return `${nameOf(at, player)} wins the hand as ${roleName(role)}${played}.${counts}${loss}`
}

/** What happened, as an instruction for hands where cards move. */
export function event(happened: Event, at: At): Explanation {
  const [words, section] = sentence(happened, at)
  return { sentence: words, remedy: '', section }
}
