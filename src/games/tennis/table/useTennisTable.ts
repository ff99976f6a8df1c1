import { computed } from 'vue'
import { parseCard, parseRank } from '../../../engine/cards.ts'
import { SEATS, type Tennis } from '../../../engine/tennis/types.ts'
import type { Table } from '../../../table/module.ts'
import type { Source } from '../../../table/source.ts'
import { answerTo } from './answers.ts'
import { keysOf, menuOf } from './keys.ts'
import { rulingOf } from './ruling.ts'
import { isApps, useOwn, type TennisOwn } from './useOwn.ts'

export type TennisTable = TennisOwn & Table<Tennis>

export function useTennisTable(source: Source<Tennis>): TennisTable {
  const own = useOwn(source)
  const { held } = own

  return {
    ...own,
    ruling: computed(() => rulingOf(own)),
    keys: computed(() => keysOf(own)),
    menu: computed(() => menuOf(own)),
    hushed: computed(() => held.entering.value !== null || (held.onScreen.value && own.accepted.value && !isApps(own))),
    handOf: held.handOf,
    begun: computed(() => own.amending.active.value || held.entering.value !== null),
    doneLabel: computed(() => ''),
    far: computed(() => false),
    saysOnBoard: own.turned,
    turn: () => (own.nearest.value = SEATS[own.nearest.value % 4] ?? 1),
    answer: text => answerTo(text, own),
    spell: text => (parseCard(text) || parseRank(text) ? `play ${text}` : text),
  }
}
