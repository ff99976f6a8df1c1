import type { Synonyms } from '../../contract/rulebook.ts'

export const synonyms: Synonyms = {
  amend: ['edit'],
  beat: ['clears', 'higher'],
  bonus: ['points'],
  equal: ['equal cards', 'level'],
  match: ['equal cards', 'match'],
  matching: ['equal cards'],
  misread: ['entered wrongly'],
  order: ['clockwise'],
  pack: ['deck'],
  seat: ['seats', 'clockwise', 'role'],
  'set-up': ['deals'],
  setup: ['deals'],
  stalemate: ['level'],
  start: ['first the fish'],
  starts: ['first the fish'],
  tie: ['level'],
  ties: ['level'],
}
