interface Head {
  readonly target?: string
  readonly match?: 'replaces' | 'adds'
  readonly ghosting?: 'on'
  readonly first?: readonly string[]
}

/** Returns the record of a hand with these ranks, in the order of play. In the first hand, Ada is the Ghost and Ben the Angler. */
export const recordOf = (ranks: string, { first = [], ...head }: Head = {}): string =>
  [
    'game tennis',
    'players Ada, Ben, Cleo, Dan',
    ...Object.entries(head).map(([key, value]) => `${key} ${value}`),
    'play',
    ...first,
    ...[...ranks].map(rank => `play ${rank}`),
  ].join('\n')
