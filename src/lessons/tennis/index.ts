import { recordOf } from './goals.ts'
import { tennis } from '../../engine/tennis/index.ts'
import type { Action, Event, Position, Setup, TennisRefusal, Played } from '../../engine/tennis/types.ts'
import { tennisRulebook } from '#text/tennis/index.ts'
import type { Course, Diagram } from '../course.ts'
import { clearing, matching, net, pairs, seats, cormorant, irregular, winning } from './lessons.ts'
import { drill } from './drill.ts'
import { positionText } from '#text/tennis/hands.ts'
import { parseCard, parseRank } from '../../engine/cards.ts'
import { rankOfPlayed, valueOfPlayed, seatOf, turnOf } from '../../engine/tennis/seats.ts'
import { notesOf, type Guide, type Why } from '../guide.ts'
import { and, happens, inPhase, not, type Goal } from '../goals.ts'
import { hintText, reasonText, guideText, setUpText } from '#text/tennis/practice.ts'

const read = (hand: readonly string[]): readonly Played[] =>
  hand.flatMap(card => parseCard(card) ?? parseRank(card) ?? [])

/** Returns null if the card would be the first card of the pair. */
const netWith = ({ pair: [first] }: Position, card: Played): number | null =>
  first === undefined ? null : Math.abs(valueOfPlayed(first) - valueOfPlayed(card))

function reasonToPlay(position: Position, card: Played, hand: readonly Played[]): string {
  const { net } = position
  const rank = rankOfPlayed(card)
  const value = valueOfPlayed(card)
  const left = netWith(position, card)
  if (left === 0) return hintText.matches(rank)
  const leaves = left === null ? '' : ` ${hintText.leaves(left)}`
  const lower = hand.map(valueOfPlayed).filter(each => each < value)
  if (net === null) return (lower.length === 0 ? hintText.noNet : hintText.noNetYet) + leaves
  const isLeast = lower.length === 0 && hand.every(each => valueOfPlayed(each) <= net)
  if (value <= net) return (isLeast ? hintText.leastToLose(rank, net) : hintText.misses(rank, net)) + leaves
  return (lower.some(each => each > net) ? hintText.clears(rank, net) : hintText.lowest) + leaves
}

function why(position: Position, action: Action, hand: readonly string[] = []): Why {
  const cards = read(hand)
  return action.type === 'play' ? { reason: reasonToPlay(position, action.card, cards) } : { reason: '' }
}

/** The easy opponent plays an equal card by chance, its highest card to clear the Net, or its lowest. */
function reasonFor(position: Position, card: Played): string {
  const { dealer, net } = position
  if (turnOf(position) === seatOf(dealer, 'ghost')) return reasonText.blind
  if (netWith(position, card) === 0) return reasonText.matches
  if (net === null) return reasonText.noNet
  return valueOfPlayed(card) > net ? reasonText.clears : reasonText.misses
}

const reason = (position: Position, action: Action): string | null =>
  action.type === 'play' && position.phase === 'play' ? reasonFor(position, action.card) : null

const misses: Goal<Position, Event> = and(happens('play'), not(happens('clear')), not(happens('match')))

/** The learner begins as the Angler, who has a Net to clear. In later games, with more hands, the learner may become the Ghost. */
const guide: Guide<Position, Event, Action> = {
  deal: (_, again = false) =>
    ['game tennis', 'players Ada, Ben, Cleo, Dan', 'dealer 2', `target ${again ? 3 : 1}`, 'play'].join('\n'),
  setUp: () => setUpText.map(text => ({ text, marked: [] })),
  learner: 3,
  why,
  reason,
  notes: notesOf(guideText, {
    welcome: () => true,
    pair: ({ position: { played } }) => played.length === 1,
    ghost: ({ position: { played } }) => played.length === 2,
    net: ({ position: { phase, net } }) => phase === 'play' && net !== null,
    clear: happens('clear'),
    missed: moment => moment.before.net !== null && misses(moment),
    match: happens('match'),
    'hand-over': not(inPhase('play')),
    'ghost-won': happens('hand-over', event => event.role === 'ghost'),
    'next-hand': ({ position: { phase, hand } }) => phase === 'play' && hand > 1,
    over: inPhase('over'),
  }),
}

const diagrams: Readonly<Record<string, Diagram>> = {
  irregular: { record: recordOf('94'), action: 'stands ghost', marked: [], caption: '' },
}

function lessonFor({ phase, net: hurdle, played }: Position): string {
  if (phase !== 'play') return winning.id
  if (played.length === 0) return pairs.id
  return hurdle === null ? net.id : clearing.id
}

export const tennisCourse: Course<Setup, Position, Action, Event, TennisRefusal> = {
  game: tennis,
  rulebook: tennisRulebook,
  lessons: [clearing, net, matching, seats, pairs, winning, cormorant, irregular],
  drill,
  guide,
  diagrams,
  lessonFor,
  inWords: positionText,
}
