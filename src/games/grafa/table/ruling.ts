import { plainView, type RulingView } from '../../../table/session.ts'
import type { GrafaPlay } from './useGrafaPlay.ts'
import { GRAFA_TABLE as WORDS, question } from '../../../text/en/grafa/table.ts'

/** What the referee says now, the most pressing first. */
export function rulingOf(table: GrafaPlay): RulingView {
  const { refusedView, amending, walk, settled } = table
  if (refusedView.value) return refusedView.value
  if (amending.active.value) return amendingView(table)
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

function amendingView({ amending: { wrong, right, change } }: GrafaPlay): RulingView {
  if (wrong.value === null) return plainView(WORDS.amend.which, '', 'ask')
  if (right.value === null || !change.value) return plainView(WORDS.amend.instead(wrong.value), '', 'ask')
  const { falls, scores } = change.value
  const effects = [
    falls > 0 ? WORDS.amend.falls(falls) : WORDS.amend.stands,
    WORDS.amend.scores(scores.before, scores.after),
  ]
  return plainView(WORDS.amend.becomes(wrong.value, right.value), effects.join(' ').trim(), 'ask')
}

/** A question, and where the rulebook tells of it. */
const section = ({ view }: GrafaPlay, id: string): RulingView => view('ask', { sentence: '', remedy: '', section: id })

/** What hands do with the next cards. What hearts leave goes to the discard pile in the same movement. */
function walkedView({ now, position, explain, eventView }: GrafaPlay): RulingView {
  const [first, ...others] = now.value
  if (!first) return plainView('')
  const also = others.map(({ event, position: at }) => explain(event, at).sentence)
  return { ...eventView(first.event, position.value), detail: also.join(' ') }
}

/** Where the cards of a pair go that no step has told of yet. */
function putAside({ steps, explain }: GrafaPlay): string {
  const isReturned = steps.value.some(step => step.event.type === 'return')
  const step = steps.value.find(each => each.event.type === 'discard')
  if (!step || isReturned) return ''
  const both = step.event.type === 'discard' && step.event.cards.length > 1
  return both ? WORDS.discardPair : explain(step.event, step.position).sentence
}

function askingView(table: GrafaPlay): RulingView {
  const { sentence, detail, section: id } = question(table.settled.value)
  return { ...section(table, id), sentence, detail: `${putAside(table)} ${detail}`.trim() }
}

function arrangeView(table: GrafaPlay): RulingView {
  const { held } = table.arrange
  const sentence = held.value === null ? WORDS.arrange : WORDS.held(held.value)
  return { ...section(table, 'clubs'), sentence, detail: held.value === null ? WORDS.arrangeHow : '' }
}

/** Turned up by hand just now, or still to be turned: the referee knew what it is. */
function restingView({ settled, steps, deck, dealt, pairs, eventView }: GrafaPlay): RulingView {
  const { up } = deck.value
  const todo = WORDS.toPair(pairs.value.length)
  const turn = steps.value.at(-1)?.event
  const before = steps.value.at(-2)?.event
  if (!up) return plainView(todo)
  if (turn?.type !== 'turn' || dealt.value || before?.type === 'reveal') return plainView(WORDS.faceUp(up), todo)
  return { ...eventView(turn, settled.value), detail: todo }
}

function endView({ steps, settled, eventView }: GrafaPlay): RulingView {
  const last = steps.value.at(-1)?.event
  return last
    ? eventView(last, settled.value, 'accepted')
    : plainView(WORDS.answers.score(settled.value.discard.length))
}
