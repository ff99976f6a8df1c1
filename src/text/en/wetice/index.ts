import type { WetIceProblem } from '../../../engine/wetice/setup.ts'
import type { Action, Event, Position, WetIceRefusal } from '../../../engine/wetice/types.ts'
import type { Rulebook } from '../rulebook.ts'
import { action } from './actions.ts'
import { event } from './events.ts'
import { handWords } from './hands.ts'
import { refusal } from './refusals.ts'
import { rulings, sections, short } from './sections.ts'
import { setupProblem } from './setup.ts'
import { terms } from './terms.ts'
import { TITLE } from './title.ts'

export const weticeBook: Rulebook<Position, Event, WetIceRefusal, WetIceProblem, Action> = {
  game: 'wetice',
  ...TITLE,
  short,
  source: { author: '', work: 'WetIce, and its second edition' },
  sections,
  rulings,
  terms,
  refusal,
  event,
  action,
  setupProblem,
  hands: handWords,
}
