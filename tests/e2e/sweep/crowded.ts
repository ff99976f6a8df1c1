/** Tables with the most cards: full hands, and a layout that is wide until a capture cuts off a part of it. */

/** Rows from the top, each from the left. The first card of the last row is at 0,0. */
function layout(rows: readonly string[]): readonly string[] {
  const height = rows.length
  return rows.flatMap((row, i) => row.split(' ').map((card, x) => `${x},${height - 1 - i} ${card}`))
}

const wellsix = (names: string, rows: readonly string[], seized = '-'): string =>
  ['game wellsix', `players ${names}`, 'phase main', `seized ${seized} / -`, 'deal', ...layout(rows), 'play'].join('\n')

/** The first player has fifteen cards in hand, the second four. */
const FIVE_ROWS = ['AS AH 2S 2H 3S', '3H 4S 4H 5S 5H', '6S 6H 7S 7H 8S', '8H 9S 9H TS TH', 'JS QS JH KS AC']
/** The king at 3,0 captures the queen beside it, which cuts off the eight columns behind it. */
const TWELVE_COLUMNS = ['7S 9H 8S TH', '7H 5S 8H 6S', 'AH AS 2H KH QS 3H 2S 4H 3S 5H 4S 6H']

interface Crowded {
  readonly head: string
  readonly actions: readonly string[]
  readonly more?: Readonly<Record<string, unknown>>
}

/** Each name has the maximum length, in one word. */
const ONE_WORD = [
  'Wolfeschlegelsteinhausen',
  'Donaudampfschifffahrtsra',
  'Llanfairpwllgwyngyllgoge',
  'Taumatawhakatangihangako',
]

export const crowdedMatches = (
  names: string,
  clock: Readonly<Record<string, unknown>>,
): Readonly<Record<string, Crowded>> => {
  const full = wellsix(names, FIVE_ROWS, '2C 3C 4C 5C 6C 7C 8C 9C')
  const grafa = `game grafa\nplayers ${names.split(', ')[0]}\n`
  return {
    'wellsix-full': { head: full, actions: [] },
    'wellsix-full-clock': { head: full, actions: [], more: clock },
    'wellsix-wide': { head: wellsix(names, TWELVE_COLUMNS), actions: [] },
    'wetice-words': {
      head: `game wetice\nplayers ${ONE_WORD.slice(0, 2).join(', ')}\nphase swap\ndeal\n${'........\n'.repeat(5)}SH......\nplay`,
      actions: ['pass', 'pass'],
    },
    'tennis-words': {
      head: `game tennis\nplayers ${ONE_WORD.join(', ')}\ntarget 1\nplay`,
      actions: ['hand fish'],
    },
    'grafa-eight': { head: `${grafa}hand AH 6S 4C 3H 2S 9D JC QH\ndeck 4H\nplay`, actions: [] },
    // All eight cards can be paired, and the text below each card is long.
    'grafa-hearts': { head: `${grafa}hand 6H 7H 8H 9H TH JH QH KH\ndeck 4H\nplay`, actions: [] },
  }
}
