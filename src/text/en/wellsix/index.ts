import type { WellsixProblem } from '../../../engine/wellsix/setup.ts'
import type { Action, Event, Position, WellsixRefusal } from '../../../engine/wellsix/types.ts'
import type { Rulebook } from '../rulebook.ts'
import { action } from './actions.ts'
import { eventSection, eventSentence } from './events.ts'
import { handWords } from './hands.ts'
import { setupProblem } from './problems.ts'
import { refusal } from './refusals.ts'
import { RULINGS } from './rulings.ts'
import { SECTIONS, short } from './sections.ts'
import { terms } from './terms.ts'
import { TITLE } from './title.ts'

/** Every text of Wellsix that a person reads. */
export const wellsixBook: Rulebook<Position, Event, WellsixRefusal, WellsixProblem, Action> = {
  game: 'wellsix',
  ...TITLE,
  short,
  source: { author: 'Fabio Pozzi', work: 'Wellsix' },
  sections: SECTIONS,
  rulings: RULINGS,
  terms,
  refusal,
  event: (event, { players }) => ({
    sentence: eventSentence(event, players),
    remedy: '',
    section: eventSection(event),
  }),
  action,
  setupProblem,
  hands: handWords,
}
