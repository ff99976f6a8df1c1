/** What is said of a page that goes out of the app as a picture or as a text. */
export const HANDOUT = {
  title: 'Show it to others',
  more: (count: number): string => `and ${count} more`,
  /** `Ann: Points 3, Played 2`. */
  row: ([, ...columns]: readonly string[], [name = '', ...cells]: readonly string[]): string =>
    `${name === '' ? '' : `${name}: `}${cells.map((cell, i) => `${columns[i] ?? ''} ${cell}`.trim()).join(', ')}`,
  curve: (name: string, last: number): string => `${name} ${last}`,
  curves: (lines: readonly (readonly [name: string, last: number])[]): string =>
    lines.map(([name, last]) => `${name} ${last}`).join(', '),
  moves: (count: number): string => `after ${count}`,
  noPicture: 'This browser makes no picture. Print the page, or copy it as a text.',
  sharePicture: 'Share a picture',
  savePicture: 'Save a picture',
  copyText: 'Copy as a text',
  copyLink: 'Copy a link',
  shareLink: 'Share a link',
  tooLong: 'This is too long for a link. Send the picture or the text.',
  shown: 'Somebody shows you this. Nothing of it goes into the book of this device.',
  print: 'Print',
  copied: 'Copied',
  notCopied: 'Copying is not possible here.',
  notShared: 'Sharing is not possible here: save it instead.',
  made: 'Tableside',
} as const
