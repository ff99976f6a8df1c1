import ts from 'typescript'
import { nodesIn, type Code } from './files.ts'

function isOfTypes({ importClause }: ts.ImportDeclaration): boolean {
  const bindings = importClause?.namedBindings
  const names = bindings && ts.isNamedImports(bindings) ? bindings.elements : []
  return (
    importClause?.isTypeOnly === true ||
    (!importClause?.name && names.length > 0 && names.every(each => each.isTypeOnly))
  )
}

/** The number of project files that each file imports before it runs, not counting types; the largest first. */
export const fanOutOf = (codes: readonly Code[]): readonly { readonly path: string; readonly imports: number }[] =>
  codes
    .map(({ path, script }) => {
      const names = script.statements.flatMap(node =>
        ts.isImportDeclaration(node) && ts.isStringLiteral(node.moduleSpecifier) && !isOfTypes(node)
          ? [node.moduleSpecifier.text]
          : [],
      )
      return { path, imports: new Set(names.filter(name => /^[.#]/.test(name))).size }
    })
    .toSorted((a, b) => b.imports - a.imports)

const ROOTS = ['Table', 'TableModule', 'Source']
/** A slot may be optional, because it doesn't change a table's behaviour. */
const SLOT = 'Component'

/** A part of the contract: its number of members, and the optional members that are neither a part nor a slot (`loose`). */
export interface Part {
  readonly name: string
  readonly members: number
  readonly loose: readonly string[]
}

/** The parts of the table's contract: the interfaces that are types of members, starting at the roots. */
export function partsOf(codes: readonly Code[]): readonly Part[] {
  const declared = new Map<string, ts.InterfaceDeclaration>()
  for (const { path, script } of codes)
    if (path.startsWith('src/table/'))
      for (const node of nodesIn(script)) if (ts.isInterfaceDeclaration(node)) declared.set(node.name.text, node)

  const named = (node: ts.TypeNode | undefined): string | null =>
    node && ts.isTypeReferenceNode(node) && ts.isIdentifier(node.typeName) ? node.typeName.text : null
  const membersOf = (declaration: ts.InterfaceDeclaration): readonly ts.TypeElement[] => [
    ...(declaration.heritageClauses ?? []).flatMap(({ types }) =>
      types.flatMap(({ expression }) => {
        const base = declared.get(expression.getText())
        return base ? membersOf(base) : []
      }),
    ),
    ...declaration.members,
  ]

  const found = new Map<string, Part>()
  const visit = (name: string): void => {
    const declaration = declared.get(name)
    if (!declaration || found.has(name)) return
    const members = membersOf(declaration)
    const typeOf = (member: ts.TypeElement): string | null =>
      ts.isPropertySignature(member) ? named(member.type) : null
    const isLoose = (member: ts.TypeElement): boolean => {
      const type = typeOf(member)
      return member.questionToken !== undefined && type !== SLOT && !(type !== null && declared.has(type))
    }
    const loose = members.filter(isLoose).map(member => `${name}.${member.name?.getText() ?? ''}`)
    found.set(name, { name, members: members.length, loose })
    for (const member of members) visit(typeOf(member) ?? '')
  }
  ROOTS.forEach(visit)
  return [...found.values()].toSorted((a, b) => b.members - a.members)
}

const LANGUAGE = /(?:from|import\()\s*'[^']*\/text\/[a-z]{2}\//g

/** Imports that name a language's folder, outside the folder of texts. */
export const languagesIn = (codes: readonly Code[]): readonly string[] =>
  codes
    .filter(({ path }) => !path.startsWith('src/text/'))
    .flatMap(({ path, text }) => (text.match(LANGUAGE) ?? []).map(() => path))
