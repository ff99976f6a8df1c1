import { TITLE } from '../../rulebook/wellsix/title.ts'
import type { GameView } from '../view.ts'
import WellsixMark from './WellsixMark.vue'

export const wellsixView: GameView = {
  ...TITLE,
  players: '2 players',
  Mark: WellsixMark,
  entry: () => import('./entry/WellsixEntry.vue'),
  table: async () => (await import('./table/index.ts')).wellsixTable,
  course: async () => (await import('../../lessons/wellsix/index.ts')).wellsixCourse,
}
