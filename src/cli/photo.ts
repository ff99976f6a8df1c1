import { readFile } from 'node:fs/promises'
import type { Point, Quad } from '../photo/geometry.ts'
import { readNetworks, type Networks } from '../photo/network.ts'
import { readAlone } from '../photo/propose.ts'
import { readTable, type Reading } from '../photo/read.ts'
import { openPhoto, readPhotoWish, type PhotoWish } from './open-photo.ts'
import { printLine, reasonOf, run } from './lines.ts'
import { CLI_WORDS as WORDS } from '../text/en/cli.ts'

/** What is printed of one photo. */
type Answer = { readonly file: string } & (
  | { readonly error: string }
  | (Reading & { readonly corners?: Quad | null; readonly certain?: boolean })
)

async function answerTo(file: string, { layout, corners }: PhotoWish, networks: Networks): Promise<Answer> {
  const { picture, scale } = await openPhoto(file)
  if (corners) return { file, ...readTable(picture, layout, scaled(corners, scale), networks) }
  const proposed = readAlone(picture, layout, networks)
  return { file, ...proposed, corners: proposed.corners && scaled(proposed.corners, 1 / scale) }
}

function scaled([a, b, c, d]: Quad, by: number): Quad {
  const times = ([x, y]: Point): Point => [Math.round(x * by * 100) / 100, Math.round(y * by * 100) / 100]
  return [times(a), times(b), times(c), times(d)]
}

/** The layout as people lay it out, and what is to be looked at. */
function sentences(answer: Answer, { layout: { columns, rows } }: PhotoWish): string {
  if ('error' in answer) return `${answer.file}: ${answer.error}`
  if (answer.alarm) return `${answer.file}: ${WORDS.noLayout(columns, rows)}`
  const lines = Array.from({ length: rows }, (_, row) =>
    answer.cells
      .slice(row * columns, (row + 1) * columns)
      .map(({ suit }) => suit ?? '.')
      .join(''),
  )
  return [`${answer.file}:`, ...lines, lookAt(answer)].join('\n')
}

function lookAt({ certain, astray, unsure }: Reading & { readonly certain?: boolean }): string {
  if (certain === false) return WORDS.guessedCorners
  return astray ? WORDS.wrongCorners : WORDS.unsure(unsure)
}

/** 0 when every file was read, 1 when one was no picture. */
async function readAll(wish: PhotoWish): Promise<number> {
  const networks = readNetworks(await readFile(new URL('../photo/suits.weights', import.meta.url)))
  let status = 0
  for (const file of wish.files) {
    const answer = await answerTo(file, wish, networks).catch((error: unknown): Answer => {
      status = 1
      return { file, error: reasonOf(error) }
    })
    for (const line of (wish.json ? JSON.stringify(answer) : sentences(answer, wish)).split('\n')) await printLine(line)
  }
  return status
}

await run(WORDS.photo, words => {
  const wish = readPhotoWish(words)
  return wish && readAll(wish)
})
