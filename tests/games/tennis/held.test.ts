import { describe, expect, it } from 'vitest'
import type { Note } from '../../../src/book/journal/entries.ts'
import { DECK } from '../../../src/engine/cards.ts'
import type { Played, Position } from '../../../src/engine/tennis/types.ts'
import { dealtHands, heldCards } from '../../../src/games/tennis/table/held.ts'
import { handsFrom } from './hands.ts'
import { after, begin } from '../../analysis/tennis/play.ts'

const noted = (...notes: Note[]) => notes.map((note, entry) => ({ entry, at: 0, note }))

function played(...cards: Played[]): Position {
  return cards.reduce((position, card) => after(position, { type: 'play', card }), begin(1))
}

describe('the cards dealt to each seat', () => {
  it('are those in the latest note for this hand of the match', () => {
    const notes = noted(
      { type: 'hand', seat: 3, round: 1, cards: ['K', '2H'] },
      { type: 'help', seat: 1 },
      { type: 'hand', seat: 3, round: 2, cards: ['A'] },
      { type: 'hand', seat: 3, round: 1, cards: ['Q', '2H'] },
    )
    expect(dealtHands(notes, 1)).toEqual({ hands: [null, null, ['Q', '2H'], null], onScreen: false })
    expect(dealtHands(notes, 3).hands).toEqual([null, null, null, null])
  })

  it('are all known if the app dealt them', () => {
    const hands = handsFrom(DECK)
    expect(new Set(hands.flat()).size).toBe(52)
    const dealt = dealtHands(noted({ type: 'dealt', round: 1, hands }), 1)
    expect(dealt).toEqual({ hands, onScreen: true })
  })
})

describe('the remaining cards of a seat', () => {
  it('exclude those that it has played, matched by card or by rank', () => {
    const position = played('9H', 'K', '3', '4', '9', '2')
    expect(heldCards(3, position, ['9', '9H', 'A'])).toEqual(['A'])
    expect(heldCards(3, position, ['9S', '9H', 'A'])).toEqual(['A'])
    expect(heldCards(2, position, ['3S', '7'])).toEqual(['7'])
  })

  it('are unknown if the seat played a card that wasn’t entered for it', () => {
    expect(heldCards(3, played('9H'), ['9S', 'A'])).toBeNull()
    expect(heldCards(3, played('9'), ['8', 'A'])).toBeNull()
  })

  it('exclude cards that other seats must have played', () => {
    const position = played('9', '9', '9')
    expect(heldCards(4, position, ['9', '2'])).toEqual(['9', '2'])
    expect(heldCards(4, position, ['9', '9'])).toEqual(['9'])
    expect(heldCards(4, played('9H'), ['9H', '2'])).toEqual(['2'])
    expect(heldCards(4, played('9H'), ['9H'])).toBeNull()
  })
})
