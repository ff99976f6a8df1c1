/** Every text of a new version that waits. */
export const UPDATE = {
  ready: 'Eine neue Version ist da.',
  take: 'Aktualisieren',
  later: 'Später',
} as const
