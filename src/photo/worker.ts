import { serveJobs } from '../jobs.ts'
import { areaOf, type Layout, type Quad } from './geometry.ts'
import { readNetworks } from './network.ts'
import { meanBrightness, MAX_LENGTH, type Picture } from './picture.ts'
import { readWithoutCorners } from './propose.ts'
import { readTable, type Reading } from './read.ts'
import weights from './suits.weights?url'

/** A request: to find corners in a photo, or to read between given corners, in pixels of the photo that the worker sends back. */
export interface PhotoRequest {
  readonly file: Blob
  readonly layout: Layout
  readonly corners: Quad | null
  /** The expected layout during a game; see `readTable`. */
  readonly held: string | null
}

/** Progress: the photo, upright and scaled down; or the share of the reading that is done. */
export type PhotoProgress =
  | { readonly type: 'opened'; readonly photo: ImageBitmap; readonly dark: boolean }
  | { readonly type: 'progress'; readonly part: number }

/** The answer: certain corners with their reading; a guess at the corners; or the reading between given ones. */
export type PhotoAnswer =
  | { readonly type: 'unreadable' }
  | { readonly type: 'guessed'; readonly corners: Quad | null }
  | { readonly type: 'found'; readonly corners: Quad; readonly cards: readonly Quad[]; readonly reading: Reading }
  | { readonly type: 'read'; readonly reading: Reading }

/** Below this mean brightness, of 255, a photo is too dark to tell red from black. */
const DARK = 45
const MIN_SHARE_OF_PHOTO = 0.08

async function openPhoto(file: Blob): Promise<{ readonly photo: ImageBitmap; readonly picture: Picture } | null> {
  try {
    const whole = await createImageBitmap(file, { imageOrientation: 'from-image' })
    const scale = Math.min(1, MAX_LENGTH / Math.max(whole.width, whole.height))
    const [width, height] = [whole.width, whole.height].map(side => Math.max(1, Math.round(side * scale)))
    if (width === undefined || height === undefined) return null
    const canvas = new OffscreenCanvas(width, height)
    const context = canvas.getContext('2d', { willReadFrequently: true })
    if (!context) return null
    context.imageSmoothingQuality = 'high'
    context.drawImage(whole, 0, 0, width, height)
    whole.close()
    const { data } = context.getImageData(0, 0, width, height)
    return { photo: canvas.transferToImageBitmap(), picture: { width, height, data } }
  } catch {
    return null
  }
}

const loadWeights = async (): Promise<Uint8Array> => new Uint8Array(await (await fetch(weights)).arrayBuffer())

serveJobs<PhotoRequest, PhotoProgress, PhotoAnswer>(async ({ file, layout, corners, held }, { progress }) => {
  const opened = await openPhoto(file)
  if (!opened) return { type: 'unreadable' }
  const { photo, picture } = opened
  if (!corners) progress({ type: 'opened', photo, dark: meanBrightness(picture) < DARK }, [photo])
  const networks = readNetworks(await loadWeights())
  if (corners) {
    const report = (part: number): void => progress({ type: 'progress', part })
    return { type: 'read', reading: readTable(picture, layout, corners, networks, report, held) }
  }
  if (held !== null) return { type: 'guessed', corners: null }
  const { corners: found, certain, cards = [], ...reading } = readWithoutCorners(picture, layout, networks)
  const large =
    found && !reading.alarm && areaOf(found) > MIN_SHARE_OF_PHOTO * picture.width * picture.height ? found : null
  return large && certain ? { type: 'found', corners: large, cards, reading } : { type: 'guessed', corners: large }
})
