import type { Suit } from '../../../engine/cards.ts'
import { ONE_OF } from '../lists.ts'

/** What is said while a deal is read from a photo. */
export const PHOTO = {
  way: 'From a photo',
  title: 'From a photo',
  how: [
    'Hold the phone over the table, so that all 48 cards are in the picture, and nothing else of the deck.',
    'You look over what was read before it counts.',
    'The photo stays on this device, and is forgotten when you leave this page.',
  ],
  compare: 'Compare with a photo',
  compareWay: 'From a photo (beta)',
  howHeld: [
    'Hold the phone over the table, so that every place of it is in the picture.',
    'What differs from what the app holds is marked, and you look over it before it counts.',
    'The photo stays on this device, and is forgotten when you leave this page.',
  ],
  same: 'In the photo the table lies as the app holds it.',
  aim: 'Fit all 48 cards in the picture. It stays on this device.',
  aimHeld: 'Fit the whole layout in the picture. It stays on this device.',
  take: 'Take a photo',
  choose: 'Choose a picture',
  shoot: 'Take it',
  camera: 'What the camera sees',
  noCamera: 'The camera can’t be used here. Take the photo with the phone’s own camera, then choose it.',
  opening: 'Opening the photo.',
  corners: {
    searching: 'Looking for the cards.',
    guess: 'These corners are a guess. Drag them to the outer corners of the corner cards.',
    player: 'Are all four at the outer corners of the corner cards? Then read the cards.',
  },
  dark: 'This photo is dark: with more light fewer cards are in doubt.',
  slanted: 'This photo is taken from far aside: from above fewer cards are in doubt.',
  bent: 'The corners cross: each belongs to its own corner of the layout.',
  corner: (corner: number): string => `${CORNERS[corner] ?? ''} corner`,
  cornerHelp: 'Arrow keys move it; with Shift they move it far.',
  place: 'Place corners',
  read: 'Read the cards',
  reading: (part: number): string => `Reading the cards: ${Math.round(part * 100)} %`,
  progress: 'How much is read',
  another: 'Another photo',
  unreadable: 'This file can’t be read as a picture. Choose a JPEG or PNG.',
  tooLarge: 'This file is too large for a photo: 30 MB at most.',
  noLayout: (columns: number, rows: number): string =>
    `This doesn’t look like ${columns} by ${rows} cards that lie face up. Look at the corners, or take another photo from above, in good light.`,
  astray: 'One card was found at two squares. Drag the corners to the outer corners of the corner cards.',
  failed: 'The reader of photos can’t be loaded. Enter the cards by hand, or try again later.',
  sure: 'No card is in doubt.',
  look: (cell: string, at: number, count: number): string => `What lies on ${cell}? ${at} of ${count} in doubt.`,
  crop: (cell: string): string => `${cell} in the photo`,
  right: (suit: Suit): string => `It is a ${ONE_OF[suit]}`,
  skip: 'Leave it open',
} as const

const CORNERS = ['Top left', 'Top right', 'Bottom right', 'Bottom left']
