import { LESSON_BOARDS } from './lesson-boards.ts'

/** The boards of the replay, with the contract of those of the lessons; WetIce's shows its whole table. */
export const REPLAY_BOARDS: typeof LESSON_BOARDS = {
  ...LESSON_BOARDS,
  wetice: () => import('./wetice/table/WetIceLook.vue'),
}
