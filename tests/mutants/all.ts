import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const { PART = 'engine', TESTS = '' } = process.env

/** A part's own tests, and those of the room that it is in, which ask something of every part. */
const OWN = new RegExp(`^\\.\\./(${PART}/|${PART.replace(/\/?\w+$/, '')}/[^/]+$)`)

/** Random play finds what single cases miss, but slowly, and what asks every part is slower still: most mutants never get there. */
const slowness = (path: string): number => {
  if (!path.startsWith(`../${PART}/`)) return 2
  return Number(/crosscheck|properties|symmetr|roundtrip|explain|perft|hostile/.test(path))
}

const textOf = (path: string): string => readFileSync(fileURLToPath(new URL(path, import.meta.url)), 'utf8')

const files = Object.entries(import.meta.glob(['../{engine,book}/**/*.test.ts']))
  .filter(([path]) => OWN.test(path) && new RegExp(TESTS).test(path))
  .map(([path, read]) => ({ path, read }))
  .toSorted((a, b) => slowness(a.path) - slowness(b.path))

// A mutant is killed by the first case that fails, however long it is.
if (files.some(({ path }) => textOf(path).includes("'fast-check'"))) {
  const { configureGlobal } = await import('fast-check')
  configureGlobal({ endOnFailure: true })
}
// All are read into one file: loading each for itself is most of the time that a mutant takes.
for (const { read } of files) {
  try {
    await read()
  } catch (reason) {
    // What can't even be loaded is a test that fails: otherwise nothing would be told of it.
    test('loads', () => expect.unreachable(String(reason)))
  }
}
