import { parseCard } from '../engine/cards.ts'
import { TABLE_WORDS as WORDS } from '../text/en/table.ts'
import type { AnyTable } from './module.ts'

/** What can be done at a place of the board, in words; what else each move is about, a place or a card, stands in the record's words. */
function movesAt({ rules: { game }, settled, helps, mayPlay }: AnyTable, place: string): string {
  if (!helps.value) return WORDS.noHelp
  const actions = mayPlay.value ? game.legal(settled.value) : []
  const others = actions
    .map(action => game.makeAction(action).split(' ').slice(1))
    .flatMap(words => (words.includes(place) ? words.filter(word => word !== place) : []))
  const cards = others.flatMap(word => parseCard(word) ?? [])
  return WORDS.possible([...new Set(others.filter(word => !parseCard(word)))], [...new Set(cards)])
}

/** The answer to a key on a place of the board; null where it is no question. */
export function answerToKey(table: AnyTable, { key, target, ctrlKey, metaKey, altKey }: KeyboardEvent): string | null {
  const place = target instanceof HTMLElement ? target.dataset['cell'] : undefined
  return place !== undefined && key === 'm' && !ctrlKey && !metaKey && !altKey ? movesAt(table, place) : null
}
