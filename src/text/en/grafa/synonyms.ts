import type { Synonyms } from '../../contract/rulebook.ts'

export const synonyms: Synonyms = {
  order: ['comes first'],
  amend: ['edit'],
  'run out': ['too short', 'short', 'as much as'],
  'give back': ['into your hand'],
  returns: ['into your hand'],
  stalemate: ['no card in your hand'],
  start: ['comes first'],
  starts: ['comes first'],
  stuck: ['no card in your hand'],
  win: ['perfect'],
  winner: ['perfect'],
}
