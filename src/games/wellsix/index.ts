import { BOX } from '../../rulebook/wellsix/title.ts'
import type { GameView } from '../view.ts'
import WellsixMark from './WellsixMark.vue'
import { wellsixSketch } from './sketch.ts'

export const wellsixView: GameView = {
  ...BOX,
  sketch: wellsixSketch,
  helps: true,
  Mark: WellsixMark,
  entry: () => import('./entry/WellsixEntry.vue'),
  table: async () => (await import('./table/index.ts')).wellsixTable,
  course: async () => (await import('../../lessons/wellsix/index.ts')).wellsixCourse,
}
