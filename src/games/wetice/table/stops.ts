import type { WetIceStep } from '../../../engine/wetice/types.ts'
import type { Stop } from '../../../table/useWalk.ts'

const cardsOf = ({ event }: WetIceStep): number =>
  event.type === 'fall' ? event.moves.length : event.type === 'score' || event.type === 'give' ? event.cards : 2

/** What hands do at one go: the swap; each link, with what slides after it; and a suit that is handed over. */
export function stopsOf(steps: readonly WetIceStep[]): readonly Stop[] {
  const stops: Stop[] = []
  steps.forEach((step, index) => {
    const { type } = step.event
    if (type !== 'swap' && type !== 'score' && type !== 'give' && type !== 'fall') return
    const last = stops.at(-1)
    const before = steps[index - 1]?.event.type
    const goesOn = last?.to === index && (type === 'fall' || (type === 'score' && before === 'score'))
    const cards = cardsOf(step) + (goesOn ? last.cards : 0)
    if (goesOn) stops[stops.length - 1] = { from: last.from, to: index + 1, cards }
    else stops.push({ from: index, to: index + 1, cards })
  })
  return stops
}
