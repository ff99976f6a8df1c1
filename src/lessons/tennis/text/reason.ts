/** Why the app plays a card for a seat of its own; what the card brought has been said. */
export const reasonText = {
  blind: 'The Ghost can’t see these cards, and plays any of them.',
  matches: 'A match earns more than a card over the Net.',
  noNet: 'There is no Net to clear, so a low card is enough.',
  clears: 'A card over the Net earns a point, however high it is.',
  saves: 'Any card over the Net earns one point, so high ones are kept for a higher Net.',
  anyCard: 'A Net of 0 is cleared by any card, so a low one is enough.',
  least: 'Where no point is to be had, a low card is the least to lose.',
  misses: 'Where no point is to be had, any card will do.',
} as const
