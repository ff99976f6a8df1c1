/** What the device says of the app that is installed, and the page where scripts are switched off. The build reads it. */
export const MANIFEST = {
  description: 'Un arbitro per giochi di carte su un tavolo vero.',
  newGame: 'Nuova partita',
  goOn: 'Continua',
  noScript: 'Tableside ha bisogno di JavaScript per giudicare le mosse, e in questo browser è disattivato.',
} as const
