import { readFile } from 'node:fs/promises'
import sharp from 'sharp'
import { LONGEST, type Picture } from '../photo/picture.ts'
import { CLI_WORDS as WORDS } from '../text/en/cli.ts'

const KINDS = ['jpeg', 'png', 'webp']

/** An upright photo, made smaller, and by how much. Fails where the file is no picture. */
export async function openPhoto(file: string): Promise<{ readonly picture: Picture; readonly scale: number }> {
  const photo = sharp(await readFile(file), { failOn: 'truncated' })
  const { format, autoOrient } = await photo.metadata()
  if (!KINDS.includes(format)) throw new Error(WORDS.noPicture)
  const scale = Math.min(1, LONGEST / Math.max(autoOrient.width, autoOrient.height))
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
