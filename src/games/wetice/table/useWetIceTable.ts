import { findRuns } from '../../../engine/wetice/runs.ts'
import { computed } from 'vue'
import { cellNumber, boardToRows, CELLS, HEIGHT, pileOf, scoresOf, suitsIn } from '../../../engine/wetice/board.ts'
import type { Cell, WetIce } from '../../../engine/wetice/types.ts'
import { keyApart, keyBack, keyLink, keyOn, type Table, type Key } from '../../../table/module.ts'
import type { Source } from '../../../table/source.ts'
import { useCarry, type Carry } from '../../../ui/fingers.ts'
import { makeCode } from '../../deal-code.ts'
import { dealNumber } from '../deal.ts'
import { feats, type Feat } from './chain.ts'
import { rulingOf } from './ruling.ts'
import { useWetIcePlay, type WetIcePlay } from './useWetIcePlay.ts'
import { WETICE_TABLE as WORDS } from '#text/wetice/table.ts'
import { SUITS, type Suit } from '../../../engine/cards.ts'
import { SUIT_NAMES } from '#text/lists.ts'
import { answered, lineIn, pointsBetween, type Point } from '../../../table/answers.ts'
import { TABLE_WORDS } from '#text/table.ts'
import { PHOTO } from '#text/wetice/photo.ts'

/** The keys below the table: always the few that fit what is going on. */
function keysOf(table: WetIcePlay): readonly Key[] {
  const { correction, settled } = table
  if (correction.active.value) return correctionKeys(table)
  if (settled.value.phase === 'give') return giveKeys(table)
  if (!table.playing.value) return []
  return [...beginKeys(table), ...helpKeys(table)]
}

/** Taking back drops what was marked last; leaving drops it all. */
function correctionKeys({ correction, judgeCorrection }: WetIcePlay): readonly Key[] {
  const { marked, chosen, changes, takeBack, end, filming } = correction
  const back = keyApart('take-back', TABLE_WORDS.undoKey, takeBack)
  const leave = keyBack('leave', TABLE_WORDS.cancel, end)
  const judge = keyOn('correct', WORDS.correctDone, judgeCorrection, { primary: true })
  const film = keyOn('photo', PHOTO.compareWay, () => (filming.value = true))
  return [
    leave,
    ...(marked.value ? [back] : []),
    ...(marked.value ? [] : [film]),
    ...(chosen.value === null && changes.value.length > 0 ? [judge] : []),
  ]
}

/** W5: a tap on a suit says all that there is to say. */
function giveKeys({ settled, accepts, propose }: WetIcePlay): readonly Key[] {
  const pile = pileOf(settled.value, settled.value.turn ?? 1)
  if (!accepts('give')) return []
  return suitsIn(pile).map(suit =>
    keyOn(`give ${suit}`, String(pile[suit] ?? 0), () => propose({ type: 'give', suit }), {
      name: WORDS.giveKey(suit, pile[suit] ?? 0),
      suit,
    }),
  )
}

/** Cleanup has nothing left to clear. */
const isClean = ({ settled }: WetIcePlay): boolean =>
  settled.value.phase === 'cleanup' && findRuns(settled.value.board).length === 0

/** All the passes that end cleanup (W6). */
async function begin({ settled, make }: WetIcePlay): Promise<void> {
  const { mode, passes } = settled.value
  const most = mode === 'duel' ? 2 : 1
  for (let left = most - passes; left > 0; left--) await make({ type: 'pass' })
}

/** A pass, or the end of cleanup. */
function beginKeys(table: WetIcePlay): readonly Key[] {
  if (!table.accepts('pass')) return []
  return isClean(table)
    ? [keyOn('begin', WORDS.beginKey, () => begin(table), { primary: true })]
    : [keyApart('pass', WORDS.pass, () => table.propose({ type: 'pass' }))]
}

/** After a refusal, quietly, the way to a swap that is valid. */
function helpKeys({ refusal, help, spotlight }: WetIcePlay): readonly Key[] {
  const refused = ['no-line', 'not-fewer'].includes(refusal.value?.code ?? '')
  if (!refused || !help.allowed.value || !help.isLeft.value || spotlight.value) return []
  return [keyLink('nearest', WORDS.nearest, help.nearest)]
}

/** What is needed now and then. */
function menuOf({ playing, help, correction }: WetIcePlay): readonly Key[] {
  if (!playing.value) return []
  const asks: readonly Key[] = help.allowed.value
    ? [
        keyOn('count', WORDS.anyLeft, () => help.ask('count'), { group: 'help' }),
        keyOn('show', WORDS.showOne, () => help.ask('show'), { group: 'help' }),
      ]
    : []
  return [keyOn('differs', WORDS.differs, correction.begin, { leadsTo: 'correct' }), ...asks]
}

/**
 * What was asked in words instead of a move: `score`, `piles`, `turn`, `row 3`, `column c`, `hearts`, `a1`, `between a1 d1`.
 * Null where it is no question.
 */
function answerTo(text: string, table: WetIcePlay): string | null {
  const words = text.toLowerCase().trim()
  const position = table.position.value
  const line = lineIn(words, WORDS.lines)
  if (line?.type === 'between') return betweenAnswer(table, line.from, line.to)
  if (line?.name.length === 1) return lineAnswer(table, line.type === 'row', line.name)
  const suit = SUITS.find(each => SUIT_NAMES[each] === words)
  if (suit) return WORDS.answers.suit(suit, cellsOf(table, suit))
  if (CELLS[position.board.layout].includes(words)) return WORDS.answers.on(suitAt(table, words), words)
  return answered(words, WORDS.questions, {
    score: () => WORDS.answers.score(scoresOf(position), table.players.value),
    piles: () => pilesAnswer(table),
    turn: () => (position.turn === null ? WORDS.phase.over : WORDS.answers.turn(table.nameOf(position.turn))),
  })
}

function lineAnswer({ position }: WetIcePlay, isRow: boolean, name: string): string | null {
  const { board } = position.value
  const rows = boardToRows(board)
  const letters = isRow
    ? rows[HEIGHT[board.layout] - Number(name)]
    : rows
        .map(row => row[name.charCodeAt(0) - 97] ?? '')
        .toReversed()
        .join('')
  if (!letters) return null
  return [...letters].map(letter => (letter === '.' ? WORDS.empty : SUIT_NAMES[letter as Suit])).join(', ')
}

const suitAt = ({ position }: WetIcePlay, cell: Cell): Suit | null => {
  const { board } = position.value
  return board.cells[CELLS[board.layout].indexOf(cell)] ?? null
}

const cellsOf = (table: WetIcePlay, suit: Suit): readonly Cell[] =>
  CELLS[table.position.value.board.layout].filter(cell => suitAt(table, cell) === suit)

function pilesAnswer({ position, players }: WetIcePlay): string {
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
  const names: readonly string[] = CELLS[table.position.value.board.layout]
  if (!names.includes(from) || !names.includes(to)) return null
  const points = pointsBetween(pointOf(from), pointOf(to))
  if (points === null) return WORDS.answers.notInLine
  return WORDS.answers.row(points.map(cellAt).map(cell => WORDS.answers.on(suitAt(table, cell), cell)))
}

export type WetIceTable = WetIcePlay & Table<WetIce> & { readonly carry: Carry<Cell>; tap(cell: string): Promise<void> }

/** Told when the match is over. */
function featsOf({ moves, players, nameOf, setup }: WetIcePlay): readonly string[] {
  const { turn, chain } = feats(moves.value)
  const who = (feat: Feat): string => (players.value.length > 1 ? nameOf(feat.player) : '')
  const number = setup.value.phase === 'cleanup' ? dealNumber(setup.value.deal.join('')) : null
  return [
    ...(number === null ? [] : [WORDS.deal(makeCode(number))]),
    ...(turn ? [WORDS.bestTurn(who(turn), turn.count)] : []),
    ...(chain && chain.count > 1 ? [WORDS.longestChain(who(chain), chain.count)] : []),
  ]
}

/** Whether what hands do now puts another card on this cell, or none. */
function changes({ settled, position }: WetIcePlay, cell: Cell): boolean {
  const at = cellNumber(settled.value.board.layout, cell)
  return position.value.board.cells[at] !== settled.value.board.cells[at]
}

export function useWetIceTable(source: Source<WetIce>): WetIceTable {
  const own = useWetIcePlay(source)
  const { selection, correction, help, walk, now } = own

  async function tap(cell: string): Promise<void> {
    help.close()
    if (own.spotlight.value?.choose) own.spotlight.value.choose(cell)
    else if (correction.active.value) correction.tap(cell)
    else if (!walk.walking.value) await selection.tap(cell)
    else if (!walk.isLast.value || changes(own, cell)) walk.next()
    else {
      // The last cards are lifted while the next are chosen already.
      walk.finish()
      await selection.tap(cell)
    }
  }

  function mayLift(cell: Cell): boolean {
    const free = own.playing.value || (walk.isLast.value && !own.closed.value)
    return free && !own.spotlight.value?.choose && !selection.isBlank(cell) && !changes(own, cell)
  }

  const type = (text: string): Promise<void> =>
    text.trim().toLowerCase() === WORDS.typedBegin && own.accepts('pass') && isClean(own) ? begin(own) : own.type(text)

  const carry = useCarry<Cell>({
    tapOn: element => element.closest<HTMLElement>('[data-cell]')?.dataset['cell'] ?? null,
    mayLift,
    lift(cell) {
      help.close()
      walk.finish()
      selection.lift(cell)
    },
    drop: selection.drop,
  })

  return {
    ...own,
    carry,
    tap,
    type,
    ruling: computed(() => rulingOf(own)),
    keys: computed(() => keysOf(own)),
    menu: computed(() => menuOf(own)),
    doneLabel: computed(() => WORDS.doneWith(now.value[0]?.event.type)),
    feats: computed(() => featsOf(own)),
    answer: (text: string) => answerTo(text, own),
    spell: (text: string) => (/^[a-z]\d+ [a-z]\d+$/i.test(text) ? `swap ${text}` : text),
  }
}
