import { describe, expect, it } from 'vitest'
import {
  UNSEEN,
  type CardLocations,
  type HandStep,
  type Movement,
  type Piece,
  type Place,
} from '../../../src/engine/hands.ts'
import type { Position } from '../../../src/engine/grafa/types.ts'
import { grafa } from '../../../src/engine/grafa/index.ts'
import { grafaRulebook } from '#text/grafa/index.ts'
import { stepSentence as grafaWords } from '#text/grafa/hands.ts'
import { TENNIS_TABLE } from '#text/tennis/table.ts'
import { stepSentence as tennisWords } from '#text/tennis/hands.ts'
import { withShortDeck } from '../../engine/grafa/table.ts'
import { withNotation } from '../../engine/session.ts'
import { GRAFA } from './grafa.ts'
import {
  readTableOf,
  tableText,
  followInstructions,
  piecesIn,
  PLAYERS,
  putCard,
  takeCard,
  type Sentences,
} from './table.ts'
import { TENNIS } from './tennis.ts'

type Lies = readonly (readonly [Place, readonly Piece[]])[]

function done(sentences: Sentences, lies: Lies, said: string): string {
  const read = readTableOf(new Map(lies))
  followInstructions(sentences, read, said)
  return tableText(read)
}

const moved = (pieces: readonly Piece[], from: Place, to: Place): Movement[] =>
  pieces.map(piece => ({ piece, from, to }))

const nameOf = (player: number): string => PLAYERS[player - 1] ?? ''
const nothing: CardLocations = new Map()
const grafaSays = (step: HandStep): string => grafaWords(step, nameOf, nothing)
const tennisSays = (step: HandStep): string => tennisWords(step, nameOf, nothing)

const eventsOf = (position: Position, line: string): string[] => {
  const action = grafa.parseAction(line.split(' '))
  const ruling = action.ok ? grafa.play(position, action.value) : null
  const steps = ruling?.accepted ? ruling.steps : []
  return steps.map(step => grafaRulebook.event(step.event, { players: ['Ann'], position: step.position }).sentence)
}

describe('a simulated player who knows one sentence of Grafa', () => {
  it('puts the card that the sentence names first on top of the deck', () => {
    const movements = moved(['2C', 'KD', '7S'], 'looked', 'deck')
    const lies: Lies = [
      ['looked', ['7S', '2C', 'KD']],
      ['deck', ['9C']],
    ]
    expect(done(GRAFA, lies, grafaSays({ kind: 'put-back', movements }))).toBe('deck: 2C KD 7S 9C')
    const faceUp = [...moved(['2C'], 'looked', 'top'), ...movements.slice(1)]
    expect(done(GRAFA, lies, grafaSays({ kind: 'put-back', movements: faceUp }))).toBe('deck: KD 7S 9C; top: 2C')
  })

  it('puts looked-at cards back on the deck in the referee’s order', () => {
    const looking = withNotation(grafa).after(withShortDeck('9C', '4C 2D 5H 7H 8H'), 'pair 9C')
    const [said = ''] = eventsOf(looking, 'arrange 5H 7H 2D').filter(each => each.startsWith('Put'))
    const back: Sentences = [
      [
        /^Put them back face down\. From the top: (.*)$/,
        (read, cards = '') =>
          piecesIn(cards)
            .toReversed()
            .forEach(piece => putCard(read, 'deck', takeCard(read, 'looked', piece))),
      ],
    ]
    expect(
      done(
        back,
        [
          ['looked', ['2D', '5H', '7H']],
          ['deck', ['8H']],
        ],
        said,
      ),
    ).toBe('deck: 5H 7H 2D 8H')
  })

  it('takes the pair’s card from the deck into the hand too if hearts act, although it was never in the hand', () => {
    const said = eventsOf(withShortDeck('3H', '9H 2D 5H'), 'pair 3H').find(each => each.startsWith('Hearts'))
    expect(
      done(
        GRAFA,
        [
          ['pair', ['3H', '9H']],
          ['hand 1', ['2C']],
        ],
        said ?? '',
      ),
    ).toBe('hand 1: 9H 3H 2C')
  })

  it('sets cards of the deck aside, and digs and draws from the top of the deck', () => {
    const drawn = (to: Place): string => grafaSays({ kind: 'draw', movements: moved(['2D', '5H'], 'deck', to) })
    const lies: Lies = [['deck', ['2D', '5H', '7H']]]
    expect(done(GRAFA, lies, drawn('aside'))).toBe('aside: 5H 2D; deck: 7H')
    expect(done(GRAFA, lies, drawn('discard'))).toBe('deck: 7H; discard: 5H 2D')
    expect(done(GRAFA, lies, drawn('hand 1'))).toBe('deck: 7H; hand 1: 5H 2D')
  })
})

describe('a simulated player who knows one sentence of A Lifelike Tennis', () => {
  it('puts named cards face up in front of players before shuffling and dealing the others', () => {
    const movements = [
      ...moved(['KH'], 'pack', 'played 3'),
      ...moved([UNSEEN], 'pack', 'hand 1'),
      ...moved([UNSEEN, UNSEEN], 'pack', 'hand 3'),
    ]
    const said = tennisSays({ kind: 'deal', movements })
    expect(said).toBe(
      'Put the king of hearts face up in front of Cat. Shuffle the other cards. Deal one card to Ann and two cards to Cat, face down.',
    )
    expect(done(TENNIS, [['pack', [UNSEEN, UNSEEN, UNSEEN, UNSEEN]]], said)).toBe(
      'hand 1: ??; hand 3: ?? ??; played 3: KH',
    )
  })

  it('returns a card to its player’s hand, and not a similar card', () => {
    const lift: HandStep = { kind: 'lift', movements: moved(['K'], 'played 3', 'hand 3') }
    const said = tennisWords(lift, nameOf, new Map([['played 3', ['K', 'KH']]]))
    expect(done(TENNIS, [['played 3', ['K', 'KH']]], said)).toBe('hand 3: K; played 3: KH')
  })

  it('reads that the card which the app plays must be put face up in front of its seat', () => {
    const said = `Cat plays the king of hearts. ${TENNIS_TABLE.held.lay('Cat')}`
    expect(said).toBe('Cat plays the king of hearts. Put it face up in front of Cat.')
    expect(TENNIS_TABLE.held.blind('Ann', 4)).toBe(
      'Put the fourth card from the left face up in front of Ann. Then tap what it is.',
    )
  })
})
