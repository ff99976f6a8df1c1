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
  'cards draw': ['draw five'],
  rearrange: ['any order'],
  ability: ['act'],
  abilities: ['act'],
  best: ['perfect'],
  'left hand': ['still hold'],
  'same time': ['both act'],
  'pair go': ['both cards on the discard pile'],
  begin: ['comes first'],
}
