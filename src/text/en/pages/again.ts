import { counted } from '../lists.ts'

/** Every text of what was missed and is asked again. */
export const AGAIN = {
  title: 'Review',
  due: 'To review today',
  link: (count: number): string => `Review ${counted(count, 'question', 'questions')}`,
  of: (game: string, count: number): string => `${game}: ${counted(count, 'question', 'questions')}`,
  standing: (place: number, count: number): string => `${place} of ${count}`,
} as const
