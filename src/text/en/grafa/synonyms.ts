import type { Synonyms } from '../../contract/rulebook.ts'

export const synonyms: Synonyms = {
  order: ['comes first'],
  'run out': ['too short', 'short', 'as much as'],
  stalemate: ['no card of your hand'],
  start: ['comes first'],
  starts: ['comes first'],
  stuck: ['no card of your hand'],
  win: ['perfect'],
  winner: ['perfect'],
}
