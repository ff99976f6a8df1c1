import type { Title } from '../words.ts'

export const TITLE: Title = {
  title: 'Wellsix',
  tagline: 'Six in line, for two: place, switch and capture, and mind the gap you leave.',
}
