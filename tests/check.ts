import { spawn } from 'node:child_process'

/**
 * Runs all checks that need no execution of the app, and other requested scripts, in parallel. Each takes one core. A script that fails
 * prints the reasons itself.
 */
const CHECKS = ['format', 'lint', 'types', 'types:engine', ...process.argv.slice(2)]

const passes = (name: string): Promise<boolean> =>
  new Promise(resolve => {
    spawn(`npm run --silent ${name}`, { shell: true, stdio: 'inherit' }).once('exit', code => resolve(code === 0))
  })

const passed = await Promise.all(CHECKS.map(passes))
process.exitCode = passed.every(Boolean) ? 0 : 1
