import { endWorld } from './bench-world.ts'

/** Starting a process for each script would take longer than a small run. */
for (const file of (process.env['SCRIPTS'] ?? '').split(' ')) {
  process.stdout.write(`\f${file}\n`)
  await import(`./${file}`)
  if (process.exitCode) break
}
delete process.env['KEEP']
await endWorld()
