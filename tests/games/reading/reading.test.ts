import { describe, expect, it } from 'vitest'
import { byTurns, isLong, runs, SEED } from '../../runs.ts'
import { grafaPlayer } from './grafa.ts'
import { Person, type Player } from './person.ts'
import { tennisPlayer } from './tennis.ts'
import { wellsixPlayer } from './wellsix.ts'
import { weticePlayer } from './wetice.ts'

const PLAYERS: Readonly<Record<string, (seed: number) => Player<never>>> = {
  WetIce: weticePlayer,
  Wellsix: wellsixPlayer,
  Tennis: tennisPlayer,
  Grafa: grafaPlayer,
}

/** The number of operations in a random match. */
const DOINGS = isLong ? 40 : 14

async function does(person: Person): Promise<unknown> {
  const chance = person.at.below(22)
  if (chance < 7) return person.play()
  if (chance < 8) return person.correct()
  if (chance < 10) return person.against()
  if (chance < 14) return person.change('Undo')
  if (chance < 17) return person.change('Redo')
  if (chance < 19) return person.amend(chance === 18)
  return person.leave(chance === 21)
}

/** Plays a random match, and returns the number of instructions that were followed. */
async function walks(player: Player, seed: number): Promise<number> {
  const person = await Person.sitDown(player, seed)
  if (!person) return 0
  try {
    for (let n = 0; n < DOINGS; n++) {
      await does(person)
      const far = person.at.below(3)
      if (far > 0) await person.walk(far === 1 ? 1 + person.at.below(3) : undefined)
      if (person.at.below(8) === 0) await person.walkBack()
    }
    await person.walk()
  } finally {
    person.end()
  }
  return person.steps
}

describe('a player who knows only what the table shows can follow each step to the referee’s position', () => {
  it.each(byTurns(Object.entries(PLAYERS), 4))('in %s', async (name, player) => {
    let [steps, failures] = [0, 0]
    const told: string[] = []
    const count = isLong ? runs(2) : 1
    for (let seed = SEED; seed < SEED + count; seed++) {
      try {
        steps += await walks(player(seed) as Player, seed)
      } catch (error) {
        failures++
        if (told.length < 5) told.push(error instanceof Error ? error.message.slice(0, 3000) : String(error))
      }
    }
    if (isLong) console.log(`${name}: ${steps} steps in ${count} matches, ${failures} of them with a failure`)
    expect(told).toEqual([])
  })
})
