import { counted } from '../lists.ts'

/** Every text of what was missed and is asked again. */
export const AGAIN = {
  title: 'Review',
  link: (count: number): string => `Review ${counted(count, 'question', 'questions')}`,
  standing: (game: string, place: number, count: number): string => `${game} · ${place} of ${count}`,
} as const
