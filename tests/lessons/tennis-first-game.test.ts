import { describe, expect, it } from 'vitest'
import { think } from '../../src/analysis/tennis/opponent.ts'
import { seenBy } from '../../src/analysis/tennis/seen.ts'
import { tennis } from '../../src/engine/tennis/index.ts'
import { turnOf } from '../../src/engine/tennis/seats.ts'
import { SEATS, type Action, type Position } from '../../src/engine/tennis/types.ts'
import { heldBy } from '../../src/games/tennis/table/held.ts'
import { dealFor } from '../../src/games/tennis/table/practice.ts'
import { notesFor } from '../../src/lessons/guide.ts'
import { sceneOf } from '../../src/lessons/record.ts'
import { tennisCourse } from '../../src/lessons/tennis/index.ts'
import { guide } from '../../src/lessons/tennis/guide.ts'

/** As many games are dealt. */
const GAMES = 3
/** The learner’s seat, as it is hinted at, and the app’s, as the table seeds them. */
const HINT = 1
const A_MOVE = 1009

/** What whoever is to play chooses from what they see: the learner what the hint says, the others as beginners do. */
function chosen(position: Position, moves: number, created: number): Action {
  const turn = turnOf(position)
  if (turn === null) return { type: 'next' }
  const dealt = dealFor({ practice: true, created: created }, position.hand).hands
  const hands = SEATS.map(seat => heldBy(seat, position, dealt[seat - 1] ?? []))
  const isLearner = turn === guide.learner
  const thought = think(seenBy(turn, position, hands), isLearner ? 'strong' : 'easy', isLearner ? HINT : A_MOVE * moves)
  for (;;) {
    const { done, value } = thought.next()
    if (!done) continue
    if (value.type !== 'blind') return value
    const card = hands[turn - 1]?.[value.index]
    if (card === undefined) throw new Error('no such card')
    return { type: 'play', card }
  }
}

describe('a first game of A Lifelike Tennis', () => {
  it.each(Array.from({ length: GAMES }, (_, created) => created))(
    'meets what the game is made of, and is won by hints in two hands: deal %i',
    created => {
      const given = new Set<string>()
      let position = sceneOf(tennis, guide.deal(created))?.position
      if (!position) throw new Error('no game')
      for (let moves = 0; position.phase !== 'over'; moves++) {
        const ruling = tennis.play(position, chosen(position, moves, created))
        if (!ruling.accepted) throw new Error(`refused: ${ruling.refusal.code}`)
        notesFor(tennisCourse.guide, position, ruling.steps, ruling.position).forEach(({ id }) => given.add(id))
        position = ruling.position
      }
      expect(guide.notes.filter(({ id }) => !given.has(id)).map(({ id }) => id)).toEqual([])
      expect([position.hand, position.hands]).toEqual([2, [0, 0, 3, 0]])
    },
  )

  it('is another one at other moments', () => {
    const games = Array.from({ length: GAMES }, (_, created) =>
      dealFor({ practice: true, created: created }, 1).hands.join(),
    )
    expect(new Set(games).size).toBe(GAMES)
    expect(dealFor({ practice: true, created: GAMES }, 1).hands.join()).toBe(games[0])
    expect(dealFor({ practice: true, created: 0 }, 2).hands.join()).not.toBe(games[0])
  })
})
