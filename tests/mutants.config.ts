import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

const { PART = 'engine' } = process.env

/** Random play finds what single cases miss, but slowly: it comes last, so that most mutants never get there. */
const isSlow = ({ moduleId }: TestSpecification): number =>
  Number(/crosscheck|properties|symmetr|roundtrip/.test(moduleId))

class QuickFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return files.toSorted((a, b) => isSlow(a) - isSlow(b))
  }
}

/** The tests of one part alone, as mutation testing runs them. */
export default defineConfig({
  test: {
    include: [`tests/${PART}/**/*.test.ts`],
    environment: 'node',
    setupFiles: ['tests/loaded.ts'],
    testTimeout: 120_000,
    sequence: { sequencer: QuickFirst },
  },
})
