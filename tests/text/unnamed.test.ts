import { readdirSync } from 'node:fs'
import { expect, it } from 'vitest'
import { isPlaceholderName, isUnnamed } from '../../src/text/contract/unnamed.ts'

const LANGUAGES = readdirSync(new URL('../../src/text', import.meta.url)).filter(name => /^[a-z]{2}$/.test(name))

it.each(LANGUAGES)('the default names of players in %s are recognised in every language', async language => {
  const { defaultNameOf } = (await import(`../../src/text/${language}/entry.ts`)) as {
    defaultNameOf: (seat: number) => string
  }
  expect([1, 2, 3, 4].map(defaultNameOf).filter(name => !isUnnamed(name))).toEqual([])
})

it('names of people are not default names, and neither default names nor the app’s name belong to a person', () => {
  expect(['Ada', 'Player', 'Player 5', 'Ospite 12', 'Team Player 1', 'Tableside'].filter(isUnnamed)).toEqual([])
  expect(['Ada', 'Spieler 2', 'Tableside'].map(isPlaceholderName)).toEqual([false, true, true])
})
