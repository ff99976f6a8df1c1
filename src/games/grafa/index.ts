import { BOX } from '../../rulebook/grafa/title.ts'
import type { GameView } from '../view.ts'
import GrafaMark from './GrafaMark.vue'
import { grafaSketch } from './sketch.ts'

export const grafaView: GameView = {
  ...BOX,
  sketch: grafaSketch,
  helps: true,
  Mark: GrafaMark,
  entry: () => import('./entry/GrafaEntry.vue'),
  table: async () => (await import('./table/index.ts')).grafaTable,
  course: async () => (await import('../../lessons/grafa/index.ts')).grafaCourse,
}
