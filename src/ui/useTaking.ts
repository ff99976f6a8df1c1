import { readonly, ref } from 'vue'
import { announce } from './useAnnouncer.ts'

/** What is said of it. */
interface TakingWords {
  readonly copied: string
  readonly notCopied: string
  readonly notShared: string
}

/** Ways out of the app: the clipboard, a file, and the share sheet where the device has one. */
export function useTaking(words: TakingWords) {
  const note = ref('')

  function say(text: string): void {
    note.value = text
    announce(text)
  }

  async function copy(text: string): Promise<void> {
    try {
      await navigator.clipboard.writeText(text)
      say(words.copied)
    } catch {
      say(words.notCopied)
    }
  }

  function save(text: string | Blob, name: string, type: string): void {
    const link = document.createElement('a')
    link.href = URL.createObjectURL(new Blob([text], { type }))
    link.download = name
    link.click()
    // A large file is still being read when the click is over.
    setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
  }

  /** Whoever closes the share sheet has changed their mind, and nothing has gone wrong. */
  async function share(data: ShareData): Promise<void> {
    try {
      await navigator.share(data)
    } catch (error) {
      if (!(error instanceof DOMException && error.name === 'AbortError')) say(words.notShared)
    }
  }

  return { note: readonly(note), say, copy, save, share }
}
