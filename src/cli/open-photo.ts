import { readFile } from 'node:fs/promises'
import sharp from 'sharp'
import { MAX_LENGTH, type Picture } from '../photo/picture.ts'
import { CLI_WORDS as WORDS } from '#text/cli.ts'
import type { Layout, Point, Quad } from '../photo/geometry.ts'
import { layoutNamed } from '../photo/read.ts'

export interface PhotoOptions {
  readonly json: boolean
  readonly layout: Layout
  readonly corners: Quad | null
  readonly files: readonly string[]
}

function readPoint(word: string | undefined): Point | null {
  const parts = word?.split(',') ?? []
  const [x = NaN, y = NaN] = parts.map(part =>
    /^[-+]?(\d+\.?\d*|\.\d+)(e[-+]?\d+)?$/i.test(part) ? Number(part) : NaN,
  )
  return parts.length === 2 && Number.isFinite(x) && Number.isFinite(y) ? [x, y] : null
}

function readCorners(words: readonly string[]): Quad | null {
  const [a, b, c, d, more] = words.slice(0, 5).map(readPoint)
  return a && b && c && d && !more ? [a, b, c, d] : null
}

export function readPhotoOptions(words: readonly string[]): PhotoOptions | null {
  let json = false
  let layout = layoutNamed('8x6')
  let corners: Quad | null = null
  const files: string[] = []
  for (let k = 0; k < words.length; k++) {
    const word = words[k] ?? ''
    if (word === '--json') json = true
    else if (word === '--layout') layout = layoutNamed(words[++k] ?? '')
    else if (word === '--corners') {
      corners = readCorners(words.slice(k + 1))
      if (!corners) return null
      k += 4
    } else if (word === '--') {
      files.push(...words.slice(k + 1))
      break
    } else if (word.startsWith('-')) return null
    else files.push(word)
  }
  return layout && files.length > 0 ? { json, layout, corners, files } : null
}

const KINDS = ['jpeg', 'png', 'webp']

/** Opens a photo upright and scaled down, and returns it with its scale. Rejects if the file isn't a picture. */
export async function openPhoto(file: string): Promise<{ readonly picture: Picture; readonly scale: number }> {
  const photo = sharp(await readFile(file), { failOn: 'truncated' })
  const { format, autoOrient } = await photo.metadata()
  if (!KINDS.includes(format)) throw new Error(WORDS.noPicture)
  const scale = Math.min(1, MAX_LENGTH / Math.max(autoOrient.width, autoOrient.height))
  const size = (pixels: number): number => Math.max(1, Math.round(pixels * scale))
  const { data, info } = await photo
    .autoOrient()
    .resize(size(autoOrient.width), size(autoOrient.height), { fit: 'fill' })
    .flatten({ background: '#fff' })
    .toColourspace('srgb')
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { picture: { width: info.width, height: info.height, data }, scale }
}
