interface Head {
  readonly target?: string
  readonly match?: 'replaces' | 'adds'
  readonly ghosting?: 'on'
  readonly first?: readonly string[]
}

/** The record of a hand: Ada is its Ghost, Ben the Angler, Cleo the Fish, Dan the Cormorant; then the ranks as they were played. */
export const hand = (ranks: string, { first = [], ...head }: Head = {}): string =>
  [
    'game tennis',
    'players Ada, Ben, Cleo, Dan',
    ...Object.entries(head).map(([key, value]) => `${key} ${value}`),
    'play',
    ...first,
    ...[...ranks].map(rank => `play ${rank}`),
  ].join('\n')
