import type { Synonyms } from '../../contract/rulebook.ts'

export const synonyms: Synonyms = {
  beat: ['clears'],
  bonus: ['points'],
  equal: ['level'],
  order: ['clockwise'],
  seat: ['seats', 'clockwise', 'role'],
  'set-up': ['is dealt'],
  setup: ['is dealt'],
  stalemate: ['level'],
  start: ['first the fish'],
  starts: ['first the fish'],
  tie: ['level'],
  ties: ['level'],
}
