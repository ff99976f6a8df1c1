import { onBeforeUnmount, shallowRef } from 'vue'
import { createJobs, inWorker, type Jobs } from '../../../jobs.ts'
import { distance, insetCorners, isConvex, type Point, type Quad } from '../../../photo/geometry.ts'
import type { Reading } from '../../../photo/read.ts'
import type { PhotoAnswer, PhotoRequest, PhotoProgress } from '../../../photo/worker.ts'

/** Why there is no photo, or why it couldn't be read. */
export type PhotoTrouble = 'unreadable' | 'too-large' | 'no-layout' | 'astray' | 'failed'

/** An opened photo and its corners. */
export interface PlacedPhoto {
  readonly photo: ImageBitmap
  readonly dark: boolean
  readonly corners: Quad
  /** The outlines of the cards in reading order, if they were found without the player. */
  readonly cards?: readonly Quad[]
  /** Where the corners come from. */
  readonly from: 'searching' | 'guess' | 'player'
}

export type PhotoState =
  | { readonly stage: 'none'; readonly trouble: PhotoTrouble | null }
  | { readonly stage: 'opening' }
  | ({ readonly stage: 'placing'; readonly trouble: PhotoTrouble | null } & PlacedPhoto)
  | ({ readonly stage: 'reading'; readonly part: number } & PlacedPhoto)
  | ({ readonly stage: 'read'; readonly reading: Reading } & PlacedPhoto)

const MAX_BYTES = 30_000_000
/** The maximum ratio of opposite sides; above it, the photo was taken from too far to one side. */
const SLANTED = 2.2

export const isSlanted = ([a, b, c, d]: Quad): boolean =>
  [distance(a, b) / distance(d, c), distance(a, d) / distance(b, c)].some(
    ratio => ratio > SLANTED || ratio < 1 / SLANTED,
  )

/** An answer that is out of date leaves the state unchanged. */
function answered(now: PhotoState, answer: Exclude<PhotoProgress | PhotoAnswer, { type: 'unreadable' }>): PhotoState {
  switch (answer.type) {
    case 'opened': {
      const { photo, dark } = answer
      return {
        stage: 'placing',
        trouble: null,
        photo,
        dark,
        corners: insetCorners(photo),
        from: 'searching',
      }
    }
    case 'found':
      return now.stage === 'placing' ? { ...now, ...answer, stage: 'read' } : now
    case 'progress':
      return now.stage === 'reading' ? { ...now, part: answer.part } : now
    case 'read':
      if (now.stage !== 'reading') return now
      return taken(now, answer.reading)
    case 'guessed':
      return now.stage === 'placing' ? { ...now, corners: answer.corners ?? now.corners, from: 'guess' } : now
  }
}

function taken(now: PhotoState & { stage: 'reading' }, reading: Reading): PhotoState {
  if (reading.alarm) return { ...now, stage: 'placing', trouble: 'no-layout' }
  return reading.astray ? { ...now, stage: 'placing', trouble: 'astray' } : { ...now, stage: 'read', reading }
}

function dragged(now: PhotoState & { stage: 'placing' }, corner: number, [x, y]: Point): PhotoState {
  const { width, height } = now.photo
  const to: Point = [Math.min(Math.max(x, 0), width), Math.min(Math.max(y, 0), height)]
  const [a, b, c, d] = now.corners.with(corner, to)
  return a && b && c && d ? { ...now, trouble: null, from: 'player', corners: [a, b, c, d] } : now
}

const open = (): Worker => new Worker(new URL('../../../photo/worker.ts', import.meta.url), { type: 'module' })

type Heard = PhotoProgress | PhotoAnswer

/** Each photo has a new worker, so that an abandoned photo doesn't delay the next. `onAnswer` gets null on failure. */
function useReader(wanted: () => Pick<PhotoRequest, 'layout' | 'held'>, onAnswer: (answer: Heard | null) => void) {
  let worker: Jobs<PhotoRequest, PhotoProgress, PhotoAnswer> | null = null

  function end(): void {
    const ended = worker
    worker = null
    ended?.end()
  }

  async function work(file: Blob, corners: Quad | null): Promise<void> {
    end()
    const mine = (worker = createJobs(inWorker(open)))
    const done = await mine.run({ file, corners, ...wanted() }, { progress: onAnswer })
    if (mine === worker) onAnswer(done.ok ? done.value : null)
  }

  onBeforeUnmount(end)
  return { work, end }
}

/** Reads a photo, from the file to the cards. Nothing is stored. */
export function usePhoto(wanted: () => Pick<PhotoRequest, 'layout' | 'held'>) {
  const state = shallowRef<PhotoState>({ stage: 'none', trouble: null })
  const { work, end } = useReader(wanted, handle)
  let photo: Blob | null = null

  function fail(trouble: PhotoTrouble): void {
    end()
    state.value = { stage: 'none', trouble }
  }

  function handle(answer: Heard | null): void {
    if (!answer) fail('failed')
    else if (answer.type === 'unreadable') fail('unreadable')
    else state.value = answered(state.value, answer)
  }

  function start(file: Blob): void {
    end()
    if (file.size > MAX_BYTES) return fail('too-large')
    state.value = { stage: 'opening' }
    photo = file
    void work(file, null)
  }

  function drag(corner: number, point: Point): void {
    const now = state.value
    if (now.stage !== 'placing') return
    end()
    state.value = dragged(now, corner, point)
  }

  function read(): void {
    const now = state.value
    if (now.stage !== 'placing' || !isConvex(now.corners) || !photo) return
    state.value = { ...now, stage: 'reading', part: 0 }
    void work(photo, now.corners)
  }

  function clear(): void {
    end()
    photo = null
    state.value = { stage: 'none', trouble: null }
  }

  return { state, start, drag, read, clear }
}
