import type { Title } from '../words.ts'

export const TITLE: Title = { title: 'WetIce', tagline: 'Swap two cards, make a line, let the table fall.' }
