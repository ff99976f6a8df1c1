import { TITLE } from '../../rulebook/wetice/title.ts'
import type { GameView } from '../view.ts'
import WetIceMark from './WetIceMark.vue'
import { weticeSketch } from './sketch.ts'

export const weticeView: GameView = {
  ...TITLE,
  players: '2 players, or one',
  before:
    'Take the kings and jokers out of a pack, shuffle the other 48 cards, and lay them face up: six rows of eight. Only suits matter.',
  sketch: weticeSketch,
  helps: true,
  Mark: WetIceMark,
  entry: () => import('./entry/WetIceEntry.vue'),
  table: async () => (await import('./table/index.ts')).weticeTable,
  course: async () => (await import('../../lessons/wetice/index.ts')).weticeCourse,
}
