/** Texts of the manifest, and of the page that is shown if scripts are disabled. The build reads them. */
export const MANIFEST = {
  description: 'Un arbitro per giochi di carte su un tavolo vero.',
  newGame: 'Nuova partita',
  goOn: 'Continua',
  noScript: 'Tableside ha bisogno di JavaScript per giudicare le mosse, e in questo browser è disattivato.',
} as const
