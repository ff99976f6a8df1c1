import { type Card, DECK, parseCard } from '../../engine/cards.ts'
import { colourOf } from '../../engine/wellsix/colours.ts'

interface Head {
  readonly phase?: 'opening' | 'main'
  readonly turn?: '1' | '2'
  readonly moves?: '1' | '2'
  readonly quiet?: string
  /** The seized cards of both players. Left out if `hands` is given, because all other cards then count as seized. */
  readonly seized?: string
  readonly hands?: readonly [string, string]
  readonly games?: string
  readonly played?: readonly string[]
}

const cardsIn = (text: string): Card[] => text.split(/\s+/).flatMap(word => parseCard(word) ?? [])

function seizedBut(rows: string, hands: readonly string[]): string {
  const inPlay = new Set([...cardsIn(rows), ...hands.flatMap(cardsIn)])
  const gone = DECK.filter(card => !inPlay.has(card))
  const pile = (colour: 'red' | 'black'): string => gone.filter(card => colourOf(card) === colour).join(' ') || '-'
  return `${pile('black')} / ${pile('red')}`
}

/** Returns the record of a layout: rows from the top, `..` for a free square, 0,0 at the lower left. Ada plays red. */
export function recordOf(rows: string, { hands, played = [], ...head }: Head = {}): string {
  const lines = rows.trim().split(/\s*\n\s*/)
  const cards = lines.flatMap((line, index) =>
    line.split(/\s+/).flatMap((word, x) => (parseCard(word) ? [`${x},${lines.length - 1 - index} ${word}`] : [])),
  )
  const keys = { phase: 'main', moves: '2', ...(hands ? { seized: seizedBut(rows, hands) } : {}), ...head }
  return [
    'game wellsix',
    'players Ada, Ben',
    ...Object.entries(keys).map(([key, value]) => `${key} ${value}`),
    'deal',
    ...cards,
    'play',
    ...played,
  ].join('\n')
}
