import { computed, ref, shallowRef, watch } from 'vue'
import type { Suit } from '../../../engine/cards.ts'
import { cellNumber } from '../../../engine/wetice/board.ts'
import { validSwapsOf, nearestSwap } from '../../../engine/wetice/hints.ts'
import { wetice } from '../../../engine/wetice/index.ts'
import { makeAction } from '../../../engine/wetice/notation.ts'
import { findRuns } from '../../../engine/wetice/runs.ts'
import type { Cell, Event } from '../../../engine/wetice/types.ts'
import { listOf, suitCards } from '../../../rulebook/lists.ts'
import { weticeBook } from '../../../rulebook/wetice/index.ts'
import { useReferee, type RulingView } from '../../../ui/table/useReferee.ts'
import { cardsByPlayer, latestChain, linksOf } from './chain.ts'
import { useCorrection } from './useCorrection.ts'
import { ghostOf, marksOf, placesOf, withChanges, type Marks } from './view.ts'
import { WETICE_TABLE as WORDS } from './words.ts'

/** Events that people carry out with their cards; the rest is told along with them. */
const FOR_HANDS: readonly Event['type'][] = ['score', 'fall', 'give']

/** What is asked for on request only, since it helps a player. */
type Help = { readonly type: 'count' } | { readonly type: 'show'; readonly cells: readonly [Cell, Cell] }

/** WetIce's table: what was tapped, what is proposed, what the referee says. */
export function useWetIceTable() {
  const referee = useReferee(wetice, weticeBook, event => FOR_HANDS.includes(event.type))
  const { match, position, settled, now, walk, proposed, players } = referee
  const selected = ref<Cell | null>(null)
  const help = shallowRef<Help | null>(null)
  const correction = useCorrection(settled, action => referee.propose(action), referee.cancel)

  watch([() => match.timeline, walk.done], () => {
    selected.value = null
    help.value = null
  })

  const moves = computed(() => match.replay?.moves ?? [])
  const links = computed(() => linksOf(latestChain(moves.value, walk.done.value)))
  const nameOf = (player: number): string => players.value[player - 1] ?? ''
  const ghost = computed(() => ghostOf(proposed.value.steps))
  const resting = computed(() => !walk.walking.value && !correction.active.value)
  const mayTap = computed(() => resting.value && ['cleanup', 'swap'].includes(settled.value.phase) && !match.readOnly)

  /** A card, then another: the second makes a proposal, and one of the two again confirms it. */
  async function tap(cell: Cell): Promise<void> {
    if (correction.active.value) return correction.choose(cell)
    if (walk.walking.value) return walk.next()
    if (!mayTap.value) return
    help.value = null
    if (ghost.value?.marks.ghosts?.includes(cell)) return void (await referee.confirm())
    if (referee.proposal.value) referee.cancel()
    else if (selected.value !== null) return chooseSecond(selected.value, cell)
    selected.value = cell
  }

  async function chooseSecond(first: Cell, second: Cell): Promise<void> {
    selected.value = null
    if (first !== second) await referee.propose(`swap ${first} ${second}`)
  }

  async function propose(action: string): Promise<void> {
    selected.value = null
    help.value = null
    if (walk.walking.value) walk.finish()
    await referee.propose(action)
  }

  function cancel(): void {
    selected.value = null
    help.value = null
    referee.cancel()
  }

  /** From a refused swap: the valid one that is nearest to it, as a proposal. */
  async function showNearest(): Promise<void> {
    const cells = referee.proposed.value.refusal?.cells
    const [a, b] = cells ?? []
    const swap = a !== undefined && b !== undefined ? nearestSwap(settled.value, [a, b]) : null
    if (swap) await referee.propose(makeAction(swap))
    else countSwaps()
  }

  function countSwaps(): void {
    cancel()
    help.value = { type: 'count' }
  }

  function showSwap(): void {
    const [swap] = validSwapsOf(settled.value)
    help.value = swap ? { type: 'show', cells: swap.cells } : { type: 'count' }
  }

  const marks = computed((): Marks => {
    if (correction.active.value) return correction.marks.value
    if (ghost.value) return ghost.value.marks
    if (walk.walking.value) return marksOf(now.value)
    const refused = referee.proposed.value.refusal
    if (refused) return { selected: refused.cells, outlined: new Map(refused.cells.map(cell => [cell, 'rubric'])) }
    if (help.value?.type === 'show') return { outlined: new Map(help.value.cells.map(cell => [cell, 'ink'])) }
    return selected.value === null ? {} : { selected: [selected.value] }
  })

  const board = computed(() => {
    if (correction.active.value) return withChanges(settled.value.board, correction.changes.value)
    return ghost.value?.position.board ?? position.value.board
  })

  const ruling = computed((): RulingView => {
    if (referee.proposalView.value) return referee.proposalView.value
    if (correction.active.value) return correction.ruling.value
    if (proposed.value.steps.length > 0) return acceptedProposal()
    if (walk.walking.value && now.value) return referee.eventView(now.value, position.value)
    if (selected.value !== null) {
      return plain(WORDS.chosen(selected.value, suitAt(selected.value)), WORDS.chooseSecond)
    }
    if (help.value) return helpView(help.value)
    return restingView()
  })

  const suitAt = (cell: Cell): Suit | null => board.value.cells[cellNumber(board.value.layout, cell)] ?? null

  const plain = (sentence: string, detail = ''): RulingView => ({ tone: 'info', sentence, detail, rule: null })

  function acceptedProposal(): RulingView {
    const [first, second] = proposed.value.steps
    if (!first) return plain('')
    const told = { ...referee.eventView(first.event, settled.value), tone: 'accepted' as const, detail: WORDS.tapAgain }
    if (first.event.type !== 'swap') return told
    if (second?.event.type === 'match') {
      const lines = second.event.runs.map(run => suitCards(run.suit, run.cells.length))
      return { ...told, sentence: WORDS.makes(listOf(lines)) }
    }
    const [before, after] = [findRuns(settled.value.board).length, findRuns(first.position.board).length]
    return { ...told, sentence: WORDS.cleans(before, after) }
  }

  function helpView(asked: Help): RulingView {
    const count = validSwapsOf(settled.value).length
    if (asked.type === 'show') return plain(WORDS.oneSwap(...asked.cells), WORDS.swapsLeft(count))
    return plain(WORDS.swapsLeft(count), count === 0 ? WORDS.noneLeft : '')
  }

  function restingView(): RulingView {
    const { phase, turn, board: table } = settled.value
    const last = referee.steps.value.at(-1)
    if (phase === 'over') {
      const over = last?.event.type === 'over' ? last.event : null
      return over ? { ...referee.eventView(over, settled.value), tone: 'accepted' } : plain(WORDS.phase.over)
    }
    const name = nameOf(turn ?? 1)
    if (phase === 'give') return { tone: 'ask', sentence: WORDS.giveTitle(name), detail: WORDS.giveDetail, rule: null }
    const todo = phase === 'cleanup' ? WORDS.toSwap.cleanup(name, findRuns(table).length) : WORDS.toSwap.swap(name)
    const won = cardsByPlayer(links.value).map(([player, cards]) => WORDS.summary(nameOf(player), cards))
    if (won.length > 0) return plain(`${won.join(', ')}.`, todo)
    const first = referee.steps.value[0]
    if (!first) return plain(phase === 'over' ? '' : WORDS.begin[phase], todo)
    return plain(referee.eventView(first.event, settled.value).sentence, todo)
  }

  return {
    ...referee,
    correction,
    selected,
    help,
    moves,
    links,
    nameOf,
    ghost,
    resting,
    mayTap,
    board,
    ruling,
    places: computed(() => placesOf(board.value, marks.value)),
    tap,
    propose,
    cancel,
    showNearest,
    countSwaps,
    showSwap,
  }
}

export type WetIceTable = ReturnType<typeof useWetIceTable>
