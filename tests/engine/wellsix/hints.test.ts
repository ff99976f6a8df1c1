import { describe, expect, it } from 'vitest'
import { threatsIn } from '../../../src/engine/wellsix/hints.ts'
import { wellsix } from '../../../src/engine/wellsix/index.ts'
import type { Position } from '../../../src/engine/wellsix/types.ts'
import { readLine } from '../../../src/engine/text.ts'
import { mainWithHands } from './build.ts'

/** A position from lines of a head and a deal such as `0,0 7H, 1,0 2S`. */
function at(deal: string, ...head: string[]): Position {
  const lines = [...head, 'deal', ...deal.split(', ')].map((text, i) => readLine(text, i + 1))
  const setup = wellsix.parseSetup(lines)
  if (!setup.ok) throw new Error(setup.error.code)
  const start = wellsix.start(setup.value)
  if (!start.ok) throw new Error(start.error.map(each => each.code).join())
  return start.value
}

const FIVE = '0,0 2H, 1,0 4H, 2,0 6H, 3,0 8H, 4,0 TH'
const CELLS = ['0,0', '1,0', '2,0', '3,0', '4,0']

describe('lines that one card completes', () => {
  it('are not found for four cards', () => {
    expect(threatsIn(at('0,0 2H, 1,0 4H, 2,0 6H, 3,0 8H', 'phase main'))).toEqual([])
  })

  it('include both ends of five cards in a row, on either player’s turn', () => {
    for (const turn of ['turn 1', 'turn 2']) {
      expect(threatsIn(at(FIVE, 'phase main', turn))).toEqual([
        { player: 1, at: '-1,0', run: CELLS },
        { player: 1, at: '5,0', run: CELLS },
      ])
    }
  })

  it('are found even if only one card is left in the hand', () => {
    const last = mainWithHands(['2H 4H 6H 8H TH'], ['QD', 'KS'])
    expect(threatsIn(last).map(({ player, at: cell }) => `${player} ${cell}`)).toEqual(['1 -1,0', '1 5,0'])
  })

  it('leave out an end that another card blocks', () => {
    const threats = threatsIn(at(`${FIVE}, -1,0 4S`, 'phase main'))
    expect(threats.map(threat => threat.at)).toEqual(['5,0'])
  })

  it('include a blocked end if a capture opens it', () => {
    const stopped = `${FIVE}, -1,0 4S, 5,0 4C, 5,1 5H`
    expect(threatsIn(at(stopped, 'phase main'))).toEqual([{ player: 1, at: '5,0', run: CELLS }])
  })

  it('include the gap in a broken line', () => {
    const broken = '0,0 2H, 1,0 4H, 2,0 6H, 4,0 TH, 5,0 QH, 2,1 3S, 3,1 5S, 4,1 7S'
    expect(threatsIn(at(broken, 'phase main')).map(threat => threat.at)).toEqual(['3,0'])
  })

  it('include lines of both players', () => {
    const both = `${FIVE}, 0,1 2S, 0,2 4S, 0,3 6S, 0,4 8S, 0,5 TS`
    const whose = threatsIn(at(both, 'phase main')).map(({ player, at: cell }) => `${player} ${cell}`)
    expect(whose.sort()).toEqual(['1 -1,0', '1 5,0', '2 0,6'])
  })

  it('are found in the opening too, where cards can only be placed', () => {
    const opening = '0,0 2H, 1,0 4H, 2,0 6H, 3,0 8H, 4,0 TH, 0,1 9S, 1,1 8S, 5,0 7S, 5,1 2S'
    expect(threatsIn(at(opening, 'turn 2', 'moves 2')).map(threat => threat.at)).toEqual(['-1,0'])
  })

  it('are not found between games', () => {
    const position = at(FIVE, 'phase main', 'turn 1')
    const won = wellsix.play(position, { type: 'place', card: 'QH', cell: '5,0' })
    expect(won.accepted && threatsIn(won.position)).toEqual([])
  })
})
