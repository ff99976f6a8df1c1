export const UPDATE = {
  ready: 'C’è una nuova versione.',
  take: 'Aggiorna',
  later: 'Più tardi',
} as const
