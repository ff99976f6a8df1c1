import { describe, expect, it } from 'vitest'
import { pictureOf, type Measure } from '../../src/pages/result/picture.ts'
import type { Sheet } from '../../src/pages/result/useSheet.ts'

const SHEET: Sheet = {
  title: 'WetIce',
  times: '22 November 2026',
  outcome: 'Ann wins',
  irregular: '',
  players: ['Ann', 'Bob'],
  unit: '',
  rounds: [],
  totals: [12, 9],
  parts: [],
  signed: ['Ann confirms the result.'],
}
const measure: Measure = (text, size) => text.length * size * 0.5
const drawn = (more: Partial<Sheet>): string => pictureOf({ ...SHEET, ...more }, measure).svg
const parsed = (svg: string): Document => new DOMParser().parseFromString(svg, 'text/xml')
const texts = (svg: string): readonly (string | null)[] =>
  [...parsed(svg).querySelectorAll('text')].map(each => each.textContent)

describe('a picture of the result', () => {
  it('has what the sheet has, in its order', () => {
    expect(texts(drawn({ parts: [{ title: 'Help', lines: [] }] }))).toEqual([
      'WetIce',
      '22 November 2026',
      'Ann wins',
      '',
      'Ann',
      'Bob',
      'In all',
      '12',
      '9',
      'Help',
      'None',
      'Confirmed by',
      'Ann confirms the result.',
      'Tableside',
    ])
  })

  it('takes no name for anything but a text', () => {
    const name = `</text><script>"&'`
    const svg = drawn({ players: [name, 'Bob'], outcome: `${name} wins`, signed: ['\u0000\ud800ok'] })
    expect(svg).not.toContain('<script')
    expect(svg).toContain('&#60;/text&#62;')
    expect(texts(svg)).toContain(`${name} wins`)
    expect(texts(svg)).toContain('ok')
  })

  it('lets a name that is written from right to left turn nothing around it', () => {
    expect(texts(drawn({ players: ['علي', 'Bob'], outcome: 'علي wins' }))).toContain('\u2068علي\u2069 wins')
    expect(texts(drawn({}))).toContain('Ann wins')
  })

  it('marks moves that stand against the rules', () => {
    const parts = [{ title: 'Irregular', lines: ['1. Swap'], irregular: true as const }]
    const marked = (svg: string) =>
      [...parsed(svg).querySelectorAll('text')].filter(each => each.getAttribute('fill') === '#a4211a')
    expect(marked(drawn({ parts, irregular: 'One move stands.' })).map(each => each.textContent)).toEqual([
      'One move stands.',
      '1. Swap',
    ])
    expect(marked(drawn({ parts: [{ title: 'Irregular', lines: [], irregular: true }] }))).toEqual([])
  })

  it('grows with what it tells, and sums up a long match', () => {
    const rounds = (count: number) => Array.from({ length: count }, () => [1, 0])
    const heights = [0, 5, 30, 31].map(count => pictureOf({ ...SHEET, rounds: rounds(count) }, measure).height)
    expect(heights[1]).toBeGreaterThan(heights[0] ?? 0)
    expect(heights[2]).toBeGreaterThan(heights[1] ?? 0)
    expect(heights[3]).toBe(heights[0])
  })

  it('has lines no wider than it is', () => {
    /** The lines of a title of which so many signs go into one. */
    const wrapped = (title: string, signs: number) =>
      texts(pictureOf({ ...SHEET, title }, text => (text.length * 640) / signs).svg)
    expect(wrapped('one two three four', 9).slice(0, 3)).toEqual(['one two', 'three', 'four'])
    expect(wrapped('incomprehensible word', 9).slice(0, 2)).toEqual(['incompre…', 'word'])
    expect(wrapped('🂡🂡🂡🂡', 5)[0]).toBe('🂡🂡…')
  })
})
