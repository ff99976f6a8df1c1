import { SUITS } from '../../../src/engine/cards.ts'
import { CELLS } from '../../../src/engine/wetice/board.ts'
import { wetice } from '../../../src/engine/wetice/index.ts'
import type { Position } from '../../../src/engine/wetice/types.ts'
import { weticeTable } from '../../../src/games/wetice/table/index.ts'
import { headText } from '../../../src/book/journal/replay.ts'
import { weticeAction, weticeIrregular } from '../../engine/walks.ts'
import { someSetups } from '../../engine/wetice/transitions.ts'
import type { ReadTable } from '../../rulebook/reading/table.ts'
import { WETICE } from '../../rulebook/reading/wetice.ts'
import type { Player } from './person.ts'

const NAMES = { S: 'spade', H: 'heart', D: 'diamond', C: 'club' } as const

/** Swaps the two tapped cards. */
function made(read: ReadTable, move: string): void {
  const [, one = '', other = ''] = /^swap (\w+) (\w+)$/.exec(move) ?? []
  if (one === '') return
  const [first, second] = [read.get(`cell ${one}`) ?? [], read.get(`cell ${other}`) ?? []]
  read.set(`cell ${one}`, second)
  read.set(`cell ${other}`, first)
}

function look(root: ParentNode, read: ReadTable, said: string): void {
  for (const key of root.querySelectorAll<HTMLElement>('.board [data-cell]')) {
    const cell = key.dataset['cell'] ?? ''
    const [card] = read.get(`cell ${cell}`) ?? []
    const label = key.getAttribute('aria-label') ?? ''
    const shown = Object.entries(NAMES).find(([, name]) => label.includes(name))?.[0]
    if (shown !== card) throw new Error(`${label}, where ${card ?? 'nothing'} lies`)
    if (said !== '' && new RegExp(`\\b${cell}\\b`).test(said) && !label.includes('marked'))
      throw new Error(`${label}: is not marked`)
  }
  if (/column|^Swap/i.test(said) && !root.querySelector('.board .arrows line')) throw new Error('no arrow')
}

export const weticePlayer = (seed: number): Player<Position> => ({
  module: weticeTable,
  game: wetice,
  // The cards were already swapped when the table says this.
  sentences: [...WETICE, [/^\w+ swapped \w\d and \w\d$/, () => undefined]],
  begin(at) {
    const setups = someSetups(seed, 3).filter(setup => wetice.start(setup).ok)
    if (setups.length === 0) return null
    const setup = at.oneOf(setups)
    return { head: headText(wetice, { ...setup, players: ['Ann', 'Bob'].slice(0, setup.players.length) }) }
  },
  choose(position, at) {
    for (let tries = 0; tries < 20; tries++) {
      const action = weticeAction(position, at)
      if (action === null) return null
      if (action.type !== 'correct') return wetice.makeAction(action)
    }
    return null
  },
  against(position, at) {
    const action = weticeIrregular(position, at)
    return action.type === 'stands' && action.action.type === 'swap' ? wetice.makeAction(action.action) : null
  },
  correct: ({ board }, at) =>
    wetice.makeAction({
      type: 'correct',
      changes: [{ cell: at.oneOf(CELLS[board.layout]), suit: at.oneOf([...SUITS, null]) }],
    }),
  made,
  look,
})
