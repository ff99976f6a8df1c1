import { describe, expect, it } from 'vitest'
import { runs, SEED } from '../../../runs.ts'
import { readingsIn, WALKS } from '../reading.ts'
import { noticedSlips } from '../slips.ts'
import { GERMAN } from './readings.ts'

describe('a simulated player who knows only the German texts gets from any stop of any walk to the referee’s position', () => {
  it.each(Object.entries(readingsIn(GERMAN)))('%s', (_, reads) => {
    let walks = 0
    for (let seed = SEED; walks < WALKS * runs(20); seed++) walks += reads(seed)
    expect(walks).toBeGreaterThan(0)
  })
})

/** Changes that make a sentence wrong. They leave out the parts in brackets, which only repeat a card. */
const SLIPS: Readonly<Record<string, (said: string) => string>> = {
  'a wrong square': said =>
    said
      .replace(/ ([a-h])([1-6])(?=[ ,.])/, (_, column: string, row: string) => ` ${column}${Number(row) + 1}`)
      .replace(
        / (auf|von) (−?)(\d+), /,
        (_, at: string, sign: string, x: string) => ` ${at} ${sign}${Number(x) + 1}, `,
      ),
  'a wrong count': said =>
    said.replace(/ (zwei|drei)(?= (?:Pik|Herz|Karo|Kreuz|Karten|Zeilen))/, (_, count: string) =>
      count === 'zwei' ? ' drei' : ' zwei',
    ),
  'a wrong suit': said =>
    said.replace(/(?<!\([^)]*)(Herz|Pik)(?=-| (?:auf|von) [a-h])/, (_, suit: string) =>
      suit === 'Herz' ? 'Karo' : 'Kreuz',
    ),
  'a wrong way': said =>
    said.replace(/nach (oben|unten)\./, (_, way: string) => `nach ${way === 'oben' ? 'unten' : 'oben'}.`),
  'a wrong order': said => said.replace(/(Von oben: )([^,.]+), ([^,.]+?)(?= und |, )/, '$1$3, $2'),
}

describe('a simulated player who knows only the German texts notices', () => {
  it.each(Object.entries(SLIPS))('%s', (_, slip) => {
    expect(noticedSlips(GERMAN, slip)).toBeGreaterThan(0)
  })
})
