import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import ts from 'typescript'
import { describe, expect, it } from 'vitest'
import * as surface from '../../src/engine/index.ts'
import { grafa } from '../../src/engine/grafa/index.ts'
import { tennis } from '../../src/engine/tennis/index.ts'
import { wellsix } from '../../src/engine/wellsix/index.ts'
import { wetice } from '../../src/engine/wetice/index.ts'

const ENGINE = new URL('../../src/engine/', import.meta.url)

const read = (name: string): ts.SourceFile =>
  ts.createSourceFile(name, readFileSync(fileURLToPath(new URL(name, ENGINE)), 'utf8'), ts.ScriptTarget.Latest, true)

/** The names that `src/engine/index.ts` exports, each with the file that declares it. */
const EXPORTED = read('index.ts').statements.flatMap(statement => {
  if (!ts.isExportDeclaration(statement) || !statement.moduleSpecifier || !statement.exportClause) return []
  const file = read(statement.moduleSpecifier.getText().slice(1, -1))
  const { exportClause } = statement
  return ts.isNamedExports(exportClause) ? exportClause.elements.map(({ name }) => [name.text, file] as const) : []
})

const nameOf = (statement: ts.Statement): string | undefined =>
  ts.isVariableStatement(statement)
    ? statement.declarationList.declarations[0]?.name.getText()
    : (statement as ts.DeclarationStatement).name?.getText()

function commentOn(name: string, file: ts.SourceFile): string {
  const statement = file.statements.find(each => nameOf(each) === name)
  return statement
    ? ts
        .getJSDocCommentsAndTags(statement)
        .map(each => each.getText())
        .join('\n')
    : ''
}

const EXAMPLE = /@example\s*```ts\n([^]*?)```/g

const examplesIn = (comment: string): readonly string[] =>
  [...comment.replaceAll(/^ *\* ?/gm, '').matchAll(EXAMPLE)].map(([, code = '']) => code)

const EXAMPLES = EXPORTED.flatMap(([name, file]) =>
  examplesIn(commentOn(name, file)).map(code => [name, code] as const),
)

/** The actual and the expected values of an example, one for each line `expression // → value`. */
async function outcome(code: string): Promise<readonly (readonly [is: unknown, told: unknown])[]> {
  const told: (readonly [unknown, unknown])[] = []
  const scope = {
    ...surface,
    grafa,
    tennis,
    wellsix,
    wetice,
    tell: (is: unknown, said: unknown) => told.push([is, said]),
  }
  const run = code.replaceAll(/^(.*) \/\/ → (.*)$/gm, ';tell($1, $2)')
  const body = `return (async ({ ${Object.keys(scope).join(', ')} }) => {\n${run}\n})(scope)`
  await new Function('scope', body)(scope)
  return told
}

describe('the public interface of the engine', () => {
  it('is documented, with an example for each function', () => {
    const isShown = (name: string): boolean => EXAMPLES.some(([shown]) => shown === name)
    const functions = Object.entries(surface).flatMap(([name, value]) => (typeof value === 'function' ? [name] : []))
    expect(EXPORTED.filter(([name, file]) => commentOn(name, file) === '').map(([name]) => name)).toEqual([])
    expect(functions.filter(name => !isShown(name))).toEqual([])
  })

  it.each(EXAMPLES)('agrees with the example of %s', async (_, code) => {
    const told = await outcome(code)
    expect(told.length).toBeGreaterThan(0)
    expect(told.map(([is]) => is)).toEqual(told.map(([, said]) => said))
  })
})
