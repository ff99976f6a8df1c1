interface Head {
  readonly target?: string
  readonly match?: 'replaces' | 'adds'
  readonly ghosting?: 'on'
  readonly first?: readonly string[]
}

/**
 * Returns the record of a hand with these ranks, in the order of play. Ada is the Ghost, Ben the Angler, Cleo the Fish and Dan the
 * Cormorant, unless `first` contains earlier hands.
 */
export const hand = (ranks: string, { first = [], ...head }: Head = {}): string =>
  [
    'game tennis',
    'players Ada, Ben, Cleo, Dan',
    ...Object.entries(head).map(([key, value]) => `${key} ${value}`),
    'play',
    ...first,
    ...[...ranks].map(rank => `play ${rank}`),
  ].join('\n')
