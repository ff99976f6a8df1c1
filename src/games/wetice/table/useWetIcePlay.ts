import { computed, shallowRef, ref } from 'vue'
import type { Action, WetIce, Cell, Position, SuitPile, WetIceStep } from '../../../engine/wetice/types.ts'
import { useCore, type Core } from '../../../table/session/session.ts'
import type { Source, Rules } from '../../../table/session/source.ts'
import { type WalkStop } from '../../../table/session/useWalk.ts'
import { useCorrecting } from '../../../table/assist/useCorrecting.ts'
import { latestChain, linksOf } from './chain.ts'
import { useCorrection, type WetIcePendingInput } from './useCorrection.ts'
import { isSwapLeft, nearestSwap, validSwapsOf, type Swap } from '../../../engine/wetice/legal.ts'
import { cellNumber, CELLS } from '../../../engine/wetice/board.ts'
import { previewOf } from './view.ts'
import { parseSuit, SUITS } from '../../../engine/cards.ts'
import { type CardLocations, type Place, movementCount } from '../../../engine/hands.ts'
import { wetice } from '../../../engine/wetice/index.ts'
import { weticeRulebook } from '#text/wetice/index.ts'

function withLocations(position: Position, locations: CardLocations): Position {
  const { layout } = position.board
  const at = (place: Place): readonly string[] => locations.get(place) ?? []
  /** A suit without cards in the pile has no owner. */
  const pile = (player: 1 | 2): SuitPile => {
    const pieces = at(`pile ${player}`)
    const counts = SUITS.map(suit => [suit, pieces.filter(piece => piece === suit).length] as const)
    return Object.fromEntries(counts.filter(([, count]) => count > 0))
  }
  return {
    ...position,
    board: { layout, cells: CELLS[layout].map(cell => parseSuit(at(`cell ${cell}`)[0] ?? '')) },
    piles: position.mode === 'duel' ? [pile(1), pile(2)] : position.piles,
    solo: position.mode === 'solo-plus' ? { three: at('threes').length, four: at('fours').length } : position.solo,
  }
}

function stopsOf(steps: readonly WetIceStep[], before: Position): readonly WalkStop[] {
  const legs = wetice.hands.legs({ start: before, steps })
  return legs.map(({ instruction, done }, i) => ({
    from: legs[i - 1]?.done ?? 0,
    to: done,
    cards: movementCount(instruction),
  }))
}

/** Whether an action swaps two cards, legally or let stand. */
export const isSwap = (action: Action): boolean =>
  action.type === 'swap' || (action.type === 'stands' && action.action.type === 'swap')

export const weticeRules: Rules<WetIce> = {
  game: wetice,
  rulebook: weticeRulebook,
  stops: stopsOf,
  counts: {
    isComplete: ({ type }) => type === 'give',
    passes: ({ type }) => type === 'pass',
    tapped: isSwap,
    together: () => false,
  },
  withLocations,
  playerOf: ({ type }, { turn }) => (type === 'correct' ? null : turn),
}

function useTapped({ proposal, input }: Core<WetIce, WetIcePendingInput>) {
  const blank = ref<Cell | null>(null)
  const dropped = ref(false)
  function clear(): void {
    blank.value = null
    dropped.value = false
  }
  proposal.onChange(clear)
  input.onAbandon(clear)
  return { blank, dropped, clear }
}

function useSelection(core: Core<WetIce, WetIcePendingInput>) {
  const { proposed, shown: proposal, accepted } = core.proposal
  const first = computed(() => (core.input.pending.value?.type === 'choosing' ? core.input.pending.value.first : null))
  const { blank, dropped, clear } = useTapped(core)
  const ghost = computed(() => previewOf(proposed.value))

  const choose = (cell: Cell | null): void => core.input.begin(cell === null ? null : { type: 'choosing', first: cell })

  const isBlank = (cell: Cell): boolean => {
    const { board } = core.session.settled.value
    return board.cells[cellNumber(board.layout, cell)] === null
  }

  async function tap(cell: Cell): Promise<void> {
    const { phase } = core.session.settled.value
    if (core.source.terms.closed.value || !core.input.accepts('swap') || (phase !== 'cleanup' && phase !== 'swap'))
      return
    if (ghost.value?.cells.includes(cell)) {
      await core.proposal.confirm()
      return
    }
    const chosen = first.value
    dropped.value = accepted.value
    blank.value = chosen === null && isBlank(cell) ? cell : null
    choose(chosen === null && blank.value === null ? cell : null)
    if (proposal.value) core.proposal.cancel()
    else if (chosen !== null && chosen !== cell) await core.proposal.propose({ type: 'swap', cells: [chosen, cell] })
  }

  function lift(cell: Cell): void {
    dropped.value = accepted.value
    core.proposal.cancel()
    blank.value = null
    choose(cell)
  }

  async function drop(from: Cell, on: Cell | null): Promise<void> {
    clear()
    choose(null)
    if (on !== null && on !== from) await core.proposal.propose({ type: 'swap', cells: [from, on] })
  }

  return { first, blank, dropped, ghost, isBlank, tap, lift, drop, clear }
}

/** Help favours a player, so it is shown only on request. */
function useHelp(core: Core<WetIce>) {
  const asked = shallowRef<'count' | 'show' | null>(null)
  const swaps = computed((): readonly Swap[] => (asked.value === null ? [] : validSwapsOf(core.session.settled.value)))

  const isLeft = computed(() => isSwapLeft(core.session.settled.value))

  core.proposal.onChange(close)
  core.input.onAbandon(close)

  function close(): void {
    asked.value = null
  }

  function ask(what: 'count' | 'show'): void {
    core.proposal.cancel()
    if (!core.session.catchUp.walking.value) core.session.catchUp.finish()
    asked.value = what
    core.source.terms.noteHelp()
  }

  function nearest(): void {
    const [a, b] = core.proposal.refusal.value?.cells ?? []
    const swap = a !== undefined && b !== undefined ? nearestSwap(core.session.settled.value, [a, b]) : null
    if (!swap) return ask('count')
    core.proposal.ask(swap)
    core.source.terms.noteHelp()
  }

  return {
    allowed: core.source.terms.helps,
    asked,
    /** If no swap is valid, the app says so without being asked (W7). */
    isLeft,
    count: computed(() => swaps.value.length),
    shown: computed(() => (asked.value === 'show' ? (swaps.value[0] ?? null) : null)),
    ask,
    nearest,
    close,
  }
}

/** The core of a table, with the parts for WetIce: selection, help, and corrections. */
export function useWetIcePlay(source: Source<WetIce>) {
  const core = useCore<WetIce, WetIcePendingInput>(weticeRules, source)
  const marking = useCorrection(core)
  const help = useHelp(core)
  const selection = useSelection(core)

  return {
    marking,
    correction: useCorrecting(core, marking, () => marking.board.value),
    help,
    selection,
    links: computed(() => linksOf(latestChain(core.source.moves.value, core.session.walk.done.value))),
    playing: computed(
      () =>
        core.session.mayPlay.value &&
        !marking.active.value &&
        ['cleanup', 'swap'].includes(core.session.settled.value.phase),
    ),
    ...core,
  }
}

export type WetIcePlay = ReturnType<typeof useWetIcePlay>
