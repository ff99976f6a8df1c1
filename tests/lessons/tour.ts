import type { AnyAction } from '../../src/engine/game.ts'
import { readLine } from '../../src/engine/text.ts'
import type { AnyCourse } from '../../src/lessons/course.ts'
import { notesFor } from '../../src/lessons/guide.ts'
import { sceneOf } from '../../src/lessons/lesson.ts'
import { createRandom } from '../../src/engine/random.ts'

export interface Tour {
  readonly head: string
  readonly actions: readonly string[]
  /** The notes that were never shown. */
  readonly missing: readonly string[]
}

/** The maximum number of actions in a tour. */
const MAX = 150

/** The notes about the end of a game. Actions that lead to these notes are tried last. */
const LAST: readonly string[] = ['over', 'game-over']

/**
 * Plays a game in which as many notes as possible occur. After the actions of `beginning`, it plays an action that shows a new note, or
 * else a hinted action, or else any legal action.
 */
export function tourOf(
  { game, guide }: AnyCourse,
  seed: number,
  beginning: readonly string[] = [],
  head = guide.deal(seed),
): Tour {
  const random = createRandom(seed)
  const missing = new Set(guide.notes.map(({ id }) => id))
  const actions: string[] = []
  let position = sceneOf(game, head)?.position

  const read = (text: string): AnyAction | null => {
    const action = game.parseAction(readLine(text, 0).words)
    return action.ok ? action.value : null
  }

  const notesOn = (action: AnyAction): readonly string[] => {
    const ruling = game.play(position, action)
    if (!ruling.accepted) return []
    return notesFor(guide, position, ruling.steps, ruling.position).map(({ id }) => id)
  }
  const bringsNew = (action: AnyAction): boolean =>
    notesOn(action).some(id => missing.has(id) && (!LAST.includes(id) || missing.size === 1))

  function choose(): AnyAction | null | undefined {
    const told = beginning[actions.length]
    if (told !== undefined) return read(told)
    const legal = game.legal(position)
    const found = legal.find(bringsNew)
    return found ?? guide.choose?.(position) ?? legal[random.below(legal.length)]
  }

  for (const { id } of notesFor(guide, position, [], position)) missing.delete(id)
  while (actions.length < MAX && missing.size > 0 && !game.status(position).over) {
    const action = choose()
    if (!action) throw new Error('nothing to play')
    const ruling = game.play(position, action)
    if (!ruling.accepted) throw new Error(`${game.makeAction(action)} is refused`)
    for (const id of notesOn(action)) missing.delete(id)
    position = ruling.position
    actions.push(game.makeAction(action))
  }
  return { head, actions, missing: [...missing] }
}
