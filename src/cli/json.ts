import type { Answer } from '../engine/record.ts'
import { problemWords } from '../text/en/problems.ts'
import { findRulebook } from './rulebooks.ts'

/** One answer as the object that the record format describes. */
export function toJson(answer: Answer): object {
  const { line } = answer
  switch (answer.type) {
    case 'head':
      return { record: answer.record, line, game: answer.game.name, state: answer.game.state(answer.position) }
    case 'legal':
      return { line, legal: answer.actions }
    case 'problem':
      return { line, error: problemWords(answer, findRulebook(answer.game?.name)) }
    case 'ruling': {
      const { action, ruling, game } = answer
      if (!ruling.accepted)
        return { line, action, accepted: false, refusal: ruling.refusal.code, rule: ruling.refusal.rule }
      const events = ruling.steps.map(step => step.event)
      return { line, action, accepted: true, events, state: game.state(ruling.position) }
    }
  }
}
