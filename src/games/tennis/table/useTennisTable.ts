import { computed } from 'vue'
import { parseCard, parseRank } from '../../../engine/cards.ts'
import { seatOf, turnOf } from '../../../engine/tennis/seats.ts'
import { SEATS, type Tennis } from '../../../engine/tennis/types.ts'
import type { Table } from '../../../table/module.ts'
import type { Source } from '../../../table/source.ts'
import { answerTo } from './answers.ts'
import { keysOf, menuOf } from './keys.ts'
import { rulingOf } from './ruling.ts'
import { TENNIS_TABLE as WORDS } from '../../../text/en/tennis/table.ts'
import { isApps, useTennisPlay, type TennisPlay } from './useTennisPlay.ts'

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
    turn: () => (own.nearest.value = SEATS[own.nearest.value % 4] ?? 1),
    answer: text => answerTo(text, own),
    spell: text => (parseCard(text) || parseRank(text) ? `play ${text}` : text),
  }
}
