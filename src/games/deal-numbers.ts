/** Whole numbers below 2³², the same ones for the same seed (Chris Doty-Humphrey's sfc32). */
export function numbersFrom(seed: number): () => number {
  let [a, b, c, counter] = [seed | 0, 0x9e3779b9 | 0, 0x243f6a88, 1]
  const next = (): number => {
    const sum = (((a + b) | 0) + counter) | 0
    counter = (counter + 1) | 0
    a = b ^ (b >>> 9)
    b = (c + (c << 3)) | 0
    c = (((c << 21) | (c >>> 11)) + sum) | 0
    return sum >>> 0
  }
  for (let i = 0; i < 20; i++) next()
  return next
}

/** Draws the card for place `i` from it and those before it. */
function draw(deck: unknown[], i: number, next: () => number): void {
  const j = below(i + 1, next)
  const card = deck[i]
  deck[i] = deck[j]
  deck[j] = card
}

export function shuffled<Card>(cards: readonly Card[], next: () => number): readonly Card[] {
  const deck = [...cards]
  for (let i = deck.length - 1; i > 0; i--) draw(deck, i, next)
  return deck
}

/** Whether the cards shuffled by these numbers lie so: told as soon as one doesn't. */
export function isShuffled<Card>(cards: readonly Card[], next: () => number, lying: readonly Card[]): boolean {
  const deck = [...cards]
  for (let i = deck.length - 1; i > 0; i--) {
    draw(deck, i, next)
    if (deck[i] !== lying[i]) return false
  }
  return deck.length === lying.length && deck[0] === lying[0]
}

/** Each as likely as the others: what would favour small numbers is drawn again. */
export function below(most: number, next: () => number): number {
  const fair = 2 ** 32 - (2 ** 32 % most)
  let drawn = next()
  while (drawn >= fair) drawn = next()
  return drawn % most
}
