/** What the diagrams of the rulebook show. */
export const diagramText = {
  record:
    'The 9 lies on 0,0. To the right of it is 1,0, and above it 0,1; to the left and below, numbers are negative.',
} as const
