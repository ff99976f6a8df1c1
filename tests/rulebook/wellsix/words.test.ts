import { describe, expect, it } from 'vitest'
import { start } from '../../../src/engine/wellsix/setup.ts'
import type { Event, Position, Setup, WellsixRefusal } from '../../../src/engine/wellsix/types.ts'
import { wellsixRulebook } from '#text/wellsix/index.ts'
import { expectShort } from '../book.ts'
import { after, cards, dealt, main, mainWithHands, rule, setup, started } from '../../engine/wellsix/build.ts'

const players = ['Ann', 'Ben']
const sections = wellsixRulebook.sections.map(({ id }) => id)

const fresh = () => started(setup())
const opened = () => after(fresh(), 'place 7H 0,0')
const pair = () => main(['KH QS', '9D 9C'], { seized: [['5S'], []] })
const torn = () => after(main(['7H 8S 3D KH QD 5S 6S', '.. .. .. 2C .. .. ..']), 'capture 3,1 4,1')
const over = () => after(fresh(), 'result 30 4', 'next', 'result 3 5')

const REFUSED: Readonly<
  Record<Exclude<WellsixRefusal['code'], 'out-of-turn'>, readonly [() => Position, string, sentence: string][]>
> = {
  over: [[over, 'pass', 'The match is over.']],
  'unknown-action': [[pair, 'castle', 'That is not a move in Wellsix.']],
  'wrong-phase': [
    [opened, 'pass', 'In the opening you can only place cards.'],
    [pair, 'keep 0,0', 'You can’t do that now.'],
    [torn, 'pass', 'First choose the group that stays.'],
    [() => after(fresh(), 'result 30 4'), 'pass', 'This game is over.'],
  ],
  'nothing-irregular': [[() => main(['7H 8H']), 'stands switch 0,0 1,0', 'The rules allow this move.']],
  'not-in-hand': [
    [pair, 'place KH 2,0', 'The king of hearts is not in Ann’s hand.'],
    [pair, 'place 4S 2,0', 'The 4 of spades is not in Ann’s hand.'],
    [opened, 'place 2C 1,0', 'The 2 of clubs is not in Ben’s hand.'],
    [() => main(['7H'], { seized: [[], ['8H']] }), 'place 8H 1,0', 'The 8 of hearts is not in Ann’s hand.'], // oxfmt-ignore
  ],
  occupied: [[pair, 'place 2D 1,1', 'The queen of spades is already at (1, 1).']],
  'not-adjacent': [
    [fresh, 'place 7H 1,0', 'The first card of a game goes on (0, 0).'],
    [pair, 'place 2D 3,3', 'A card at (3, 3) would not touch another card along an edge.'],
    [() => main(['7H 8S 9H']), 'switch 0,0 2,0', '(0, 0) and (2, 0) do not touch along an edge.'],
    [() => main(['KH 8S QS']), 'capture 0,0 2,0', '(0, 0) and (2, 0) do not touch along an edge.'],
  ],
  'same-cell': [
    [pair, 'switch 0,0 0,0', 'You named (0, 0) twice.'],
    [pair, 'correct 0,0 . 0,0 .', 'You named (0, 0) twice.'],
  ],
  'empty-cell': [[pair, 'switch 5,5 6,6', 'There is no card at (5, 5) or (6, 6).']],
  'not-yours': [
    [pair, 'capture 1,1 0,1', 'The queen of spades at (1, 1) belongs to Ben.'],
    [pair, 'switch 1,1 1,0', 'The cards at (1, 1) and (1, 0) belong to Ben.'],
    [pair, 'exchange 1,1 2D', 'The queen of spades at (1, 1) belongs to Ben.'],
  ],
  'cannot-capture': [
    [pair, 'capture 0,0 1,0', 'A 9 can’t capture a 9.'],
    [() => main(['AH 8S']), 'capture 0,0 1,0', 'An ace can’t capture an 8.'],
  ],
  'not-largest': [[torn, 'keep 3,0', 'This group has 1 card; the largest have 3.']],
  'must-move': [
    [() => mainWithHands(['7H 6S'], ['', '']), 'pass', 'There is 1 legal move left.'],
    [() => mainWithHands(['7H 6H'], ['', '']), 'pass', 'There are 2 legal moves left.'],
  ],
  duplicate: [[pair, 'correct 2,0 KH', 'The king of hearts would be at both (0, 1) and (2, 0).']],
  'card-seized': [
    [pair, 'correct 2,0 5S', 'The 5 of spades has been captured.'],
    [() => main(['KH'], { seized: [['5S'], ['5H']] }), 'correct 1,0 5S 2,0 5H', 'The 5 of hearts and the 5 of spades have been captured.'], // oxfmt-ignore
  ],
  'opening-order': [
    [opened, 'correct 0,0 7D', 'The 7 of diamonds comes into play after the opening.'],
    [opened, 'correct 0,0 7D 1,0 2C', 'The 2 of clubs and the 7 of diamonds come into play after the opening.'],
    [opened, 'correct 1,0 7S', 'There would be 1 red and 1 black cards, not 1 and 0.'],
  ],
  'no-cards': [[() => main(['KH']), 'correct 0,0 .', 'This would leave no card in the layout.']],
  'not-connected': [[pair, 'correct 5,5 2D', '(5, 5) would be cut off from the other cards.']],
  aligned: [[() => main(['7H 2D 9D 4D 3D']), 'correct 5,0 KD', 'Six cards of one colour would be in line from (0, 0) to (5, 0).']], // oxfmt-ignore
  'game-begun': [
    [opened, 'result 30 4', 'This game has begun, with 1 card in the layout.'],
    [() => after(opened(), 'place 2S 1,0'), 'result 30 4', 'This game has begun, with 2 cards in the layout.'],
  ],
  'impossible-score': [[fresh, 'result 30 25', 'No game ends 30 to 25.']],
}

describe('every refusal', () => {
  const rows = Object.entries(REFUSED).flatMap(([code, cases]) => cases.map(each => [code, ...each] as const))

  it.each(rows)('has a sentence, a remedy and a section: %s', (code, position, action, sentence) => {
    const at = position()
    const ruling = rule(at, action)
    const refusal = ruling.accepted ? null : ruling.refusal
    expect(refusal?.code).toBe(code)
    const explained = refusal && wellsixRulebook.refusal(refusal, { players, position: at })
    expect(explained?.sentence).toBe(sentence)
    expect(explained?.remedy).toMatch(/^[A-Z].*\.$/)
    expect(sections).toContain(explained?.section)
    // A score is entered on its own pad, which leaves more room for the text.
    if (code !== 'impossible-score') expectShort(explained)
  })
})

const main3 = ['7H 8S 3D KH QS 5S', '4C .. .. .. 2C 4S', '.. .. .. .. 9D ..']
const five = ['7H 2D 9D 4D 3D']

const TOLD: Readonly<Record<Event['type'], readonly [() => Position, string, sentence: string][]>> = {
  irregular: [
    [
      pair,
      'stands switch 0,1 1,1',
      'The switch is illegal: players may switch only their own cards. The players let the switch stand.',
    ],
    [() => main(['7H 2S 8H']), 'stands switch 0,0 2,0', 'The move is illegal: the cards do not touch along an edge. The players let the move stand.'], // oxfmt-ignore
    [
      pair,
      'stands capture 0,0 1,0',
      'The capture is illegal: the captured card is not one rank lower. The players let the capture stand.',
    ],
    [pair, 'stands pass', 'The pass is illegal: a legal move is left. The players let the pass stand.'],
    [pair, 'stands turn 2', 'The move is out of turn. The players let the move stand.'],
  ],
  place: [[fresh, 'place 7H 0,0', 'Put the 7 of hearts on (0, 0).']],
  switch: [[() => main(['7H 8H']), 'switch 0,0 1,0', 'Switch the cards at (0, 0) and (1, 0).']],
  exchange: [[pair, 'exchange 0,0 2D', 'Take the 9 of diamonds at (0, 0) into Ann’s hand. Put the 2 of diamonds from Ann’s hand on (0, 0).']], // oxfmt-ignore
  capture: [
    [
      pair,
      'capture 0,1 1,1',
      'Put the queen of spades at (1, 1) face down on Ann’s pile. Move the king of hearts from (0, 1) to (1, 1).',
    ],
    [() => main(['KC QS'], { turn: 2 }), 'capture 0,0 1,0', 'Take the queen of spades at (1, 0) into Ben’s hand. Move the king of clubs from (0, 0) to (1, 0).'], // oxfmt-ignore
  ],
  isolate: [
    [() => main(main3), 'capture 3,2 4,2', 'Four cards are cut off. Put the 8 of spades and the 4 of clubs face down on Ann’s pile. Take the 7 of hearts and the 3 of diamonds into Ann’s hand. Five cards stay in the layout.'], // oxfmt-ignore
    [
      () => main(['7H 8S 3D KH QD']),
      'capture 3,0 4,0',
      'One card is cut off. Take the king of hearts into Ann’s hand. Three cards stay in the layout.',
    ],
    [() => after(main(['7S KH QD']), 'capture 1,0 2,0'), 'keep 2,0', 'One card is cut off. Put the 7 of spades face down on Ann’s pile. One card stays in the layout.'], // oxfmt-ignore
  ],
  align: [
    [() => main(five), 'place KD 5,0', 'Ann has six cards in a line, from (0, 0) to (5, 0).'],
    [() => main(['.. .. .. .. .. 8H', '.. .. .. .. .. 9H', '.. .. .. .. .. TH', '.. .. .. .. .. JH', '.. .. .. .. 2S 3H', '7H 2D 9D 4D 3D ..']), 'place KD 5,0', 'Ann has 11 cards in a line, on (0, 0), (1, 0), (2, 0), (3, 0), (4, 0), (5, 0), (5, 1), (5, 2), (5, 3), (5, 4) and (5, 5).'], // oxfmt-ignore
  ],
  phase: [
    [fresh, 'place 7H 0,0', 'Ben’s turn: two cards to place.'],
    [() => main(['7H'], { moves: 1 }), 'place 8H 1,0', 'Ben’s turn: two moves.'],
    [() => after(main(['7S KH QD']), 'capture 1,0 2,0'), 'keep 2,0', 'Ann’s turn: one move.'],
    [() => main(['7S KH QD']), 'capture 1,0 2,0', 'The largest groups are the same size. Ann chooses which one stays.'],
    [() => after(fresh(), 'result 30 4'), 'next', 'Deal the spades to Ann and the hearts to Ben. Ben’s turn: one card to place.'], // oxfmt-ignore
  ],
  pass: [
    [() => mainWithHands(['7H 2S'], ['', '']), 'pass', 'Ann has no legal move and passes.'],
    [pair, 'stands pass', 'Ann passes.'],
  ],
  agree: [[pair, 'agree', 'Both players agree that no more captures are possible.']],
  'game-over': [
    [() => main(five), 'place KD 5,0', 'The line ends the game. Points: 30 for Ann, 0 for Ben.'],
    [() => main(['7H'], { quiet: 9, moves: 1 }), 'place 8H 1,0', 'Ten quiet turns end the game. Points: 0 for Ann, 0 for Ben.'], // oxfmt-ignore
    [pair, 'agree', 'The game ends. Points: 1 for Ann, 0 for Ben.'],
    [fresh, 'result 30 4', 'The game is over. Points: 30 for Ann, 4 for Ben.'],
  ],
  over: [
    [() => after(fresh(), 'result 30 4', 'next'), 'result 3 5', 'Ann wins the match: 33 for Ann, 9 for Ben.'],
    [() => after(fresh(), 'result 3 4', 'next'), 'result 0 30', 'Ben wins the match: 34 for Ben, 3 for Ann.'],
    [() => after(fresh(), 'result 3 4', 'next'), 'result 4 3', 'The match is a draw: 7 for Ann, 7 for Ben.'],
  ],
  result: [[fresh, 'result 30 4', 'Result of this game: 30 for Ann, 4 for Ben.']],
  correct: [[pair, 'correct 0,0 2D 2,0 .', 'Corrected: now the 2 of diamonds at (0, 0) and nothing at (2, 0).']],
}

describe('the remedies', () => {
  const remedy = (position: Position, action: string): string | undefined => {
    const ruling = rule(position, action)
    return ruling.accepted ? undefined : wellsixRulebook.refusal(ruling.refusal, { players, position }).remedy
  }

  it.each([
    [main(['9H 9C']), 'capture 0,0 1,0', 'A 9 captures an 8. A 10 captures a 9.'],
    [main(['AH 2C']), 'capture 0,0 1,0', 'An ace captures a king. A 3 captures a 2.'],
    [main(['2H KC']), 'capture 0,0 1,0', 'A 2 captures an ace. An ace captures a king.'],
    [main(['KH QS']), 'switch 0,0 1,0', 'Switch two cards of your own.'],
    [main(['KH QS']), 'exchange 1,0 2D', 'Exchange a card of your own.'],
    [main(['KH QS']), 'capture 1,0 0,0', 'Capture with a card of your own.'],
    [main(['7H 8S 9H']), 'switch 0,0 2,0', 'Switch two cards that touch.'],
    [main(['KH 8S QS']), 'capture 0,0 2,0', 'Capture a card that touches yours.'],
    [mainWithHands(['7H 6S'], ['', '']), 'pass', 'Pass only when you have no legal move.'],
    [main(['KH QS']), 'correct 0,0 . 0,0 .', 'Name each square once.'],
  ])('have the expected text: %#', (position, action, said) => expect(remedy(position, action)).toBe(said))
})

describe('every event', () => {
  const rows = Object.entries(TOLD).flatMap(([type, cases]) => cases.map(each => [type, ...each] as const))

  it.each(rows)('has a sentence and a section: %s', (type, position, action, sentence) => {
    const ruling = rule(position(), action)
    const step = ruling.accepted ? ruling.steps.find(each => each.event.type === type) : undefined
    const explained = step && wellsixRulebook.event(step.event, { players, position: step.position })
    expect(explained?.sentence).toBe(sentence)
    expect(explained?.remedy).toBe('')
    expect(sections).toContain(explained?.section)
  })
})

describe('every set-up problem', () => {
  const opening = { phase: 'opening', turn: 2, moves: 1 } as const
  const said = (of: Setup): string[] => {
    const result = start(of)
    return result.ok ? [] : result.error.map(problem => wellsixRulebook.setupProblem(problem))
  }

  it.each([
    [setup({ games: 5 }), 'A match has an even number of games from 2 to 100, not 5.'],
    [dealt([]), 'Enter at least one card in the layout.'],
    [dealt([], { cards: [...cards('7H'), ...cards('8H')] }), 'Only one card can be at (0, 0). Enter one.'],
    [dealt(['7H 7H']), 'The 7 of hearts is entered twice. Each card is in the layout or captured, only once.'],
    [dealt(['7H .. 8H']), '(2, 0) is not connected to the other cards. Enter one connected group.'],
    [dealt(['7H 2D 9D 4D 3D KD']), 'Six cards of one colour are in line from (0, 0) to (5, 0), so this game is over. Enter a layout without a line.'], // oxfmt-ignore
    [dealt(['7H'], { seized: [['8H', 'KD'], []] }), 'The 8 of hearts and the king of diamonds belong to player 1. You capture only cards of the other colour.'], // oxfmt-ignore
    [dealt(['7H'], { quiet: 10 }), 'After ten quiet turns a game is over. Enter 0 to 9 instead of 10.'],
    [dealt(['7H'], { quiet: 1, seizing: true }), 'A capture starts the count of quiet turns again. Enter 0.'], // oxfmt-ignore
    [dealt(['7D 2S'], opening), 'The 7 of diamonds comes into play after the opening. Enter hearts and spades.'],
    [dealt(['7S 2S'], opening), 'At this point of the opening, the opener has placed 1 card and the other player 1. The layout has 0 and 2.'], // oxfmt-ignore
    [dealt(['7H 2S'], { ...opening, moves: 2 }), 'With this many cards in the opening, player 2 is next and has 1 card to place.'], // oxfmt-ignore
    [dealt(['7H 2S'], { ...opening, seizing: true }), 'There are no captures in the opening. Enter that this turn has none.'], // oxfmt-ignore
    [dealt(['7H 2S'], { ...opening, seized: [['3S'], []] }), 'There are no captures in the opening. Empty the captured piles.'], // oxfmt-ignore
    [dealt(['7H 2S'], { ...opening, quiet: 1 }), 'Quiet turns are counted after the opening. Enter 0.'],
  ])('has the expected text: %#', (of, sentence) => expect(said(of)).toEqual([sentence]))

  it('has a sentence for an opening that is over', () => {
    const words = wellsixRulebook.setupProblem({ code: 'opening-over', key: 'phase', count: 26 })
    expect(words).toBe('With 26 cards in the layout, the opening is over. Choose the main phase.')
  })
})

describe('the rulebook', () => {
  it('names Wellsix and its author Fabio Pozzi', () => {
    expect(wellsixRulebook).toMatchObject({ game: 'wellsix', title: 'Wellsix', source: { author: 'Fabio Pozzi' } })
  })

  it('has between eight and thirteen sections, each with a title and a text', () => {
    expect(sections.length).toBeGreaterThanOrEqual(8)
    expect(sections.length).toBeLessThanOrEqual(13)
    expect(new Set(sections).size).toBe(sections.length)
    expect(wellsixRulebook.sections.filter(({ text, title }) => text.length === 0 || title === '')).toEqual([])
  })

  it('cites every ruling in exactly one section', () => {
    const numbers = [...Array.from({ length: 13 }, (_, index) => `X${index + 1}`), 'I1', 'I2', 'I3']
    expect(Object.keys(wellsixRulebook.rulings)).toEqual(numbers)
    expect(wellsixRulebook.sections.flatMap(({ rulings }) => rulings).sort()).toEqual([...numbers].sort())
  })

  it('has no exclamation marks', () => {
    expect(JSON.stringify([wellsixRulebook.sections, wellsixRulebook.rulings])).not.toContain('!')
  })
})
