import { computed } from 'vue'
import { cellNumber } from '../../../engine/wetice/board.ts'
import type { Cell, WetIce } from '../../../engine/wetice/types.ts'
import type { Table } from '../../../table/module.ts'
import type { Source } from '../../../table/source.ts'
import { useCarry, type Carry } from '../../../ui/useCarry.ts'
import { answerTo } from './answers.ts'
import { makeCode } from '../../deal-code.ts'
import { dealNumber } from '../deal.ts'
import { feats, type Feat } from './chain.ts'
import { keysOf, menuOf } from './keys.ts'
import { rulingOf } from './ruling.ts'
import { useWetIcePlay, type WetIcePlay } from './useWetIcePlay.ts'
import { WETICE_TABLE as WORDS } from '../../../text/en/wetice/table.ts'

export type WetIceTable = WetIcePlay & Table<WetIce> & { readonly carry: Carry<Cell>; tap(cell: string): Promise<void> }

/** Told when the match is over. */
function featsOf({ moves, players, nameOf, setup }: WetIcePlay): readonly string[] {
  const { turn, chain } = feats(moves.value)
  const who = (feat: Feat): string => (players.value.length > 1 ? nameOf(feat.player) : '')
  const number = setup.value.phase === 'cleanup' ? dealNumber(setup.value.deal.join('')) : null
  return [
    ...(number === null ? [] : [WORDS.deal(makeCode(number))]),
    ...(turn ? [WORDS.bestTurn(who(turn), turn.count)] : []),
    ...(chain && chain.count > 1 ? [WORDS.longestChain(who(chain), chain.count)] : []),
  ]
}

export function useWetIceTable(source: Source<WetIce>): WetIceTable {
  const own = useWetIcePlay(source)
  const { selection, correction, help, walk, settled, position, now } = own

  async function tap(cell: string): Promise<void> {
    help.close()
    if (own.spotlight.value?.choose) own.spotlight.value.choose(cell)
    else if (correction.active.value) correction.tap(cell)
    else if (!walk.walking.value) await selection.tap(cell)
    else if (!walk.isLast.value || changes(cell)) walk.next()
    else {
      // The last cards are lifted while the next are chosen already.
      walk.finish()
      await selection.tap(cell)
    }
  }

  /** Whether what hands do now puts another card on this cell, or none. */
  function changes(cell: string): boolean {
    const at = cellNumber(settled.value.board.layout, cell)
    return position.value.board.cells[at] !== settled.value.board.cells[at]
  }

  function mayLift(cell: Cell): boolean {
    const free = own.playing.value || (walk.isLast.value && !own.closed.value)
    return free && !own.spotlight.value?.choose && !selection.isBlank(cell) && !changes(cell)
  }

  const carry = useCarry<Cell>({
    tapOn: element => element.closest<HTMLElement>('[data-cell]')?.dataset['cell'] ?? null,
    mayLift,
    lift(cell) {
      help.close()
      walk.finish()
      selection.lift(cell)
    },
    drop: selection.drop,
  })

  return {
    ...own,
    carry,
    tap,
    ruling: computed(() => rulingOf(own)),
    keys: computed(() => keysOf(own)),
    menu: computed(() => menuOf(own)),
    doneLabel: computed(() => WORDS.doneWith(now.value[0]?.event.type)),
    feats: computed(() => featsOf(own)),
    far: computed(() => position.value.turn === 2),
    answer: (text: string) => answerTo(text, own),
    spell: (text: string) => (/^[a-z]\d+ [a-z]\d+$/i.test(text) ? `swap ${text}` : text),
  }
}
