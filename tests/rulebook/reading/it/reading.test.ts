import { describe, expect, it } from 'vitest'
import { runs, SEED } from '../../../runs.ts'
import { readingsIn, WALKS } from '../reading.ts'
import { noticedSlips } from '../slips.ts'
import { ITALIAN } from './readings.ts'

const READINGS = readingsIn(ITALIAN)

describe('a simulated player who knows only the Italian texts gets from any stop of any walk to the referee’s position', () => {
  it.each(Object.entries(READINGS))('%s', (_, reads) => {
    let walks = 0
    for (let seed = SEED; walks < WALKS * runs(20); seed++) walks += reads(seed)
    expect(walks).toBeGreaterThan(0)
  })
})

const SLIPS: Readonly<Record<string, (said: string) => string>> = {
  'a wrong square': said =>
    said.replace(/ ([a-h])([1-6])(?=[ ,.])/, (_, column: string, row: string) => ` ${column}${Number(row) + 1}`)
      .replace(/ in (−?)(\d+), /, (_, sign: string, x: string) => ` in ${sign}${Number(x) + 1}, `), // oxfmt-ignore
  'a wrong count': said => said.replace(/(^|[ ’])(due|tre)(?= (?:carte|righe))/, (_, before: string, count: string) => `${before}${count === 'due' ? 'tre' : 'due'}`), // oxfmt-ignore
  'a wrong suit': said =>
    said.replace(/ di (cuori|picche)/, (_, suit: string) => (suit === 'cuori' ? ' di quadri' : ' di fiori')),
  'a wrong way': said => said.replace(/ in (alto|basso)(?= di)/, (_, way: string) => (way === 'alto' ? ' in basso' : ' in alto')), // oxfmt-ignore
  'a wrong order': said => said.replace(/(Dall’alto: )([^,.]+), ([^,.]+?)(?= e |, )/, '$1$3, $2'),
}

describe('a simulated player who knows only the Italian texts notices', () => {
  it.each(Object.entries(SLIPS))('%s', (_, slip) => {
    expect(noticedSlips(ITALIAN, slip)).toBeGreaterThan(0)
  })
})
