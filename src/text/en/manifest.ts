/** Texts of the manifest, and of the page that is shown if scripts are disabled. The build reads them. */
export const MANIFEST = {
  description: 'A referee for card games on a real table.',
  newGame: 'New game',
  goOn: 'Continue',
  noScript: 'Tableside needs JavaScript to rule on moves, and it is switched off in this browser.',
} as const
