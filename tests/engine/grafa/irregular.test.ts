import { describe, expect, it } from 'vitest'
import { grafa } from '../../../src/engine/grafa/index.ts'
import { errorOf, wordsOf } from '../session.ts'
import { after, begin, events, read, refused } from './table.ts'

const position = () => begin('hand 8S AH 9H\ndeck 9D 4C 5C')

describe('an illegal pair that is let stand', () => {
  it('acts like any pair', () => {
    expect(events(position(), 'stands pair 8S')).toEqual([
      { type: 'irregular', refusal: 'no-pair', rule: 'pairs' },
      { type: 'pair', hand: '8S', top: '9D', by: null },
      { type: 'discard', cards: ['8S', '9D'] },
    ])
    expect(after(position(), 'stands pair 8S')).toMatchObject({ phase: 'use', pair: ['8S', '9D'] })
    expect(events(after(position(), 'stands pair 8S'), 'use S')[0]).toEqual({ type: 'dig', cards: ['4C'] })
  })

  it('needs a card in the hand, and must be illegal', () => {
    expect(refused(position(), 'stands pair 7S')).toBe('not-in-hand')
    expect(refused(position(), 'stands pair AH')).toBe('nothing-irregular')
    expect(refused(after(position(), 'stands pair 8S'), 'stands pair AH')).toBe('wrong-phase')
  })
})

describe('the text of a pair that is let stand', () => {
  it.each(['stands', 'stands pair', 'stands pair 8S AH', 'stands pair 8'])('can’t be read from %s', line => {
    expect(errorOf(grafa.parseAction(wordsOf(line)))).not.toBeNull()
  })

  it('is an error if a part is missing, and an unknown action if the action is not `pair`', () => {
    expect(errorOf(grafa.parseAction(['stands']))).toEqual({ code: 'word-count', about: ['stands'] })
    expect(read('Stands use S')).toEqual({ type: 'unknown', words: ['stands', 'use', 's'] })
  })

  it.each(['stands use S', 'stands use x', 'stands turn 1', 'stands arrange'])(
    'does not exist for other actions: %s',
    line => expect(refused(position(), line)).toBe('unknown-action'),
  )

  it('is written in canonical spelling', () => expect(grafa.makeAction(read('STANDS pair 10s'))).toBe('stands pair TS'))
})
