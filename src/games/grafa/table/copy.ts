import { GRAFA_TABLE as WORDS } from '../../../text/en/grafa/table.ts'

/** Puts a text on the clipboard; the answer says whether that went well. */
export async function copied(text: string): Promise<string> {
  try {
    await navigator.clipboard.writeText(text)
    return WORDS.copied
  } catch {
    return WORDS.notCopied
  }
}
