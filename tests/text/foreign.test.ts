import { describe, expect, it } from 'vitest'
import { LANGUAGES } from '../../.vite/words.ts'
import type { AnyRulebook } from '../../src/text/contract/rulebook.ts'
import { isLong } from '../runs.ts'
import { foreignTo } from '../tooling/house/foreign.ts'
import { literalsOf } from '../tooling/house/sentences.ts'
import { refereeTexts } from '../tooling/house/spoken.ts'

const SEEDS = isLong ? [1, 2, 3, 4, 5, 6, 7, 8] : [1]

/** Whether a text is a sentence, and not a button, a typed word or a record. */
const isSentence = (text: string): boolean => /\s/.test(text.trim()) && !text.startsWith('game ')

describe.each(LANGUAGES.filter(language => language !== 'en'))('%s', language => {
  const foreign = foreignTo(language)
  const found = (texts: readonly string[]): readonly string[] =>
    [...new Set(texts)].flatMap(text => foreign(text).map(word => `${word}: ${text}`))

  it('has no English word in its texts', () => {
    const texts = literalsOf(language).filter(({ file, text }) => file !== 'cli.ts' && isSentence(text))
    expect(found(texts.map(({ text }) => text))).toEqual([])
  })

  it('has no English word in the rulings of random games', async () => {
    const rulebookOf = async (game: string): Promise<AnyRulebook> => {
      const words = (await import(`../../src/text/${language}/${game}/index.ts`)) as Record<string, AnyRulebook>
      return words[`${game}Rulebook`] as AnyRulebook
    }
    const said = await refereeTexts(SEEDS, 60, rulebookOf)
    expect(new Set(said.map(({ game, kind }) => `${game} ${kind}`)).size).toBeGreaterThanOrEqual(12)
    expect(found(said.map(({ sentence }) => sentence.replaceAll(/Player \d/g, 'Ada')))).toEqual([])
  })
})

it('the search detects English words, broken parts and names of keys', () => {
  const foreign = foreignTo('de')
  expect(foreign('Put the card back')).toEqual(expect.arrayContaining(['the', 'card', 'back']))
  expect(['Zug undefined', 'notLargest', 'Rückgängig'].map(foreign)).toEqual([['undefined'], ['notLargest'], []])
})
