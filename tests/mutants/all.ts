import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const { PART = 'engine', TESTS = '' } = process.env

/** The tests of the chosen part, and those directly in its parent folder, which cover all its parts. */
const OWN = new RegExp(`^\\.\\./(${PART}/|${PART.replace(/\/?\w+$/, '')}/[^/]+$)`)

/**
 * Tests of single cases run first, then random play, then general tests. The later ones are slower, and most mutants
 * are killed before they run.
 */
const slowness = (path: string): number => {
  if (!path.startsWith(`../${PART}/`)) return 2
  return Number(/crosscheck|properties|symmetr|roundtrip|explain|perft|hostile/.test(path))
}

const textOf = (path: string): string => readFileSync(fileURLToPath(new URL(path, import.meta.url)), 'utf8')

const files = Object.entries(import.meta.glob(['../{engine,book}/**/*.test.ts']))
  .filter(([path]) => OWN.test(path) && new RegExp(TESTS).test(path))
  .map(([path, read]) => ({ path, read }))
  .toSorted((a, b) => slowness(a.path) - slowness(b.path))

// One failing case is enough to kill a mutant, so don't shrink it.
if (files.some(({ path }) => textOf(path).includes("'fast-check'"))) {
  const { configureGlobal } = await import('fast-check')
  configureGlobal({ endOnFailure: true })
}
// All tests are bundled into one file, because loading files takes most of the time of a mutant.
for (const { read } of files) {
  try {
    await read()
  } catch (reason) {
    // Reports an error while loading as a failed test. Otherwise it would go unnoticed.
    test('loads', () => expect.unreachable(String(reason)))
  }
}
