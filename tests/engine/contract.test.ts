import { describe, expect, it, vi } from 'vitest'
import { findGame, GAME_NAMES, loadGame, loadGames } from '../../src/engine/games.ts'
import type * as Games from '../../src/engine/games.ts'
import { grafa } from '../../src/engine/grafa/index.ts'
import { tennis } from '../../src/engine/tennis/index.ts'
import { wellsix } from '../../src/engine/wellsix/index.ts'
import { wetice } from '../../src/engine/wetice/index.ts'

describe('the four games', () => {
  it('stand in their order', () => expect(GAME_NAMES).toEqual(['wetice', 'wellsix', 'tennis', 'grafa']))

  it('are loaded and found by their names alone', async () => {
    expect(await Promise.all(GAME_NAMES.map(loadGame))).toEqual([wetice, wellsix, tennis, grafa])
    expect(GAME_NAMES.map(findGame)).toEqual([wetice, wellsix, tennis, grafa])
    expect(await Promise.all(['', 'WetIce', '__proto__'].map(loadGame))).toEqual([null, null, null])
    expect(['', 'WetIce', '__proto__'].map(findGame)).toEqual([null, null, null])
  })

  it('are loaded all where none is named, and fetched once', async () => {
    vi.resetModules()
    const fresh = await vi.importActual<typeof Games>('../../src/engine/games.ts')
    expect(() => fresh.findGame('grafa')).toThrow('grafa isn’t loaded')
    const loaded = await fresh.loadGame('grafa')
    await fresh.loadGames()
    expect(fresh.GAME_NAMES.map(name => fresh.findGame(name)?.name)).toEqual(GAME_NAMES)
    expect(fresh.findGame('grafa')).toBe(loaded)
    expect(await loadGames([])).toBeUndefined()
  })
})

describe('what a game is to those who show it', () => {
  it('tells in the log what people talk about', () => {
    expect(wetice.logged).toEqual(['irregular', 'correct', 'score', 'give', 'over'])
    expect(wellsix.logged).toEqual(['irregular', 'capture', 'isolate', 'align', 'game-over', 'over', 'correct'])
    expect(tennis.logged).toEqual(['irregular', 'clear', 'match', 'net', 'ghost', 'result', 'hand-over', 'over'])
    expect(grafa.logged).toEqual(['irregular', 'pair', 'return', 'dig', 'draw', 'turn', 'over'])
  })

  it('is made of games or hands, where it has parts', () => {
    expect([wellsix.rounds, tennis.rounds]).toEqual([
      { unit: 'game', worth: 'one' },
      { unit: 'hand', worth: 'scores' },
    ])
    expect([wetice.rounds, grafa.rounds]).toEqual([undefined, undefined])
  })

  it('can be corrected in two games', () => {
    expect(wetice.isCorrection({ type: 'correct', changes: [] })).toBe(true)
    expect(wetice.isCorrection({ type: 'pass' })).toBe(false)
    expect(wellsix.isCorrection({ type: 'correct', changes: [] })).toBe(true)
    expect(wellsix.isCorrection({ type: 'pass' })).toBe(false)
    expect(tennis.isCorrection({ type: 'next' })).toBe(false)
    expect(grafa.isCorrection({ type: 'use', suit: 'S' })).toBe(false)
  })
})
