import { findRuns } from '../../../engine/wetice/runs.ts'
import { SUITS, type Suit } from '../../../engine/cards.ts'
import { cellNumber } from '../../../engine/wetice/board.ts'
import type { Cell, Event, Position, Run, WetIceStep } from '../../../engine/wetice/types.ts'
import { instructionTexts } from '../../../text/contract/hands.ts'
import { listOf, suitCards } from '#text/lists.ts'
import { PHOTO } from '#text/wetice/photo.ts'
import { nextView, plainView, type RulingView } from '../../../table/session/session.ts'
import { gainsOf, linksOf } from './chain.ts'
import { isSwap, type WetIcePlay } from './useWetIcePlay.ts'
import { WETICE_TABLE as WORDS } from '#text/wetice/table.ts'

/** The referee's current text. The order of the checks is their priority. */
export function rulingOf(table: WetIcePlay): RulingView {
  const { marking, selection, help } = table
  if (table.referee.refusedView.value) return table.referee.refusedView.value
  if (table.proposal.proposed.value.length > 0) return proposedView(table)
  if (marking.active.value) return correctionView(table)
  if (table.session.walk.walking.value) return stopView(table)
  if (selection.first.value !== null) return chosenView(table, selection.first.value)
  if (selection.blank.value !== null) {
    return pendingView(table, WORDS.noCard(selection.blank.value), noSwap(table) ?? WORDS.chooseCard)
  }
  if (help.asked.value !== null) return helpView(table)
  return restingView(table)
}

function shownStep({ event }: WetIceStep, { session: { before, nameOf }, referee: { explain } }: WetIcePlay): string {
  const { mode, turn } = before.value
  if (event.type === 'swap') return WORDS.swapped(nameOf(turn ?? 1), ...event.cells)
  if (event.type === 'score') return WORDS.goesTo(event, mode, nameOf)
  return event.type === 'give' ? explain(event, before.value).sentence : ''
}

/** From the second stop on, the text also names the swap. */
function stopView(table: WetIcePlay): RulingView {
  const { rules, source } = table
  const { now, position, nameOf, steps, walk, before } = table.session
  if (source.hands.onScreen)
    return plainView(
      now.value
        .map(step => shownStep(step, table))
        .join(' ')
        .trim(),
    )
  const stops = rules.game.hands.forward({ start: position.value, steps: now.value })
  const swap = steps.value.find(({ event }) => event.type === 'swap')?.event
  const isMade = walk.stop.value > 1 && swap?.type === 'swap'
  return {
    ...plainView(
      instructionTexts(stops, rules.rulebook.hands, nameOf, rules.game.hands.locations(position.value)).join(' '),
    ),
    ...(isMade ? { before: WORDS.swapped(nameOf(before.value.turn ?? 1), ...swap.cells) } : {}),
  }
}

function proposedView(table: WetIcePlay): RulingView {
  const [first, second] = table.proposal.proposed.value
  if (!first) return plainView('')
  const tone = first.event.type === 'correct' ? 'ask' : 'accepted'
  const view = { ...table.referee.eventView(first.event, table.session.settled.value, tone), detail: '' }
  if (first.event.type === 'pass') {
    return { ...view, sentence: WORDS.passing, detail: endOf(second, table.session.settled.value) }
  }
  if (first.event.type !== 'swap') return { ...view, detail: '' }
  if (second?.event.type === 'match') {
    const { cells } = first.event
    const isMade = (run: Run): boolean => run.cells.some(cell => cells.includes(cell))
    const made = second.event.runs.filter(isMade)
    const gains = pointsOf(table.proposal.proposed.value, made, table.session.nameOf)
    const overlooked = cardsInRuns(second.event.runs.filter(run => !isMade(run)))
    const also = overlooked.length > 0 ? WORDS.overlooked(listOf(overlooked)) : ''
    const sentence = gains || (made.length > 0 ? WORDS.makes(listOf(cardsInRuns(made))) : view.sentence)
    return { ...view, sentence, detail: also }
  }
  const [before, after] = [findRuns(table.session.settled.value.board).length, findRuns(first.position.board).length]
  return { ...view, sentence: WORDS.cleans(before, after) }
}

function pointsOf(steps: readonly WetIceStep[], made: readonly Run[], nameOf: (player: number) => string): string {
  const [link] = linksOf(steps.map(({ event }) => event))
  const mode = steps[0]?.position.mode ?? 'duel'
  const cells = new Set(made.flatMap(run => run.cells))
  const scores = (link?.scores ?? []).filter(score => score.cells.some(cell => cells.has(cell)))
  return scores.map(score => WORDS.goesTo(score, mode, nameOf)).join(' ')
}

function endOf(step: WetIceStep | undefined, { phase, board }: Position): string {
  if (step?.event.type === 'over') return WORDS.endsGame
  const ends = phase === 'cleanup' && step?.position.phase === 'swap'
  return ends ? WORDS.endsCleanup(findRuns(board).length) : ''
}

const cardsInRuns = (runs: readonly Run[]): string[] =>
  SUITS.flatMap(suit => {
    const cells = new Set(runs.filter(run => run.suit === suit).flatMap(run => run.cells))
    return cells.size > 0 ? [suitCards(suit, cells.size)] : []
  })

function correctionView({ marking: { chosen, changes, same } }: WetIcePlay): RulingView {
  const sentence = chosen.value === null ? WORDS.correctTitle : WORDS.correctChosen(chosen.value)
  const none = same.value ? PHOTO.same : ''
  return plainView(sentence, changes.value.length > 0 ? WORDS.correctCount(changes.value.length) : none, 'ask')
}

function chosenView(table: WetIcePlay, cell: Cell): RulingView {
  const { board } = table.session.settled.value
  const suit: Suit | null = board.cells[cellNumber(board.layout, cell)] ?? null
  return pendingView(table, WORDS.chosen(cell, suit), noSwap(table) ?? WORDS.chooseSecond)
}

const pendingView = ({ selection }: WetIcePlay, sentence: string, todo: string): RulingView =>
  nextView(sentence, selection.dropped.value ? `${WORDS.dropped} ${todo}` : todo)

function helpView({ help, session: { settled } }: WetIcePlay): RulingView {
  const count = help.count.value
  if (help.shown.value) return plainView(WORDS.oneSwap(...help.shown.value.cells), WORDS.swapsLeft(count))
  const remedy = count > 0 ? '' : settled.value.mode === 'duel' ? WORDS.nonePass : WORDS.nonePassAlone
  return plainView(WORDS.swapsLeft(count), remedy)
}

const isClean = ({ phase, board }: Position): boolean => phase === 'cleanup' && findRuns(board).length === 0

function noSwap({ session: { settled, nameOf }, help, source: { spotlight } }: WetIcePlay): string | null {
  if (isClean(settled.value)) return WORDS.clean
  const isStuck = !spotlight.value && !help.isLeft.value
  return isStuck ? `${WORDS.swapsLeft(0)} ${WORDS.toSwap.pass(nameOf(settled.value.turn ?? 1))}` : null
}

function restingView(table: WetIcePlay): RulingView {
  const { settled, steps, nameOf } = table.session
  const { phase, turn, board } = settled.value
  const first = steps.value[0]?.event
  const last = steps.value.at(-1)?.event
  if (phase === 'over')
    return last ? table.referee.eventView(last, settled.value, 'accepted') : plainView(WORDS.phase.over)
  const name = nameOf(turn ?? 1)
  if (phase === 'give') return plainView(WORDS.giveTitle(name), WORDS.giveDetail, 'ask')
  if (isClean(settled.value)) return beginsView(table)
  const swap = phase === 'cleanup' ? WORDS.toSwap.cleanup(name, findRuns(board).length) : WORDS.toSwap.swap(name)
  const todo = noSwap(table) ?? swap
  if (!first) return nextView(WORDS.begin[phase], todo)
  const won = gainsOf(table.source.moves.value).map(([player, cards]) => WORDS.won(nameOf(player), cards))
  return nextView(won.length > 0 ? `${won.join(', ')}.` : doneSentence(table, first), todo)
}

/** The last player who swapped begins (W6). */
function beginsView({ session: { settled, nameOf }, source: { moves } }: WetIcePlay): RulingView {
  const { first, mode } = settled.value
  const swapped = moves.value.some(({ played }) => played !== null && isSwap(played))
  const begins = swapped ? WORDS.beginsLast(nameOf(first)) : WORDS.beginsFirst(nameOf(first))
  return { ...plainView(WORDS.clean, mode === 'duel' ? begins : WORDS.cleanAlone), aside: WORDS.howToBegin }
}

function doneSentence(
  { session: { before, settled, nameOf }, referee: { eventView } }: WetIcePlay,
  event: Event,
): string {
  const name = nameOf(before.value.turn ?? 1)
  if (before.value.phase === 'cleanup' && settled.value.phase === 'swap') return WORDS.cleanupOver
  if (event.type === 'swap') return WORDS.swapped(name, ...event.cells)
  return event.type === 'pass' ? WORDS.hasPassed(name) : eventView(event, settled.value).sentence
}
