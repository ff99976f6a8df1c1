import type { Suit } from '../../../engine/cards.ts'
import { ONE_OF } from '../lists.ts'

export const PHOTO = {
  way: 'From a photo',
  title: 'From a photo',
  how: [
    'Hold the phone over the table. All 48 cards must be in the picture, and no other cards.',
    'Check the cards that were read before you use them.',
    'The photo stays on this device and is deleted when you leave this page.',
  ],
  compare: 'Compare with a photo',
  compareWay: 'From a photo (beta)',
  howHeld: [
    'Hold the phone over the table. The whole layout must be in the picture.',
    'The app marks what differs. You check it before it counts.',
    'The photo stays on this device and is deleted when you leave this page.',
  ],
  same: 'The photo shows the same layout as the app.',
  aim: 'Fit all 48 cards in the picture. It stays on this device.',
  aimHeld: 'Fit the whole layout in the picture. It stays on this device.',
  take: 'Take a photo',
  choose: 'Choose a picture',
  shoot: 'Take photo',
  camera: 'What the camera sees',
  noCamera: 'The camera can’t be used here. Take the photo with the phone’s own camera, then choose it.',
  opening: 'Opening the photo.',
  corners: {
    searching: 'Looking for the cards.',
    guess: 'These corners are a guess. Drag them to the outer corners of the corner cards.',
    player: 'Are all four at the outer corners of the corner cards? Then read the cards.',
  },
  dark: 'This photo is dark. With more light, fewer cards are in doubt.',
  slanted: 'This photo was taken at an angle. From above, fewer cards are in doubt.',
  bent: 'The corners cross. Drag each to its own corner of the layout.',
  corner: (corner: number): string => `${CORNERS[corner] ?? ''} corner`,
  cornerHelp: 'Arrow keys move it; with Shift, farther.',
  place: 'Place corners',
  read: 'Read the cards',
  reading: (part: number): string => `Reading the cards: ${Math.round(part * 100)} %`,
  progress: 'How much is read',
  another: 'Another photo',
  unreadable: 'This file can’t be read as a picture. Choose a JPEG or PNG.',
  tooLarge: 'This file is too large for a photo: 30 MB at most.',
  noLayout: (columns: number, rows: number): string =>
    `This doesn’t look like ${columns} by ${rows} face-up cards. Check the corners, or take another photo from above in good light.`,
  astray: 'One card was found at two squares. Drag the corners to the outer corners of the corner cards.',
  failed: 'The photo reader can’t be loaded. Enter the cards by hand, or try again later.',
  sure: 'No card is in doubt.',
  look: (cell: string, at: number, count: number): string => `What is at ${cell}? ${at} of ${count} in doubt.`,
  crop: (cell: string): string => `${cell} in the photo`,
  right: (suit: Suit): string => `It is a ${ONE_OF[suit]}`,
  skip: 'Leave it open',
} as const

const CORNERS = ['Top left', 'Top right', 'Bottom right', 'Bottom left']
