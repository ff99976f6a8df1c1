import type { Json } from './naive/game.ts'

const list = (value: unknown): readonly Json[] => (Array.isArray(value) ? value : [])

function eventSaid(event: Json): string {
  switch (event.type) {
    case 'match':
      return `match ${list(event.runs)
        .map(run => `${run.suit} ${list(run.cells).join(' ')}`)
        .join(', ')}`
    case 'score':
      return `score ${event.suit} ${event.cards} ${event.pile ?? `to ${event.player}`}`
    case 'fall':
      return `fall ${list(event.moves).length}`
    case 'give':
      return `give ${event.suit} ${event.cards} to ${event.to}`
    case 'phase':
      return `${event.phase} ${event.turn}`
    case 'over':
      return `over ${list(event.scores).join('-')} winner ${event.winner}`
    default:
      return String(event.type)
  }
}

/** A line of text for an answer: its events, its legal actions, or its refusal. */
export function answerSummary(answer: Json | undefined): string {
  if (!answer) return 'nothing'
  if ('refusal' in answer) return `no: ${answer.refusal}`
  if ('legal' in answer) return `legal: ${list(answer.legal).join(', ')}`
  return list(answer.events).map(eventSaid).join('; ')
}
