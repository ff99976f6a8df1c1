import { spawn } from 'node:child_process'

/**
 * All checks that run no code, in parallel, and what else is requested: each takes one core. Failures have printed
 * their reasons.
 */
const CHECKS = ['format', 'lint', 'types', 'types:engine', ...process.argv.slice(2)]

const passes = (name: string): Promise<boolean> =>
  new Promise(resolve => {
    spawn(`npm run --silent ${name}`, { shell: true, stdio: 'inherit' }).once('exit', code => resolve(code === 0))
  })

const passed = await Promise.all(CHECKS.map(passes))
process.exitCode = passed.every(Boolean) ? 0 : 1
