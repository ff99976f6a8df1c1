import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))
const DOCUMENTS = ['README.md', 'src/README.md', '.github/CONTRIBUTING.md', '.github/CHANGELOG.md']

const read = (file: string): string => readFileSync(join(ROOT, file), 'utf8')
const all = (text: string, pattern: RegExp): readonly string[] =>
  [...text.matchAll(pattern)].map(([, found]) => found ?? '')
const isThere = (path: string): boolean => existsSync(join(ROOT, path.replace(/\*.*|<.*/, '')))

describe.each(DOCUMENTS)('%s', file => {
  const text = read(file)

  it('has no broken links', () => {
    const links = all(text, /\]\(([^)#:]+)\)/g).map(link => join(dirname(file), link))
    const paths = all(text, /`((?:src|tests)\/[^`\s]+)`/g)
    expect([...links, ...paths].filter(path => !isThere(path))).toEqual([])
  })

  it('names only existing scripts of package.json', () => {
    const { scripts } = JSON.parse(read('package.json')) as { readonly scripts: Readonly<Record<string, string>> }
    const named = all(text, /npm run (?:-s )?([\w:]+)/g)
    expect(named.filter(name => !(name in scripts))).toEqual([])
  })
})

describe('the map of the code', () => {
  it('names files to start with, and all of them exist', () => {
    const rows = all(read('src/README.md'), /^\| (`\w+` .*)\|$/gm)
    const files = rows.flatMap(row => {
      const [floor = '', ...names] = all(row, /`([^`]+)`/g)
      return names.filter(name => name.includes('.') || name.includes('/')).map(name => `src/${floor}/${name}`)
    })
    expect(files.length).toBeGreaterThan(15)
    expect(files.filter(path => !isThere(path))).toEqual([])
  })
})
