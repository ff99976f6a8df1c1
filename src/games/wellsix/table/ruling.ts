import { other } from '../../../engine/wellsix/colours.ts'
import { totalsOf } from '../../../engine/wellsix/match.ts'
import { isEmpty } from '../../../engine/wellsix/table.ts'
import type { Event, Playing, Position, WellsixStep } from '../../../engine/wellsix/types.ts'
import { plainView, type RulingView } from '../../../table/useReferee.ts'
import { groupLetter, largestGroups } from './ghost.ts'
import type { Tap } from '../taps.ts'
import type { WellsixTable } from './useWellsixTable.ts'
import { WELLSIX_TABLE as WORDS } from './words.ts'

/** What the referee says now, the most pressing first. */
export function rulingOf(table: WellsixTable): RulingView {
  const { refusedView, correction, agreement, proposal, walk, now, position, selection, help } = table
  if (refusedView.value) return refusedView.value
  if (proposal.steps.value.length > 0) return proposedView(table)
  if (correction.active.value) return correctionView(table)
  if (agreement.active.value) return agreementView(table)
  if (walk.walking.value && now.value) return table.eventView(now.value, position.value)
  if (selection.choices.value.length > 0) return plainView(WORDS.which, choicesOf(selection.choices.value), 'ask')
  if (selection.first.value !== null) return chosenView(table, selection.first.value)
  if (help.asked.value) return helpView(table)
  return restingView(table)
}

const eventIn = <T extends Event['type']>(steps: readonly WellsixStep[], type: T) =>
  steps.map(step => step.event).find((event): event is Extract<Event, { type: T }> => event.type === type)

const choicesOf = (actions: readonly string[]): string =>
  WORDS.whichDetail(actions.map(action => (action.startsWith('switch') ? WORDS.move.switch : WORDS.move.capture)))

function proposedView(table: WellsixTable): RulingView {
  const steps = table.proposal.steps.value
  const [first] = steps
  if (!first) return plainView('')
  const told = table.eventView(first.event, table.settled.value, 'accepted')
  const { event } = first
  const detail = [...afterwards(table, steps), ...endings(steps)].join(' ') || WORDS.tapAgain
  if (event.type === 'capture') return { ...told, sentence: WORDS.captures(event.captured, event.seized), detail }
  if (event.type === 'isolate') return { ...told, sentence: WORDS.keeps(letterOf(table, event.stays)), detail }
  return { ...told, detail }
}

/** What is cut off, or has to be chosen. */
function afterwards({ nameOf }: WellsixTable, steps: readonly WellsixStep[]): string[] {
  const isolated = eventIn(steps, 'isolate')
  if (isolated) {
    return [WORDS.cutOff(isolated.seized, isolated.returned, isolated.kept, nameOf(isolated.player))]
  }
  const last = steps.at(-1)?.position
  if (last?.phase !== 'keep') return []
  const groups = largestGroups(last.table)
  return [WORDS.equalGroups(groups.length, groups[0]?.length ?? 0)]
}

function endings(steps: readonly WellsixStep[]): string[] {
  if (eventIn(steps, 'align')) return [WORDS.wins]
  return eventIn(steps, 'game-over')?.reason === 'quiet' ? [WORDS.endsGame] : []
}

const letterOf = ({ settled }: WellsixTable, stays: readonly string[]): string =>
  groupLetter(largestGroups(settled.value.table).findIndex(group => group.includes(stays[0] ?? '')))

function correctionView({ correction: { chosen, changes } }: WellsixTable): RulingView {
  if (chosen.value !== null) return plainView(WORDS.correctChosen(chosen.value), WORDS.correctHow, 'ask')
  return plainView(WORDS.correctTitle, changes.value.length > 0 ? WORDS.correctCount(changes.value.length) : '', 'ask')
}

function agreementView({ agreement, nameOf }: WellsixTable): RulingView {
  const [first] = agreement.agreed.value
  return plainView(
    WORDS.agreeTitle,
    first === undefined ? WORDS.agreeDetail : `${WORDS.agreed(nameOf(first))} ${WORDS.agreeDetail}`,
    'ask',
  )
}

function chosenView({ settled, selection }: WellsixTable, first: Tap): RulingView {
  const { table, phase } = settled.value
  if (first.type === 'hand') {
    return plainView(WORDS.chosenHand(first.card), WORDS.whereTo[phase === 'opening' ? 'opening' : 'main'])
  }
  const card = table[first.cell]
  if (card === undefined) return plainView(WORDS.chosenPlace(first.cell), WORDS.whichCard)
  const targets = selection.targets.value
  const isOwn = targets !== null && targets.cells.size + targets.cards.size > 0
  return plainView(WORDS.chosenCard(card, first.cell), isOwn ? WORDS.whatWith : WORDS.theirs)
}

function helpView({ help, nameOf }: WellsixTable): RulingView {
  const threats = help.threats.value
  if (threats.length === 0) return plainView(WORDS.noThreat)
  const told = ([1, 2] as const).flatMap(player => {
    const cells = threats.filter(threat => threat.player === player).map(threat => threat.at)
    return cells.length > 0 ? [WORDS.threats(nameOf(player), cells)] : []
  })
  return plainView(told[0] ?? '', told.slice(1).join(' '))
}

/** What the last move brought, and who is to do what. */
function restingView(table: WellsixTable): RulingView {
  const { settled, steps, eventView } = table
  const position = settled.value
  if (position.turn === null) return position.phase === 'over' ? matchOver(table) : betweenGames(table, position)
  if (position.phase === 'keep') return keepView(table, position)
  if (isEmpty(position.table)) return plainView(...beginning(table, position))
  const todo = todoOf(table, position)
  const note = table.agreement.certain.value ? WORDS.certain : ''
  const detail = [todo, note].filter(part => part !== '').join(' ')
  const won = spoils(table, steps.value)
  if (won) return plainView(won, detail)
  const told = steps.value.map(step => step.event).filter(event => event.type !== 'phase' || event.suits !== undefined)
  const shown = told.at(-1)
  return shown ? { ...eventView(shown, position), detail } : plainView(todo, note)
}

/** What a capture has brought, once hands have done it. */
function spoils({ nameOf }: WellsixTable, steps: readonly WellsixStep[]): string {
  const captured = eventIn(steps, 'capture')
  const isolated = eventIn(steps, 'isolate')
  const player = captured?.player ?? isolated?.player
  if (player === undefined) return ''
  const seized = (captured?.seized ? 1 : 0) + (isolated?.seized.length ?? 0)
  const back = (captured && !captured.seized ? 1 : 0) + (isolated?.returned.length ?? 0)
  return [
    ...(seized > 0 ? [WORDS.hasSeized(nameOf(player), seized)] : []),
    ...(back > 0 ? [WORDS.hasBack(nameOf(player), back)] : []),
  ].join(' ')
}

function matchOver({ steps, settled, eventView, explain }: WellsixTable): RulingView {
  const over = eventIn(steps.value, 'over')
  if (!over) return plainView(WORDS.phase.over)
  const ended = eventIn(steps.value, 'game-over')
  const detail = ended ? explain(ended, settled.value).sentence : ''
  return { ...eventView(over, settled.value, 'accepted'), detail }
}

function betweenGames({ steps, eventView, nameOf, players }: WellsixTable, position: Position): RulingView {
  const ended = eventIn(steps.value, 'game-over')
  const totals = WORDS.totals(players.value, totalsOf(position.scores))
  const detail = `${totals} ${WORDS.opensNext(nameOf(other(position.opener)))}`
  return ended
    ? { ...eventView(ended, position, 'accepted'), detail }
    : plainView(WORDS.phase['game-over'], detail, 'accepted')
}

function keepView({ eventView, settled }: WellsixTable, { table, turn, moves }: Playing): RulingView {
  const groups = largestGroups(table)
  const event = { type: 'phase', phase: 'keep', turn, moves } as const
  const told = eventView(event, settled.value, 'ask')
  return { ...told, detail: WORDS.keepDetail(groups.length, groups[0]?.length ?? 0) }
}

function beginning({ nameOf }: WellsixTable, { opener, red }: Playing): readonly [string, string] {
  const begins = opener === red ? WORDS.begins : WORDS.beginsBlack
  return [begins(nameOf(opener), nameOf(other(opener))), WORDS.toOpen(nameOf(opener))]
}

function todoOf({ nameOf, mustPass }: WellsixTable, { phase, turn, moves }: Playing): string {
  const name = nameOf(turn)
  if (mustPass.value) return WORDS.mustPass(name)
  return WORDS.todo[phase === 'opening' ? 'opening' : 'main'](name, moves)
}
