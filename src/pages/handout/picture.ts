import { shownLines, type CardRows, type Curve, type FigureTable, type Handout } from './handout.ts'
import { SUIT_SHAPES } from '../../ui/suits.ts'
import type { LaidCard, Seat } from '../../ui/types.ts'
import { HANDOUT as WORDS } from '#text/pages/handout.ts'

/** Returns the width of a text in this font size and weight. */
export type Measure = (text: string, size: number, bold: boolean) => number

export interface Picture {
  readonly svg: string
  readonly width: number
  readonly height: number
}

export const FONT_FAMILY = "Charter, Cambria, 'Noto Serif', 'Liberation Serif', serif"
const WIDTH = 720
const MARGIN = 40
const INNER = WIDTH - 2 * MARGIN

/** The style sheet's variables for the colours of a picture, taken from the light theme. */
export const COLOUR_VARIABLES = {
  paper: '--paper',
  card: '--card',
  ink: '--ink',
  soft: '--ink-soft',
  line: '--line-strong',
  rubric: '--rubric',
  1: '--player-1',
  2: '--player-2',
  3: '--player-3',
  4: '--player-4',
} as const
export type Colours = Readonly<Record<keyof typeof COLOUR_VARIABLES, string>>

/** Lines also differ in their dashes, for people who don't see the colours. */
const DASHES: Readonly<Record<Seat, string>> = { 1: 'none', 2: '10 5', 3: '3 4', 4: '14 4 3 4' }
/** A table with more rows shows only its totals, if it has any. */
const MAX_ROWS = 30
const CURVE_HEIGHT = 130
const CARD = { width: 44, height: 56, gap: 4 } as const

interface Style {
  readonly size: number
  readonly bold?: boolean
  readonly colour?: keyof Colours
}

const TITLE: Style = { size: 26, bold: true }
const SMALL: Style = { size: 16, colour: 'soft' }
const OUTCOME: Style = { size: 40, bold: true }
const TEXT: Style = { size: 19 }
const RUBRIC: Style = { size: 19, colour: 'rubric' }
const HEAD: Style = { size: 19, bold: true }
const TOTAL: Style = { size: 22, bold: true }
const GUTTER = 14

const escaped = (text: string): string =>
  text.replace(/[&<>"']/g, sign => `&#${sign.charCodeAt(0)};`).replace(/[\p{Cc}\p{Cs}\ufffe\uffff]/gu, '')

/** Isolates names in right-to-left scripts, so that they don't reorder the text around them. */
function isolated(text: string, names: readonly string[]): string {
  const turning = names.filter(name => /[\p{Script=Arabic}\p{Script=Hebrew}]/u.test(name))
  return turning.reduce((now, name) => now.replaceAll(name, `\u2068${name}\u2069`), text)
}

function wrapped(text: string, width: number, measure: (text: string) => number): readonly string[] {
  const lines: string[] = []
  let line = ''
  for (const word of text.split(' ')) {
    const longer = line === '' ? word : `${line} ${word}`
    if (measure(longer) <= width) line = longer
    else {
      if (line !== '') lines.push(line)
      line = fitting(word, width, measure)
    }
  }
  return [...lines, line]
}

function fitting(word: string, width: number, measure: (text: string) => number): string {
  if (measure(word) <= width) return word
  const signs = [...word]
  while (signs.length > 1 && measure(`${signs.join('')}…`) > width) signs.pop()
  return `${signs.join('')}…`
}

function createPen(measure: Measure, colours: Colours, names: readonly string[]) {
  const marks: string[] = []
  let y = MARGIN - 16

  function put(text: string, x: number, anchor: 'start' | 'end', style: Style, at = y): void {
    const { size, bold = false, colour = 'ink' } = style
    const look = `font-size="${size}" fill="${colours[colour]}"${bold ? ' font-weight="700"' : ''}`
    marks.push(
      `<text x="${x}" y="${at}" text-anchor="${anchor}" direction="ltr" ${look}>${escaped(isolated(text, names))}</text>`,
    )
  }

  const down = (by: number): number => (y += by)

  return {
    down,
    write(text: string, style: Style): void {
      if (text === '') return
      for (const line of wrapped(text, INNER, each => measure(each, style.size, style.bold ?? false))) {
        down(style.size * 1.3)
        put(line, MARGIN, 'start', style)
      }
    },
    rule(weight: number): void {
      down(10)
      marks.push(`<path d="M${MARGIN} ${y}H${WIDTH - MARGIN}" stroke="${colours.line}" stroke-width="${weight}"/>`)
    },
    row([name = '', ...cells]: readonly string[], widths: readonly number[], style: Style): void {
      down(style.size * 1.4)
      const fit = (text: string, width: number): string =>
        fitting(text, width - GUTTER, each => measure(each, style.size, style.bold ?? false))
      let right = WIDTH - MARGIN - widths.reduce((sum, width) => sum + width, 0)
      put(fit(name, right - MARGIN), MARGIN, 'start', style)
      for (const [index, cell] of cells.entries()) {
        const width = widths[index] ?? 0
        right += width
        put(fit(cell, width), right, 'end', style)
      }
    },
    put,
    draw: (mark: string): void => void marks.push(mark),
    get y(): number {
      return y
    },
    measure,
    colours,
    marks,
  }
}

type Pen = ReturnType<typeof createPen>

function drawHeads(pen: Pen, [name = '', ...cells]: readonly string[], widths: readonly number[], style: Style): void {
  const columns = cells.map((cell, i) =>
    wrapped(cell, (widths[i] ?? 0) - GUTTER, each => pen.measure(each, style.size, style.bold ?? false)),
  )
  const height = Math.max(1, ...columns.map(lines => lines.length))
  for (let line = 0; line < height; line++) {
    const first = line === height - 1 ? name : ''
    const row = columns.map(lines => lines[line - (height - lines.length)] ?? '')
    pen.row([first, ...row], widths, style)
  }
}

function widthsOf({ measure }: Pen, { columns, rows, total = [] }: FigureTable): readonly number[] {
  const count = columns.length - 1
  const most = (INNER * (count > 3 ? 0.85 : 0.75)) / Math.max(count, 1)
  return columns.slice(1).map((column, i) => {
    const cells = [...rows.map(row => row[i + 1] ?? ''), total[i + 1] ?? '']
    const widest = Math.max(measure(column, HEAD.size, true), ...cells.map(cell => measure(cell, TOTAL.size, true)))
    return Math.min(widest + GUTTER, most)
  })
}

function drawTable(pen: Pen, table: FigureTable): void {
  const { columns, rows, total } = table
  const widths = widthsOf(pen, table)
  drawHeads(pen, columns, widths, HEAD)
  pen.rule(1)
  const shown = total && rows.length > MAX_ROWS ? [] : rows
  for (const row of shown) pen.row(row, widths, TEXT)
  if (shown.length > 0 && total) pen.rule(1)
  if (total) pen.row(total, widths, TOTAL)
  pen.rule(2)
}

function drawCurve(pen: Pen, { title, lines }: Curve): void {
  pen.write(title, SMALL)
  const values = lines.flatMap(line => line.values)
  const [least, most] = [Math.min(0, ...values), Math.max(0, ...values)]
  const [left, right, top] = [MARGIN + 44, WIDTH - MARGIN, pen.down(16)]
  const last = Math.max(1, ...lines.map(line => line.values.length - 1))
  const down = (value: number): number => top + CURVE_HEIGHT * (1 - (value - least) / (most - least || 1))
  for (const level of new Set([least, 0, most])) {
    pen.draw(`<path d="M${left} ${down(level)}H${right}" stroke="${pen.colours.line}"/>`)
    pen.put(String(level), left - 8, 'end', SMALL, down(level) + 5)
  }
  for (const { seat, values } of lines) {
    const points = values.map((value, at) => `${left + ((right - left) * at) / last},${down(value)}`).join(' ')
    pen.draw(
      `<polyline points="${points}" fill="none" stroke="${pen.colours[seat]}" stroke-width="3" stroke-dasharray="${DASHES[seat]}"/>`,
    )
  }
  pen.down(CURVE_HEIGHT + 20)
  pen.put(WORDS.moves(last), right, 'end', SMALL)
  drawLegend(pen, lines, left)
}

function drawLegend(pen: Pen, lines: Curve['lines'], left: number): void {
  let x = left
  for (const { name, seat, values } of lines) {
    const text = WORDS.curve(name, values.at(-1) ?? 0)
    const width = 36 + pen.measure(text, SMALL.size, false) + 20
    if (x > left && x + width > WIDTH - MARGIN - 90) {
      pen.down(SMALL.size * 1.4)
      x = left
    }
    const y = pen.y
    pen.draw(
      `<path d="M${x} ${y - 5}h28" stroke="${pen.colours[seat]}" stroke-width="3" stroke-dasharray="${DASHES[seat]}"/>`,
    )
    pen.put(text, x + 36, 'start', SMALL)
    x += width
  }
}

function drawCard(pen: Pen, { suit, rank }: LaidCard, x: number, y: number, scale: number): void {
  const ink = suit === 'H' || suit === 'D' ? pen.colours.rubric : pen.colours.ink
  const face = `<rect width="${CARD.width}" height="${CARD.height}" rx="4" fill="${pen.colours.card}" stroke="${pen.colours.line}"/>`
  const sign = `<path d="${SUIT_SHAPES[suit]}" fill="${ink}" transform="translate(${rank ? '11 26' : '10 16'})"/>`
  const text = rank
    ? `<text x="22" y="22" text-anchor="middle" font-size="22" font-weight="700" fill="${ink}">${rank === 'T' ? '10' : rank}</text>`
    : ''
  pen.draw(`<g transform="translate(${x} ${y}) scale(${scale})">${face}${sign}${text}</g>`)
}

function drawCards(pen: Pen, { title, rows }: CardRows): void {
  pen.write(title, SMALL)
  const columns = Math.max(...rows.map(row => row.length))
  const scale = Math.min(1, INNER / (columns * (CARD.width + CARD.gap)))
  const [wide, high] = [(CARD.width + CARD.gap) * scale, (CARD.height + CARD.gap) * scale]
  const top = pen.down(10)
  for (const [at, row] of rows.entries()) {
    for (const [column, card] of row.entries()) {
      if (card) drawCard(pen, card, MARGIN + column * wide, top + at * high, scale)
    }
  }
  pen.down(rows.length * high)
}

/** Draws a page as SVG in the given colours. Leaves out empty texts. */
export function pictureOf(
  { title, date, headline, warning, names, parts }: Handout,
  measure: Measure,
  colours: Colours,
): Picture {
  const pen = createPen(measure, colours, names)
  pen.write(title, TITLE)
  pen.write(date, SMALL)
  pen.write(headline, OUTCOME)
  pen.write(warning, RUBRIC)
  for (const part of parts) {
    pen.down(8)
    if (part.type === 'table') drawTable(pen, part)
    else if (part.type === 'curve') drawCurve(pen, part)
    else if (part.type === 'cards') drawCards(pen, part)
    else {
      pen.write(part.title, SMALL)
      for (const line of shownLines(part.lines)) pen.write(line, part.irregular ? RUBRIC : TEXT)
    }
  }
  pen.rule(1)
  pen.write(WORDS.made, SMALL)
  const height = Math.ceil(pen.down(MARGIN - 8))
  const box = `width="${WIDTH}" height="${height}" viewBox="0 0 ${WIDTH} ${height}"`
  const ground = `<rect width="${WIDTH}" height="${height}" fill="${pen.colours.paper}"/>`
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" ${box} font-family="${FONT_FAMILY}">${ground}${pen.marks.join('')}</svg>`
  return { svg, width: WIDTH, height }
}
