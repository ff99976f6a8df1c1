import type { Code, Event, Position } from '../../engine/wetice/types.ts'
import type { Rulebook } from '../words.ts'
import { event } from './events.ts'
import { refusal } from './refusals.ts'
import { rulings, sections } from './sections.ts'
import { setupProblem } from './setup.ts'

export const weticeBook: Rulebook<Position, Event, Code> = {
  game: 'wetice',
  title: 'WetIce',
  source: { author: '', work: 'WetIce, and its second edition' },
  tagline: 'Swap two cards, make a line, let the table fall.',
  sections,
  rulings,
  refusal,
  event,
  setupProblem,
}
