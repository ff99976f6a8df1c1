import type { Title } from '../words.ts'

export const TITLE: Title = { title: 'Grafa', tagline: 'Alone against a deck: pair, dig, and go as deep as you can.' }
