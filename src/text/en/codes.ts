import type { CameraTrouble } from '../../ui/device.ts'
import type { Misread } from '../../pages/read/useReading.ts'

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
