import { computed } from 'vue'
import type { Event, Wellsix, Action, Position } from '../../../engine/wellsix/types.ts'
import { keyApart, keyBack, keyOn, type Table, type Key } from '../../../table/module.ts'
import type { Source } from '../../../table/source.ts'
import { rulingOf } from './ruling.ts'
import { useWellsixPlay, type WellsixPlay } from './useWellsixPlay.ts'
import { WELLSIX_TABLE as WORDS, narrate } from '#text/wellsix/table.ts'
import { parseCard, suitOf, SUITS, type Card } from '../../../engine/cards.ts'
import { isCell, type Cell } from '../../../engine/wellsix/board.ts'
import { of, ownerOf } from '../../../engine/wellsix/colours.ts'
import { totalsOf } from '../../../engine/wellsix/match.ts'
import { SUIT_NAMES } from '#text/lists.ts'
import { answered, lineIn, pointsBetween } from '../../../table/answers.ts'
import { movesFor, type Tap, isAmong } from '../taps.ts'
import { inOrder, pointOf } from '../places.ts'
import { useCarry } from '../../../ui/fingers.ts'
import { TABLE_WORDS } from '#text/table.ts'
import { groupLetter, largestGroups } from '../marks.ts'

/** The keys below the table: always the few that fit what is going on. */
function keysOf(table: WellsixPlay): readonly Key[] {
  const { correction, scoring, settled, closed, walk } = table
  if (correction.active.value) return correctionKeys(table)
  if (scoring.active.value || closed.value || walk.walking.value) return []
  switch (settled.value.phase) {
    case 'over':
      return []
    case 'game-over':
      return nextKeys(table)
    case 'keep':
      return keepKeys(table)
    default:
      return [...backKeys(table), ...restKeys(table)]
  }
}

/** Taking back drops what was marked last; leaving drops it all. */
function correctionKeys({ correction, judgeCorrection }: WellsixPlay): readonly Key[] {
  const { marked, chosen, changes, takeBack, end } = correction
  const back = keyApart('take-back', TABLE_WORDS.undoKey, takeBack)
  const leave = keyBack('leave', TABLE_WORDS.cancel, end)
  const judge = keyOn('correct', WORDS.correctDone, judgeCorrection, { primary: true })
  return [leave, ...(marked.value ? [back] : []), ...(chosen.value === null && changes.value.length > 0 ? [judge] : [])]
}

const nextKeys = (table: WellsixPlay): readonly Key[] =>
  table.accepts('next') ? [keyOn('next', WORDS.next, () => table.make({ type: 'next' }), { primary: true })] : []

/** Apart from where a proposal is confirmed. */
function keepKeys({ settled, propose, accepts }: WellsixPlay): readonly Key[] {
  if (!accepts('keep')) return []
  return largestGroups(settled.value.table).map((group, index) =>
    keyApart(`keep ${index}`, WORDS.keepKey(groupLetter(index)), () => propose({ type: 'keep', cell: group[0] ?? '' })),
  )
}

function backKeys({ begun, help, refusal, spotlight, abandon }: WellsixPlay): readonly Key[] {
  const isBack = begun.value !== null || help.asked.value || (refusal.value !== null && !spotlight.value)
  return isBack ? [keyBack('take-back', TABLE_WORDS.cancel, abandon)] : []
}

function restKeys(table: WellsixPlay): readonly Key[] {
  const { mustPass, scoring, certain, help, begun, spotlight, propose, accepts } = table
  if (mustPass.value && accepts('pass')) {
    return [keyApart('pass', WORDS.pass, () => propose({ type: 'pass' }))]
  }
  if (spotlight.value || begun.value !== null) return []
  if (scoring.offered.value) return [keyApart('result', WORDS.byResult, scoring.begin)]
  if (certain.value) return [keyApart('agree', WORDS.agree, table.agreeToEnd)]
  if (!help.allowed.value || help.asked.value) return []
  return [keyApart('fives', WORDS.fives, help.ask)]
}

/** What is needed now and then. */
function menuOf({ playing, help, correction, mayAgree, agreeToEnd }: WellsixPlay): readonly Key[] {
  if (!playing.value) return []
  const fives = keyOn('fives', WORDS.fives, help.ask, { group: 'help' })
  const agree = keyOn('agree', WORDS.agree, agreeToEnd, { group: 'end', leadsTo: 'agree' })
  return [
    keyOn('differs', WORDS.differs, correction.begin, { leadsTo: 'correct' }),
    ...(mayAgree.value ? [agree] : []),
    ...(help.allowed.value ? [fives] : []),
  ]
}

function tapOn(element: Element): Tap | null {
  const { cell, card } = element.closest<HTMLElement>('[data-cell], [data-card]')?.dataset ?? {}
  if (cell !== undefined) return { type: 'cell', cell }
  const found = card === undefined ? null : parseCard(card)
  return found && { type: 'hand', card: found }
}

/** Cards that are tapped, or carried to where they go. */
function useHands(own: WellsixPlay) {
  const { selection, correction, help, walk, spotlight, position, closed } = own
  const isAsked = (): boolean => own.scoring.active.value

  async function tap(tapped: Tap): Promise<void> {
    const choose = spotlight.value?.choose
    help.close()
    if (choose) choose(tapped.type === 'cell' ? tapped.cell : tapped.card)
    else if (correction.active.value) correction.tap(tapped)
    else if (isAsked()) return
    else if (walk.walking.value && (!walk.isLast.value || own.changes(tapped))) walk.next()
    else {
      // The last cards are lifted while the next are chosen already.
      walk.finish()
      await selection.tap(tapped)
    }
  }

  const hasCard = (tapped: Tap): boolean => tapped.type === 'hand' || position.value.table[tapped.cell] !== undefined

  function mayLift(tapped: Tap): boolean {
    if (closed.value || isAsked() || spotlight.value?.choose || !hasCard(tapped)) return false
    return correction.active.value || (isAmong(selection.beginnings.value, tapped) && !own.changes(tapped))
  }

  /** Whether a finger on this card may carry it; asked for every card that is drawn, and so less exactly. */
  function isOwn(cell: Cell): boolean {
    const card = position.value.table[cell]
    const { phase, turn } = selection.next.value
    if (card === undefined || closed.value || spotlight.value?.choose) return false
    return correction.active.value || (phase === 'main' && ownerOf(position.value, card) === turn)
  }

  async function lift(tapped: Tap): Promise<void> {
    help.close()
    if (correction.active.value) return
    walk.finish()
    await selection.lift(tapped)
  }

  async function drop(from: Tap, on: Tap | null): Promise<void> {
    if (!correction.active.value) await selection.drop(on)
    else if (on?.type === 'cell') correction.drop(from, on.cell)
  }

  return { tap, isOwn, carry: useCarry({ tapOn, mayLift, lift, drop }) }
}

/**
 * What was asked in words: `score`, `piles`, `hand`, `turn`, `row 0`, `column -1`, `hearts`, `0,0`, `between 0,0 3,0`. Null
 * where it is no question.
 */
function answerTo(text: string, table: WellsixPlay): string | null {
  const words = text.toLowerCase().trim()
  const { position, players, nameOf } = table
  const { turn, phase, hands, scores, seized, quiet, moves } = position.value
  const line = lineIn(words, WORDS.lines)
  if (line?.type === 'between') return betweenAnswer(table, line.from, line.to)
  if (line && /^-?\d+$/.test(line.name)) return lineAnswer(table, line.type === 'row' ? 'y' : 'x', Number(line.name))
  const suit = SUITS.find(each => SUIT_NAMES[each] === words)
  if (suit)
    return WORDS.answers.line(
      cardsOn(table)
        .filter(({ card }) => suitOf(card) === suit)
        .map(named),
    )
  if (isCell(words)) return WORDS.answers.on(position.value.table[words] ?? null, words)
  return answered(words, WORDS.questions, {
    piles: () => players.value.map((name, i) => WORDS.answers.seized(name, seized[i] ?? [])).join(' '),
    score: () => WORDS.answers.score(players.value, totalsOf(scores), [seized[0].length, seized[1].length]),
    hand: () => (turn === null ? WORDS.phase[phase] : WORDS.answers.hand(nameOf(turn), inOrder(of(hands, turn)))),
    turn() {
      if (turn === null) return WORDS.phase[phase]
      const todo = WORDS.movesLeft[phase === 'opening' ? 'opening' : 'main'](moves)
      return WORDS.answers.turn(nameOf(turn), todo, WORDS.quiet(quiet))
    },
  })
}

interface CardOn {
  readonly cell: string
  readonly card: Card
}

const cardsOn = ({ position }: WellsixPlay): readonly CardOn[] =>
  Object.entries(position.value.table).map(([cell, card]) => ({ cell, card }))

const named = ({ card, cell }: CardOn): string => WORDS.answers.cardOn(card, cell)

/** The cards of a row from the left, or of a column from the top. */
function lineAnswer(table: WellsixPlay, axis: 'x' | 'y', at: number): string {
  const cards = cardsOn(table)
    .map(each => ({ ...each, point: pointOf(each.cell) }))
    .filter(({ point }) => point[axis] === at)
    .sort((a, b) => (axis === 'y' ? a.point.x - b.point.x : b.point.y - a.point.y))
  return WORDS.answers.line(cards.map(named))
}

function betweenAnswer({ position }: WellsixPlay, from: string, to: string): string | null {
  if (!isCell(from) || !isCell(to)) return null
  const [a, b] = [pointOf(from), pointOf(to)]
  const points = pointsBetween([a.x, a.y], [b.x, b.y])
  if (points === null) return WORDS.answers.notInLine
  const cards = points.map(([x, y]) => WORDS.answers.on(position.value.table[`${x},${y}`] ?? null, `${x},${y}`))
  return cards.length === 0 ? WORDS.answers.line([]) : cards.join(' ')
}

const asTap = (word: string): Tap | null => {
  if (isCell(word)) return { type: 'cell', cell: word }
  const card = parseCard(word)
  return card ? { type: 'hand', card } : null
}

/** The moves that a typed line can mean where it is two cards or places, which are two taps. */
function typedMoves(text: string, settled: Position): readonly Action[] {
  const words = text.toLowerCase().trim().split(/\s+/)
  const [a, b] = words.map(asTap)
  return a && b && words.length === 2 ? movesFor(settled, a, b) : []
}

/** Two numbers are a result. */
const spelled = (text: string): string => (/^\s*\d+\s+\d+\s*$/.test(text) ? `result ${text.trim()}` : text)

const IN_LOG: readonly Event['type'][] = ['align', 'pass', 'agree', 'game-over', 'over', 'correct', 'irregular']

export type WellsixTable = WellsixPlay & Table<Wellsix> & ReturnType<typeof useHands>

export function useWellsixTable(source: Source<Wellsix>): WellsixTable {
  const own = useWellsixPlay(source)
  const { selection, settled, nameOf } = own

  /** Two cards or places are two taps: which move they mean is found, or asked. */
  async function type(text: string): Promise<void> {
    const moves = typedMoves(text, settled.value)
    own.walk.finish()
    if (moves.length > 0) await selection.decide(moves)
    else await own.type(text)
  }

  return {
    ...own,
    ...useHands(own),
    type,
    ruling: computed(() => rulingOf(own)),
    keys: computed(() => keysOf(own)),
    menu: computed(() => menuOf(own)),
    doneLabel: computed(() => WORDS.done),
    answer: text => answerTo(text, own),
    spell: spelled,
    /** For the log: who moved what, and how games ended. */
    logged(event, position) {
      const explanation = own.explain(event, position)
      const sentence = narrate(event, position, nameOf)
      if (sentence !== null) return { ...explanation, sentence }
      return IN_LOG.includes(event.type) ? explanation : null
    },
  }
}
