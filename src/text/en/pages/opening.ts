export const OPENING = {
  opening: 'Opening the match',
  problem: {
    missing: 'This match is not in your match book.',
    damaged: 'This match can’t be read: it is damaged.',
    'out-of-reach': 'This game’s rules can’t be loaded. Try again when you have a network.',
    unplayable: 'This match can’t be read: no game can start like this.',
    newer: 'A newer version of the app wrote this match. Update the app to continue.',
    refused: 'This browser stores nothing for this page. Try a window that isn’t private.',
    full: 'This device is full.',
    broken: 'This browser’s storage has failed. Close the app and open it again.',
    blocked: 'An older version of the app is open in another window. Close that window.',
    'another-writer': 'This match is open in another window.',
    unknownGame: 'This version of the app doesn’t know this game.',
  },
} as const
