import { headText } from '../../../src/book/journal/replay.ts'
import { likeness, pairOff, type Piece } from '../../../src/engine/hands.ts'
import { tennis } from '../../../src/engine/tennis/index.ts'
import { turnOf } from '../../../src/engine/tennis/seats.ts'
import type { Position } from '../../../src/engine/tennis/types.ts'
import { tennisTable } from '../../../src/games/tennis/table/index.ts'
import { tennisAction } from '../../engine/walks.ts'
import { move, followInstructions, piecesIn, PLAYERS, seatOf, type ReadTable } from '../../rulebook/reading/table.ts'
import { TENNIS } from '../../rulebook/reading/tennis.ts'
import type { Player } from './person.ts'

/** Moves the card of the player whose turn it is, or deals all cards again. */
function made(read: ReadTable, line: string, position: Position): void {
  const [name, card = ''] = line.split(' ')
  const seat = turnOf(position) ?? 1
  if (name === 'play') move(read, [card as Piece], `hand ${seat}`, `played ${seat}`)
  if (name === 'next')
    followInstructions(
      TENNIS,
      read,
      'Collect all the cards. Shuffle the cards. Deal 13 cards to each player, face down.',
    )
}

const isSame = (one: readonly Piece[], other: readonly Piece[]): boolean =>
  one.length === other.length && pairOff(one, other, likeness).pairs.length === one.length

/** Throws if the cards in front of the players differ from those expected, or if a named card isn't marked. */
function look(root: ParentNode, read: ReadTable, said: string): void {
  const chips = [...root.querySelectorAll('.strip [data-card]')].map(chip => {
    const [, name = '', card = ''] = /^Card \d+, (\w+), ([^,]*)/.exec(chip.textContent?.trim() ?? '') ?? []
    const [piece = '??'] = piecesIn(
      card.includes(' of ') ? `the ${card.replace(/^the /, '')}` : `a ${card.replace(/^an? /, '')}`,
    )
    return { place: `played ${seatOf(name)}`, piece, marked: chip.className.includes('differs') }
  })
  for (const seat of [1, 2, 3, 4] as const) {
    const lies = read.get(`played ${seat}`) ?? []
    const own = chips.filter(({ place }) => place === `played ${seat}`)
    const drawn = own.map(({ piece }) => piece)
    if (root.querySelector('.strip') && !isSame(drawn, lies))
      throw new Error(`before ${PLAYERS[seat - 1] ?? ''} is drawn ${drawn.join(' ')}, and lies ${lies.join(' ')}`)
    const [, back = ''] = new RegExp(`${PLAYERS[seat - 1] ?? ''} takes back (.*)\\.`).exec(said) ?? []
    const named = piecesIn(back.replace(/ \(not [^)]*\)/g, ''))
    if (!said.startsWith('Collect') && named.length !== own.filter(({ marked }) => marked).length)
      throw new Error(`${named.join(' ')} are named, and others marked`)
  }
}

export const tennisPlayer = (seed: number): Player<Position> => ({
  module: tennisTable,
  game: tennis,
  sentences: TENNIS,
  begin: at => ({
    head: headText(tennis, {
      players: PLAYERS,
      dealer: 1 + at.below(4),
      target: 3,
      match: seed % 2 === 0 ? 'adds' : 'replaces',
      ghosting: seed % 3 > 0,
    }),
  }),
  choose(position, at) {
    if (position.phase === 'over') return null
    for (let tries = 0; tries < 20; tries++) {
      const action = tennisAction(seed)(position, at)
      if (action && tennis.play(position, action).accepted) return tennis.makeAction(action)
    }
    return null
  },
  against: () => 'ghost',
  made,
  look,
})
