import { shownLines } from './lines.ts'
import type { Sheet } from './useSheet.ts'
import { WORDS as UI } from '../../text/en/ui.ts'
import { RESULT as WORDS } from '../../text/en/pages/result.ts'

/** The width of a text in such letters. */
export type Measure = (text: string, size: number, bold: boolean) => number

export interface Picture {
  readonly svg: string
  readonly width: number
  readonly height: number
}

export const FONT = "Charter, Cambria, 'Noto Serif', 'Liberation Serif', serif"
const WIDTH = 720
const MARGIN = 40
const INNER = WIDTH - 2 * MARGIN
const COLOURS = { paper: '#f4f2ea', ink: '#1a1d22', soft: '#4f5257', line: '#8b887c', rubric: '#a4211a' } as const
/** More rounds are told by their sum alone. */
const MOST_ROUNDS = 30

interface Style {
  readonly size: number
  readonly bold?: boolean
  readonly colour?: keyof typeof COLOURS
}

const TITLE: Style = { size: 26, bold: true }
const SMALL: Style = { size: 16, colour: 'soft' }
const OUTCOME: Style = { size: 40, bold: true }
const TEXT: Style = { size: 19 }
const RUBRIC: Style = { size: 19, colour: 'rubric' }
const TOTAL: Style = { size: 22, bold: true }

/** What a text from outside must not be taken for. */
const escaped = (text: string): string =>
  text.replace(/[&<>"']/g, sign => `&#${sign.charCodeAt(0)};`).replace(/[\p{Cc}\p{Cs}\ufffe\uffff]/gu, '')

/** Names that are written from right to left turn nothing around them. */
function isolated(text: string, names: readonly string[]): string {
  const turning = names.filter(name => /[\p{Script=Arabic}\p{Script=Hebrew}]/u.test(name))
  return turning.reduce((now, name) => now.replaceAll(name, `\u2068${name}\u2069`), text)
}

/** Lines of a text that are no wider than there is room. What is too long for a line alone is cut. */
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

/** Writes downwards, and knows how far it has come. */
function createPen(measure: Measure, names: readonly string[]) {
  const marks: string[] = []
  let y = MARGIN - 16

  function put(text: string, x: number, anchor: 'start' | 'end', { size, bold = false, colour = 'ink' }: Style): void {
    const look = `font-size="${size}" fill="${COLOURS[colour]}"${bold ? ' font-weight="700"' : ''}`
    marks.push(
      `<text x="${x}" y="${y}" text-anchor="${anchor}" direction="ltr" ${look}>${escaped(isolated(text, names))}</text>`,
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
      marks.push(`<path d="M${MARGIN} ${y}H${WIDTH - MARGIN}" stroke="${COLOURS.line}" stroke-width="${weight}"/>`)
    },
    /** A line of a table: its name on the left, and columns of the same width. */
    row(name: string, cells: readonly string[], style: Style): void {
      down(style.size * 1.4)
      const column = INNER / (cells.length + 1)
      const fit = (text: string): string =>
        fitting(text, column - 12, each => measure(each, style.size, style.bold ?? false))
      put(fit(name), MARGIN, 'start', style)
      for (const [index, cell] of cells.entries()) put(fit(cell), MARGIN + column * (index + 2), 'end', style)
    },
    marks,
  }
}

type Pen = ReturnType<typeof createPen>

function writeScores(pen: Pen, { players, unit, rounds, totals }: Sheet): void {
  pen.row(unit, players, { size: 19, bold: true })
  pen.rule(1)
  const shown = rounds.length > MOST_ROUNDS ? [] : rounds
  for (const [index, gains] of shown.entries()) pen.row(String(index + 1), gains.map(String), TEXT)
  if (shown.length > 0) pen.rule(1)
  pen.row(UI.rounds.total, totals.map(String), TOTAL)
  pen.rule(2)
}

/** A result sheet as a picture: on paper, whatever the screen is. Moves that stand against the rules are marked. */
export function pictureOf(sheet: Sheet, measure: Measure): Picture {
  const pen = createPen(measure, sheet.players)
  pen.write(sheet.title, TITLE)
  pen.write(sheet.times, SMALL)
  pen.write(sheet.outcome, OUTCOME)
  pen.write(sheet.irregular, RUBRIC)
  pen.down(8)
  writeScores(pen, sheet)
  for (const { title, lines, irregular } of sheet.parts) {
    pen.down(6)
    pen.write(title, SMALL)
    for (const line of shownLines(lines)) pen.write(line, irregular && lines.length > 0 ? RUBRIC : TEXT)
  }
  pen.down(6)
  pen.write(WORDS.signed, SMALL)
  for (const line of sheet.signed) pen.write(line, TEXT)
  pen.rule(1)
  pen.write(WORDS.made, SMALL)
  const height = Math.ceil(pen.down(MARGIN - 8))
  const box = `width="${WIDTH}" height="${height}" viewBox="0 0 ${WIDTH} ${height}"`
  const ground = `<rect width="${WIDTH}" height="${height}" fill="${COLOURS.paper}"/>`
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" ${box} font-family="${FONT}">${ground}${pen.marks.join('')}</svg>`
  return { svg, width: WIDTH, height }
}
