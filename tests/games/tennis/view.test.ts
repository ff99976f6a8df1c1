import { describe, expect, it } from 'vitest'
import { consequencesOf } from '../../../src/book/journal/amend.ts'
import { isReplayOf, type Replay } from '../../../src/book/journal/replay.ts'
import { firstUnplayable, replay } from '../../replay.ts'
import { tennis } from '../../../src/engine/tennis/index.ts'
import type { Position, Tennis } from '../../../src/engine/tennis/types.ts'
import { amendedView } from '../../../src/games/tennis/table/amended.ts'
import {
  cardsOf,
  unplayedCounts,
  seenCards,
  handResultsOf,
  wasScoreOnly,
} from '../../../src/games/tennis/table/cards.ts'
import { choiceOf, platesOf, CHIP, courtOf, heightAt, topOf } from '../../../src/games/tennis/table/view.ts'
import { valueOf } from '../../book/results.ts'
import { head, plays, WHOLE } from './hands.ts'
import { RULES } from '../../rules.ts'

function played(actions: readonly string[], ...lines: string[]): Replay<Tennis> {
  const made = valueOf(replay(head(...lines), actions, RULES))
  if (!isReplayOf<Tennis>(made, tennis)) throw new Error('another game')
  return made
}
const cards = (line: string, ...lines: string[]) => cardsOf(played(plays(line), ...lines).moves)

describe('the played cards', () => {
  it('have Nets and points', () => {
    const seen = cards('K 4 J 9 2').map(({ seat, net, cleared, points, formed }) => [
      seat,
      net,
      cleared,
      points,
      formed,
    ])
    expect(seen).toEqual([
      [3, null, false, 0, null],
      [1, null, false, 0, 9],
      [2, 9, true, 1, null],
      [4, 9, false, 0, 2],
      [3, 2, false, 0, null],
    ])
  })

  it('of equal rank score as the house rule says', () => {
    expect(cards('A A K K').map(card => card.points)).toEqual([2, 2, 2, 2])
    expect(cards('A A K K', 'match adds').map(card => card.points)).toEqual([2, 2, 3, 3])
  })

  it('are only the cards of the last hand', () => {
    const actions = ['hand fish', 'next', 'ghost', ...plays('5 6')]
    const seen = cardsOf(played(actions, 'ghosting on').moves)
    expect(seen.map(({ place, number, card }) => [place, number, card])).toEqual([
      [3, 1, '5'],
      [4, 2, '6'],
    ])
  })

  it('aren’t counted as unplayed, except the card that is being edited', () => {
    const seen = cards('KH K 2S')
    expect(unplayedCounts(seen, null)).toMatchObject({ K: 2, 2: 3, A: 4 })
    expect(unplayedCounts(seen, seen[0] ?? null)).toMatchObject({ K: 3, 2: 3 })
    expect([...seenCards(seen, null)]).toEqual(['KH', '2S'])
    expect([...seenCards(seen, seen[0] ?? null)]).toEqual(['2S'])
  })
})

describe('the Net on the screen', () => {
  const shots = (line: string, net: number | null) => courtOf(cards(line), net)

  it('is shown with the unfinished pair, beside the previous pair', () => {
    expect(shots('K', null)).toMatchObject({ past: null, now: { net: null, shots: [{ rank: 'K', flight: 'free' }] } })
    expect(shots('K 4', 9)).toMatchObject({ past: { net: null, shots: [{}, {}] }, now: { net: 9, shots: [] } })
    expect(shots('K 4 10H 9', 1)).toMatchObject({
      past: {
        net: 9,
        shots: [
          { seat: 2, rank: 'T', suit: 'H', flight: 'over' },
          { seat: 4, rank: '9', suit: null, flight: 'into' },
        ],
      },
      now: { net: 1, shots: [] },
    })
  })

  it('has every card that clears it above its tape, and all others below', () => {
    const shot = { number: 1, seat: 1, rank: 'A', suit: null } as const
    for (let net = 0; net <= 12; net++) {
      for (let value = 1; value <= 13; value++) {
        const top = topOf({ ...shot, value, flight: value > net ? 'over' : 'into' })
        const [above, below] = [top + CHIP.height < heightAt(net), top >= heightAt(net)]
        expect([above, below]).toEqual([value > net, value <= net])
        expect(top).toBeGreaterThanOrEqual(0)
      }
    }
  })
})

describe('the seats', () => {
  it('are placed clockwise, with the nearest one in the south', () => {
    const { position, players } = played(plays('K'))
    const sides = (nearest: 1 | 3) => platesOf(position as Position, players, nearest, null).map(({ side }) => side)
    expect(sides(1)).toEqual(['south', 'west', 'north', 'east'])
    expect(sides(3)).toEqual(['north', 'east', 'south', 'west'])
  })

  it('show the role, the points, the number of cards left, and whose turn it is', () => {
    const { position, players, moves } = played(plays('K 4 J'))
    const plates = platesOf(position as Position, players, 1, handResultsOf(moves).at(-1) ?? null)
    expect(plates.map(({ name, role, turn, points, left }) => [name, role, turn, points, left])).toEqual([
      ['Ann', 'ghost', false, 0, 12],
      ['Bob', 'angler', false, 1, 12],
      ['Cat', 'fish', false, 0, 12],
      ['Dee', 'cormorant', true, 0, 13],
    ])
  })

  it('show how the last hand changed the number of hands won, and the next roles', () => {
    const { position, players, moves } = played(['hand fish', 'next', 'hand ghost ghost'], 'ghosting on')
    const plates = platesOf(position as Position, players, 1, handResultsOf(moves).at(-1) ?? null)
    expect(plates.map(({ role, becomes, hands, change }) => [role, becomes, hands, change])).toEqual([
      ['cormorant', 'fish', -1, -1],
      ['ghost', 'cormorant', 2, 2],
      ['angler', 'ghost', 1, 0],
      ['fish', 'angler', 0, 0],
    ])
  })

  it('show who may become a Ghost', () => {
    const after = (line: string, ...lines: string[]) => played(plays(line), ...lines).position
    expect(choiceOf(after('K 4', 'ghosting on', 'dealer 2'))).toBe(1)
    expect(choiceOf(after('K 4'))).toBeNull()
    expect(choiceOf(played(['ghost'], 'ghosting on').position)).toBeNull()
  })
})

describe('the score', () => {
  it('lists each hand with its changes', () => {
    const { moves } = played(['hand fish', 'next', 'hand ghost'])
    expect(handResultsOf(moves).map(({ hand, changes }) => [hand, changes])).toEqual([
      [1, [0, 0, 1, 0]],
      [2, [0, 2, 0, 0]],
    ])
  })

  it('tells whether only the result of the last hand was entered', () => {
    expect(wasScoreOnly(played(['hand fish', 'next']).moves)).toBe(true)
    expect(wasScoreOnly(played(['hand fish', 'next', 'play K']).moves)).toBe(false)
    expect(wasScoreOnly(played([]).moves)).toBeNull()
  })
})

describe('an amendment', () => {
  const before = played(plays('K 4 J 9 2'))
  const viewOf = (replayed: Replay<Tennis>, place: number, remove: number, ...insert: string[]) => {
    const shown = amendedView(replayed, consequencesOf(replayed, place, remove, insert))
    if (!shown) throw new Error('another game')
    return shown
  }
  const view = (place: number, remove: number, ...insert: string[]) => viewOf(before, place, remove, ...insert)

  it('lists the points and rulings that change', () => {
    const { ruling, differing, mayConfirm } = view(2, 1, 'play 5')
    expect(ruling).toMatchObject({
      tone: 'ask',
      sentence: 'Bob\u00a00\u00a0instead\u00a0of\u00a01.',
      detail: 'Card 3: jack becomes 5. 2 rulings change.',
    })
    expect(differing.map(({ number, before: was, after }) => [number, was?.points, after?.points, after?.net])).toEqual(
      [
        [3, 1, 0, 9],
        [4, 0, 0, 9],
      ],
    )
    expect(mayConfirm).toBe(true)
  })

  it('reports if nothing changes', () => {
    expect(view(1, 1, 'play 4H').ruling).toMatchObject({
      sentence: 'No points change.',
      detail: 'Card 2: 4 becomes 4 of hearts. No ruling changes.',
    })
    expect(view(1, 1, 'play 4')).toMatchObject({
      ruling: { sentence: 'This card is already entered here.' },
      mayConfirm: false,
    })
  })

  it('compares cards of the same player if a card is added or removed', () => {
    const missing = view(1, 0, 'play 7')
    expect(missing.ruling.detail).toContain('Card 2 is added: 7.')
    const numbers = ({ differing }: typeof missing) =>
      differing.map(({ number, seat, before: was, after: is }) => {
        expect([was, is].every(card => card === null || card.seat === seat)).toBe(true)
        return [number, was?.number ?? null, is?.number ?? null]
      })
    expect(numbers(missing).at(-1)).toEqual([6, null, 6])
    const extra = view(1, 1)
    expect(extra.ruling.detail).toContain('Card 2 is removed: 4.')
    expect(numbers(extra).at(-1)).toEqual([5, 5, null])
  })

  it('can’t be confirmed if a later move becomes illegal, and names that move', () => {
    const kings = played(plays('2 K K K K'))
    expect(viewOf(kings, 0, 1, 'play K')).toMatchObject({
      ruling: {
        tone: 'refused',
        sentence: 'Then card 5 would be impossible.',
        detail: 'All four kings have been played.',
      },
      mayConfirm: false,
    })
    const ghost = played([...plays('A A 2 2 A A 3 3 4 5 2 3 6 7 3 4 8 8 9 T'), 'ghost'], 'ghosting on')
    expect(firstUnplayable(ghost)).toBeNull()
    expect(viewOf(ghost, 11, 1, 'play 2')).toMatchObject({
      ruling: { sentence: 'Then a later move would be impossible.', detail: 'Dee holds 8 cards and has 8 points.' },
      mayConfirm: false,
    })
  })

  it('of a whole hand can change the number of hands won', () => {
    const whole = played(plays(WHOLE.join(' ')))
    const { hands } = whole.position
    const winner = whole.players[hands.findIndex(won => won > 0)]
    const { ruling } = viewOf(whole, 51, 1)
    expect(ruling.detail).toContain(`Hands won: ${winner}\u00a00\u00a0instead\u00a0of\u00a0${Math.max(...hands)}.`)
  })
})
