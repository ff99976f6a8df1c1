import { opponentOf, ownerOf } from '../../../engine/wellsix/colours.ts'
import { totalsOf } from '../../../engine/wellsix/match.ts'
import { isEmpty } from '../../../engine/wellsix/board.ts'
import type { Action, GameInPlay, Position, WellsixStep } from '../../../engine/wellsix/types.ts'
import { LONG_LINE, longestLine } from '../../../lessons/wellsix/lines.ts'
import { nextView, plainView, type RulingView } from '../../../table/session/session.ts'
import { eventIn, groupLetter, largestGroups } from '../marks.ts'
import { instructionFor, isolationText, logSentence, WELLSIX_TABLE as WORDS } from '#text/wellsix/table.ts'
import { relativePlace } from '#text/wellsix/events.ts'
import type { Tap } from '../taps.ts'
import type { WellsixPlay } from './useWellsixPlay.ts'

/** The referee's current text. The order of the checks is their priority. */
export function rulingOf(table: WellsixPlay): RulingView {
  const { marking, selection, help, results } = table
  if (table.referee.refusedView.value) return table.referee.refusedView.value
  if (table.proposal.proposed.value.length > 0) return proposedView(table)
  if (marking.active.value) return correctionView(table)
  if (selection.choices.value.length > 0) return plainView(WORDS.which, choicesOf(selection.choices.value), 'ask')
  if (selection.first.value !== null) return chosenView(table, selection.first.value)
  if (table.session.walk.walking.value) return stopView(table)
  if (help.asked.value) return helpView(table)
  return results.active.value ? (results.refused.value ?? scoringView(table)) : restingView(table)
}

const choicesOf = (actions: readonly Action[]): string =>
  WORDS.whichDetail(actions.map(({ type }) => (type === 'switch' ? WORDS.move.switch : WORDS.move.capture)))

function stopView({ session: { now, nameOf }, referee: { eventView } }: WellsixPlay): RulingView {
  const [first, ...others] = now.value
  if (!first) return plainView('')
  const spoken = (step: WellsixStep): string => instructionFor(step.event, step.position, nameOf) ?? ''
  return { ...eventView(first.event, first.position), sentence: spoken(first), detail: others.map(spoken).join(' ') }
}

function proposedView(table: WellsixPlay): RulingView {
  const { settled, nameOf, levelOf } = table.session
  const steps = table.proposal.proposed.value
  const [first] = steps
  if (!first) return plainView('')
  const { event, position } = first
  const spoken = table.referee.eventView(event, settled.value, event.type === 'correct' ? 'ask' : 'accepted')
  const waits = table.selection.held.value ? [WORDS.waits] : []
  const detail = [...waits, ...afterwards(table, steps), ...endings(table, steps)].join(' ')
  const isApps = levelOf(settled.value.turn ?? 0) !== null
  const byApp = isApps && event.type !== 'isolate' ? logSentence(event, position, nameOf) : null
  if (byApp !== null) return { ...spoken, sentence: byApp, detail }
  if (event.type === 'capture') return { ...spoken, sentence: WORDS.captures(event, nameOf(event.player)), detail }
  if (event.type === 'isolate') return { ...spoken, sentence: WORDS.keeps(letterOf(table, event.stays)), detail }
  return { ...spoken, sentence: instructionFor(event, position, nameOf) ?? spoken.sentence, detail }
}

function afterwards({ session: { nameOf } }: WellsixPlay, steps: readonly WellsixStep[]): string[] {
  const [, second] = steps
  if (second?.event.type === 'place') return [instructionFor(second.event, second.position, nameOf) ?? '']
  const isolated = eventIn(steps, 'isolate')
  if (isolated) return [isolationText(isolated, nameOf)]
  const last = steps.at(-1)?.position
  if (last?.phase !== 'keep') return []
  const groups = largestGroups(last.table)
  return [WORDS.equalGroups(groups.length, groups[0]?.length ?? 0)]
}

function endings({ session: { players } }: WellsixPlay, steps: readonly WellsixStep[]): string[] {
  const ended = eventIn(steps, 'game-over')
  if (!ended) return []
  if (eventIn(steps, 'align')) return [WORDS.wins(WORDS.scored(players.value, ended.scores))]
  return ended.reason === 'quiet' ? [WORDS.endsGame(WORDS.scored(players.value, ended.scores))] : []
}

const letterOf = ({ session: { settled } }: WellsixPlay, stays: readonly string[]): string =>
  groupLetter(largestGroups(settled.value.table).findIndex(group => group.includes(stays[0] ?? '')))

function correctionView({ marking: { chosen, changes } }: WellsixPlay): RulingView {
  if (chosen.value !== null) return plainView(WORDS.correctChosen(chosen.value), WORDS.correctHow, 'ask')
  return plainView(WORDS.correctTitle, changes.value.length > 0 ? WORDS.correctCount(changes.value.length) : '', 'ask')
}

function chosenView({ session: { settled }, selection }: WellsixPlay, first: Tap): RulingView {
  const { table, turn, phase } = settled.value
  const kinds = selection.kinds.value
  const none = WORDS.offers.none(phase === 'opening')
  if (first.type === 'hand') return nextView(WORDS.chosenHand(first.card), WORDS.offers.hand(kinds) || none)
  const card = table[first.cell]
  if (card === undefined)
    return nextView(WORDS.chosenPlace(relativePlace(table, first.cell)), kinds.has('place') ? WORDS.whichCard : none)
  const isOwn = ownerOf(settled.value, card) === turn
  const offered = isOwn ? WORDS.offers.own(kinds) : kinds.has('capture') ? WORDS.offers.theirs : ''
  return nextView(WORDS.chosenCard(card, first.cell), offered || none)
}

const scoringView = ({ results, session: { settled, players } }: WellsixPlay): RulingView =>
  plainView(
    WORDS.resultOf(results.opening.value?.game ?? 1, settled.value.games),
    WORDS.totals(players.value, totalsOf(settled.value.scores)),
  )

function helpView({ help, session: { nameOf, settled } }: WellsixPlay): RulingView {
  const threats = help.threats.value
  if (threats.length === 0) {
    const fours = ([1, 2] as const).filter(player => longestLine(settled.value, player) >= LONG_LINE)
    return plainView(WORDS.noThreat, fours.map(player => WORDS.four(nameOf(player))).join(' '))
  }
  const spoken = ([1, 2] as const).flatMap(player => {
    const cells = threats.filter(threat => threat.player === player).map(threat => threat.at)
    return cells.length > 0 ? [WORDS.threats(nameOf(player), cells)] : []
  })
  return plainView(spoken[0] ?? '', spoken.slice(1).join(' '))
}

function restingView(table: WellsixPlay): RulingView {
  const position = table.session.settled.value
  if (position.turn === null) return position.phase === 'over' ? matchOver(table) : betweenGames(table, position)
  if (position.phase === 'keep') return keepView(table, position)
  if (isEmpty(position.table)) return nextView(...beginning(table, position))
  const todo = todoOf(table, position)
  const notes = [...(table.nearlyQuiet.value ? [WORDS.lastQuiet] : []), ...(table.certain.value ? [WORDS.certain] : [])]
  const shown = table.session.steps.value.findLast(({ event }) => event.type !== 'phase' || event.suits !== undefined)
  const won = spoils(table, table.session.steps.value)
  const done = won || (shown ? sentenceOf(table, shown) : '')
  // The event that deals new suits also says whose turn it is.
  const isAsked = won === '' && shown?.event.type === 'phase'
  const past = [isAsked ? '' : done, ...notes].filter(part => part !== '').join(' ')
  const asks = isAsked ? done : todo
  const view = past === '' ? plainView(asks) : nextView(past, asks)
  return shown && won === '' ? { ...view, rule: table.referee.eventView(shown.event, position).rule } : view
}

const sentenceOf = (table: WellsixPlay, { event, position }: WellsixStep): string =>
  logSentence(event, position, table.session.nameOf) ?? table.referee.explain(event, position).sentence

function spoils({ session: { nameOf } }: WellsixPlay, steps: readonly WellsixStep[]): string {
  const captured = eventIn(steps, 'capture')
  const isolated = eventIn(steps, 'isolate')
  const player = captured?.player ?? isolated?.player
  if (player === undefined) return ''
  const taken = captured ? [captured.captured] : []
  const seized = [...(captured?.seized ? taken : []), ...(isolated?.seized ?? [])]
  const back = [...(captured?.seized ? [] : taken), ...(isolated?.returned ?? [])]
  return [
    ...(seized.length > 0 ? [WORDS.hasSeized(nameOf(player), seized)] : []),
    ...(back.length > 0 ? [WORDS.hasBack(nameOf(player), back)] : []),
  ].join(' ')
}

function matchOver({ session: { steps, settled }, referee: { eventView, explain } }: WellsixPlay): RulingView {
  const over = eventIn(steps.value, 'over')
  if (!over) return plainView(WORDS.phase.over)
  const ended = eventIn(steps.value, 'game-over')
  const detail = ended ? explain(ended, settled.value).sentence : ''
  return { ...eventView(over, settled.value, 'accepted'), detail }
}

function betweenGames(table: WellsixPlay, position: Position): RulingView {
  const ended = eventIn(table.session.steps.value, 'game-over')
  const totals = WORDS.totals(table.session.players.value, totalsOf(position.scores))
  const detail = `${totals} ${WORDS.opensNext(table.session.nameOf(opponentOf(position.opener)))}`
  return ended
    ? { ...table.referee.eventView(ended, position, 'accepted'), detail }
    : plainView(WORDS.phase['game-over'], detail, 'accepted')
}

function keepView(
  { referee: { eventView }, session: { settled } }: WellsixPlay,
  { table, turn, moves }: GameInPlay,
): RulingView {
  const groups = largestGroups(table)
  const event = { type: 'phase', phase: 'keep', turn, moves } as const
  const spoken = eventView(event, settled.value, 'ask')
  return { ...spoken, detail: WORDS.keepDetail(groups.length, groups[0]?.length ?? 0) }
}

function beginning({ session: { nameOf } }: WellsixPlay, { opener, red }: GameInPlay): readonly [string, string] {
  const begins = opener === red ? WORDS.begins : WORDS.beginsBlack
  return [begins(nameOf(opener), nameOf(opponentOf(opener))), WORDS.toOpen(nameOf(opener))]
}

function todoOf({ session: { nameOf }, mustPass }: WellsixPlay, { phase, turn, moves }: GameInPlay): string {
  const name = nameOf(turn)
  if (mustPass.value) return WORDS.mustPass(name)
  return WORDS.todo[phase === 'opening' ? 'opening' : 'main'](name, moves)
}
