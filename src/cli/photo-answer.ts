import type { Point, Quad } from '../photo/geometry.ts'
import type { Networks } from '../photo/network.ts'
import { readWithoutCorners } from '../photo/propose.ts'
import { readTable, type Reading } from '../photo/read.ts'
import { openPhoto, type PhotoOptions } from './open-photo.ts'
import { CLI_WORDS as WORDS } from '#text/cli.ts'

export type Answer = { readonly file: string } & (
  | { readonly error: string }
  | (Reading & { readonly corners?: Quad | null; readonly certain?: boolean })
)

/** Rejects if the file isn't a picture. */
export async function readPhoto(file: string, { layout, corners }: PhotoOptions, networks: Networks): Promise<Answer> {
  const { picture, scale } = await openPhoto(file)
  if (corners) return { file, ...readTable(picture, layout, scaled(corners, scale), networks) }
  const { corners: proposed, certain, cards: _, ...reading } = readWithoutCorners(picture, layout, networks)
  return { file, ...reading, corners: proposed && scaled(proposed, 1 / scale), certain }
}

function scaled([a, b, c, d]: Quad, by: number): Quad {
  const times = ([x, y]: Point): Point => [Math.round(x * by * 100) / 100, Math.round(y * by * 100) / 100]
  return [times(a), times(b), times(c), times(d)]
}

/** Returns the layout as rows of text, followed by a line about doubtful cells or corners. */
export function photoText(answer: Answer, { layout: { columns, rows } }: Pick<PhotoOptions, 'layout'>): string {
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
