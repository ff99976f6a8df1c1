import { seatOf, turnOf, rankOfPlayed } from '../../../engine/tennis/seats.ts'
import type { Event, Played, TennisStep } from '../../../engine/tennis/types.ts'
import { rankAndValue } from '../card-words.ts'
import { event } from './events.ts'
import { nameOf, type At } from './names.ts'
import type { SectionId } from './sections.ts'

/** What the referee says of one card: what it earned, and the Net where its pair is complete. */
interface CardRuling {
  readonly sentence: string
  /** `Jack 11 − 4 = Net 7.`; '' after the first card of a pair, and where it is the sentence. */
  readonly net: string
  readonly section: string
  readonly scored: boolean
}

/** Of the steps of a card that was played where `net` had to be cleared. */
export function rulingOnCard(card: Played, net: number | null, steps: readonly TennisStep[], at: At): CardRuling {
  const told = (type: Event['type']) => steps.filter(step => step.event.type === type).map(step => explain(step, at))
  const [match] = told('match')
  const earned = at.position.match === 'replaces' && match ? [match] : [...told('clear'), ...told('match')]
  const sentence = earned.length > 0 ? earned.map(each => each.sentence).join(' ') : missed(card, net)
  const formed = told('net')[0]?.sentence ?? ''
  const section = earned.at(-1)?.section ?? unearned(net)
  const alone = net === null && earned.length === 0 && formed !== ''
  return { sentence: alone ? formed : sentence, net: alone ? '' : formed, section, scored: earned.length > 0 }
}

/** The section on a card that earned nothing. */
const unearned = (net: number | null): SectionId => (net === null ? 'net' : 'clearing')

const explain = (step: TennisStep, { players }: At) => event(step.event, { players, position: step.position })

/** T1, T2 */
function missed(card: Played, net: number | null): string {
  const value = rankAndValue(rankOfPlayed(card))
  return net === null ? `${value}: the first pair has no Net.` : `${value} is not higher than Net ${net}: no point.`
}

/** Who is to do what. */
export function now(at: At): string {
  const { position } = at
  const turn = turnOf(position)
  if (turn !== null) return `${nameOf(at, turn)} plays next.`
  if (position.phase === 'over') return 'Undo to go back into the match, or begin another.'
  return `${nameOf(at, seatOf(position.dealer, 'angler'))} deals the next hand.`
}

/** What a Cormorant who becomes a Ghost plays for (T6). */
export const risk = (at: At): string =>
  `If ${nameOf(at, seatOf(at.position.dealer, 'cormorant'))} wins this hand it counts for two; if not, one hand is lost.`
