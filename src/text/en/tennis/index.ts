import type { TennisProblem } from '../../../engine/tennis/setup.ts'
import type { Action, Event, Position, TennisRefusal } from '../../../engine/tennis/types.ts'
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

export const tennisBook: Rulebook<Position, Event, TennisRefusal, TennisProblem, Action> = {
  game: 'tennis',
  ...TITLE,
  short,
  source: { author: 'Jon Woodward', work: 'Icicle (a suite of card games)' },
  sections,
  rulings,
  terms,
  refusal,
  event,
  action,
  setupProblem,
  hands: handWords,
}
