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

/** Null where there is none, or none that works. */
async function ownDetector(): Promise<Detector | null> {
  try {
    const formats = await window.BarcodeDetector?.getSupportedFormats()
    return window.BarcodeDetector && formats?.includes(QR) ? new window.BarcodeDetector({ formats: [QR] }) : null
  } catch {
    return null
  }
}

async function detected(own: Promise<Detector | null>, image: ImageBitmap): Promise<readonly string[] | null> {
  try {
    const found = await (await own)?.detect(image)
    return found?.map(({ rawValue }) => rawValue) ?? null
  } catch {
    return null
  }
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
      const found = await detected(own, image)
      if (found && (found.length > 0 || !thorough)) {
        image.close()
        return found
      }
      const read = await worker.run({ image, thorough })
      return read.ok ? read.value : null
    },
    end: worker.end,
  }
}
