import type { MergePreview, EveningMerge } from '../../book/transfer/admit.ts'
import type { CameraTrouble } from '../../ui/device.ts'
import type { ReadingProblem } from '../../pages/read/reading.ts'

export const HANDOVER = {
  detail: 'The game and its clock move to the other phone. This phone can only watch until the game is moved back.',
  tooLong: 'This match is too long for a code or a link. Save it as a file.',
  result: 'For the phone that runs the evening: the result, and who confirmed it, as a code or a link.',
  resultName: 'Result',
  evening: 'Show it to another phone',
  eveningDetail:
    'The other phone gets a copy: players, schedule and results so far. The results entered there come back as a code.',
  eveningTooLong: 'This evening is too large for a code or a link. Save the whole book, and import it there.',
} as const

export const RECEIVED = {
  reading: 'Reading',
  unread: 'This can’t be read.',
  unreadDetail: 'Part of it may be missing. Ask for the link again, or for the file.',
  match: {
    added: 'It isn’t in your match book yet. You can continue it here.',
    known: 'Your match book already has all of this.',
    longer: 'It has more moves than the one in your match book.',
    forked: 'The one in your match book has different moves. Both are saved as two matches.',
    failed: 'Your match book can’t be read.',
  } satisfies Record<MergePreview['type'], string>,
  goOn: 'Continue here',
  evening: {
    added: 'This is a copy. Join to enter this table’s results; then send them back as a code.',
    known: 'Your match book already has all of this.',
    longer: 'It has more than the one in your match book. The two are merged.',
    failed: 'It can’t be merged with the one in your match book.',
  } satisfies Record<EveningMerge, string>,
  shared: 'This phone already shares this evening. New results in this copy go to all phones.',
  join: 'Join the evening',
  scores: (players: readonly string[], scores: readonly number[]): string =>
    players.map((name, i) => `${name} ${scores[i] ?? 0}`).join(', '),
  goesTo: (evening: string): string => `It belongs to the evening “${evening}”.`,
  enter: 'Enter this result',
  entered: (evening: string): string => `It is already entered in the evening “${evening}”.`,
  openEvening: 'Open the evening',
  noEvening: (names: string): string => `No evening on this device has ${names} among its players.`,
  notEntered: 'It was not saved: the storage failed, or another window is changing the evening.',
  notKept: 'It was not saved: the storage failed, or the match is open in another window.',
} as const

export const DAMAGED_LINK = {
  sentence: 'This link is damaged: it has changed since it was sent.',
  detail: 'Nothing was opened or saved. Ask for the link again, or copy all of it and paste it.',
  paste: 'Paste the link',
} as const

export const CODES = {
  label: (number: number, of: number): string => (of === 1 ? 'QR code' : `QR code ${number} of ${of}`),
  one: 'Any phone’s camera can read it. In Tableside, use “Read a code”.',
  many: (of: number): string =>
    `${of} codes, one after another, in any order. On the other phone, open “Read a code” in Tableside.`,
  at: (number: number, of: number): string => `${number} of ${of}`,
  stop: 'Stop here',
  goOn: 'Continue',
  next: 'Next code',
  close: 'Done',

  read: {
    camera: 'What the camera sees',
    point: 'Point the camera at the whole code on the other screen.',
    trouble: {
      insecure: 'The camera needs an address that starts with https. Choose a picture of the code, or paste the link.',
      none: 'This device has no camera. Choose a picture of the code, or paste the link.',
      denied:
        'The browser blocks the camera. Allow it in the browser’s settings for this page, choose a picture of the code, or paste the link.',
      failed:
        'The camera can’t be opened. Another app may be using it. Choose a picture of the code, or paste the link.',
      'no-reader': 'The code reader can’t be loaded. Paste the link, or try again later.',
    } satisfies Record<CameraTrouble | 'no-reader', string>,
    progress: (read: number, of: number): string => `${read} of ${of} codes read`,
    startOver: 'Start over',
    misread: {
      foreign: 'That code belongs to something else. To read it instead, start over.',
      damaged: 'These codes don’t belong together. Reading them again.',
      unknown: 'That isn’t a Tableside code.',
    } satisfies Record<ReadingProblem, string>,
    file: 'A picture of the code',
    picture: {
      reading: 'Looking for a code in the picture.',
      'no-picture': 'This file can’t be read as a picture. Choose a JPEG or PNG.',
      'no-code': 'The picture has no code. Move closer, and show the whole code.',
      'no-reader': 'The code reader can’t be loaded. Paste the link, or try again later.',
    },
    text: 'Or paste a link',
    open: 'Open',
  },
} as const
