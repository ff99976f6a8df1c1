import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { once } from '../engine/once.ts'
import { SCRIPTS } from './scripts.ts'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))

interface Ran {
  readonly status: number | null
  readonly said: string
}

/** Starting a process for each script would take longer than most scripts. */
const EACH = `
for (const file of process.env.SCRIPTS.split(' ')) {
  process.stdout.write('\\f' + file + '\\n')
  await import('./' + file)
  if (process.exitCode) break
}`

const run = (...files: readonly string[]): Promise<Ran> =>
  new Promise(resolve => {
    const child = spawn(process.execPath, ['--import', 'tsx', '--input-type', 'module', '--eval', EACH], {
      cwd: ROOT,
      // Other tests check the hints of every game, so one game is enough here.
      env: { ...process.env, SIZE: '0.00001', GAME: 'Grafa', SCRIPTS: files.join(' ') },
    })
    let said = ''
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (part: Buffer) => (said += part.toString()))
    child.once('close', status => resolve({ status, said }))
  })

const ran = once(() => run(...Object.keys(SCRIPTS)))

describe('the benchmark scripts', () => {
  it.each(Object.entries(SCRIPTS))('run without an error: %s', async (file, says) => {
    const { status, said } = await ran()
    expect(said.split('\f').find(each => each.startsWith(`${file}\n`))).toMatch(says)
    expect(status).toBe(0)
  })
})
