import { computed, shallowRef } from 'vue'
import { useProgressStore } from '../../book/stores/progress.ts'
import { CORE_LESSONS, type AnyCourse } from '../../lessons/course.ts'
import { HOME as WORDS } from '#text/pages/home.ts'
import { LEARNING } from '#text/pages/learning.ts'
import { useDueQuestions, useLessonProgress } from '../learn/learner.ts'
import { allCourses } from '../useGame.ts'
import type { NextStep } from './next.ts'

/** The next lesson, and the number of questions due. Courses are loaded only for players with progress. */
export function useNextLesson() {
  const progress = useProgressStore()
  const courses = shallowRef<readonly AnyCourse[]>([])
  const { solvedIn } = useLessonProgress(progress)
  const dueIn = useDueQuestions()

  async function load(): Promise<void> {
    await progress.load()
    if (!progress.isEmpty()) courses.value = await allCourses()
  }
  void load()

  const lesson = computed((): NextStep | null => {
    for (const { game, lessons, rulebook } of courses.value) {
      const own = lessons.filter(({ extra }) => !extra)
      const at = own.map(each => ({ each, solved: solvedIn(game.name, each).length }))
      const next = at.find(({ each, solved }) => solved < each.tasks.length)
      const isStarted = at.some(({ solved }) => solved > 0) || progress.seenIn(game.name).length > 0
      if (!next || !isStarted) continue
      const { each, solved } = next
      // The guided game comes between the core lessons and the others.
      const gameIsNext = own.indexOf(each) >= CORE_LESSONS && progress.seenIn(game.name).length === 0
      return {
        id: 'lesson',
        label: WORDS.lesson(gameIsNext ? LEARNING.practice : each.title),
        detail: gameIsNext ? rulebook.title : `${rulebook.title}, ${LEARNING.tasks(solved, each.tasks.length)}`,
        key: WORDS.continue,
        href: gameIsNext ? `#/learn/${game.name}` : `#/learn/${game.name}/${each.id}`,
      }
    }
    return null
  })

  return { lesson, due: computed(() => dueIn(courses.value).length) }
}
