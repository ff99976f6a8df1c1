import { tennis } from '../../../engine/tennis/index.ts'
import { rankOfPlayed, turnOf } from '../../../engine/tennis/seats.ts'
import { type Event, type Played, type Position, type Seat, type TennisStep } from '../../../engine/tennis/types.ts'
import { isRank, type Rank } from '../../../engine/cards.ts'
import type { FirstBoard } from '../../../lessons/first.ts'
import { boards } from '../../../lessons/tennis/first.ts'
import { rankName } from '#text/card-words.ts'
import { LABELS, REFUSED } from '#text/tennis/first.ts'
import type { Picture, PictureBox, PictureCard, PictureSpot } from '../../../ui/types.ts'
import { createFirstBoards } from '../../first.ts'

const SPOTS = {
  columns: 4.4,
  net: [0.1, 0],
  first: [1.2, 0],
  played: [2.2, 0],
  points: [3.3, 0],
  hand: 1.35,
  left: 0.7,
} as const

const SEATED = {
  columns: 4.6,
  net: [1.8, 0.85],
  first: [0, 0],
  played: [2.55, 0.75],
  points: [3.45, 1.85],
  hand: 1.75,
  left: 0.2,
  seats: { 1: [0, 0.45], 3: [3.6, 0.45], 4: [1.8, 0] },
} as const

interface Scene {
  readonly board: FirstBoard<Position, Event>
  /** This card stays visible. */
  readonly first: Played | undefined
  readonly seat: Seat
  readonly seats: boolean
}

const isSeats = ({ id }: FirstBoard<Position, Event>): boolean => id === 'seats'

const cardOf = (rank: Rank, key: string, at: PictureSpot): PictureCard => ({ key, rank, at, label: rankName(rank) })

const spotsOf = ({ seats }: Scene) => (seats ? SEATED : SPOTS)

function boxesOf({ net, points }: Position, scene: Scene): readonly PictureBox[] {
  const spots = spotsOf(scene)
  const box = (key: string, at: PictureSpot, figure: string, label: string): PictureBox => ({
    key,
    at,
    figure,
    label,
    filled: figure !== '0' && figure !== '–',
    below: true,
  })
  const others = scene.seats ? ([1, 3, 4] as const) : []
  return [
    box('net', spots.net, net === null ? '–' : String(net), LABELS.net),
    box('points', spots.points, String(points[scene.seat - 1] ?? 0), LABELS.points),
    ...others.map(each => box(`seat ${each}`, SEATED.seats[each], String(points[each - 1] ?? 0), LABELS.seats[each])),
  ]
}

function pictureOf(position: Position, scene: Scene, chosen: string | null, lit: boolean): Picture {
  const { board, first } = scene
  const spots = spotsOf(scene)
  const choices = (board.choices ?? []).filter(isRank)
  const held = choices.map((rank, index): PictureCard => {
    const at: PictureSpot = [spots.left + index, spots.hand]
    const card = { ...cardOf(rank, `hand ${rank}`, at), tap: rank }
    if (rank !== chosen) return lit ? { ...card, look: 'faded' } : card
    return { ...card, at: spots.played, ...(lit ? { look: 'lifted' as const, by: 1 as const } : {}) }
  })
  const lying = first === undefined ? [] : [cardOf(rankOfPlayed(first), 'first', spots.first)]
  return {
    columns: spots.columns,
    rows: spots.hand + 1,
    cards: [...lying, ...held],
    places: [],
    boxes: boxesOf(position, scene),
  }
}

export const tennisFirst = createFirstBoards(tennis, {
  boards,
  refused: REFUSED,
  pictures(board, start, steps: readonly TennisStep[]) {
    const scene: Scene = { board, first: start.pair[0], seat: turnOf(start) ?? 1, seats: isSeats(board) }
    const pictures = [pictureOf(start, scene, null, false)]
    let chosen: string | null = null
    for (const { event, position } of steps) {
      if (event.type === 'play') chosen = rankOfPlayed(event.card)
      if (!['play', 'clear', 'match', 'net'].includes(event.type)) continue
      pictures.push(pictureOf(position, scene, chosen, event.type !== 'play'))
    }
    return pictures
  },
})
