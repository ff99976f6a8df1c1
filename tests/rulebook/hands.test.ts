import { describe, expect, it } from 'vitest'
import type { Game, Refusal } from '../../src/engine/game.ts'
import { grafa } from '../../src/engine/grafa/index.ts'
import { locationsOf, type HandStep, type Movement, type Instruction } from '../../src/engine/hands.ts'
import type { Path } from '../../src/engine/hands-walk.ts'
import { tennis } from '../../src/engine/tennis/index.ts'
import { wellsix } from '../../src/engine/wellsix/index.ts'
import { wetice } from '../../src/engine/wetice/index.ts'
import { grafaRulebook } from '#text/grafa/index.ts'
import { instructionTexts } from '../../src/text/contract/hands.ts'
import { tennisRulebook } from '#text/tennis/index.ts'
import { wellsixRulebook } from '#text/wellsix/index.ts'
import { weticeRulebook } from '#text/wetice/index.ts'
import type { Rulebook } from '../../src/text/contract/rulebook.ts'
import { withShortDeck } from '../engine/grafa/table.ts'
import { withNotation } from '../engine/session.ts'
import { begin as beginTennis, played } from '../engine/tennis/table.ts'
import { main, setup, started } from '../engine/wellsix/build.ts'
import { solitaire, begin, duel } from '../engine/wetice/table.ts'

const nameOf = (player: number): string => ['Ada', 'Bob', 'Cat', 'Dee'][player - 1] ?? ''

function said<Setup, Position, Action, Event extends { readonly type: string }, R extends Refusal>(
  game: Game<Setup, Position, Action, Event, R>,
  { hands: words }: Pick<Rulebook, 'hands'>,
) {
  const say = (instructions: readonly Instruction[], from: Position): string[] =>
    instructionTexts(instructions, words, nameOf, game.hands.locations(from))
  function path(start: Position, lines: readonly string[]): Path<Position, Event> {
    let position = start
    const steps = lines.flatMap(line => {
      const ruling = withNotation(game).rule(position, line)
      if (!ruling.accepted) throw new Error(`${line}: ${ruling.refusal.code}`)
      position = ruling.position
      return ruling.steps
    })
    return { start, steps }
  }
  return {
    forward: (start: Position, ...lines: string[]) => say(game.hands.forward(path(start, lines)), start),
    back(start: Position, ...lines: string[]): string[] {
      const line = path(start, lines)
      return say(game.hands.back(line), line.steps.at(-1)?.position ?? start)
    },
    /** Undoes all actions step by step or directly, whichever moves fewer cards. */
    undone(start: Position, ...lines: string[]): string[] {
      const line = path(start, lines)
      return say(game.hands.between(line, { start, steps: [] }), line.steps.at(-1)?.position ?? start)
    },
    across: (from: Position, to: Position) => say(game.hands.across(from, to), from),
  }
}

/** A moved card is given as `H a2 a3`: its suit and two squares. `stay` lists the squares of cards that stay. */
function shifted(kind: HandStep['kind'], ways: readonly string[], stay: readonly string[] = []): string {
  const cards = ways.map(way => way.split(' ') as ['H', string, string])
  const movements = cards.map(([piece, from, to]): Movement => ({ piece, from: `cell ${from}`, to: `cell ${to}` }))
  const resting = stay.map(cell => [`cell ${cell}`, ['S']] as const)
  const locations = locationsOf([...resting, ...movements.map(({ piece, from }) => [from, [piece]] as const)])
  return weticeRulebook.hands({ kind, movements }, nameOf, locations)
}

describe('the instructions of WetIce', () => {
  const { forward, back, across, undone } = said(wetice, weticeRulebook)
  const TABLE = ['SSD.....', 'HHDHD...']

  it('have three stops for a turn whose chain has two links', () => {
    expect(forward(begin(duel(TABLE)), 'swap c1 d1')).toEqual([
      'Swap the diamond at c1 and the heart at d1.',
      'Put the three hearts at a1, b1 and c1 on Ada’s pile. Slide columns a–c down until no gap is left.',
      'Put the three diamonds at c1, d1 and e1 on Ada’s pile.',
    ])
  })

  it('undo a turn in reverse order', () => {
    expect(back(begin(duel(TABLE)), 'swap c1 d1')).toEqual([
      'Take three diamonds from Ada’s pile and put them on c1, d1 and e1.',
      'Columns a–c: slide all their cards up one row. Take three hearts from Ada’s pile and put them on a1, b1 and c1.',
      'Swap the diamond at d1 and the heart at c1.',
    ])
  })

  it('have one stop in which a suit is given away and the columns slide down', () => {
    const position = begin(duel(TABLE, 'piles S3 C3 / -'))
    expect(forward(position, 'swap c1 d1', 'give S')[2]).toBe(
      'Move three spades from Ada’s pile to Bob’s pile. Slide columns a–c down until no gap is left.',
    )
  })

  it('are empty for a correction, but move cards if a correction is undone', () => {
    const position = begin(duel(TABLE))
    expect(forward(position, 'correct e1 S')).toEqual([])
    expect(back(position, 'correct e1 S')).toEqual([
      'Put the spade at e1 with the unused cards.',
      'Take one diamond from the unused cards and put it on e1.',
    ])
  })

  it('in solitaire name the pile of threes, or the removed cards', () => {
    expect(forward(begin(solitaire(TABLE)), 'swap c1 d1')[2]).toBe(
      'Put the three diamonds at c1, d1 and e1 on the pile of threes.',
    )
    expect(forward(begin(duel(TABLE, 'mode solo')), 'swap c1 d1')[2]).toBe(
      'Put the three diamonds at c1, d1 and e1 with the removed cards.',
    )
    expect(back(begin(duel(TABLE, 'mode solo')), 'swap c1 d1')[0]).toBe(
      'Take three diamonds from the removed cards and put them on c1, d1 and e1.',
    )
  })

  it('lead directly from one layout to another', () => {
    const [one, other] = [begin(duel(['SHC.....'])), begin(duel(['DSH.....']))]
    expect(across(one, other)).toEqual([
      'Set aside the spade at a1 and the heart at b1.',
      'Put the club at c1 with the unused cards.',
      'Take one diamond from the unused cards and put it on a1.',
      'From the cards set aside, put one spade on b1 and one heart on c1.',
    ])
    expect(across(begin(duel(['SH......'])), begin(duel(['HS......'])))).toEqual([
      'Swap the spade at a1 and the heart at b1.',
    ])
  })

  it('tell players to slide only the cards of a column that must move', () => {
    expect(shifted('push', ['H a2 a3', 'S a3 a4'], ['a1'])).toBe(
      'Column a: slide row 2 and everything above it up one row.',
    )
    expect(shifted('push', ['H a2 a3', 'S a3 a4'])).toBe('Column a: slide all its cards up one row.')
    expect(shifted('push', ['H a2 a3', 'S a3 a4'], ['a1', 'a6'])).toBe('Column a: slide rows 2–3 up one row.')
    expect(shifted('push', ['H a1 a2', 'S a2 a5', 'S a3 a6'])).toBe(
      'Column a: slide rows 2–3 up three rows. Column a: slide row 1 up one row.',
    )
    expect(shifted('push', ['H a1 a3', 'S c1 c3'])).toBe('Columns a and c: slide all their cards up two rows.')
    expect(shifted('pull', ['H a4 a2', 'S b4 b2'], ['a1', 'b1'])).toBe('Columns a and b: slide row 4 down two rows.')
    expect(shifted('pull', ['H b2 b1', 'S b3 b2'], ['b4'])).toBe('Column b: slide rows 2–3 down one row.')
  })

  it('don’t move rows of two columns together while other cards are in the way', () => {
    expect(shifted('push', ['H c1 c2', 'S c3 c5', 'H e1 e2', 'S e2 e6'])).toBe(
      'Column c: slide row 3 up two rows. Column e: slide row 2 up four rows. Columns c and e: slide row 1 up one row.',
    )
  })

  it('let a column fall only if all of it falls', () => {
    expect(shifted('slide', ['H e4 e2'], ['e1'])).toBe('Slide column e down until no gap is left.')
    expect(shifted('slide', ['H e4 e2'], ['e1', 'e6'])).toBe('Column e: slide row 4 down two rows.')
    expect(shifted('slide', ['H e4 e1', 'S c4 c3'])).toBe(
      'Slide column e down until no gap is left. Column c: slide all its cards down one row.',
    )
  })

  it('are correct for a column of which only a part moves', () => {
    const rows = 'SHSDHDDC/CDHHDSSH/HDCDSCHD/DCCHDHHS/DHSSCSCC/SCSHSDCC'.split('/')
    expect(undone(begin(duel(rows)), 'swap a1 c3')).toEqual([
      'Column b: slide row 2 down one row.',
      'Column a: slide all its cards up one row. Column b: slide row 3 and everything above it up one row.',
      'From Ada’s pile, put three hearts on b2, d1 and c5, three clubs on b3, c4 and c3 and three spades on a1, c6 and c1.',
    ])
  })
})

describe('the instructions of Wellsix', () => {
  const { forward, back, across } = said(wellsix, wellsixRulebook)
  const position = main(['8H 7S 2S', '.. .. 5D'])

  it('have one stop for a placement, a switch or an exchange', () => {
    expect(forward(position, 'place 3H 3,0')).toEqual([
      'From Ada’s hand, put the 3 of hearts on (3, 0), to the right of the 5 of diamonds.',
    ])
    expect(forward(main(['8H 7H']), 'switch 0,0 1,0')).toEqual([
      'Switch the 8 of hearts at (0, 0) and the 7 of hearts at (1, 0).',
    ])
    expect(forward(position, 'exchange 0,1 3H')).toEqual([
      'Take the 8 of hearts at (0, 1) into Ada’s hand. Put the 3 of hearts from Ada’s hand on (0, 1).',
    ])
  })

  it('have one stop for a capture, and another for removing cut-off cards', () => {
    const cut = main(['2S 8H 7S', '.. .. 5D'])
    expect(forward(cut, 'capture 1,1 2,1')).toEqual([
      'Put the 7 of spades at (2, 1) face down on Ada’s pile. Move the 8 of hearts from (1, 1) to (2, 1), above the 5 of diamonds.',
      'Put the 2 of spades at (0, 1) face down on Ada’s pile.',
    ])
    expect(back(cut, 'capture 1,1 2,1')).toEqual([
      'From Ada’s pile, put the 2 of spades on (0, 1).',
      'Move the 8 of hearts from (2, 1) to (1, 1), to the right of the 2 of spades. From Ada’s pile, put the 7 of spades on (2, 1), to the right of the 8 of hearts.',
    ])
  })

  it('tell players to deal the first suits for the next game', () => {
    const over = withNotation(wellsix).after(started(setup({ games: 2 })), 'result 30 4')
    expect(forward(over, 'next')).toEqual(['Collect all the cards. Deal the spades to Ada. Deal the hearts to Bob.'])
    expect(back(over, 'next')).toEqual(['Collect all the cards. Deal the hearts to Ada. Deal the spades to Bob.'])
  })

  it('tell players to deal the second suits when the opening ends, and to put them back if that is undone', () => {
    const hearts = 'QH KH AH 2H 3H 4H 5H 6H 7H 8H 9H TH JH'.split(' ')
    const spades = 'QS KS AS 2S 3S 4S 5S 6S 7S 8S 9S TS JS'.split(' ')
    const lines = Array.from({ length: 26 }, (_, n) => {
      const red = n === 0 || (n - 1) % 4 >= 2
      return `place ${(red ? hearts : spades).pop() ?? ''} ${n},0`
    })
    const position = started(setup())
    const last = withNotation(wellsix).after(position, ...lines.slice(0, -1))
    expect(forward(last, lines.at(-1) ?? '')).toEqual([
      'From Bob’s hand, put the queen of spades on (25, 0), to the right of the queen of hearts.',
      'Deal the diamonds to Ada. Deal the clubs to Bob.',
    ])
    expect(back(last, lines.at(-1) ?? '')[0]).toBe(
      'Put the diamonds from Ada’s hand with the unused cards. Put the clubs from Bob’s hand with the unused cards.',
    )
  })

  it('tell players to take the card off a square before another card is put there', () => {
    expect(across(main(['8H 7S 2S']), main(['7S 2S 8H']))).toEqual([
      'Set aside the 7 of spades at (1, 0).',
      'Move the 2 of spades from (2, 0) to (1, 0), to the right of the 8 of hearts.',
      'Move the 8 of hearts from (0, 0) to (2, 0), to the right of the 2 of spades.',
      'From the cards set aside, put the 7 of spades on (0, 0), to the left of the 2 of spades.',
    ])
  })
})

describe('the instructions of A Lifelike Tennis', () => {
  const { forward, back, across } = said(tennis, tennisRulebook)
  const start = beginTennis('players Ada, Bob, Cat, Dee')

  it('describe a played card and its undo', () => {
    expect(forward(start, 'play KH', 'play 3')).toEqual(['Cat plays the king of hearts.', 'Ada plays a 3.'])
    expect(back(start, 'play KH', 'play 3')).toEqual(['Ada takes back a 3.', 'Cat takes back the king of hearts.'])
  })

  it('tell players to gather and deal the cards', () => {
    expect(forward(start, 'hand fish', 'next')).toEqual([
      'Collect all the cards. Shuffle the cards. Deal 13 cards to each player, face down.',
    ])
  })

  it('tell players to lay out an earlier hand again', () => {
    const late = withNotation(tennis).after(start, 'hand fish', 'next')
    expect(across(late, played(start, 'KH 3'))).toEqual([
      'Collect all the cards.',
      'Put a 3 face up in front of Ada. Put the king of hearts face up in front of Cat. Shuffle the other cards. Deal 12 cards to Ada, 13 cards to Bob, 12 cards to Cat and 13 cards to Dee, face down.',
    ])
  })

  it('exclude a card that could be confused with the card to move', () => {
    const both = played(start, 'KH 3 4 5 K')
    expect(across(both, played(start, 'KH 3 4 5'))).toEqual(['Cat takes back a king (not the king of hearts).'])
    expect(across(both, played(start, 'K 3 4 5'))).toEqual(['Cat takes back the king of hearts.'])
  })

  it('exclude a card that another player needs', () => {
    const late = withNotation(tennis).after(start, 'hand fish', 'next')
    expect(across(late, played(start, 'KH K'))[1]).toContain(
      'Put a king (not the king of hearts) face up in front of Ada. Put the king of hearts face up in front of Cat.',
    )
  })

  it('don’t move a card if its rank is right and its player has no surplus card', () => {
    expect(across(played(start, 'KH 3'), played(start, 'K 3'))).toEqual([])
    expect(across(played(start, 'KH 3 4 5 KS'), played(start, 'K 3 4 5'))).toEqual([
      'Cat takes back the king of hearts and the king of spades.',
      'Cat plays a king.',
    ])
  })

  it('tell a player to take back a wrong card and then play the right card', () => {
    expect(across(played(start, 'KH 3'), played(start, 'QH 3'))).toEqual([
      'Cat takes back the king of hearts.',
      'Cat plays the queen of hearts.',
    ])
  })
})

describe('the instructions of Grafa', () => {
  const { forward, back, across } = said(grafa, grafaRulebook)

  it('tell the player to make a pair, dig, and turn up the next card', () => {
    expect(forward(withShortDeck('9S', '4C 2D 5H 7H 8H'), 'pair 9S', 'use S')).toEqual([
      'Pair the 9 of spades with the 4 of clubs. Discard the 4 of clubs and the 9 of spades.',
      'Dig: put the 2 of diamonds from the deck on the discard pile.',
      'Take the 5 of hearts and the 7 of hearts off the deck and look at them.',
    ])
  })

  it('undo a pair directly', () => {
    expect(back(withShortDeck('9H', '4S 2D 5H'), 'pair 9H')).toEqual([
      'Turn the 5 of hearts face down on the deck. Put the 2 of diamonds from the discard pile back on the deck, face down.',
      'Take the 9 of hearts from the discard pile into your hand. Put the 4 of spades from your hand face up on the deck.',
    ])
  })

  it('tell the player to put cards back in the chosen order', () => {
    const looking = withNotation(grafa).after(withShortDeck('9C', '4C 2D 5H 7H 8H'), 'pair 9C')
    expect(forward(looking, 'arrange 5H 7H 2D')).toEqual([
      'Put three cards back on the deck, all face down. From the top: the 5 of hearts, the 7 of hearts and the 2 of diamonds. Turn the top card of the deck face up: the 5 of hearts.',
    ])
  })

  it('name the pair and the looked-at cards as destinations', () => {
    const toPair = { kind: 'draw', movements: [{ piece: '6S', from: 'deck', to: 'pair' }] } as const
    const toLooked = { kind: 'give', movements: [{ piece: '7D', from: 'hand 1', to: 'looked' }] } as const
    const words = [toPair, toLooked].map(step => grafaRulebook.hands(step, () => '', new Map()))
    expect(words).toEqual([
      'Add the 6 of spades from the deck to the pair.',
      'Add the 7 of diamonds from your hand to the cards you looked at.',
    ])
  })

  it('lead directly from one position to another', () => {
    const start = withShortDeck('9S', '4S 2D 5H 7H 8H')
    expect(across(withNotation(grafa).after(start, 'pair 9S'), start)).toEqual([
      'Turn the 7 of hearts face down on the deck.',
      'Take the 9 of spades from the discard pile into your hand.',
      'Put three cards back on the deck, the top one face up, the others face down. From the top: the 4 of spades, the 2 of diamonds and the 5 of hearts from the discard pile.',
    ])
  })
})
