/** What the device says of the app that is installed, and the page where scripts are switched off. The build reads it. */
export const MANIFEST = {
  description: 'Ein Schiedsrichter für Kartenspiele am echten Tisch.',
  newGame: 'Neues Spiel',
  goOn: 'Weiter',
  noScript: 'Tableside braucht JavaScript, um über Züge zu entscheiden. In diesem Browser ist es abgeschaltet.',
} as const
