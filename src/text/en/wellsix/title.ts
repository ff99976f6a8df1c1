import type { Box, Title } from '../rulebook.ts'

export const TITLE: Title = {
  title: 'Wellsix',
  tagline: 'Six in line, for two: place, switch and capture, and mind the gap you leave.',
  aim: 'You want six cards of your colour in a row or a column: in a turn you make two moves, to place, switch, exchange or capture cards.',
}

export const BOX: Box = {
  ...TITLE,
  before:
    'One player takes all red cards of a pack, the other all black ones. Each holds the first suit alone, face up; the other suit waits.',
}
