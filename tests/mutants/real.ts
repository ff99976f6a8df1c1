import { readTests } from './files.ts'

await readTests(mocked => mocked === undefined)
