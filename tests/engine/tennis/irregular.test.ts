import { describe, expect, it } from 'vitest'
import { tennis } from '../../../src/engine/tennis/index.ts'
import { errorOf, wordsOf } from '../session.ts'
import { after, begin, events, read, refused, rule } from './table.ts'

const plain = begin('')
const ghosting = begin('ghosting on')
const late = after(ghosting, ...'A A 2 2 A A 3 3 4 5 2 2 6 7 3 3 8 8 9 T'.split(' ').map(rank => `play ${rank}`))

describe('a Ghost that is let stand', () => {
  it('is accepted if the variant is off', () => {
    expect(events(plain, 'stands ghost')).toEqual([
      { type: 'irregular', refusal: 'not-allowed', rule: 'cormorant' },
      { type: 'ghost', player: 4 },
    ])
    expect(after(plain, 'stands ghost').ghosted).toBe(true)
  })

  it('is accepted even if the Cormorant has too many points', () => {
    expect(rule(late, 'ghost')).toMatchObject({ refusal: { code: 'too-many-points', rule: 'cormorant' } })
    expect(events(late, 'stands ghost')[0]).toMatchObject({ refusal: 'too-many-points' })
  })

  it('is accepted once, and only if it is illegal', () => {
    const ghosted = after(plain, 'stands ghost')
    expect(rule(ghosted, 'stands ghost')).toMatchObject({ refusal: { code: 'already-ghost', rule: 'cormorant' } })
    expect(refused(ghosted, 'ghost')).toBe('not-allowed')
    expect(refused(ghosting, 'stands ghost')).toBe('nothing-irregular')
  })
})

describe('the text of a Ghost that is let stand', () => {
  it.each(['stands', 'stands ghost 4'])('can’t be read from %s', line => {
    expect(errorOf(tennis.parseAction(wordsOf(line)))?.code).toBe('word-count')
  })

  it.each(['stands play K', 'stands next', 'stands turn 3', 'stands hand fish', 'stands legal'])(
    'does not exist for other actions: %s',
    line => expect(refused(plain, line)).toBe('unknown-action'),
  )

  it('is written in canonical spelling', () => expect(tennis.makeAction(read('STANDS Ghost'))).toBe('stands ghost'))
})
