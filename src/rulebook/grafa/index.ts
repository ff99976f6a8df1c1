import type { Code, Event, Position } from '../../engine/grafa/types.ts'
import type { Rulebook } from '../words.ts'
import { event } from './events.ts'
import { refusal } from './refusals.ts'
import { rulings } from './rulings.ts'
import { sections } from './sections.ts'
import { setupProblem } from './setup.ts'

export const grafaBook: Rulebook<Position, Event, Code> = {
  game: 'grafa',
  title: 'Grafa',
  source: { author: '', work: 'a game designed for Ludum Dare 48' },
  tagline: 'Alone against a deck: pair, dig, and go as deep as you can.',
  sections,
  rulings,
  refusal,
  event,
  setupProblem,
}
