import { rankOf, suitOf, type Card } from '../../../engine/cards.ts'
import { neighbours, type Cell } from '../../../engine/wellsix/board.ts'
import { wellsix } from '../../../engine/wellsix/index.ts'
import type { Position, WellsixStep } from '../../../engine/wellsix/types.ts'
import { boards } from '../../../lessons/wellsix/first.ts'
import { cardName, placeName } from '#text/card-words.ts'
import { FIRST_WORDS as WORDS } from '#text/first.ts'
import { REFUSED } from '#text/wellsix/first.ts'
import type { Picture, PictureCard } from '../../../ui/types.ts'
import { createFirstBoards } from '../../first.ts'

interface Extent {
  readonly left: number
  readonly top: number
  readonly columns: number
  readonly rows: number
}

const pointOf = (cell: Cell): readonly [x: number, y: number] => {
  const [x = 0, y = 0] = cell.split(',').map(Number)
  return [x, y]
}

function extentOf(cells: readonly Cell[], margin: number): Extent {
  const xs = cells.map(cell => pointOf(cell)[0])
  const ys = cells.map(cell => pointOf(cell)[1])
  const [left, top] = [Math.min(...xs) - margin, Math.max(...ys) + margin]
  return { left, top, columns: Math.max(...xs) + margin - left + 1, rows: top - Math.min(...ys) + margin + 1 }
}

const spotOf = (cell: Cell, { left, top }: Extent): readonly [number, number] => {
  const [x, y] = pointOf(cell)
  return [x - left, top - y]
}

const goneIn = ({ event }: WellsixStep): readonly Card[] => (event.type === 'capture' ? [event.captured] : [])

function pictureOf(position: Position, extent: Extent, places: boolean, known: readonly PictureCard[]): Picture {
  const own = position.hands[0].slice(0, places ? undefined : 0)
  const laid = Object.entries(position.table).map(([cell, card]): PictureCard => ({
    key: card,
    suit: suitOf(card),
    rank: rankOf(card),
    at: spotOf(cell, extent),
    tap: cell,
    label: WORDS.at(cardName(card), placeName(cell)),
  }))
  const held = own.map((card, index): PictureCard => ({
    key: card,
    suit: suitOf(card),
    rank: rankOf(card),
    at: [(extent.columns - own.length) / 2 + index, extent.rows + 0.2],
    tap: card,
    label: cardName(card),
  }))
  const cards = [...laid, ...held]
  const gone = known.filter(({ key }) => !cards.some(card => card.key === key))
  const beside = [...new Set(Object.keys(position.table).flatMap(neighbours))].filter(cell => !position.table[cell])
  return {
    columns: extent.columns,
    rows: extent.rows + (places ? 1.2 : 0),
    cards: [...cards, ...gone.map((card): PictureCard => ({ ...card, look: 'gone' }))],
    places: places
      ? beside.map(cell => ({ tap: cell, label: WORDS.free(placeName(cell)), at: spotOf(cell, extent) }))
      : [],
    boxes: [],
  }
}

function outlined(picture: Picture, { event }: WellsixStep): Picture {
  if (event.type !== 'align') return picture
  const cards = picture.cards.map((card): PictureCard => {
    if (card.look === 'gone') return card
    const isIn = card.tap !== undefined && event.cells.includes(card.tap)
    return isIn ? { ...card, look: 'lifted', by: event.player } : { ...card, look: 'faded' }
  })
  return { ...picture, cards }
}

const isPlace = (tap: string): boolean => tap.includes(',')

export const wellsixFirst = createFirstBoards(wellsix, {
  boards,
  refused: REFUSED,
  pictures({ kinds }, start, steps: readonly WellsixStep[]) {
    const places = kinds.includes('place')
    const cells = [start, ...steps.map(({ position }) => position)].flatMap(({ table }) => Object.keys(table))
    const extent = extentOf(places ? Object.keys(start.table) : cells, places ? 1 : 0)
    const pictures = [pictureOf(start, extent, places, [])]
    const seen = new Set(['place', 'capture', 'align'])
    for (const step of steps.filter(({ event }) => seen.has(event.type))) {
      const known = (pictures.at(-1)?.cards ?? []).filter(
        ({ key, look }) => look === 'gone' || goneIn(step).some(card => card === key),
      )
      // The move may end the game, so this picture has no free squares.
      pictures.push(outlined({ ...pictureOf(step.position, extent, places, known), places: [] }, step))
    }
    return pictures
  },
  /** With one card in the hand, a tap on a square is a complete move. */
  whole({ kinds }, { hands: [[card]] }, taps) {
    const [place = ''] = taps
    return kinds.includes('place') && taps.length === 1 && isPlace(place) && card ? [card, place] : taps
  },
})
