import { parseCard, parseSuit, suitOf, SUITS } from '../../../engine/cards.ts'
import { SUIT_NAMES } from '../../../text/en/lists.ts'
import { questionIn } from '../../../table/questions.ts'
import { rulingOf } from './ruling.ts'
import type { GrafaPlay } from './useGrafaPlay.ts'
import { held } from './view.ts'
import { GRAFA_TABLE as WORDS } from '../../../text/en/grafa/table.ts'

/** What was asked in words instead of an action: `score`, `hand`, `hearts`, `deck`, `discard`, `last ruling`. Null where it is no question. */
export function answerTo(text: string, table: GrafaPlay): string | null {
  const { position, deck } = table
  const words = text.toLowerCase().trim()
  const suit = SUITS.find(each => SUIT_NAMES[each] === words)
  if (suit) return WORDS.answers.hand(held(position.value.hand).filter(card => suitOf(card) === suit))
  switch (questionIn(words, WORDS.questions)) {
    case 'discard':
      return WORDS.answers.discard(position.value.discard)
    case 'score':
      return WORDS.answers.score(position.value.discard.length)
    case 'hand':
      return WORDS.answers.hand(held(position.value.hand))
    case 'deck': {
      const { count, up, below } = deck.value
      return WORDS.answers.deck(
        count,
        up,
        below.flatMap(card => card ?? []),
      )
    }
    case 'ruling': {
      const { sentence, detail } = rulingOf(table)
      return `${sentence} ${detail}`.trim()
    }
    case null:
      return null
  }
}

/** Cards alone, or a suit, are what the phase asks for: `6s` pairs or is revealed, `jd tc` is the new order, `c` acts first. */
export function actionIn(text: string, { settled }: GrafaPlay): string {
  const words = text.trim().split(/\s+/)
  const { phase } = settled.value
  if (phase === 'use' && words.length === 1 && parseSuit(text.trim())) return `use ${text}`
  return phase !== 'over' && phase !== 'use' && words.every(word => parseCard(word)) ? `${phase} ${text}` : text
}
