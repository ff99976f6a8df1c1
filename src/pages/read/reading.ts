import { createJobs, inWorker } from '../../jobs.ts'
import type { DecodeJob } from './decode-worker.ts'
import { ref, shallowRef } from 'vue'
import { useRouter } from 'vue-router'
import { isBackup } from '../../book/transfer/backup.ts'
import { readPart, addPart, type Collected, type Part } from '../../book/transfer/link.ts'
import { findLink } from '../../book/transfer/sent.ts'
import { receiveText } from '../arrival.ts'

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
  /** Returns the texts of the codes in a picture, and closes the picture. Null if no decoder works. */
  read(image: ImageBitmap, thorough: boolean): Promise<readonly string[] | null>
  end(): void
}

/** Reads codes with the browser’s detector, or else in a worker. */
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

/** Why the last code can't be used: it belongs to another set, it doesn't fit the other parts, or it isn't the app's. */
export type ReadingProblem = 'foreign' | 'damaged' | 'unknown'

const isRecord = (text: string): boolean => isBackup(text) || /^\s*game \w+\s*$/m.test(text)

/** Joins the parts of a code and opens the content. */
export function useReading() {
  const router = useRouter()
  const collected = shallowRef<Collected | null>(null)
  const misread = ref<ReadingProblem | null>(null)

  function handlePart(part: Part): void {
    const taken = addPart(collected.value, part)
    if (taken.type === 'whole') return handleTexts([taken.text])
    misread.value = taken.type === 'foreign' || taken.type === 'damaged' ? taken.type : null
    collected.value = taken.type === 'damaged' ? null : taken.collected
  }

  function handleText(text: string): void {
    const part = readPart(text.trim())
    const link = findLink(text)
    misread.value = null
    if (part) handlePart(part)
    else if (link !== null) void router.replace(link)
    else if (isRecord(text)) {
      receiveText(text)
      void router.replace('/book')
    } else misread.value = 'unknown'
  }

  const handleTexts = (texts: readonly string[]): void => texts.forEach(handleText)

  function startOver(): void {
    collected.value = null
    misread.value = null
  }

  return { collected, misread, handleTexts, startOver }
}
