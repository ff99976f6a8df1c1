import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { openPhoto, readPhotoWish } from '../../src/cli/open-photo.ts'
import { readNetworks } from '../../src/photo/network.ts'
import { readTable } from '../../src/photo/read.ts'
import { afterAll, describe, expect, it } from 'vitest'
import { once } from '../engine/once.ts'

const HERE = fileURLToPath(new URL('.', import.meta.url))
const TABLE = join(HERE, 'table.jpg')
const HEAP = join(HERE, 'heap.jpg')
const FOLDER = mkdtempSync(join(tmpdir(), 'photo-'))
afterAll(() => rmSync(FOLDER, { recursive: true }))

interface Drawn {
  readonly corners: readonly (readonly [number, number])[]
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

/** Runs the command as `npm run -s photo` does. */
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

/** The cells whose suit is not the one that was drawn. */
const wrongIn = ({ cells = [] }: Answer): string[] =>
  cells.filter(({ suit }, k) => suit !== DRAWN.suits.join('')[k]).map(({ cell }) => cell)

const NAMES = [6, 5, 4, 3, 2, 1].flatMap(row => [...'abcdefgh'].map(column => `${column}${row}`))

describe('photo', () => {
  /** What it says where nothing but the files is given. */
  const alone = once(() => answers(HEAP, TABLE))

  it('reads a table, upright or by its orientation, and goes on after what is no picture', async () => {
    const turned = join(FOLDER, 'turned.jpg')
    await sharp(readFileSync(TABLE)).rotate(90).withMetadata({ orientation: 8 }).toFile(turned)
    const [empty, words] = [join(FOLDER, 'empty.jpg'), join(FOLDER, 'words, no picture.jpg')]
    writeFileSync(empty, '')
    writeFileSync(words, 'This is no picture.\n')
    const missing = join(FOLDER, 'missing.jpg')
    const files = [empty, TABLE, words, FOLDER, missing, turned]
    const read = answers('--layout', '8x6', '--corners', ...CORNERS, ...files)
    expect(read.status).toBe(1)
    expect(read.answers.map(({ file }) => file)).toEqual(files)
    const [tables, others] = [
      read.answers.filter(({ cells }) => cells),
      read.answers.filter(({ cells }) => !cells).map(answer => Object.keys(answer)),
    ]
    expect(others).toEqual([0, 1, 2, 3].map(() => ['file', 'error']))
    expect(tables.map(({ file }) => file)).toEqual([TABLE, turned])
    for (const answer of tables) {
      expect(wrongIn(answer).length).toBeLessThanOrEqual(3)
      expect(wrongIn(answer).filter(cell => !answer.unsure?.includes(cell))).toEqual([])
      expect(answer.cells?.map(({ cell }) => cell)).toEqual(NAMES)
      expect(answer.alarm).toBeNull()
      for (const { p, cell } of answer.cells ?? [])
        expect(p >= 0.95 || answer.unsure?.includes(cell), `${cell} ${p}`).toBe(true)
    }
  })

  it('says what is no layout', () => {
    const { status, answers: found } = alone()
    expect(status).toBe(0)
    expect(found[0]).toMatchObject({ alarm: 'not-a-layout', certain: false })
  })

  it.each([
    ['of a heap', HEAP, '8x6', ['0,0', '599,0', '599,599', '0,599']],
    ['of a table where all are one', TABLE, '6x8', ['10,10', '10,10', '10,10', '10,10']],
  ])('finds no layout between corners %s', async (_, file, layout, corners) => {
    const { picture } = await openPhoto(file)
    const wish = readPhotoWish(['--layout', layout, '--corners', ...corners, file])
    if (!wish?.corners) throw new Error('It is not understood')
    expect(readTable(picture, wish.layout, wish.corners, NETWORKS).alarm).toBe('not-a-layout')
  })

  it('is never certain of corners that are wrong', () => {
    const [, answer] = alone().answers
    const off = DRAWN.corners.map(([x, y], k) => {
      const [u = NaN, v = NaN] = answer?.corners?.[k] ?? []
      return Math.hypot(u - x, v - y)
    })
    expect(answer?.certain === true && !(Math.max(...off) < 15)).toBe(false)
    expect(typeof answer?.certain).toBe('boolean')
  })

  it.each([
    ['no file', ['--layout', '8x6']],
    ['an option that is not there', ['--colour', TABLE]],
    ['another layout', ['--layout', '7x7', TABLE]],
    ['three corners', ['--corners', ...CORNERS.slice(1), TABLE]],
    ['five corners', ['--corners', ...CORNERS, '1,1', TABLE]],
    ['a corner that is no number', ['--corners', ...CORNERS.slice(1), '1,x', TABLE]],
    ['a corner of one number', ['--corners', ...CORNERS.slice(1), '17', TABLE]],
    ['a corner too far for numbers', ['--corners', ...CORNERS.slice(1), '1,1e999', TABLE]],
  ])('understands nothing with %s', (_, words) => expect(readPhotoWish(words)).toBeNull())

  it('says in one line how it is used where it understands nothing', () => {
    const { status, out, errors } = photo('--json', '--colour', TABLE)
    expect([status, out, errors.split('\n').length]).toEqual([2, '', 2])
  })
})
