export const UPDATE = {
  ready: 'Eine neue Version ist da.',
  take: 'Aktualisieren',
  later: 'Später',
} as const
