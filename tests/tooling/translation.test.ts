import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { LANGUAGES } from '../../.vite/words.ts'
import { isLonger, findMissing } from './house/translation.ts'
import { REQUIRED_WORDS } from './house/whole.ts'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))
const EXPORTED = /^export (?:const|function|class|type|interface) (\w+)/gm

const filesIn = (folder: string): readonly string[] =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter(file => file.endsWith('.ts') && !file.endsWith('whole.ts'))
    .map(file => file.replaceAll('\\', '/'))

const importedIn = (text: string): readonly string[] =>
  [...text.matchAll(/import (?:type )?\{([^}]*)\}/g)].flatMap(([, names = '']) =>
    names.split(',').map(name => name.replace(/\btype\b|\bas\b.*/g, '').trim()),
  )

/** The build imports these names. */
const BUILT = ['manifest.ts: MANIFEST']

const testImports = new Set(
  filesIn('tests').flatMap(file => importedIn(readFileSync(join(ROOT, 'tests', file), 'utf8'))),
)

describe.each(LANGUAGES)('%s', language => {
  const folder = `src/text/${language}`
  const texts = filesIn(folder).map(file => ({ file, text: readFileSync(join(ROOT, folder, file), 'utf8') }))

  it('exports only names that are used', () => {
    const imported = new Set(texts.flatMap(({ text }) => importedIn(text)))
    const unused = texts.flatMap(({ file, text }) =>
      [...text.matchAll(EXPORTED)]
        .map(([, name = '']) => name)
        .filter(name => !(REQUIRED_WORDS.get(file.replace('.ts', '')) ?? []).includes(name))
        .filter(name => !imported.has(name) && !testImports.has(name))
        .map(name => `${file}: ${name}`),
    )
    expect(unused.filter(each => !BUILT.includes(each))).toEqual([])
  })

  it('has every word', async () => {
    expect(await findMissing(language)).toEqual([])
  })
})

it('a label is too long for its button if it is much longer than the English label', () => {
  expect(isLonger('Table settings', 'Impostazioni del tavolo')).toBe(true)
  expect(isLonger('Undo', 'Rückgängig')).toBe(false)
  expect(isLonger('The layout is empty.', 'La griglia non ha più nessuna carta in nessuna casella.')).toBe(false)
})
