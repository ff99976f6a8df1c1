/** Why the app plays a card for a seat of its own, after what the card brought. */
export const reasonText = {
  blind: 'The Ghost plays unseen.',
  matches: 'That beats a single point.',
  noNet: 'With no Net, a low card will do.',
  clears: 'However high, it earns one point.',
  saves: 'High cards are for high Nets.',
  anyCard: 'Any card clears a Net of 0.',
  least: 'A low card is the least to lose.',
  misses: 'It can’t earn a point here.',
} as const
