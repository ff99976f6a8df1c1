import { BOX } from '../../rulebook/wetice/title.ts'
import type { GameView } from '../view.ts'
import WetIceMark from './WetIceMark.vue'
import { weticeSketch } from './sketch.ts'

export const weticeView: GameView = {
  ...BOX,
  sketch: weticeSketch,
  helps: true,
  Mark: WetIceMark,
  entry: () => import('./entry/WetIceEntry.vue'),
  table: async () => (await import('./table/index.ts')).weticeTable,
  course: async () => (await import('../../lessons/wetice/index.ts')).weticeCourse,
}
