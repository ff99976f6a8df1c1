import { endWorld } from './bench-world.ts'

/** Measures with each of these scripts in one process, until one goes wrong: to begin takes longer than a small share of what they do. */
for (const file of (process.env['SCRIPTS'] ?? '').split(' ')) {
  process.stdout.write(`\f${file}\n`)
  await import(`./${file}`)
  if (process.exitCode) break
}
delete process.env['KEEP']
await endWorld()
