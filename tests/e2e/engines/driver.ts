import { inPath, isProgram } from '../browser.ts'

/** A browser window, with the operations that the scenarios for all engines need. */
export interface Driver {
  open(address: string): Promise<void>
  reload(): Promise<void>
  back(): Promise<void>
  /** Calls a function in the page with JSON arguments, and awaits its result. */
  call<Given extends readonly unknown[], Answer>(
    what: (...given: Given) => Answer | Promise<Answer>,
    ...given: Given
  ): Promise<Answer>
  /** Taps or clicks at a point, in CSS pixels of the window. */
  tapAt(x: number, y: number): Promise<void>
  /** Kills the browser and restarts it with its data. If the browser keeps no data, reloads the page. */
  kill(): Promise<void>
  close(): Promise<void>
}

export const WINDOW = { width: 412, height: 915 } as const

/** The first of these programs that exists. Each is a path, or a name on the PATH. */
export const findProgram = (...names: readonly string[]): string | undefined =>
  names.flatMap(name => (name.includes('/') ? [name] : inPath([name]))).find(isProgram)

/** Repeats `ask` until its answer isn't null. Fails after `patience` milliseconds. */
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
