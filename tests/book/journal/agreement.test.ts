import { describe, expect, it } from 'vitest'
import { consentForUndo, type ConsentAnswer } from '../../../src/book/journal/amend.ts'
import type { Operation, ConsentKind } from '../../../src/book/journal/entries.ts'
import { replayMatch, isIrregular } from '../../../src/book/journal/replay.ts'
import { valueOf } from '../results.ts'
import { line } from '../table.ts'
import { Browser } from '../world.ts'
import { amend, matchOf } from './made.ts'
import { playable } from '../../rules.ts'

const WELLSIX = 'game wellsix\nplayers Ann, Bob\nphase main\nturn 1\nmoves 2\ndeal\n0,0 7H\n1,0 6S\nplay'

async function open(answer: ConsentAnswer, ...actions: readonly string[]) {
  const tab = new Browser().openTab()
  const { id } = valueOf(await tab.library.create(WELLSIX))
  await tab.match.open(id)
  for (const action of actions) await tab.match.play(action)
  const asked: ConsentKind[] = []
  const about: string[] = []
  tab.match.permit = async ({ what, gone, come }) => {
    asked.push(what)
    about.push([...gone.map(({ action }) => `-${action}`), ...come.map(({ action }) => `+${action}`)].join(' '))
    return answer
  }
  return { ...tab, asked, about }
}

const TURN = ['place 2H 0,1', 'place 3H 0,2']

describe('consent', () => {
  it('is needed to undo a finished turn, but not a move of the present turn', async () => {
    const tab = await open('agreed', ...TURN, 'place 2S 1,1')
    await tab.match.undo()
    expect([tab.asked, line(tab)]).toEqual([[], TURN.join(', ')])
    await tab.match.undo()
    expect([tab.asked, line(tab)]).toEqual([['undo'], TURN[0]])
  })

  it('is needed for several undos that reach into an earlier turn', async () => {
    const tab = await open('declined', ...TURN, 'place 2S 1,1')
    expect(await tab.match.undo(2)).toEqual({ type: 'not-agreed' })
    expect(tab.match.timeline.line).toHaveLength(3)
    expect(tab.asked).toEqual(['undo'])
  })

  it('is needed for an amendment, and to undo one', async () => {
    const tab = await open('agreed', ...TURN)
    await tab.match.amend(1, 1, ['place 4H 0,2'])
    await tab.match.undo()
    expect([tab.asked, line(tab)]).toEqual([['amend', 'undo'], TURN.join(', ')])
    tab.match.permit = async () => 'declined'
    expect(await tab.match.amend(1, 1, [])).toEqual({ type: 'not-agreed' })
    expect(line(tab)).toBe(TURN.join(', '))
  })

  it('is needed for a correction, but not for a legal move', async () => {
    const tab = await open('declined')
    expect(await tab.match.play('correct 0,0 8H')).toEqual({ type: 'not-agreed' })
    expect(await tab.match.play('place 2H 0,1')).toMatchObject({ type: 'accepted' })
    expect([tab.asked, line(tab)]).toEqual([['correct'], 'place 2H 0,1'])
  })

  it('is needed for an illegal move, and to end a game early', async () => {
    const tab = await open('declined')
    expect(await tab.match.play('stands switch 0,0 1,0')).toEqual({ type: 'not-agreed' })
    expect(await tab.match.play('stands turn 2')).toEqual({ type: 'not-agreed' })
    expect(await tab.match.play('agree')).toEqual({ type: 'not-agreed' })
    expect(tab.asked).toEqual(['stands', 'stands', 'end'])
    expect(tab.about).toEqual(['+stands switch 0,0 1,0', '+stands turn 2', '+agree'])
    expect(await tab.match.play('switch 0,0 1,0')).toMatchObject({ type: 'refused' })
    expect(tab.asked).toHaveLength(3)
  })

  it('is needed for an amendment that lets an illegal move stand', async () => {
    const tab = await open('agreed', ...TURN)
    await tab.match.amend(1, 1, ['stands switch 0,0 1,0'])
    await tab.match.amend(0, 1, ['place 4H 0,1'])
    await tab.match.amend(1, 1, ['stands switch 1,0 0,0'])
    expect(tab.asked).toEqual(['stands', 'amend', 'amend'])
    expect(tab.about[0]).toBe('-place 3H 0,2 +stands switch 0,0 1,0')
  })

  it('is asked for with the plays that an undo removes', async () => {
    const tab = await open('agreed', ...TURN, 'place 2S 1,1')
    await tab.match.undo(2)
    expect(tab.about).toEqual(['-place 3H 0,2 -place 2S 1,1'])
  })

  it('is not needed if the setting is off', async () => {
    const tab = await open('declined', ...TURN)
    tab.match.permit = null
    expect(await tab.match.undo(2)).toEqual({ type: 'done' })
    expect(await tab.match.amend(0, 0, ['place 4H 0,1'])).toEqual({ type: 'done' })
    expect(await tab.match.play('correct 0,0 8H')).toMatchObject({ type: 'accepted' })
  })
})

/** The consent that is needed before the latest `count` changes are undone. */
function askedBack(count: number, ...operations: readonly (Operation | string)[]) {
  const { replay, timeline } = valueOf(replayMatch(playable(matchOf(...operations))))
  return consentForUndo(replay, timeline, timeline.undoable.slice(timeline.undoable.length - count))
}

describe('consent to an undo', () => {
  it('is needed to undo an amendment even within a turn, alone or with a play', () => {
    expect(askedBack(1, 'place 2H 0,1', amend(0, 1, 'place 4H 0,1'))?.what).toBe('undo')
    expect(askedBack(1, 'place 2H 0,1')).toBeNull()
    const both = askedBack(2, 'place 2H 0,1', amend(0, 1, 'place 4H 0,1'))
    expect(both?.what).toBe('undo')
    // The play that the amendment replaced is not listed, since it didn't count any more.
    expect(both?.gone.map(({ action }) => action)).toEqual(['place 4H 0,1'])
  })

  it('is not needed if nothing is undone', () => {
    expect(askedBack(0, ...TURN)).toBeNull()
  })
})

describe('an action', () => {
  it('is not irregular if it was refused, or accepted without the event of an illegal move', () => {
    expect(isIrregular(null)).toBe(false)
    expect(isIrregular({ accepted: false, refusal: { code: 'over', rule: 'end' } })).toBe(false)
    expect(isIrregular({ accepted: true, steps: [], position: null })).toBe(false)
  })
})
