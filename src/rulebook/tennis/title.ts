import type { Title } from '../words.ts'

export const TITLE: Title = { title: 'A Lifelike Tennis', tagline: 'Four seats, one Net: play a card that clears it.' }
