/** What the device says of the app that is installed, and the page where scripts are switched off. The build reads it. */
export const MANIFEST = {
  description: 'A referee for card games on a real table.',
  newGame: 'New game',
  goOn: 'Continue',
  noScript: 'Tableside needs JavaScript to rule on moves, and it is switched off in this browser.',
} as const
