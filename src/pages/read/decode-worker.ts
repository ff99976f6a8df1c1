import { decodeQR, decodeQRBatch } from 'qr/decode.js'
import { serveJobs } from '../../jobs.ts'

/** A picture to search for codes. `thorough`: finds all of them, without a time limit. */
export interface DecodeJob {
  readonly image: ImageBitmap
  readonly thorough: boolean
}

/** In pixels, of the longer side. More pixels don't help to read a code. */
const MAX_LENGTH = 2000

function pixelsOf(image: ImageBitmap): ImageData | null {
  const scale = Math.min(1, MAX_LENGTH / Math.max(image.width, image.height))
  const [width, height] = [Math.round(image.width * scale), Math.round(image.height * scale)]
  const context = new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true })
  context?.drawImage(image, 0, 0, width, height)
  image.close()
  return context?.getImageData(0, 0, width, height) ?? null
}

async function decode({ image, thorough }: DecodeJob): Promise<readonly string[]> {
  const pixels = pixelsOf(image)
  if (!pixels) return []
  if (!thorough) return [decodeQR(pixels)]
  const [found = []] = await decodeQRBatch([pixels], { effort: Infinity, timeLimit: Infinity })
  return found.filter(each => typeof each === 'string')
}

/** The decoder throws if a picture has no code. */
serveJobs<DecodeJob, never, readonly string[]>(job => decode(job).catch((): readonly string[] => []))
