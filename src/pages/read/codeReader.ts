import { createJobs, inWorker } from '../../jobs.ts'
import type { DecodeJob } from './decode.ts'

/** What some browsers read codes with themselves. */
interface Detector {
  detect(image: ImageBitmap): Promise<readonly { readonly rawValue: string }[]>
}

declare global {
  interface Window {
    readonly BarcodeDetector?: {
      new (options: { readonly formats: readonly string[] }): Detector
      getSupportedFormats(): Promise<readonly string[]>
    }
  }
}

const QR = 'qr_code'

async function ownDetector(): Promise<Detector | null> {
  const Own = window.BarcodeDetector
  const formats = await Own?.getSupportedFormats().catch((): readonly string[] => [])
  return Own && formats?.includes(QR) ? new Own({ formats: [QR] }) : null
}

export interface CodeReader {
  /** The texts of the codes in a picture, which is used up. Null where nothing can be read with. */
  read(image: ImageBitmap, thorough: boolean): Promise<readonly string[] | null>
  end(): void
}

/** Reads codes with what the browser has, and else in a worker of the app’s. */
export function openCodeReader(): CodeReader {
  const own = ownDetector()
  const worker = createJobs<DecodeJob, never, readonly string[]>(
    inWorker(() => new Worker(new URL('./decode-worker.ts', import.meta.url), { type: 'module' })),
  )

  return {
    async read(image, thorough) {
      const detector = await own
      const found = await detector?.detect(image).catch(() => null)
      if (found && (found.length > 0 || !thorough)) {
        image.close()
        return found.map(({ rawValue }) => rawValue)
      }
      const read = await worker.run({ image, thorough })
      return read.ok ? read.value : null
    },
    end: worker.end,
  }
}
