import { TITLE } from '../../rulebook/wetice/title.ts'
import type { GameView } from '../view.ts'
import WetIceMark from './WetIceMark.vue'

export const weticeView: GameView = {
  ...TITLE,
  players: '2 players, or one',
  Mark: WetIceMark,
  entry: () => import('./entry/WetIceEntry.vue'),
  table: async () => (await import('./table/index.ts')).weticeTable,
  course: async () => (await import('../../lessons/wetice/index.ts')).weticeCourse,
}
