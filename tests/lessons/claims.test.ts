import { describe, expect, it } from 'vitest'
import { wellsix } from '../../src/engine/wellsix/index.ts'
import { tennis } from '../../src/engine/tennis/index.ts'
import { wetice } from '../../src/engine/wetice/index.ts'
import type { Game, Refusal } from '../../src/engine/game.ts'
import { winning } from '../../src/lessons/tennis/lessons.ts'
import { alignment, capture } from '../../src/lessons/wellsix/lessons.ts'
import { cleanup } from '../../src/lessons/wetice/lessons.ts'
import { end, alone } from '../../src/lessons/wetice/further-lessons.ts'
import { type Task, outcomeOf, sceneOf } from '../../src/lessons/lesson.ts'

/** The game's position at the start of the task with this id. */
function positionOf<P, E extends { readonly type: string }, A, S, C extends Refusal>(
  game: Game<S, P, A, E, C>,
  tasks: readonly (Task<P, E> & { readonly id: string })[],
  id: string,
): P {
  const scene = sceneOf(game, tasks.find(each => each.id === id)?.record ?? '')
  if (!scene) throw new Error(`no task ${id}`)
  return scene.position
}

describe('the claims of lessons', () => {
  it('about the end of WetIce are true: every swap would score only for Ben', () => {
    const position = positionOf(wetice, end.tasks, 'secondPass')
    const swaps = wetice.legal(position).filter(action => action.type === 'swap')
    expect(swaps.length).toBeGreaterThan(2)
    for (const swap of swaps) {
      const { events } = outcomeOf(wetice, position, wetice.makeAction(swap))
      const players = events.flatMap(event => (event.type === 'score' ? [event.player] : []))
      expect(new Set(players)).toEqual(new Set([2]))
    }
  })

  it('about solitaire in WetIce are true: only one swap is possible, and makes two matches together', () => {
    const position = positionOf(wetice, alone.tasks, 'clear')
    const swaps = wetice.legal(position).filter(action => action.type === 'swap')
    expect(swaps.map(action => wetice.makeAction(action))).toEqual(['swap c1 c2'])
    const [match] = outcomeOf(wetice, position, 'swap c1 c2').events.filter(event => event.type === 'match')
    expect(match?.runs.length).toBe(2)
  })

  it('about cleanup are true: once the last match is broken up, both players can only pass, and then the game starts', () => {
    const position = positionOf(wetice, cleanup.tasks, 'both')
    const swapped = outcomeOf(wetice, position, 'swap d5 f3').position
    const left = wetice.legal(swapped).map(action => wetice.makeAction(action))
    expect(left).toEqual(['pass'])
    const started = outcomeOf(wetice, outcomeOf(wetice, swapped, 'pass').position, 'pass').position
    expect(started).toMatchObject({ phase: 'swap', turn: 1 })
  })

  it('about the points at the end of a hand of Tennis are true', () => {
    const after = (id: string, card: string) =>
      outcomeOf(tennis, positionOf(tennis, winning.tasks, id), `play ${card}`).position.points
    expect(after('tie', 'T')).toEqual([10, 10, 10, 7])
    expect(after('ghost', '8')[0]).toBe(12)
  })

  it('about six in line are true: a win scores 30 to 0 if the loser has captured no card', () => {
    for (const [lesson, id, action] of [
      [alignment, 'six', 'place KD 5,0'],
      [capture, 'closes', 'capture 3,1 3,0'],
    ] as const) {
      const { events } = outcomeOf(wellsix, positionOf(wellsix, lesson.tasks, id), action)
      const seized = action.startsWith('capture') ? 1 : 0
      expect(events.find(event => event.type === 'game-over')?.scores).toEqual([30, 0])
      expect(events.filter(event => event.type === 'capture').length).toBe(seized)
    }
  })
})
