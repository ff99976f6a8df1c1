import { turnOf } from '../../../engine/tennis/seats.ts'
import { questionIn } from '../../../table/questions.ts'
import { leftOf } from './left.ts'
import { roleOf } from './plates.ts'
import { rulingOf } from './ruling.ts'
import type { TennisPlay } from './useTennisPlay.ts'
import { TENNIS_TABLE as WORDS } from '../../../text/en/tennis/table.ts'

/** What was asked in words instead of a move: `score`, `net`, `pair`, `left`, `turn`, `last ruling`. Null where it is no question. */
export function answerTo(text: string, table: TennisPlay): string | null {
  const position = table.settled.value
  switch (questionIn(text, WORDS.questions)) {
    case 'score':
      return WORDS.answers.score(table.players.value, position)
    case 'net':
      return WORDS.answers.net(position.net)
    case 'pair':
      return WORDS.answers.pair(position.pair)
    case 'left':
      return WORDS.answers.left(leftOf(table.cards.value, null))
    case 'turn': {
      const turn = turnOf(position)
      return turn === null
        ? WORDS.answers.nobody
        : WORDS.answers.turn(table.nameOf(turn), roleOf(position.dealer, turn))
    }
    case 'ruling': {
      const { sentence, detail } = rulingOf(table)
      return `${sentence} ${detail}`.trim()
    }
    case null:
      return null
  }
}
