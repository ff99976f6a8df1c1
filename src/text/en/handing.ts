import type { Foreseen, EveningMerge } from '../../book/transfer/admit.ts'
import type { CameraTrouble } from '../../ui/device.ts'
import type { Misread } from '../../pages/read/reading.ts'

/** What is said where a match goes over to another phone, and comes back. */
export const HANDING = {
  detail:
    'The whole match goes over, with its clock and its people. From then on this phone looks on, until the match is handed back.',
  tooLong: 'This match is too long for codes and links. The file holds it all.',
  result: 'For whoever keeps the evening: the result and who has confirmed it, as a code or a link.',
  resultName: 'Result',
  evening: 'Show it to another phone',
  eveningDetail:
    'This gives a copy: the players, the schedule and the results so far. What is entered there comes back as a code.',
  eveningTooLong: 'This evening is too large for codes and links. Save the whole book instead, and bring it in there.',
} as const

/** What is said of what came over. */
export const TAKEN = {
  reading: 'Reading what came',
  unread: 'Nothing that came can be read.',
  unreadDetail: 'It may have been cut short on its way. Ask for it once more, or for the file.',
  match: {
    added: 'It isn’t in the book of this device, and goes on here.',
    known: 'All of it is in the book of this device.',
    longer: 'It goes on from where the one in the book of this device ends.',
    forked: 'The one in the book of this device went another way: both stay, each a match of its own.',
    failed: 'The book of this device can’t be read.',
  } satisfies Record<Foreseen['type'], string>,
  goOn: 'Go on here',
  evening: {
    added: 'This is a copy: what you enter here goes back as a code. Join it, and enter what is played at this table.',
    known: 'All of it is in the book of this device.',
    longer: 'There is more of it than in the book of this device: the two become one.',
    failed: 'It can’t be read together with the one in the book of this device.',
  } satisfies Record<EveningMerge, string>,
  shared: 'This phone already shares this evening. Anything new in this copy goes to all phones.',
  join: 'Join the evening',
  scores: (players: readonly string[], scores: readonly number[]): string =>
    players.map((name, i) => `${name} ${scores[i] ?? 0}`).join(', '),
  goesTo: (evening: string): string => `It is of the evening “${evening}”.`,
  enter: 'Enter this result',
  entered: (evening: string): string => `It is entered already, in the evening “${evening}”.`,
  openEvening: 'Open the evening',
  noEvening: (names: string): string => `No evening on this device has ${names} among its players.`,
  notEntered: 'It was not entered: the storage failed, or another window is changing the evening.',
  notKept: 'It was not kept: the storage failed, or the match is open in another window.',
} as const

/** A link that is not as it was sent. */
export const DAMAGED = {
  sentence: 'This link is damaged. It is not what was sent.',
  detail: 'Nothing was opened or saved. Ask for the link again, or copy all of it and paste it.',
  paste: 'Paste the link',
} as const

/** What is said of codes: those that are shown, and those that are read. */
export const CODES = {
  label: (number: number, of: number): string => (of === 1 ? 'QR code' : `QR code ${number} of ${of}`),
  one: 'Any phone’s camera reads it. In Tableside: “Read a code”.',
  many: (of: number): string =>
    `${of} codes in turn, read in any order. In Tableside on the other phone: “Read a code”.`,
  at: (number: number, of: number): string => `${number} of ${of}`,
  stop: 'Stop here',
  goOn: 'Go on',
  next: 'Next code',
  close: 'Done',

  read: {
    camera: 'What the camera sees',
    point: 'Hold the camera over the code on the other screen, so that all of it is in the picture.',
    trouble: {
      insecure:
        'Here the page gets no camera: its address doesn’t begin with https. Choose a picture of the code, or paste the link.',
      none: 'No camera is found on this device. Choose a picture of the code, or paste the link.',
      denied:
        'The camera isn’t allowed here: the browser’s settings for this page can change that. Or choose a picture of the code, or paste the link.',
      failed:
        'The camera can’t be opened: another app may be using it. Choose a picture of the code, or paste the link.',
      'no-reader': 'The reader of codes can’t be loaded. Paste the link, or try again later.',
    } satisfies Record<CameraTrouble | 'no-reader', string>,
    progress: (read: number, of: number): string => `${read} of ${of} codes read`,
    startOver: 'Start over',
    misread: {
      foreign: 'That code belongs to something else. To read that instead, start over.',
      damaged: 'These codes don’t fit together. They are read anew.',
      unknown: 'That is no code of Tableside’s.',
    } satisfies Record<Misread, string>,
    file: 'A picture of the code',
    picture: {
      reading: 'Looking for a code in the picture.',
      'no-picture': 'This file can’t be read as a picture. Choose a JPEG or PNG.',
      'no-code': 'No code is found in the picture. Take it from nearer, with all of the code in it.',
      'no-reader': 'The reader of codes can’t be loaded. Paste the link, or try again later.',
    },
    text: 'Or a link that somebody sent',
    open: 'Open',
  },
} as const
