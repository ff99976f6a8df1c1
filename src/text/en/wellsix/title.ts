import type { Box, Title } from '../../contract/rulebook.ts'

export const TITLE: Title = {
  title: 'Wellsix',
  tagline: 'Six in line, for two: place, switch and capture, and mind the gap you leave.',
  aim: 'Line up six cards of your colour in a row or a column.',
}

export const BOX: Box = {
  ...TITLE,
  before: 'One player takes the red cards, the other the black ones. Hold one suit; the other suit waits.',
}
