/** What is said of codes: those that are shown, and those that are read. */
export const CODES = {
  label: (number: number, of: number): string => (of === 1 ? 'QR code' : `QR code ${number} of ${of}`),
  one: 'Any phone’s camera reads it. In Tableside: “Read a code”.',
  many: (of: number): string =>
    `${of} codes in turn. On the other phone, in Tableside: “Read a code”. It reads them in any order.`,
  at: (number: number, of: number): string => `${number} of ${of}`,
  stop: 'Stop here',
  goOn: 'Go on',
  next: 'Next code',
  close: 'Close',
} as const
