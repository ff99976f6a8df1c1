import type { RuleOf } from '../../../engine/game.ts'
import type { HEADING } from '../../../engine/tennis/notation.ts'
import type { Setup } from '../../../engine/tennis/types.ts'
import type { RuleWords } from '../../contract/rulebook.ts'

const MATCHES = {
  replaces: 'Equal cards: two points each, and no point for the Net',
  adds: 'Equal cards: two points each, plus any point for the Net',
}

export const houseRules: RuleWords<Setup, RuleOf<typeof HEADING>> = {
  dealer: ({ dealer }, nameOf) => `${nameOf(dealer)} deals`,
  target: ({ target }) => (target === 1 ? 'One hand wins the match' : `${target} hands win the match`),
  match: ({ match }) => MATCHES[match],
  ghosting: ({ ghosting }) => (ghosting ? 'The Cormorant may become a Ghost' : 'The Cormorant can’t become a Ghost'),
}
