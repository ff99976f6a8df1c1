import { writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { ASKED, wholeOf } from './house/whole.ts'

/** `npm run words -- it`: writes the module with which the types of a language are checked. */
for (const language of process.argv.slice(2))
  writeFileSync(fileURLToPath(new URL(`../../src/text/${language}/whole.ts`, import.meta.url)), wholeOf(ASKED))
