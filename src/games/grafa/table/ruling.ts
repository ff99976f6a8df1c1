import { prospectWords } from '../../../rulebook/grafa/prospect.ts'
import { question } from '../../../rulebook/grafa/ask.ts'
import { plainView, type RulingView } from '../../../table/useReferee.ts'
import type { GrafaTable } from './useGrafaTable.ts'
import { GRAFA_TABLE as WORDS } from './words.ts'

/** What the referee says now, the most pressing first. */
export function rulingOf(table: GrafaTable): RulingView {
  const { refusedView, proposal, proposed, walk, settled } = table
  if (refusedView.value) return refusedView.value
  if (table.mending.active.value) return mendingView(table)
  if (proposal.accepted.value && proposed.value !== null) return proposedView(table)
  if (walk.walking.value) return walkedView(table)
  switch (settled.value.phase) {
    case 'pair':
      return restingView(table)
    case 'use':
      return { ...section(table, 'order'), sentence: WORDS.whichFirst, detail: putAside(table) }
    case 'reveal':
      return askingView(table)
    case 'arrange':
      return arrangeView(table)
    case 'over':
      return endView(table)
  }
}

function mendingView({ mending: { wrong, right, change } }: GrafaTable): RulingView {
  if (wrong.value === null) return plainView(WORDS.mend.which, '', 'ask')
  if (right.value === null || !change.value) return plainView(WORDS.mend.instead(wrong.value), '', 'ask')
  const { falls, scores } = change.value
  const told = [falls > 0 ? WORDS.mend.falls(falls) : WORDS.mend.stands, WORDS.mend.scores(scores.before, scores.after)]
  return plainView(WORDS.mend.becomes(wrong.value, right.value), told.join(' ').trim(), 'ask')
}

/** A question, and where the rulebook tells of it. */
const section = ({ view }: GrafaTable, id: string): RulingView => view('ask', { sentence: '', remedy: '', section: id })

function proposedView({ proposal, pairs, proposed, settled, eventView }: GrafaTable): RulingView {
  const first = proposal.steps.value[0]
  const prospect = pairs.value.find(each => each.pair[0] === proposed.value)
  if (!first || !prospect) return plainView('')
  const told = eventView(first.event, settled.value, 'accepted')
  return { ...told, detail: `${prospectWords(prospect)} ${WORDS.tapAgain}` }
}

/** What hands do with the next cards. What hearts leave goes to the discard pile in the same movement. */
function walkedView({ now, position, steps, walk, explain, eventView }: GrafaTable): RulingView {
  const event = now.value
  if (!event) return plainView('')
  const next = steps.value[walk.done.value + 1]
  const also =
    event.type === 'return' && next?.event.type === 'discard' ? explain(next.event, next.position).sentence : ''
  return { ...eventView(event, position.value), detail: also }
}

/** Where the cards of a pair go that no step has told of yet. */
function putAside({ steps, explain }: GrafaTable): string {
  const told = steps.value.some(step => step.event.type === 'return')
  const step = steps.value.find(each => each.event.type === 'discard')
  if (!step || told) return ''
  const both = step.event.type === 'discard' && step.event.cards.length > 1
  return both ? WORDS.discardPair : explain(step.event, step.position).sentence
}

function askingView(table: GrafaTable): RulingView {
  const { sentence, detail, section: id } = question(table.settled.value)
  return { ...section(table, id), sentence, detail: `${putAside(table)} ${detail}`.trim() }
}

function arrangeView(table: GrafaTable): RulingView {
  const { held } = table.arrange
  const sentence = held.value === null ? WORDS.arrange : WORDS.held(held.value)
  return { ...section(table, 'clubs'), sentence, detail: held.value === null ? WORDS.arrangeHow : '' }
}

/** Turned up by hand just now, or still to be turned: the referee knew what it is. */
function restingView({ settled, steps, deck, dealt, pairs, eventView }: GrafaTable): RulingView {
  const { up } = deck.value
  const todo = WORDS.toPair(pairs.value.length)
  const turn = steps.value.at(-1)?.event
  const before = steps.value.at(-2)?.event
  if (!up) return plainView(todo)
  if (turn?.type !== 'turn' || dealt.value || before?.type === 'reveal') return plainView(WORDS.faceUp(up), todo)
  return { ...eventView(turn, settled.value), detail: todo }
}

function endView({ steps, settled, eventView }: GrafaTable): RulingView {
  const last = steps.value.at(-1)?.event
  return last
    ? eventView(last, settled.value, 'accepted')
    : plainView(WORDS.answers.score(settled.value.discard.length))
}
