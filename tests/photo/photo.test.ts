import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import sharp, { type Sharp } from 'sharp'
import { openPhoto, readPhotoOptions } from '../../src/cli/open-photo.ts'
import { readPhoto, photoText } from '../../src/cli/photo-answer.ts'
import { readNetworks } from '../../src/photo/network.ts'
import { distance, type Point, type Quad } from '../../src/photo/geometry.ts'
import { readWithoutCorners } from '../../src/photo/propose.ts'
import { layoutNamed, readTable } from '../../src/photo/read.ts'
import { afterAll, describe, expect, it } from 'vitest'
import { byTurns, isLong } from '../runs.ts'

const HERE = fileURLToPath(new URL('.', import.meta.url))
const TABLE = join(HERE, 'table.jpg')
const HEAP = join(HERE, 'heap.jpg')
const FOLDER = mkdtempSync(join(tmpdir(), 'photo-'))
afterAll(() => rmSync(FOLDER, { recursive: true }))

interface Drawn {
  readonly corners: Quad
  readonly suits: readonly string[]
}
const DRAWN: Drawn = JSON.parse(readFileSync(join(HERE, 'table.json'), 'utf8'))
const NETWORKS = readNetworks(readFileSync(join(HERE, '../../src/photo/suits.weights')))
const CORNERS = DRAWN.corners.map(corner => corner.join(','))

interface Answer {
  readonly file: string
  readonly error?: string
  readonly cells?: readonly { readonly cell: string; readonly suit: string | null; readonly p: number }[]
  readonly unsure?: readonly string[]
  readonly alarm?: string | null
  readonly corners?: readonly (readonly [number, number])[] | null
  readonly certain?: boolean
}

/** Runs the command in the same way as `npm run -s photo`. */
function photo(...words: string[]) {
  const run = spawnSync(process.execPath, ['--import', 'tsx', 'src/cli/photo.ts', ...words], {
    cwd: join(HERE, '../..'),
    encoding: 'utf8',
  })
  return { status: run.status, out: run.stdout, errors: run.stderr }
}

function answers(...words: string[]) {
  const { status, out } = photo('--json', ...words)
  const lines = out.split('\n').filter(line => line !== '')
  return { status, answers: lines.map((line): Answer => JSON.parse(line)) }
}

/** The cells whose suit differs from the real suit. */
const wrongIn = ({ cells = [] }: Pick<Answer, 'cells'>): string[] =>
  cells.filter(({ suit }, k) => suit !== DRAWN.suits.join('')[k]).map(({ cell }) => cell)

const NAMES = [6, 5, 4, 3, 2, 1].flatMap(row => [...'abcdefgh'].map(column => `${column}${row}`))

const LAYOUT = layoutNamed('8x6') ?? { columns: 0, rows: 0 }
const WISH = { json: false, layout: LAYOUT, corners: null }

/** Changes the photo `TABLE`, and stores it as another file. */
async function stored(change: (photo: Sharp) => Sharp): Promise<string> {
  const file = join(FOLDER, 'stored.jpg')
  await change(sharp(readFileSync(TABLE))).toFile(file)
  return file
}

/** The photo `TABLE`, with a card of its right column copied to the place of a further column. */
async function besides(quality: number): Promise<string> {
  const card = await sharp(readFileSync(TABLE)).extract({ left: 664, top: 310, width: 80, height: 106 }).toBuffer()
  const wider = await sharp(readFileSync(TABLE)).extend({ right: 60, background: '#1b4a34' }).png().toBuffer()
  const file = join(FOLDER, 'besides.jpg')
  await sharp(wider)
    .composite([{ input: card, left: 750, top: 310 }])
    .jpeg({ quality })
    .toFile(file)
  return file
}

/** The wrong cells that are not marked as unsure. */
const missedIn = (answer: Pick<Answer, 'cells' | 'unsure'>): string[] =>
  wrongIn(answer).filter(cell => !answer.unsure?.includes(cell))

const QUALITIES = [
  [92, 'with one more card beside it'],
  [92, 'alone'],
  [85, 'alone'],
  [75, 'alone'],
  [60, 'alone'],
] as const

describe('a photo that is stored again', () => {
  const { corners } = DRAWN

  // A card beside the layout must not be read as a part of it.
  it.each(isLong ? QUALITIES : QUALITIES.slice(0, 1))(
    'has corners that are marked as certain, and no wrong square without the mark “unsure”, at quality %i, %s',
    async (quality, around) => {
      const file = around === 'alone' ? stored(photo => photo.jpeg({ quality })) : besides(quality)
      const { picture } = await openPhoto(await file)
      const answer = readWithoutCorners(picture, LAYOUT, NETWORKS)
      expect(missedIn(answer)).toEqual([])
      expect(answer.certain).toBe(true)
      const off = corners.map((corner, k) => distance(corner, answer.corners?.[k] ?? [NaN, NaN]))
      expect(Math.max(...off)).toBeLessThan(0.025 * picture.width)
    },
  )

  const MOVED: readonly [quality: number, part: number, ways: readonly number[]][] = [
    [60, 0.025, [0.5, 1, -1, 0.2, -0.7, -1, 1, 0.6]],
    [75, 0.015, [-1, 1, 1, -1, -1, -1, 1, 1]],
  ]
  it.each(byTurns(MOVED, 2))(
    'has no wrong square without the mark “unsure” at quality %i if the corners are off by %d of its width',
    async (quality, part, ways) => {
      const { picture } = await openPhoto(await stored(photo => photo.jpeg({ quality })))
      const by = part * picture.width
      const moved = corners.map(([x, y], k): Point => [x + by * (ways[2 * k] ?? 0), y + by * (ways[2 * k + 1] ?? 0)])
      const answer = readTable(picture, LAYOUT, quadOf(moved), NETWORKS)
      expect(missedIn(answer)).toEqual([])
      expect(answer.unsure.length).toBeLessThan(4)
    },
  )

  it.each(isLong ? [0, 1, 2, 3] : [1])(
    'has every square marked as unsure if corner %i is a column too far in',
    async corner => {
      const { picture } = await openPhoto(TABLE)
      const moved = corners.map(([x, y], k): Point => (k === corner ? [x + (k % 3 === 0 ? 95 : -95), y] : [x, y]))
      const answer = readTable(picture, LAYOUT, quadOf(moved), NETWORKS)
      expect(answer).toMatchObject({ astray: true, unsure: NAMES })
      expect(Math.max(...answer.cells.map(({ p }) => p))).toBeLessThan(0.95)
    },
  )

  it.each(isLong ? ['right', 'left', 'top', 'bottom'] : ['right'])(
    'has every square marked as unsure if it is cut off at the %s, and reports that the corners are a guess',
    async side => {
      const [across, down] = [
        side === 'right' || side === 'left' ? 115 : 0,
        side === 'top' || side === 'bottom' ? 125 : 0,
      ]
      const [left, top] = [side === 'left' ? across : 0, side === 'top' ? down : 0]
      const file = await stored(photo => photo.extract({ left, top, width: 805 - across, height: 775 - down }))
      const answer = await readPhoto(file, { ...WISH, files: [file] }, NETWORKS)
      if (!('cells' in answer)) throw new Error('It is no picture')
      expect(answer.certain).toBe(false)
      expect(answer.unsure).toEqual(answer.cells.map(({ cell }) => cell))
      expect(answer.alarm).toBeNull()
      expect(photoText(answer, WISH)).toMatch(/^The corners are a guess, so any square may be wrong\./m)
    },
  )
})

const quadOf = ([a, b, c, d]: readonly Point[]): Quad => {
  if (!a || !b || !c || !d) throw new Error('These are not four corners.')
  return [a, b, c, d]
}

describe('the photo command', () => {
  it('reads a layout, upright or rotated by its metadata, and continues after a file that is not a picture', async () => {
    const turned = join(FOLDER, 'turned.jpg')
    await sharp(readFileSync(TABLE)).rotate(90).withMetadata({ orientation: 8 }).toFile(turned)
    const [empty, words] = [join(FOLDER, 'empty.jpg'), join(FOLDER, 'words, no picture.jpg')]
    writeFileSync(empty, '')
    writeFileSync(words, 'This is no picture.\n')
    const missing = join(FOLDER, 'missing.jpg')
    // A short run skips the upright photo, since the tests above read it too.
    const files = [empty, ...(isLong ? [TABLE] : []), words, FOLDER, missing, turned]
    const read = answers('--layout', '8x6', '--corners', ...CORNERS, ...files)
    expect(read.status).toBe(1)
    expect(read.answers.map(({ file }) => file)).toEqual(files)
    const [tables, others] = [
      read.answers.filter(({ cells }) => cells),
      read.answers.filter(({ cells }) => !cells).map(answer => Object.keys(answer)),
    ]
    expect(others).toEqual([0, 1, 2, 3].map(() => ['file', 'error']))
    expect(tables.map(({ file }) => file)).toEqual(isLong ? [TABLE, turned] : [turned])
    for (const answer of tables) {
      expect(wrongIn(answer).length).toBeLessThanOrEqual(3)
      expect(wrongIn(answer).filter(cell => !answer.unsure?.includes(cell))).toEqual([])
      expect(answer.cells?.map(({ cell }) => cell)).toEqual(NAMES)
      expect(answer.alarm).toBeNull()
      for (const { p, cell } of answer.cells ?? [])
        expect(p >= 0.95 || answer.unsure?.includes(cell), `${cell} ${p}`).toBe(true)
    }
  })

  it('reports a picture without a layout', async () => {
    const answer = await readPhoto(HEAP, { ...WISH, files: [HEAP] }, NETWORKS)
    expect(answer).toMatchObject({ alarm: 'not-a-layout', certain: false })
  })

  it.each([
    ['around a heap', HEAP, '8x6', ['0,0', '599,0', '599,599', '0,599']],
    ['at a single point', TABLE, '6x8', ['10,10', '10,10', '10,10', '10,10']],
  ])('finds no layout between corners %s', async (_, file, layout, corners) => {
    const { picture } = await openPhoto(file)
    const wish = readPhotoOptions(['--layout', layout, '--corners', ...corners, file])
    if (!wish?.corners) throw new Error('It is not understood')
    expect(readTable(picture, wish.layout, wish.corners, NETWORKS).alarm).toBe('not-a-layout')
  })

  it.each([
    ['no file', ['--layout', '8x6']],
    ['an unknown option', ['--colour', TABLE]],
    ['an unknown layout', ['--layout', '7x7', TABLE]],
    ['three corners', ['--corners', ...CORNERS.slice(1), TABLE]],
    ['five corners', ['--corners', ...CORNERS, '1,1', TABLE]],
    ['a corner that is not a number', ['--corners', ...CORNERS.slice(1), '1,x', TABLE]],
    ['a corner of one number', ['--corners', ...CORNERS.slice(1), '17', TABLE]],
    ['a corner with an infinite coordinate', ['--corners', ...CORNERS.slice(1), '1,1e999', TABLE]],
  ])('prints its usage for %s', (_, words) => expect(readPhotoOptions(words)).toBeNull())

  it.runIf(isLong)('prints its usage in one line for unknown arguments', () => {
    const { status, out, errors } = photo('--json', '--colour', TABLE)
    expect([status, out, errors.split('\n').length]).toEqual([2, '', 2])
  })
})
