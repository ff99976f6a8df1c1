/** The head of a record in which Ann opens and plays red. */
export const head = (...lines: readonly string[]): string =>
  ['game wellsix', 'players Ann, Bob', ...lines, 'play'].join('\n')

/** A head in the main phase. The cards are written as in `0,0 7H, 1,0 9S`. */
export const main = (cards: string, ...lines: readonly string[]): string =>
  head('phase main', ...lines, 'deal', ...cards.split(', '))

/** The jack of hearts at 4,0 captures the 10 of spades, and cuts off four cards. */
export const CUT = main('0,0 7H, 1,0 9S, 2,0 8H, 3,0 TS, 4,0 JH, 5,0 4S, 6,0 5H, 6,1 6S', 'quiet 3', 'moves 2')

/** The 9 of hearts at 2,0 captures the 8 of spades, and leaves two groups of three beside its square. */
export const TIE = main('0,0 7H, 1,0 KS, -1,0 3H, 2,0 9H, 2,1 8S, 3,0 TS, 4,0 4S, 4,1 5H', 'moves 2')

/** Five red cards in line. */
export const FIVE = main('0,0 7H, 1,0 9D, 2,0 3H, 3,0 JH, 4,0 TH, 2,1 KS', 'seized QC / 2D AD')

/** The king and the queen are red: they can be switched, and the king can capture the queen. */
export const PAIR = main('0,0 KH, 1,0 QH, 0,1 4S', 'moves 2')
