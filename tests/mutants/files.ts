import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const { PART = 'engine', TESTS = '' } = process.env

/** A part's own tests, and those of the room that it lies in, which ask something of every part. */
const OWN = new RegExp(`^\\.\\./(${PART}/|${PART.replace(/\/?\w+$/, '')}/[^/]+$)`)

/** Random play finds what single cases miss, but slowly, and what asks every part is slower still: most mutants never get there. */
const slowness = (path: string): number => {
  if (!path.startsWith(`../${PART}/`)) return 2
  return Number(/crosscheck|properties|symmetr|roundtrip|explain|perft|hostile/.test(path))
}

const textOf = (path: string): string => readFileSync(fileURLToPath(new URL(path, import.meta.url)), 'utf8')

/** How a file mocks the games. */
const mockedIn = (text: string): string | undefined => /^vi\.mock\('[^']*', (.*)$/m.exec(text)?.[1]

const files = Object.entries(import.meta.glob(['../{engine,book}/**/*.test.ts']))
  .filter(([path]) => OWN.test(path) && new RegExp(TESTS).test(path))
  .map(([path, read]) => ({ path, read, text: textOf(path) }))
  .toSorted((a, b) => slowness(a.path) - slowness(b.path))

/**
 * Reads the tests of the part whose modules are mocked in this way, all into one file: loading each for itself is most of the time that a
 * mutant takes. What can't even be loaded is a test that fails: otherwise nothing would be told of it.
 */
export async function readTests(isMocked: (mocked: string | undefined) => boolean): Promise<void> {
  const mine = files.filter(({ text }) => isMocked(mockedIn(text)))
  // A mutant is killed by the first case that fails, however long it is.
  if (mine.some(({ text }) => text.includes("'fast-check'"))) {
    const { configureGlobal } = await import('fast-check')
    configureGlobal({ endOnFailure: true })
  }
  for (const load of [() => import('../loaded.ts'), ...mine.map(({ read }) => read)]) {
    try {
      await load()
    } catch (reason) {
      test('loads', () => expect.unreachable(String(reason)))
    }
  }
}
