import type { Component } from 'vue'
import type { GameName } from '../engine/game.ts'

type Lazy = () => Promise<{ readonly default: Component }>

/** The boards of the lessons, one a game: each takes `LessonBoardProps` and emits `LessonBoardEmits`. */
export const LESSON_BOARDS: Readonly<Partial<Record<GameName, Lazy>>> = {
  wetice: () => import('./wetice/WetIceLesson.vue'),
  wellsix: () => import('./wellsix/WellsixLesson.vue'),
  tennis: () => import('./tennis/TennisLesson.vue'),
  grafa: () => import('./grafa/GrafaLesson.vue'),
}
