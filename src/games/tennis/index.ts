import { BOX } from '../../rulebook/tennis/title.ts'
import type { GameView } from '../view.ts'
import TennisMark from './TennisMark.vue'
import { tennisSketch } from './sketch.ts'

export const tennisView: GameView = {
  ...BOX,
  sketch: tennisSketch,
  Mark: TennisMark,
  entry: () => import('./entry/TennisEntry.vue'),
  table: async () => (await import('./table/index.ts')).tennisTable,
  course: async () => (await import('../../lessons/tennis/index.ts')).tennisCourse,
}
