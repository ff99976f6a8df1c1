import type { GrafaProblem } from '../../../engine/grafa/setup.ts'
import type { Action, Event, GrafaRefusal, Position } from '../../../engine/grafa/types.ts'
import type { Rulebook } from '../rulebook.ts'
import { action } from './actions.ts'
import { event } from './events.ts'
import { handWords } from './hands.ts'
import { refusal } from './refusals.ts'
import { rulings } from './rulings.ts'
import { sections, short } from './sections.ts'
import { setupProblem } from './setup.ts'
import { terms } from './terms.ts'
import { TITLE } from './title.ts'

export const grafaBook: Rulebook<Position, Event, GrafaRefusal, GrafaProblem, Action> = {
  game: 'grafa',
  ...TITLE,
  short,
  source: { author: '', work: 'a game designed for Ludum Dare 48' },
  sections,
  rulings,
  terms,
  refusal,
  event,
  action,
  setupProblem,
  hands: handWords,
}
