import { TITLE } from '../../rulebook/wellsix/title.ts'
import type { GameView } from '../view.ts'
import WellsixMark from './WellsixMark.vue'
import { wellsixSketch } from './sketch.ts'

export const wellsixView: GameView = {
  ...TITLE,
  players: '2 players',
  before:
    'One player takes all red cards of a pack, the other all black ones. Each holds the first suit alone, face up; the other suit waits.',
  sketch: wellsixSketch,
  helps: true,
  Mark: WellsixMark,
  entry: () => import('./entry/WellsixEntry.vue'),
  table: async () => (await import('./table/index.ts')).wellsixTable,
  course: async () => (await import('../../lessons/wellsix/index.ts')).wellsixCourse,
}
