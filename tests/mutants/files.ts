import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const { PART = 'engine' } = process.env

/** A part's own tests, and those of the room that it lies in, which ask something of every part. */
const OWN = new RegExp(`^\\.\\./(${PART}/|${PART.replace(/\/?\w+$/, '')}/[^/]+$)`)

/** Random play finds what single cases miss, but slowly, and what asks every part is slower still: most mutants never get there. */
const slowness = (path: string): number => {
  if (!path.startsWith(`../${PART}/`)) return 2
  return Number(/crosscheck|properties|symmetr|roundtrip|explain|perft|hostile/.test(path))
}

/** How a file mocks the games. */
const mockedIn = (path: string): string | undefined =>
  /^vi\.mock\('[^']*', (.*)$/m.exec(readFileSync(fileURLToPath(new URL(path, import.meta.url)), 'utf8'))?.[1]

const files = Object.entries(import.meta.glob(['../{engine,book}/**/*.test.ts']))
  .filter(([path]) => OWN.test(path))
  .map(([path, read]) => ({ path, read, mocked: mockedIn(path) }))
  .toSorted((a, b) => slowness(a.path) - slowness(b.path))

/**
 * Reads the tests of the part whose modules are mocked in this way, all into one file: loading each for itself is most of the time that a
 * mutant takes. What can't even be loaded is a test that fails: otherwise nothing would be told of it.
 */
export async function readTests(isMocked: (mocked: string | undefined) => boolean): Promise<void> {
  const mine = files.filter(({ mocked }) => isMocked(mocked)).map(({ read }) => read)
  for (const load of [() => import('../loaded.ts'), ...mine]) {
    try {
      await load()
    } catch (reason) {
      test('loads', () => expect.unreachable(String(reason)))
    }
  }
}
