/** What the diagrams of the rulebook show. */
export const diagramText = {
  layout: 'Five cards are your hand, and the next one lies face up on the deck. The rest of the deck is unseen.',
} as const
