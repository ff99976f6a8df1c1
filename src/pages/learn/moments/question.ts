import type { Client } from '../../../analysis/client.ts'
import type { KeptMoment } from '../../../book/stores/progress.ts'
import type { AnyCourse } from '../../../lessons/course.ts'
import { sceneOf } from '../../../lessons/lesson.ts'
import type { AnyTableModule } from '../../../table/module.ts'
import { taskOf } from './task.ts'
import { isAsGood } from './weigh.ts'

/** What is asked of a moment; null where its record can't be read. */
export function questionOf(moment: KeptMoment, course: AnyCourse, module: AnyTableModule) {
  const scene = sceneOf(course.game, moment.record)
  return scene && { scene, task: taskOf(moment, course, module, scene) }
}

/** Weighs an action that isn't among the answers of a moment; null where they are all that is as good. */
export function weighingOf(
  { answers: [best], options, basis, record }: KeptMoment,
  course: AnyCourse,
  module: AnyTableModule,
  client: Client,
): ((action: string) => Promise<boolean>) | null {
  const scene = sceneOf(course.game, record)
  if (!scene || best === undefined || options || basis === 'exact' || module.hides?.(scene.setup)) return null
  return action => isAsGood(client, course, module, scene.position, [best, action])
}
