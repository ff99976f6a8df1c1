import type { GameName } from '../engine/games.ts'

/** What stands on the box of each game; apart from the rulebooks, so that the shelf need not open them. */
export interface Title {
  readonly title: string
  /** One line for people who choose a game. */
  readonly tagline: string
}

export const TITLES: Readonly<Record<GameName, Title>> = {
  wetice: { title: 'WetIce', tagline: 'Swap two cards, make a line, let the table fall.' },
  wellsix: {
    title: 'Wellsix',
    tagline: 'Six in line, for two: place, switch and capture, and mind the gap you leave.',
  },
  tennis: { title: 'A Lifelike Tennis', tagline: 'Four seats, one Net: play a card that clears it.' },
  grafa: { title: 'Grafa', tagline: 'Alone against a deck: pair, dig, and go as deep as you can.' },
}
