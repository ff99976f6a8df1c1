import { headText } from '../../../src/book/journal/replay.ts'
import { DECK, parseCard, type Card } from '../../../src/engine/cards.ts'
import { isCell, type Piece, type Place } from '../../../src/engine/hands.ts'
import { neighbours } from '../../../src/engine/wellsix/board.ts'
import { ownerOf } from '../../../src/engine/wellsix/colours.ts'
import { wellsix } from '../../../src/engine/wellsix/index.ts'
import type { Position } from '../../../src/engine/wellsix/types.ts'
import { wellsixTable } from '../../../src/games/wellsix/table/index.ts'
import { wellsixAction, wellsixIrregular } from '../../engine/walks.ts'
import { setupOf } from '../../engine/wellsix/cross.ts'
import { randomHead } from '../../engine/wellsix/random.ts'
import {
  move,
  followInstructions,
  piecesIn,
  putCard,
  seatOf,
  takeCard,
  type ReadTable,
  type Sentences,
} from '../../rulebook/reading/table.ts'
import { WELLSIX } from '../../rulebook/reading/wellsix.ts'
import type { Player } from './person.ts'

const BESIDE = ['to the right of', 'to the left of', 'above', 'below']

/** The place where the reader has put a card. */
function placeOf(read: ReadTable, piece: Piece | undefined): Place {
  const found = [...read].find(([, pieces]) => piece !== undefined && pieces.includes(piece))
  if (!found) throw new Error(`no ${piece ?? 'card'}`)
  return found[0]
}
const cellOf = (read: ReadTable, piece: Piece | undefined): string => {
  const place = placeOf(read, piece)
  if (!isCell(place)) throw new Error(`${piece ?? ''} is in ${place}`)
  return place.slice(5)
}

function lay(read: ReadTable, card: string, where: string): void {
  const [piece] = piecesIn(card)
  const way = BESIDE.findIndex(each => where.startsWith(`${each} the `))
  const [beside] = piecesIn(where)
  const cell = way < 0 ? '0,0' : neighbours(cellOf(read, beside))[way < 2 ? 1 - way : way === 2 ? 3 : 2]
  move(read, piecesIn(card), placeOf(read, piece), `cell ${cell ?? ''}`)
}

function capture(read: ReadTable, by: string, taken: string, goal: Place): void {
  const [card, other] = [piecesIn(by.toLowerCase())[0], piecesIn(taken)[0]]
  const [from, to] = [placeOf(read, card), placeOf(read, other)]
  move(read, piecesIn(taken), to, goal)
  move(read, piecesIn(by.toLowerCase()), from, to)
}

const each = (read: ReadTable, cards: string, goal: Place): void =>
  piecesIn(cards).forEach(piece => move(read, [piece], placeOf(read, piece), goal))

function swap(read: ReadTable, cards: string): void {
  const [one = '??', other = '??'] = piecesIn(cards.toLowerCase())
  const [a, b] = [placeOf(read, one), placeOf(read, other)]
  const [first, second] = [takeCard(read, a, one), takeCard(read, b, other)]
  putCard(read, a, second)
  putCard(read, b, first)
}

/** Sentences about the current move and its consequences. */
const FORWARD: Sentences = [
  [
    /^Put (the \w+ of \w+) ((?:to the|above|below|in the middle).*)$/,
    (read, card = '', where = '') => lay(read, card, where),
  ],
  [/^Swap (the (?!\w+ of \w+ at).*)$/, (read, cards = '') => swap(read, cards)],
  [
    /^(The \w+ of \w+) captures (the \w+ of \w+), (?:to its left|to its right|below it|above it), for (\w+)$/,
    (read, by = '', taken = '', name = '') => capture(read, by, taken, `seized ${seatOf(name)}`),
  ],
  [
    /^(The \w+ of \w+) captures (the \w+ of \w+), (?:to its left|to its right|below it|above it), back to (\w+)’s hand$/,
    (read, by = '', taken = '', name = '') => capture(read, by, taken, `hand ${seatOf(name)}`),
  ],
  [
    /^Put ((?!.* at −?\d).*) face down on (\w+)’s pile$/,
    (read, cards = '', name = '') => each(read, cards, `seized ${seatOf(name)}`),
  ],
  [
    /^Take ((?!.* at −?\d).*) into (\w+)’s hand$/,
    (read, cards = '', name = '') => each(read, cards, `hand ${seatOf(name)}`),
  ],
  [/^(?:No|\w+) cards? stays?$/, () => undefined],
]

/** Moves cards for a move without an instruction: the person who tapped it knows what to do. */
function byTaps(read: ReadTable, line: string, { red, turn }: Position): void {
  const [name, first = '', second = ''] = line.split(' ')
  switch (name) {
    case 'place':
      return move(read, [first as Card], `hand ${turn ?? 1}`, `cell ${second}`)
    case 'exchange':
      move(read, [...(read.get(`cell ${first}`) ?? [])], `cell ${first}`, `hand ${turn ?? 1}`)
      return move(read, [second as Card], `hand ${turn ?? 1}`, `cell ${first}`)
    case 'switch': {
      const [one, other] = [read.get(`cell ${first}`) ?? [], read.get(`cell ${second}`) ?? []]
      read.set(`cell ${first}`, other)
      read.set(`cell ${second}`, one)
      return
    }
    case 'capture': {
      const taken = read.get(`cell ${second}`)?.[0] ?? '??'
      const owner = ownerOf({ red }, parseCard(taken) ?? 'AS')
      move(read, [taken], `cell ${second}`, `${owner === turn ? 'hand' : 'seized'} ${turn ?? 1}`)
      return move(read, [...(read.get(`cell ${first}`) ?? [])], `cell ${first}`, `cell ${second}`)
    }
    case 'next':
      for (const [place, pieces] of read) if (place !== 'pack') move(read, [...pieces], place, 'pack')
      return
  }
}

const TOLD = /^(?:Put the|The \w+ of \w+ captures|Take the|Swap the)/

/** Puts the suits that the table names into the players' hands at the start of a game. */
function heard(read: ReadTable, says: string): void {
  const [, first = '', suit = '', second = ''] =
    /^(\w+) plays (red|black) and goes first\. (\w+) plays (?:black|red)\./.exec(says) ?? []
  if (first === '' || (read.get('hand 1') ?? []).length > 0) return
  const takes = (name: string, suits: string): void =>
    move(read, piecesIn(`the ${suits}`), 'pack', `hand ${seatOf(name)}`)
  takes(first, suit === 'red' ? 'hearts' : 'spades')
  takes(second, suit === 'red' ? 'spades' : 'hearts')
}

const CARD_NAME = /^(\w+ of \w+) at/

function look(root: ParentNode, read: ReadTable, said: string): void {
  const keys = [...root.querySelectorAll<HTMLElement>('.board [data-cell]')]
  const labels = new Map(keys.map(key => [key.dataset['cell'] ?? '', key.getAttribute('aria-label') ?? '']))
  for (const [cell, label] of labels) {
    const shown = piecesIn(`the ${CARD_NAME.exec(label)?.[1] ?? ''}`)[0]
    const lies = read.get(`cell ${cell}`)?.[0]
    if (shown !== lies) throw new Error(`${label}, where ${lies ?? 'nothing'} lies`)
  }
  const drawn = [...labels.values()].filter(label => CARD_NAME.test(label)).length
  const lying = [...read].filter(([place, pieces]) => isCell(place) && pieces.length > 0).length
  if (keys.length > 0 && drawn !== lying) throw new Error(`${drawn} cards are drawn, where ${lying} lie`)
  if (said === '') return
  for (const [, name = ''] of said.matchAll(/ (?:on|from|to) \((−?\d+, −?\d+)\)/g)) {
    const cell = name.replaceAll('−', '-').replace(' ', '')
    if (!labels.get(cell)?.includes('marked')) throw new Error(`${cell} is named: ${labels.get(cell) ?? 'not drawn'}`)
    const isDrawn = root.querySelector(`.board [data-cell="${cell}"] :is(.outlined, [class*="outline-"], .selected)`)
    if (!isDrawn) throw new Error(`${cell} is named, and nothing is drawn there`)
  }
  if (!/^(Put|Take) (?!.* (?:at|from) ).*(?:pile|hand)\b/.test(said)) return
  for (const piece of piecesIn(said)) {
    const place = placeOf(read, piece)
    if (!isCell(place)) continue
    const label = labels.get(place.slice(5)) ?? ''
    if (!/is captured|returns to the hand/.test(label)) throw new Error(`${piece} is named: ${label}`)
  }
}

export const wellsixPlayer = (): Player<Position> => ({
  module: wellsixTable,
  game: wellsix,
  sentences: [...FORWARD, ...WELLSIX],
  begin(at) {
    const setup = { ...setupOf(randomHead(at)), players: ['Ann', 'Bob'] as const }
    return wellsix.start(setup).ok ? { head: headText(wellsix, setup) } : null
  },
  choose(position, at) {
    for (let tries = 0; tries < 20; tries++) {
      const action = wellsixAction(position, at)
      if (action === null) return null
      if (action.type !== 'correct' && wellsix.play(position, action).accepted) return wellsix.makeAction(action)
    }
    return null
  },
  against(position, at) {
    const action = wellsixIrregular(position, at)
    return action.type === 'stands' && action.action.type !== 'turn' ? wellsix.makeAction(action.action) : null
  },
  correct(position, at) {
    const cells = Object.keys(position.table)
    return cells.length === 0
      ? null
      : wellsix.makeAction({ type: 'correct', changes: [{ cell: at.oneOf(cells), card: at.oneOf([...DECK, null]) }] })
  },
  made(read, line, position, { waits }) {
    if (TOLD.test(waits)) followInstructions([...FORWARD, ...WELLSIX], read, waits)
    else byTaps(read, line, position)
  },
  heard,
  look,
})
