import { cardsAndCellsOf } from '../../engine/game.ts'
import { err } from '../../engine/result.ts'
import { hiddenCharacterIn, readLine } from '../../engine/text.ts'
import type { AnyTable, AnyTableModule } from '../module.ts'
import { TABLE_WORDS as WORDS } from '#text/table.ts'
import { parseCard } from '../../engine/cards.ts'

/** A cell, as the numbers of its column and row. */
export type Point = readonly [x: number, y: number]

const rangeBetween = (a: number, b: number): readonly number[] =>
  Array.from({ length: Math.max(Math.abs(a - b) - 1, 0) }, (_, i) => (a < b ? a + i + 1 : a - i - 1))

/** The points between two points in the same row or column, from the first to the second; null if they aren't in line. */
export function pointsBetween([ax, ay]: Point, [bx, by]: Point): readonly Point[] | null {
  if (ay === by) return rangeBetween(ax, bx).map((x): Point => [x, ay])
  return ax === bx ? rangeBetween(ay, by).map((y): Point => [ax, y]) : null
}

/** The accepted words for each question, by the question's id. Only the first word is shown. */
type Questions<Id extends string = string> = Readonly<Record<Id, readonly [string, ...string[]]>>

export function questionFor<Id extends string>(text: string, questions: Questions<Id>): Id | null {
  const words = text.toLowerCase().trim()
  for (const id in questions) if (questions[id].includes(words)) return id
  return null
}

export function answerFor<Id extends string>(
  text: string,
  questions: Questions<Id>,
  answers: Readonly<Record<Id, () => string | null>>,
): string | null {
  const id = questionFor(text, questions)
  return id === null ? null : answers[id]()
}

interface LineWords {
  readonly row: string
  readonly column: string
  readonly between: string
  readonly and: string
}

type QuestionLine =
  | { readonly type: 'row' | 'column'; readonly name: string }
  | { readonly type: 'between'; readonly from: string; readonly to: string }

/** Parses `row 3`, `column c`, `between a1 d1`, or `between a1 and d1`; null for other text. */
export function parseLineQuestion(text: string, { row, column, between, and }: LineWords): QuestionLine | null {
  const [first = '', ...places] = text.toLowerCase().trim().split(/\s+/)
  const [name = '', ...rest] = places
  if ((first === row || first === column) && name !== '' && rest.length === 0)
    return { type: first === row ? 'row' : 'column', name }
  if (first !== between) return null
  const [from, to, ...more] = places.filter(place => place !== and)
  return from !== undefined && to !== undefined && more.length === 0 ? { type: 'between', from, to } : null
}

function movesAt(table: AnyTable, place: string): string {
  if (!table.source.terms.helps.value) return WORDS.noHelp
  const actions = table.session.mayPlay.value ? table.rules.game.legal(table.session.settled.value) : []
  const others = actions
    .map(action => cardsAndCellsOf(table.rules.game, action))
    .flatMap(words => (words.includes(place) ? words.filter(word => word !== place) : []))
  const cards = others.flatMap(word => parseCard(word) ?? [])
  return WORDS.possible([...new Set(others.filter(word => !parseCard(word)))], [...new Set(cards)])
}

/** The answer to a key pressed on a cell; null if the key doesn't ask anything. */
export function answerToKey(table: AnyTable, { key, target, ctrlKey, metaKey, altKey }: KeyboardEvent): string | null {
  const place = target instanceof HTMLElement ? target.dataset['cell'] : undefined
  return place !== undefined && key === 'm' && !ctrlKey && !metaKey && !altKey ? movesAt(table, place) : null
}

function lastMove({ source: { moves }, session: { steps, walk }, appDeal, referee: { explain } }: AnyTable): string {
  if (moves.value.length === 0) return WORDS.ask.nothing
  const known = steps.value.filter(
    (step, index) => index < walk.done.value || !(appDeal?.isSecret(step.event) ?? false),
  )
  return known.map(({ event, position }) => explain(event, position).sentence).join(' ')
}

function dryRun(
  text: string,
  { session: { settled, players }, rules, referee: { explain }, controls: { spell } }: AnyTable,
): string {
  const { game, rulebook } = rules
  const { words } = readLine(spell(text), 0)
  const hidden = hiddenCharacterIn(words)
  const action = hidden ? err(hidden) : game.parseAction(words, settled.value)
  if (!action.ok) return WORDS.unreadable(action.error).sentence
  const ruling = game.play(settled.value, action.value)
  if (ruling.accepted) return ruling.steps.map(({ event, position }) => explain(event, position).sentence).join(' ')
  const { sentence, remedy } = rulebook.refusal(ruling.refusal, { players: players.value, position: settled.value })
  return `${sentence} ${remedy}`.trim()
}

function triedIn(text: string): string | null {
  const words = text.trim().toLowerCase()
  const before = WORDS.ask.tries.map(each => `${each} `).find(each => words.startsWith(each))
  return before === undefined ? null : words.slice(before.length)
}

/** The answer to a typed question in any game; null for other text. `clock` returns the times as text, or null if there is no clock. */
export function tableAnswer(
  text: string,
  module: AnyTableModule,
  table: AnyTable,
  clock: () => string | null = () => null,
): string | null {
  const tried = triedIn(text)
  if (tried !== null) return module.hides(table.source.setup.value) ? WORDS.ask.hidden : dryRun(tried, table)
  const answer = answerFor(text, WORDS.ask.questions, {
    help: () => WORDS.ask.help(module.words.asks),
    words: () => module.inWords((table.appDeal?.seen ?? table.session.position).value).join(' '),
    last: () => lastMove(table),
    ruling: () => `${table.texts.ruling.value.sentence} ${table.texts.ruling.value.detail}`.trim(),
    clock,
  })
  return answer ?? table.texts.answer(text)
}
