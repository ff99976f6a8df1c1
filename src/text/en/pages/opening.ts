/** Every text of the page of a table that is being opened, or can’t be. */
export const OPENING = {
  opening: 'Opening the match',
  problem: {
    missing: 'This match is not in the book of this device.',
    damaged: 'This match can’t be read: its beginning is damaged.',
    'out-of-reach': 'This game’s rules can’t be fetched now. Try again with the network in reach.',
    unplayable: 'This match can’t be read: no game begins like this.',
    newer: 'This match was written by a newer version. Update the app to go on.',
    refused: 'This browser keeps nothing for this page. A window that is not private may.',
    full: 'No room is left on this device.',
    broken: 'The storage of this browser fails. Close the app and open it again.',
    blocked: 'Another window holds the book in an older version. Close that window.',
    'another-writer': 'This match is being played in another window.',
    unknownGame: 'This version has no table for this game.',
  },
} as const
