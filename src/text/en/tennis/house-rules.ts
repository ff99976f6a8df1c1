import type { HouseRules } from '../../contract/tennis/book.ts'

const MATCHES = {
  replaces: 'Equal cards: two points each, and no point for the Net',
  adds: 'Equal cards: two points each, plus any point for the Net',
}

export const houseRules: HouseRules = {
  dealer: ({ dealer }, nameOf) => `${nameOf(dealer)} deals`,
  target: ({ target }) => (target === 1 ? 'One hand wins the match' : `${target} hands win the match`),
  match: ({ match }) => MATCHES[match],
  ghosting: ({ ghosting }) => (ghosting ? 'The Cormorant may become a Ghost' : 'The Cormorant can’t become a Ghost'),
}
