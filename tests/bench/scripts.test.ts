import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { SCRIPTS } from './scripts.ts'

const read = (path: string): string => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8')

it('the benchmark scripts are all in package.json, and their files exist', () => {
  const { scripts } = JSON.parse(read('package.json')) as { scripts: Readonly<Record<string, string>> }
  const files = Object.values(scripts).flatMap(script => script.match(/[\w./-]+\.ts\b/g) ?? [])
  for (const file of files.filter(each => each.includes('/'))) expect(read(file)).not.toBe('')
  expect(files.filter(file => /^tests\/(bench|rulebook)\//.test(file)).sort()).toEqual(Object.keys(SCRIPTS).sort())
  const inBrowser = read('tests/e2e/bench.spec.ts')
  const others = files.filter(file => file.startsWith('tests/e2e/bench')).map(file => file.replace('tests/e2e/', ''))
  expect(others.filter(file => !inBrowser.includes(`'${file}'`))).toEqual([])
})
