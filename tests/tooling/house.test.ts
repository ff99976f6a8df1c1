import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { house, summaryOf } from './house.ts'
import { readFolder } from './house/files.ts'
import { measureHouse, type ProjectFigures } from './house/measure.ts'
import { sentencesElsewhere, wordsReadBack } from './house/words.ts'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))

const measure = (
  src: Readonly<Record<string, string>>,
  tests: Readonly<Record<string, string>> = {},
): ProjectFigures => {
  const texts = (files: Readonly<Record<string, string>>) =>
    Object.entries(files).map(([path, text]) => ({ path, text }))
  return measureHouse(texts(src), texts(tests))
}

describe('the figures of the project', () => {
  it('count lines and files, including components and styles', () => {
    const { lines, files, modules } = measure({
      'src/a.ts': 'const a = 1\nconst b = 2\n',
      'src/A.vue': '<template>\n  <p />\n</template>\n',
      'src/a.css': 'p {\n}',
    })
    expect([lines, files.length, modules]).toEqual([7, 3, 2])
  })

  it('list exports that nothing imports, and separately those that only tests import', () => {
    const found = measure(
      {
        'src/a.ts': `export const one = 1, { two } = { two: 2 }\nexport interface Three {}\nexport type { Four } from './b.ts'\nexport const late = 5`,
        'src/b.ts': `export type Four = 4\nexport function five() {}\nexport const all = 6`,
        'src/c.ts': `import { one as first } from './a.ts'\nconst { late } = await import('./a.ts')\nimport('./b.ts').then(({ five }) => five(first, late))`,
      },
      { 'tests/a.test.ts': `import { two } from '../src/a.ts'` },
    )
    expect(found.unused).toEqual(['src/a.ts: two', 'src/a.ts: Three', 'src/a.ts: Four', 'src/b.ts: all'])
    expect(found.forTests).toEqual(['src/a.ts: two'])
  })

  it('skip the exports of a file that is imported as a whole', () => {
    const whole = [
      `import * as b from './b.ts'`,
      `export * from './b.ts'`,
      `import('./b.ts').then(b => b.one)`,
      `type B = typeof import('./b.ts')`,
    ]
    for (const text of whole)
      expect(measure({ 'src/a.ts': text, 'src/b.ts': 'export const one = 1' }).unused).toEqual([])
    const named = [`const one = (await import('./b.ts')).one`, `type B = import('./b.ts').one`]
    for (const text of named)
      expect(measure({ 'src/a.ts': text, 'src/b.ts': 'export const one = 1, two = 2' }).unused).toEqual([
        'src/b.ts: two',
      ])
  })

  it('list the files with one importer, including components and workers, and the import cycles', () => {
    const found = measure({
      'src/App.vue': `<script lang="ts">import './one.ts'</script><script setup lang="ts">import './two.ts'</script>`,
      'src/main.ts': `import App from './App.vue'\nnew Worker(new URL('./worker.ts', import.meta.url))`,
      'src/worker.ts': `import './two.ts'`,
      'src/one.ts': `import type { x } from './three.ts'`,
      'src/two.ts': '',
      'src/three.ts': `const later = () => import('./one.ts')`,
    })
    expect(found.oneImporter).toEqual(['src/App.vue', 'src/worker.ts', 'src/three.ts'])
    expect(found.cycles).toEqual([['src/one.ts', 'src/three.ts']])
  })

  it('measure functions, and count unchecked code, also in templates', () => {
    const found = measure({
      'src/a.ts': `function long() {\n${'  f()\n'.repeat(60)}}\nconst short = (x: any) => x as string\nconst kept = [1] as const`,
      'src/B.vue': `<script setup lang="ts">\nconst f = () =>\n  1\n</script>\n<template><p v-if="a!.b" @click="f(a as B)">{{ c! }} c!</p></template>`,
    })
    expect(found.functions.map(({ name, line, lines }) => [name, line, lines])).toEqual([
      ['long', 1, 62],
      ['short', 63, 1],
      ['f', 2, 2],
    ])
    expect(found.unproven).toEqual({ any: 1, casts: 2, nonNull: 2 })
  })

  it('list the files that a new game would have to be added to', () => {
    const found = measure({
      'src/engine/chess/index.ts': '',
      'src/engine/go/index.ts': `const both = ['chess', 'go']`,
      'src/games.ts': `const games = { chess: () => import('./engine/chess/index.ts'), 'go': null }`,
      'src/one.ts': `// go\nconst chess = 1`,
    })
    expect(found.placesForAGame).toEqual(['src/games.ts'])
  })

  it('count the imports of a file, without types and dynamic imports', () => {
    const { fanOut } = measure({
      'src/a.ts': `import { b } from './b.ts'\nimport type { C } from './c.ts'\nimport { ref } from 'vue'\nimport('./d.ts')`,
    })
    expect(fanOut).toEqual([{ path: 'src/a.ts', imports: 1 }])
  })

  it('list the parts of the table’s contract, and the optional members that are neither a part nor a slot', () => {
    const { tableParts } = measure({
      'src/table/a.ts': `interface Base { at: Ref<Part> }
        interface Part { one(): void; two?(): void }
        interface Screen { Board: Component; Pad?: Component }
        export interface Table extends Base { part: Part; group?: Screen; loose?: string }`,
    })
    expect(tableParts).toEqual([
      { name: 'Table', members: 4, loose: ['Table.loose'] },
      { name: 'Part', members: 2, loose: ['Part.two'] },
      { name: 'Screen', members: 2, loose: [] },
    ])
  })

  it('show no unused exports, import cycles or unchecked code in this project, and fit in fourteen lines', () => {
    const lines: string[] = []
    house([], line => lines.push(line))
    expect(lines.length).toBeLessThanOrEqual(14)
    const numberOf = (start: string): number =>
      Number(/\d+/.exec(lines.find(line => line.startsWith(start))?.slice(start.length) ?? '')?.[0])
    expect(numberOf('lines of src')).toBeGreaterThan(30_000)
    expect(numberOf('files')).toBeGreaterThan(300)
    expect(numberOf('exports unused in src')).toBe(0)
    expect(numberOf('import cycles')).toBe(0)
    expect(numberOf('any, casts, !')).toBe(0)
    expect(summaryOf(measure({}))).toHaveLength(lines.length)
  })
})

describe('text for people', () => {
  it('is only in the folder of its language', () => {
    const files = readFolder(ROOT, 'src', /\.(ts|vue)$/)
    expect(
      files.flatMap(({ path, text }) => sentencesElsewhere({ path, text }).map(each => `${path}: ${each}`)),
    ).toEqual([])
  })

  it.each([
    ['src/table/x.ts', `export const hint = 'Tap the card'`, 'Tap the card'],
    ['src/table/x.ts', 'export const hint = (n: number) => `Take ${n} cards away`', 'Take … cards away'],
    ['src/ui/X.vue', '<template><p>Done</p></template>', 'Done'],
    ['src/ui/X.vue', '<template><button title="Undo" /></template>', 'Undo'],
    ['src/ui/X.vue', `<template><p>{{ won ? 'You have won' : '' }}</p></template>`, 'You have won'],
  ])('is found in other folders: %s, %s', (path, text, found) => {
    expect(sentencesElsewhere({ path, text })).toEqual([found])
    expect(sentencesElsewhere({ path: 'src/text/en/x.ts', text })).toEqual([])
  })
})

describe('text that the program shows', () => {
  it('is never parsed by logic', () => {
    const files = readFolder(ROOT, 'src', /\.(ts|vue)$/)
    expect(files.flatMap(file => wordsReadBack(file).map(each => `${file.path}: ${each}`))).toEqual([])
  })

  const IMPORT = `import { WORDS } from '#text/table.ts'\n`

  it.each([
    [`moves.some(({ action }) => /^(stands )?swap/.test(action))`, `/^(stands )?swap/.test(action)`],
    [`moves.at(-1)?.action.startsWith('result')`, `moves.at(-1)?.action.startsWith('result')`],
    [`game.makeAction(move).split(' ')`, `game.makeAction(move).split(' ')`],
    [`const spelled = game.makeAction(move)\nspelled.includes('a1')`, `spelled.includes('a1')`],
    [`WORDS.done(name).endsWith('.')`, `WORDS.done(name).endsWith('.')`],
    [`const said = WORDS.done(name)\nsaid.match(/Ann/)`, `said.match(/Ann/)`],
  ])('is found if code parses it: %s', (code, found) => {
    expect(wordsReadBack({ path: 'src/table/x.ts', text: IMPORT + code })).toEqual([found])
    expect(wordsReadBack({ path: 'src/engine/x.ts', text: IMPORT + code })).toEqual([])
    const component = `<script setup lang="ts">\n${IMPORT}${code}\n</script>\n<template><p /></template>`
    expect(wordsReadBack({ path: 'src/table/X.vue', text: component })).toEqual([found])
  })

  it('is also found in a template, but similar code is not reported', () => {
    const template = `<template><p v-if="WORDS.done.includes('x')" /></template>`
    const text = `<script setup lang="ts">\n${IMPORT}</script>\n${template}`
    expect(wordsReadBack({ path: 'src/table/X.vue', text })).toEqual([`WORDS.done.includes('x')`])
    const others = `action.cells.includes(cell)\nWORDS.review.match(names)\nconst f = (WORDS: string) => WORDS.split(' ')`
    expect(wordsReadBack({ path: 'src/table/x.ts', text: IMPORT + others })).toEqual([])
  })
})
