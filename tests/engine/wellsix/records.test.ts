import { describe, expect, it } from 'vitest'
import { readLine } from '../../../src/engine/text.ts'
import { wellsix } from '../../../src/engine/wellsix/index.ts'
import type { Event, Position } from '../../../src/engine/wellsix/types.ts'
import { action, legal, started } from './build.ts'
import { RECORDED } from './recorded.ts'

function eventWords(event: Event): string {
  switch (event.type) {
    case 'capture':
      return `${event.card} takes ${event.captured}${event.seized ? ', seized' : ''}`
    case 'isolate':
      return `isolate, ${event.kept} stay, seized ${event.seized.join(' ') || '-'}, returned ${event.returned.join(' ') || '-'}`
    case 'align':
      return `align ${event.player} on ${event.cells.join(' ')}`
    case 'phase':
      return `${event.phase} ${event.turn}:${event.moves}`
    case 'game-over':
      return `game over ${event.scores.join('-')} ${event.reason}`
    case 'over':
      return `over ${event.totals.join('-')} ${event.winner}`
    default:
      return event.type
  }
}

function createPositionText({ quiet, seizing, table, hands, seized }: Position): string {
  const counts = (piles: Position['hands']): string => piles.map(pile => pile.length).join(' ')
  return `quiet ${quiet}${seizing ? ' seizing' : ''}; table ${Object.keys(table).length}, hands ${counts(hands)}, seized ${counts(seized)}`
}

describe('recorded games', () => {
  it.each(Object.keys(RECORDED))('have the recorded ruling on each line: %s', name => {
    const { head = [], said = [] } = RECORDED[name] ?? {}
    const setup = wellsix.parseSetup(head.map((line, index) => readLine(line, index + 1)))
    if (!setup.ok) throw new Error(setup.error.code)
    let position = started(setup.value)
    const answers = said.map(([line]) => {
      if (line === 'legal') return [line, `legal ${legal(position).join(', ')}`]
      const ruling = wellsix.play(position, action(line))
      if (!ruling.accepted) return [line, ruling.refusal.code]
      position = ruling.position
      return [line, [...ruling.steps.map(({ event }) => eventWords(event)), createPositionText(position)].join('; ')]
    })
    expect(answers).toEqual(said)
  })
})
