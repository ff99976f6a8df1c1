import { spawnSync, type SpawnSyncOptions } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'vite'
import { afterAll } from 'vitest'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))

interface Ran {
  readonly status: number | null
  readonly lines: readonly string[]
  readonly errors: string
}

interface Run {
  (input: string, ...words: readonly string[]): Ran
  /** Runs the command with other streams, given as file descriptors. */
  on(streams: { readonly input?: number; readonly output?: number }, ...words: readonly string[]): Ran
}

function runner(...program: readonly string[]): Run {
  const run = (options: SpawnSyncOptions, words: readonly string[]): Ran => {
    const how = { ...options, cwd: ROOT, encoding: 'utf8', maxBuffer: 1e8 } as const
    const { status, stdout, stderr } = spawnSync(process.execPath, [...program, ...words], how)
    return { status, lines: (stdout ?? '').split('\n').filter(line => line !== ''), errors: stderr }
  }
  return Object.assign((input: string, ...words: readonly string[]) => run({ input }, words), {
    on: ({ input, output }: Parameters<Run['on']>[0], ...words: readonly string[]) =>
      run({ stdio: [input ?? 'ignore', output ?? 'pipe', 'pipe'] }, words),
  })
}

/** Runs a command in the same way as `npm run -s`. Each run compiles the sources, which takes most of its time. */
export const sourceCommand = (name: string): Run => runner('--import', 'tsx', `src/cli/${name}.ts`)

/** Compiles a command once per test file, and runs the result. */
export async function compiledCommand(name: string): Promise<Run> {
  const outDir = mkdtempSync(join(tmpdir(), `${name}-`))
  await build({
    root: ROOT,
    configFile: false,
    logLevel: 'error',
    build: {
      ssr: `src/cli/${name}.ts`,
      outDir,
      emptyOutDir: true,
      // The list of games loads these modules only for pages.
      rolldownOptions: { external: /\.vue$|\/(table|lessons)\// },
    },
  })
  afterAll(() => rmSync(outDir, { recursive: true }))
  return runner(join(outDir, `${name}.js`))
}
