/** What the diagrams of the rulebook show. */
export const diagramText = {
  table: 'Six rows of eight. Columns are a to h from the left, rows 1 to 6 from the bottom: a1 and h6 are marked.',
} as const
