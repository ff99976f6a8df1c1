import { describe, expect, it } from 'vitest'
import { pseudo } from '../e2e/pseudo/language.ts'
import { COURSES } from '../lessons/all.ts'

describe('the pseudo-language', () => {
  const texts = COURSES.flatMap(({ lessons }) => lessons.flatMap(({ tasks }) => tasks.map(({ task }) => task)))

  it('is about forty per cent longer, and has no English letters', () => {
    const [english, spoken] = [texts.join(' '), pseudo(texts.join(' '))]
    expect(spoken.length / english.length).toBeGreaterThan(1.35)
    expect(spoken.length / english.length).toBeLessThan(1.5)
    expect(spoken).not.toMatch(/[A-Za-z]/)
  })

  it('translates a part of a text as it does the whole text, so that a test can find a button by its name', () => {
    expect(pseudo('Swap ') + pseudo('cards')).toBe(pseudo('Swap cards'))
  })
})
