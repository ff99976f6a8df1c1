import { ref, shallowRef } from 'vue'
import { useRouter } from 'vue-router'
import { isBackup } from '../../book/transfer/backup.ts'
import { readPart, take, type Collected, type Part } from '../../book/transfer/link.ts'
import { arrive, linkIn } from '../arrival.ts'

/** What was wrong with what was read last: part of another whole; parts that don’t fit together; or nothing of the app’s. */
export type Misread = 'foreign' | 'damaged' | 'unknown'

const isRecord = (text: string): boolean => isBackup(text) || /^\s*game \w+\s*$/m.test(text)

/** Puts together what is read, and goes where it leads. */
export function useReading() {
  const router = useRouter()
  const collected = shallowRef<Collected | null>(null)
  const misread = ref<Misread | null>(null)

  function addPart(part: Part): void {
    const taken = take(collected.value, part)
    if (taken.type === 'whole') return hear([taken.text])
    misread.value = taken.type === 'foreign' || taken.type === 'damaged' ? taken.type : null
    collected.value = taken.type === 'damaged' ? null : taken.collected
  }

  function hearOne(text: string): void {
    const part = readPart(text.trim())
    const link = linkIn(text)
    misread.value = null
    if (part) addPart(part)
    else if (link !== null) void router.replace(link)
    else if (isRecord(text)) {
      arrive(text)
      void router.replace('/book')
    } else misread.value = 'unknown'
  }

  /** Texts of codes, or a text that somebody pasted. */
  const hear = (texts: readonly string[]): void => texts.forEach(hearOne)

  function startOver(): void {
    collected.value = null
    misread.value = null
  }

  return { collected, misread, hear, startOver }
}
