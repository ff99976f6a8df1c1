import { describe, expect, it, vi } from 'vitest'
import { toJson } from '../../src/cli/json.ts'
import { toSentence } from '../../src/cli/sentence.ts'
import { findGame, GAME_NAMES, loadGame } from '../../src/engine/games.ts'
import type * as Games from '../../src/engine/games.ts'
import { adjudicate } from '../../src/engine/record.ts'
import { wetice } from '../../src/engine/wetice/index.ts'

vi.mock('../../src/engine/games.ts', async original => {
  const known = await original<typeof Games>()
  const { tally } = await import('../book/tally.ts')
  const fifth = { ...tally, name: 'tally' }
  return {
    ...known,
    GAME_NAMES: [...known.GAME_NAMES, 'tally'],
    findGame: (name: string) => (name === 'tally' ? fifth : known.findGame(name)),
  }
})

describe('the games', () => {
  it('stand in their order', () => expect(GAME_NAMES).toEqual(['wetice', 'wellsix', 'tennis', 'grafa', 'tally']))

  it('are found by their names alone', () => {
    expect(GAME_NAMES.map(name => findGame(name)?.name)).toEqual(GAME_NAMES)
    expect(['', 'WetIce', 'constructor', '__proto__', 'toString'].map(findGame)).toEqual(Array(5).fill(null))
  })

  it('are loaded by their names alone', async () => {
    expect(await loadGame('wetice')).toBe(wetice)
    expect(await Promise.all(['', 'WetIce', '__proto__'].map(loadGame))).toEqual([null, null, null])
  })

  it('are not found, nor unknown, before they are loaded', async () => {
    vi.resetModules()
    const fresh = await vi.importActual<typeof Games>('../../src/engine/games.ts')
    expect(() => fresh.findGame('wetice')).toThrow('wetice isn’t loaded')
    expect(fresh.findGame('whist')).toBeNull()
    await fresh.loadGames(['wetice'])
    expect(fresh.findGame('wetice')?.name).toBe('wetice')
    expect(() => fresh.findGame('grafa')).toThrow('grafa isn’t loaded')
  })

  it('are adjudicated, one more too', () => {
    const answers = adjudicate('game tally\ntarget 3\nplay\nadd 2\nadd 2\nlegal\nadd x')
    expect(answers.map(toJson)).toMatchObject([
      { record: 1, line: 1, game: 'tally', state: { target: 3, turn: 1 } },
      { line: 4, action: 'add 2', accepted: true, events: [{ type: 'point' }, { type: 'point' }] },
      { line: 5, action: 'add 2', accepted: false, refusal: 'too-much' },
      { line: 6, legal: ['pass'] },
      { line: 7, error: '“x” is no number that fits here' },
    ])
    expect(answers.map(toSentence())).toEqual([
      '1: tally, Player 1 and Player 2.',
      '4: add 2: accepted (point, point).',
      '5: add 2: refused (too-much).',
      '6: legal: pass',
      '7: can’t be read: “x” is no number that fits here',
    ])
  })
})
