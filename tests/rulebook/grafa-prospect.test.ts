import { describe, expect, it } from 'vitest'
import { prospects } from '../../src/engine/grafa/play.ts'
import { revealInstruction, orderText, pairEffectsText, pairReasonText } from '#text/grafa/table.ts'
import { after, begin } from '../engine/grafa/table.ts'

const told = (hand: string, top: string): readonly string[] =>
  prospects(begin(`hand ${hand}\ndeck ${top}`)).map(each => `${pairReasonText(each)}: ${pairEffectsText(each)}`)

describe('the text of a pair’s preview', () => {
  it.each([
    ['6S', '4H', 'higher: You keep the 6 of spades. Spades: dig one card.'],
    ['6D', '6C', 'equal: Diamonds: draw one card. Clubs: look at two cards. You choose which acts first.'],
    ['3H', '9H', 'suit: You keep the 3 of hearts and take the 9 of hearts.'],
    ['9H', '7S', 'higher: You take the 7 of spades into your hand. Spades: dig one card.'],
    ['AH', 'AC', 'ace: Nothing more happens.'],
    ['2C', 'KC', 'suit: Clubs: look at three cards.'],
  ])('describes %s on %s', (hand, top, words) => {
    expect(told(hand, top)).toEqual([words])
  })

  it('describes an order of two abilities', () => {
    const { acts } = after(begin('hand 6S\ndeck 6C'), 'pair 6S')
    const [spades, clubs] = acts
    expect(spades && clubs && orderText(clubs, [spades])).toEqual({
      title: 'Clubs first',
      detail: 'look at two cards, then dig one card',
    })
  })
})

describe('the question about cards that become visible', () => {
  const asked = (head: string, ...actions: string[]) => revealInstruction(after(begin(head), ...actions))

  it.each([
    [
      'hand 6S\ndeck 4S',
      'Dig the top two cards. Which cards are they?',
      'Put them on the discard pile. Enter the top one first.',
      'spades',
    ],
    ['hand 6D\ndeck 4H', 'Draw the top card. Which card is it?', 'Take it into your hand.', 'diamonds'],
    ['hand 6C\ndeck 4H', 'Look at the top two cards. Which cards are they?', 'Enter the top one first.', 'clubs'],
    ['hand AS\ndeck 4H', 'Turn up the top card. Which card is it?', 'Leave it face up on the deck.', 'seeing'],
  ])('has the expected text: %#', (head, sentence, detail, section) => {
    expect(asked(head, `pair ${head.slice(5, 7)}`)).toEqual({ sentence, detail, section })
  })

  it('leaves out known cards', () => {
    expect(asked('hand 6S\ndeck 4S 2D', 'pair 6S')).toMatchObject({
      sentence: 'Dig the top two cards. Which one is new?',
      detail: 'Put them on the discard pile. The app already knows the 2 of diamonds.',
    })
  })
})
