import { TITLE } from '../../rulebook/tennis/title.ts'
import type { GameView } from '../view.ts'
import TennisMark from './TennisMark.vue'
import { tennisSketch } from './sketch.ts'

export const tennisView: GameView = {
  ...TITLE,
  players: '4 players',
  before:
    'Deal a whole pack, thirteen cards each. The dealer is the Ghost, and holds the cards so that only the others see them.',
  sketch: tennisSketch,
  Mark: TennisMark,
  entry: () => import('./entry/TennisEntry.vue'),
  table: async () => (await import('./table/index.ts')).tennisTable,
  course: async () => (await import('../../lessons/tennis/index.ts')).tennisCourse,
}
