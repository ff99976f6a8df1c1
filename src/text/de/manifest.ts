/** Texts of the manifest, and of the page that is shown if scripts are disabled. The build reads them. */
export const MANIFEST = {
  description: 'Ein Schiedsrichter für Kartenspiele am echten Tisch.',
  newGame: 'Neues Spiel',
  goOn: 'Weiter',
  noScript: 'Tableside braucht JavaScript, um über Züge zu entscheiden. In diesem Browser ist es abgeschaltet.',
} as const
