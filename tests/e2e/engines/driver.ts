import { inPath, isProgram } from '../browser.ts'

/** A window of a browser, as far as one scenario for all engines needs it. */
export interface Driver {
  open(address: string): Promise<void>
  reload(): Promise<void>
  back(): Promise<void>
  /** Calls a function in the page with what can be written as JSON, and waits for what it returns. */
  call<Given extends readonly unknown[], Answer>(
    what: (...given: Given) => Answer | Promise<Answer>,
    ...given: Given
  ): Promise<Answer>
  /** A finger or a mouse, in CSS pixels of the window. */
  tapAt(x: number, y: number): Promise<void>
  /** Ends the browser at once and starts it again on what it had kept; where it keeps nothing beyond its end, a reload. */
  kill(): Promise<void>
  close(): Promise<void>
}

export const WINDOW = { width: 412, height: 915 } as const

/** The first of these programs that is there: a path, or a name that is looked for where the shell would. */
export const findProgram = (...names: readonly string[]): string | undefined =>
  names.flatMap(name => (name.includes('/') ? [name] : inPath([name]))).find(isProgram)

/** Asks until there is an answer. */
export async function eventually<Answer>(
  what: string,
  ask: () => Promise<Answer | null>,
  patience = 45_000,
): Promise<Answer> {
  const end = Date.now() + patience
  for (;;) {
    const answer = await ask()
    if (answer !== null) return answer
    if (Date.now() > end) throw new Error(`Waited in vain: ${what}`)
    await new Promise(resolve => setTimeout(resolve, 50))
  }
}
