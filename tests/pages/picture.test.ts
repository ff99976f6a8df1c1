import { describe, expect, it } from 'vitest'
import { handoutJson, handoutText, readHandout, type Handout } from '../../src/pages/handout/handout.ts'
import { pictureOf, type Colours, type Measure } from '../../src/pages/handout/picture.ts'

type Table = Extract<Handout['parts'][number], { type: 'table' }>

const TABLE: Table = { type: 'table', columns: ['', 'Ann', 'Bob'], rows: [], total: ['Total', '12', '9'] }
const PAGE: Handout = {
  title: 'WetIce',
  date: '22 November 2026',
  headline: 'Ann wins',
  warning: '',
  names: ['Ann', 'Bob'],
  parts: [TABLE],
}
const measure: Measure = (text, size) => text.length * size * 0.5
const COLOURS: Colours = { paper: 'paper', card: 'card', ink: 'ink', soft: 'soft', line: 'line', rubric: 'rubric', 1: 'one', 2: 'two', 3: 'three', 4: 'four' } // oxfmt-ignore
const drawn = (more: Partial<Handout>): string => pictureOf({ ...PAGE, ...more }, measure, COLOURS).svg
const parsed = (svg: string): Document => new DOMParser().parseFromString(svg, 'text/xml')
const texts = (svg: string): readonly (string | null)[] =>
  [...parsed(svg).querySelectorAll('text')].map(each => each.textContent)

const lines = (title: string, ...of: readonly string[]) => ({ type: 'lines' as const, title, lines: of })

describe('a picture of a page', () => {
  it('has the content of the page, in order', () => {
    expect(texts(drawn({ parts: [TABLE, lines('Confirmed by', 'Ann confirms the result.')] }))).toEqual([
      'WetIce',
      '22 November 2026',
      'Ann wins',
      '',
      'Ann',
      'Bob',
      'Total',
      '12',
      '9',
      'Confirmed by',
      'Ann confirms the result.',
      'Tableside',
    ])
  })

  it('treats markup in a name as text', () => {
    const name = `</text><script>"&'`
    const parts: Handout['parts'] = [
      { ...TABLE, columns: ['', name, 'Bob'] },
      lines('', '\u0000\ud800ok'),
      { type: 'curve', title: name, lines: [{ name, seat: 1, values: [0, 1] }] },
    ]
    const svg = drawn({ names: [name, 'Bob'], headline: `${name} wins`, parts })
    expect(svg).not.toContain('<script')
    expect(svg).toContain('&#60;/text&#62;')
    expect(texts(svg)).toEqual(expect.arrayContaining([`${name} wins`, 'ok', `${name} 1`]))
  })

  it('isolates right-to-left names', () => {
    expect(texts(drawn({ names: ['علي', 'Bob'], headline: 'علي wins' }))).toContain('\u2068علي\u2069 wins')
    expect(texts(drawn({}))).toContain('Ann wins')
  })

  it('marks illegal moves that were let stand', () => {
    const parts: Handout['parts'] = [{ ...lines('Irregular', '1. Swap'), irregular: true }]
    const marked = [...parsed(drawn({ parts, warning: 'One move stands.' })).querySelectorAll('text')].filter(
      each => each.getAttribute('fill') === 'rubric',
    )
    expect(marked.map(each => each.textContent)).toEqual(['One move stands.', '1. Swap'])
  })

  it('grows with the rows of a table, and leaves them out if there are more than 30', () => {
    const rows = (count: number) => Array.from({ length: count }, (_, i) => [String(i + 1), '1', '0'])
    const heights = [0, 5, 30, 31].map(
      count => pictureOf({ ...PAGE, parts: [{ ...TABLE, rows: rows(count) }] }, measure, COLOURS).height,
    )
    expect(heights[1]).toBeGreaterThan(heights[0] ?? 0)
    expect(heights[2]).toBeGreaterThan(heights[1] ?? 0)
    expect(heights[3]).toBe(heights[0])
  })

  it('keeps all rows of a table without a total', () => {
    const rows = Array.from({ length: 40 }, (_, i) => [`Guest ${i + 1}`, '1'])
    expect(texts(drawn({ parts: [{ type: 'table', columns: ['Name', 'Points'], rows }] }))).toContain('Guest 40')
  })

  it('breaks lines that are wider than the picture', () => {
    /** The lines of a title, with a maximum number of characters in each. */
    const wrapped = (title: string, signs: number) =>
      texts(pictureOf({ ...PAGE, title }, text => (text.length * 640) / signs, COLOURS).svg)
    expect(wrapped('one two three four', 9).slice(0, 3)).toEqual(['one two', 'three', 'four'])
    expect(wrapped('incomprehensible word', 9).slice(0, 2)).toEqual(['incompre…', 'word'])
    expect(wrapped('🂡🂡🂡🂡', 5)[0]).toBe('🂡🂡…')
  })

  it('draws a curve between its minimum and maximum, with the names of the players', () => {
    const values = [0, 4, -2, 6]
    const svg = drawn({ parts: [{ type: 'curve', title: 'Score', lines: [{ name: 'Ann', seat: 1, values }] }] })
    const points = parsed(svg).querySelector('polyline')?.getAttribute('points')?.split(' ') ?? []
    const heights = points.map(point => Number(point.split(',')[1]))
    expect(points).toHaveLength(values.length)
    expect(heights.indexOf(Math.min(...heights))).toBe(3)
    expect(heights.indexOf(Math.max(...heights))).toBe(2)
    expect(texts(svg)).toEqual(expect.arrayContaining(['Score', '6', '0', '-2', 'Ann 6', 'after 3']))
  })

  it('draws the cards at their squares', () => {
    const rows = [[{ suit: 'S' as const, rank: 'T' as const }, null], [null, { suit: 'H' as const }]] // oxfmt-ignore
    const svg = drawn({ parts: [{ type: 'cards', title: 'At the end', rows }] })
    const cards = [...parsed(svg).querySelectorAll('g')]
    expect(cards.map(card => card.textContent)).toEqual(['10', ''])
    expect(cards.map(card => card.querySelector('path')?.getAttribute('fill'))).toEqual(['ink', 'rubric'])
  })
})

describe('a page opened by a link', () => {
  const page: Handout = {
    ...PAGE,
    parts: [
      TABLE,
      lines('Help', 'Ann asked once'),
      { type: 'curve', title: 'Score', lines: [{ name: 'Ann', seat: 1, values: [0, 3] }] },
      { type: 'cards', title: 'At the end', rows: [[{ suit: 'S', rank: 'A' }, null]] },
    ],
  }

  it('is read as it was sent', () => {
    expect(readHandout(handoutJson(page))).toMatchObject(page)
  })

  it('is rejected if it is damaged or too large', () => {
    expect(readHandout('')).toBeNull()
    expect(readHandout('{"format":"tableside-page"}')).toBeNull()
    expect(readHandout(handoutJson({ ...page, title: 'x'.repeat(9_999) }))).toBeNull()
    const parts = Array.from({ length: 41 }, () => TABLE)
    expect(readHandout(handoutJson({ ...page, parts }))).toBeNull()
  })

  it('can be written as a text, without the drawings', () => {
    expect(handoutText(page).split('\n')).toEqual([
      'WetIce',
      '22 November 2026',
      'Ann wins',
      'Total: Ann 12, Bob 9',
      'Help:',
      '  Ann asked once',
      '',
    ])
  })
})
