import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const { PART = 'engine', TESTS = '' } = process.env

/** A part's own tests, and those of its folder, which cover every part. */
const OWN = new RegExp(`^\\.\\./(${PART}/|${PART.replace(/\/?\w+$/, '')}/[^/]+$)`)

/**
 * Random play finds what single cases miss, but slowly, and general tests are slower still: most mutants die before.
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

// The first failing case kills a mutant, however long it takes.
if (files.some(({ path }) => textOf(path).includes("'fast-check'"))) {
  const { configureGlobal } = await import('fast-check')
  configureGlobal({ endOnFailure: true })
}
// Bundled into one file: loading each takes most of a mutant's time.
for (const { read } of files) {
  try {
    await read()
  } catch (reason) {
    // A load error counts as a failing test: otherwise it would not be reported.
    test('loads', () => expect.unreachable(String(reason)))
  }
}
