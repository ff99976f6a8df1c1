import { networkInterfaces } from 'node:os'
import { fileURLToPath } from 'node:url'
import { greeting } from './addresses.ts'
import { isTaken, listenFrom } from './listen.ts'
import { createStaticServer } from './static.ts'
import { CLI_WORDS as WORDS } from '../text/en/cli.ts'

const asked = process.env['PORT']
const first = Number(asked ?? 4173)
/** Where somebody asks for a port, no other will do. */
const tries = asked === undefined ? 10 : 1

try {
  const server = createStaticServer(fileURLToPath(new URL('../../dist', import.meta.url)))
  const port = await listenFrom(server, first, tries)
  for (const line of greeting(port, networkInterfaces())) console.log(line)
} catch (error) {
  const why = error instanceof Error ? error.message : error
  console.error(isTaken(error) ? WORDS.taken(first, first + tries - 1) : why)
  process.exitCode = 1
}
