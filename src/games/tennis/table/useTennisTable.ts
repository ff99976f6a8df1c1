import { computed } from 'vue'
import { parseCard, parseRank } from '../../../engine/cards.ts'
import { seatOf, turnOf } from '../../../engine/tennis/seats.ts'
import { SEATS, type Tennis } from '../../../engine/tennis/types.ts'
import type { Table } from '../../../table/module.ts'
import type { Source } from '../../../table/source.ts'
import { keysOf, menuOf } from './keys.ts'
import { rulingOf } from './ruling.ts'
import { TENNIS_TABLE as WORDS } from '../../../text/en/tennis/table.ts'
import { isApps, useTennisPlay, type TennisPlay } from './useTennisPlay.ts'
import { questionIn } from '../../../table/questions.ts'
import { leftOf } from './left.ts'
import { roleOf } from './plates.ts'

/** What was asked in words instead of a move: `score`, `net`, `pair`, `left`, `turn`, `last ruling`. Null where it is no question. */
function answerTo(text: string, table: TennisPlay): string | null {
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

export type TennisTable = TennisPlay & Table<Tennis>

export function useTennisTable(source: Source<Tennis>): TennisTable {
  const own = useTennisPlay(source)
  const { held, settled } = own

  /** A Ghost's hand that was dealt on the screen is played by places alone: what is typed would tell which cards are in it. */
  async function type(text: string): Promise<void> {
    const turn = turnOf(settled.value)
    const isUnseen = held.onScreen.value && turn !== null && turn === seatOf(settled.value.dealer, 'ghost')
    if (isUnseen && /\bplay\b/.test(text)) own.changed.value = WORDS.blindHand(own.nameOf(turn))
    else await own.type(text)
  }

  return {
    ...own,
    type,
    ruling: computed(() => rulingOf(own)),
    keys: computed(() => keysOf(own)),
    menu: computed(() => menuOf(own)),
    hushed: computed(() => held.entering.value !== null || (held.onScreen.value && own.accepted.value && !isApps(own))),
    handOf: held.handOf,
    /** The hands that were won stay as they are from one end of a hand to the next. */
    tally: ({ phase, played, points, hands }) => (phase === 'play' && played.length > 0 ? points : hands),
    doneLabel: computed(() => ''),
    far: computed(() => false),
    saysOnBoard: own.turned,
    turn: (seat = own.nearest.value + 1) => void (own.nearest.value = SEATS[(seat - 1) % 4] ?? 1),
    answer: text => answerTo(text, own),
    spell: text => (parseCard(text) || parseRank(text) ? `play ${text}` : text),
  }
}
