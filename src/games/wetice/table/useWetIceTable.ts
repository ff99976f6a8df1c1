import { computed } from 'vue'
import { cellNumber, boardToRows, CELLS, HEIGHT, pileOf, scoresOf, suitsIn } from '../../../engine/wetice/board.ts'
import type { Cell, WetIce } from '../../../engine/wetice/types.ts'
import { plainLog, DEFAULT_TEXTS, type Table } from '../../../table/module.ts'
import type { WetIcePendingInput } from './useCorrection.ts'
import type { Source } from '../../../table/session/source.ts'
import { useDrag, type DragSource } from '../../../ui/fingers.ts'
import { makeCode } from '../../deal-code.ts'
import { dealNumber } from '../deal.ts'
import { highlightsOf, type Highlight } from './chain.ts'
import { rulingOf } from './ruling.ts'
import { useWetIcePlay, type WetIcePlay } from './useWetIcePlay.ts'
import { WETICE_TABLE as WORDS } from '#text/wetice/table.ts'
import { parseSuit, SUITS, type Suit } from '../../../engine/cards.ts'
import { SUIT_NAMES } from '#text/lists.ts'
import { answerFor, parseLineQuestion, pointsBetween, type Point } from '../../../table/controls/answers.ts'
import { keysOf, menuOf, endCleanup, isClean } from './keys.ts'

function answerTo(text: string, table: WetIcePlay): string | null {
  const words = text.toLowerCase().trim()
  const position = table.session.position.value
  const line = parseLineQuestion(words, WORDS.lines)
  if (line?.type === 'between') return betweenAnswer(table, line.from, line.to)
  if (line?.name.length === 1) return lineAnswer(table, line.type === 'row', line.name)
  const suit = SUITS.find(each => SUIT_NAMES[each].toLowerCase() === words)
  if (suit) return WORDS.answers.suit(suit, cellsOf(table, suit))
  if (CELLS[position.board.layout].includes(words)) return WORDS.answers.on(suitAt(table, words), words)
  return answerFor(words, WORDS.questions, {
    score: () => WORDS.answers.score(scoresOf(position), table.session.players.value),
    piles: () => pilesAnswer(table),
    turn: () => (position.turn === null ? WORDS.phase.over : WORDS.answers.turn(table.session.nameOf(position.turn))),
  })
}

function nameOfLetter(letter: string): string {
  const suit = parseSuit(letter)
  return suit ? SUIT_NAMES[suit] : WORDS.empty
}

function lineAnswer({ session: { position } }: WetIcePlay, isRow: boolean, name: string): string | null {
  const { board } = position.value
  const rows = boardToRows(board)
  const letters = isRow
    ? rows[HEIGHT[board.layout] - Number(name)]
    : rows
        .map(row => row[name.charCodeAt(0) - 97] ?? '')
        .toReversed()
        .join('')
  if (!letters) return null
  return [...letters].map(nameOfLetter).join(', ')
}

const suitAt = ({ session: { position } }: WetIcePlay, cell: Cell): Suit | null => {
  const { board } = position.value
  return board.cells[CELLS[board.layout].indexOf(cell)] ?? null
}

const cellsOf = (table: WetIcePlay, suit: Suit): readonly Cell[] =>
  CELLS[table.session.position.value.board.layout].filter(cell => suitAt(table, cell) === suit)

function pilesAnswer({ session: { position, players } }: WetIcePlay): string {
  const piles = players.value.map((name, index) => {
    const pile = pileOf(position.value, index === 0 ? 1 : 2)
    return WORDS.answers.pile(
      name,
      suitsIn(pile).map(suit => [suit, pile[suit] ?? 0] as const),
    )
  })
  return piles.join(' ')
}

const pointOf = (cell: Cell): Point => [cell.charCodeAt(0) - 97, Number(cell.slice(1))]
const cellAt = ([x, y]: Point): Cell => `${String.fromCharCode(97 + x)}${y}`

function betweenAnswer(table: WetIcePlay, from: string, to: string): string | null {
  const names: readonly string[] = CELLS[table.session.position.value.board.layout]
  if (!names.includes(from) || !names.includes(to)) return null
  const points = pointsBetween(pointOf(from), pointOf(to))
  if (points === null) return WORDS.answers.notInLine
  return WORDS.answers.row(points.map(cellAt).map(cell => WORDS.answers.on(suitAt(table, cell), cell)))
}

export type WetIceTable = WetIcePlay &
  Table<WetIce, WetIcePendingInput> & { readonly carry: DragSource<Cell>; tap(cell: string): Promise<void> }

function featsOf({ source: { moves, setup }, session: { players, nameOf } }: WetIcePlay): readonly string[] {
  const { turn, chain } = highlightsOf(moves.value)
  const who = (feat: Highlight): string => (players.value.length > 1 ? nameOf(feat.player) : '')
  const number = setup.value.phase === 'cleanup' ? dealNumber(setup.value.deal.join('')) : null
  return [
    ...(number === null ? [] : [WORDS.deal(makeCode(number))]),
    ...(turn ? [WORDS.bestTurn(who(turn), turn.count)] : []),
    ...(chain && chain.count > 1 ? [WORDS.longestChain(who(chain), chain.count)] : []),
  ]
}

function changes({ session: { settled, position } }: WetIcePlay, cell: Cell): boolean {
  const at = cellNumber(settled.value.board.layout, cell)
  return position.value.board.cells[at] !== settled.value.board.cells[at]
}

function useDragging(own: WetIcePlay) {
  const { selection, help } = own

  function mayLift(cell: Cell): boolean {
    const free = own.playing.value || (own.session.walk.isLast.value && !own.source.terms.closed.value)
    return free && !own.source.spotlight.value?.choose && !selection.isBlank(cell) && !changes(own, cell)
  }

  return useDrag<Cell>({
    tapOn: element => element.closest<HTMLElement>('[data-cell]')?.dataset['cell'] ?? null,
    mayLift,
    lift(cell) {
      help.close()
      own.session.walk.finish()
      selection.lift(cell)
    },
    drop: selection.drop,
  })
}

export function useWetIceTable(source: Source<WetIce>): WetIceTable {
  const own = useWetIcePlay(source)
  const { selection, marking, help } = own
  const { walk, now } = own.session

  async function tap(cell: string): Promise<void> {
    help.close()
    if (own.source.spotlight.value?.choose) own.source.spotlight.value.choose(cell)
    else if (marking.active.value) marking.tap(cell)
    else if (!walk.walking.value) await selection.tap(cell)
    else if (!walk.isLast.value || changes(own, cell)) walk.next()
    else {
      // Players may choose the next card while they are still removing cards of the last move.
      walk.finish()
      await selection.tap(cell)
    }
  }

  const type = (text: string): Promise<void> =>
    text.trim().toLowerCase() === WORDS.typedBegin && own.input.accepts('pass') && isClean(own)
      ? endCleanup(own)
      : own.proposal.type(text)

  return {
    carry: useDragging(own),
    tap,
    texts: {
      ruling: computed(() => rulingOf(own)),
      lastEffect: DEFAULT_TEXTS.lastEffect,
      doneLabel: computed(() => WORDS.doneWith(now.value[0]?.event.type)),
      highlights: computed(() => featsOf(own)),
      onBoard: DEFAULT_TEXTS.onBoard,
      logEntry: plainLog(own),
      answer: text => answerTo(text, own),
    },
    controls: {
      keys: computed(() => keysOf(own)),
      menu: computed(() => menuOf(own)),
      takeBack: own.correction.takeBack,
      spell: text => (/^[a-z]\d+ [a-z]\d+$/i.test(text) ? `swap ${text}` : text),
      type,
      turn: null,
    },
    ...own,
  }
}
