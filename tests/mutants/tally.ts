import { vi } from 'vitest'
import { readTests } from './files.ts'

const TALLY = "() => import('../tally.ts'))"

vi.mock('../../src/engine/games.ts', () => import('../book/tally.ts'))

await readTests(mocked => mocked === TALLY)
