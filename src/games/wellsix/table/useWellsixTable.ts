import { computed } from 'vue'
import type { Event, Wellsix, Action, Position } from '../../../engine/wellsix/types.ts'
import { DEFAULT_TEXTS, type Table } from '../../../table/module.ts'
import type { Source } from '../../../table/session/source.ts'
import { rulingOf } from './ruling.ts'
import type { WellsixPendingInput } from './useCorrection.ts'
import { useWellsixPlay, type WellsixPlay } from './useWellsixPlay.ts'
import { WELLSIX_TABLE as WORDS, logSentence } from '#text/wellsix/table.ts'
import { parseCard, suitOf, SUITS, type Card } from '../../../engine/cards.ts'
import { isCell, type Cell } from '../../../engine/wellsix/board.ts'
import { partOf, ownerOf } from '../../../engine/wellsix/colours.ts'
import { totalsOf } from '../../../engine/wellsix/match.ts'
import { SUIT_NAMES } from '#text/lists.ts'
import { answerFor, parseLineQuestion, pointsBetween } from '../../../table/controls/answers.ts'
import { movesFor, type Tap, isTarget } from '../taps.ts'
import { sortedBySuit, pointOf } from '../places.ts'
import { useDrag } from '../../../ui/fingers.ts'
import { keysOf, menuOf } from './keys.ts'

function tapOn(element: Element): Tap | null {
  const { cell, card } = element.closest<HTMLElement>('[data-cell], [data-card]')?.dataset ?? {}
  if (cell !== undefined) return { type: 'cell', cell }
  const found = card === undefined ? null : parseCard(card)
  return found && { type: 'hand', card: found }
}

function useHands(own: WellsixPlay) {
  const { selection, marking, help } = own
  const { walk, position } = own.session
  const { spotlight } = own.source
  const isAsked = (): boolean => own.results.active.value

  async function tap(tapped: Tap): Promise<void> {
    const choose = spotlight.value?.choose
    help.close()
    if (choose) choose(tapped.type === 'cell' ? tapped.cell : tapped.card)
    else if (marking.active.value) marking.tap(tapped)
    else if (isAsked()) return
    else if (walk.walking.value && (!walk.isLast.value || own.changes(tapped))) walk.next()
    else {
      // Players may choose the next card while they are still removing cards of the last move.
      walk.finish()
      await selection.tap(tapped)
    }
  }

  const hasCard = (tapped: Tap): boolean => tapped.type === 'hand' || position.value.table[tapped.cell] !== undefined

  function mayLift(tapped: Tap): boolean {
    if (own.source.terms.closed.value || isAsked() || spotlight.value?.choose || !hasCard(tapped)) return false
    return marking.active.value || (isTarget(selection.beginnings.value, tapped) && !own.changes(tapped))
  }

  /** Runs for each drawn card, so it checks less than `mayLift`. */
  function isOwn(cell: Cell): boolean {
    const card = position.value.table[cell]
    const { phase, turn } = selection.next.value
    if (card === undefined || own.source.terms.closed.value || spotlight.value?.choose) return false
    return marking.active.value || (phase === 'main' && ownerOf(position.value, card) === turn)
  }

  async function lift(tapped: Tap): Promise<void> {
    help.close()
    if (marking.active.value) return
    walk.finish()
    await selection.lift(tapped)
  }

  async function drop(from: Tap, on: Tap | null): Promise<void> {
    if (!marking.active.value) await selection.drop(on)
    else if (on?.type === 'cell') marking.drop(from, on.cell)
  }

  return { tap, isOwn, carry: useDrag({ tapOn, mayLift, lift, drop }) }
}

function answerTo(text: string, table: WellsixPlay): string | null {
  const words = text.toLowerCase().trim()
  const { position, players, nameOf } = table.session
  const { turn, phase, hands, scores, seized, quiet, moves } = position.value
  const line = parseLineQuestion(words, WORDS.lines)
  if (line?.type === 'between') return betweenAnswer(table, line.from, line.to)
  if (line && /^-?\d+$/.test(line.name)) return lineAnswer(table, line.type === 'row' ? 'y' : 'x', Number(line.name))
  const suit = SUITS.find(each => SUIT_NAMES[each].toLowerCase() === words)
  if (suit)
    return WORDS.answers.line(
      cardsOn(table)
        .filter(({ card }) => suitOf(card) === suit)
        .map(named),
    )
  if (isCell(words)) return WORDS.answers.on(position.value.table[words] ?? null, words)
  return answerFor(words, WORDS.questions, {
    piles: () => players.value.map((name, i) => WORDS.answers.seized(name, seized[i] ?? [])).join(' '),
    score: () => WORDS.answers.score(players.value, totalsOf(scores), [seized[0].length, seized[1].length]),
    hand: () =>
      turn === null ? WORDS.phase[phase] : WORDS.answers.hand(nameOf(turn), sortedBySuit(partOf(hands, turn))),
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

const cardsOn = ({ session: { position } }: WellsixPlay): readonly CardOn[] =>
  Object.entries(position.value.table).map(([cell, card]) => ({ cell, card }))

const named = ({ card, cell }: CardOn): string => WORDS.answers.cardOn(card, cell)

function lineAnswer(table: WellsixPlay, axis: 'x' | 'y', at: number): string {
  const cards = cardsOn(table)
    .map(each => ({ ...each, point: pointOf(each.cell) }))
    .filter(({ point }) => point[axis] === at)
    .sort((a, b) => (axis === 'y' ? a.point.x - b.point.x : b.point.y - a.point.y))
  return WORDS.answers.line(cards.map(named))
}

function betweenAnswer({ session: { position } }: WellsixPlay, from: string, to: string): string | null {
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

function typedMoves(text: string, settled: Position): readonly Action[] {
  const words = text.toLowerCase().trim().split(/\s+/)
  const [a, b] = words.map(asTap)
  return a && b && words.length === 2 ? movesFor(settled, a, b) : []
}

const spelled = (text: string): string => (/^\s*\d+\s+\d+\s*$/.test(text) ? `result ${text.trim()}` : text)

const IN_LOG: readonly Event['type'][] = ['align', 'pass', 'agree', 'game-over', 'over', 'correct', 'irregular']

export type WellsixTable = WellsixPlay & Table<Wellsix, WellsixPendingInput> & ReturnType<typeof useHands>

export function useWellsixTable(source: Source<Wellsix>): WellsixTable {
  const own = useWellsixPlay(source)
  const { tap, isOwn, carry } = useHands(own)

  async function type(text: string): Promise<void> {
    const moves = typedMoves(text, own.session.settled.value)
    own.session.walk.finish()
    if (moves.length > 0) await own.selection.decide(moves)
    else await own.proposal.type(text)
  }

  return {
    tap,
    isOwn,
    carry,
    texts: {
      ruling: computed(() => rulingOf(own)),
      lastEffect: DEFAULT_TEXTS.lastEffect,
      doneLabel: computed(() => WORDS.done),
      highlights: DEFAULT_TEXTS.highlights,
      onBoard: DEFAULT_TEXTS.onBoard,
      logEntry(event, position) {
        const explanation = own.referee.explain(event, position)
        const sentence = logSentence(event, position, own.session.nameOf)
        if (sentence !== null) return { ...explanation, sentence }
        return IN_LOG.includes(event.type) ? explanation : null
      },
      answer: text => answerTo(text, own),
    },
    controls: {
      keys: computed(() => keysOf(own)),
      menu: computed(() => menuOf(own)),
      takeBack: own.correction.takeBack,
      spell: spelled,
      type,
      turn: null,
    },
    ...own,
  }
}
