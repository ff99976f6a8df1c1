import ts from 'typescript'
import { nodesIn, resolveImport, type Code } from './files.ts'

/** An import of a file by another file: of these names, or of everything. */
export interface Import {
  readonly from: string
  readonly to: string
  readonly names: readonly string[] | 'all'
}

type Names = Import['names']

const namesOf = (elements: readonly (ts.ImportSpecifier | ts.ExportSpecifier)[]): readonly string[] =>
  elements.map(({ name, propertyName }) => (propertyName ?? name).text)

function namesOfClause(clause: ts.ImportClause | undefined): Names {
  const bindings = clause?.namedBindings
  if (bindings && ts.isNamespaceImport(bindings)) return 'all'
  return [...(clause?.name ? ['default'] : []), ...(bindings ? namesOf(bindings.elements) : [])]
}

const namesOfExport = ({ exportClause }: ts.ExportDeclaration): Names =>
  exportClause && ts.isNamedExports(exportClause) ? namesOf(exportClause.elements) : 'all'

const namesOfPattern = (name: ts.BindingName): Names =>
  ts.isObjectBindingPattern(name)
    ? name.elements.map(({ propertyName, name: own }) => (propertyName ?? own).getText())
    : 'all'

/**
 * The names used from a dynamic import: `(await import(…)).name` or `const { name } = await import(…)`; otherwise
 * `all`.
 */
function namesOfLate(call: ts.Node): Names {
  let { parent } = call
  if (ts.isPropertyAccessExpression(parent) && parent.name.text === 'then' && ts.isCallExpression(parent.parent)) {
    const [then] = parent.parent.arguments
    const parameter = then && ts.isArrowFunction(then) ? then.parameters[0] : undefined
    return parameter ? namesOfPattern(parameter.name) : 'all'
  }
  if (!ts.isAwaitExpression(parent)) return 'all'
  parent = parent.parent
  if (ts.isVariableDeclaration(parent)) return namesOfPattern(parent.name)
  if (!ts.isParenthesizedExpression(parent)) return 'all'
  return ts.isPropertyAccessExpression(parent.parent) ? [parent.parent.name.text] : 'all'
}

/** Whether a node is the URL in `new Worker(new URL('./worker.ts', …))`, which runs a file as an import does. */
const isWorker = (node: ts.Node): node is ts.NewExpression =>
  ts.isNewExpression(node) && node.expression.getText() === 'URL' && node.parent.getText().startsWith('new Worker')

function importIn(node: ts.Node): { readonly name: string; readonly names: Names } | null {
  const found = (name: ts.Node | undefined, names: Names) =>
    name && ts.isStringLiteral(name) ? { name: name.text, names } : null
  if (ts.isImportDeclaration(node)) return found(node.moduleSpecifier, namesOfClause(node.importClause))
  if (ts.isExportDeclaration(node)) return found(node.moduleSpecifier, namesOfExport(node))
  if (isWorker(node)) return found(node.arguments?.[0], [])
  if (ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument))
    return found(node.argument.literal, node.qualifier ? [node.qualifier.getText().split('.')[0] ?? ''] : 'all')
  if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword)
    return found(node.arguments[0], namesOfLate(node))
  return null
}

const { SyntaxKind } = ts

const IMPORTS = new Set([
  SyntaxKind.ImportDeclaration,
  SyntaxKind.ExportDeclaration,
  SyntaxKind.NewExpression,
  SyntaxKind.ImportType,
  SyntaxKind.CallExpression,
])

/** The imports of the project's own files, including types and dynamic imports. */
export function importsOf({ path, script }: Code): readonly Import[] {
  const imports: Import[] = []
  for (const node of nodesIn(script)) {
    const found = IMPORTS.has(node.kind) ? importIn(node) : null
    const to = found && resolveImport(path, found.name)
    if (found && to !== null) imports.push({ from: path, to, names: found.names })
  }
  return imports
}

const isExported = (node: ts.Node): boolean =>
  ts.canHaveModifiers(node) && (ts.getModifiers(node) ?? []).some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword)

function namesBound(name: ts.BindingName): readonly string[] {
  if (ts.isIdentifier(name)) return [name.text]
  return name.elements.flatMap(element => (ts.isBindingElement(element) ? namesBound(element.name) : []))
}

function namesExported(node: ts.Statement): readonly string[] {
  if (ts.isExportDeclaration(node))
    return node.exportClause && ts.isNamedExports(node.exportClause)
      ? node.exportClause.elements.map(({ name }) => name.text)
      : []
  if (!isExported(node)) return []
  if (ts.isVariableStatement(node)) return node.declarationList.declarations.flatMap(({ name }) => namesBound(name))
  const { name } = node as ts.DeclarationStatement
  return name ? [name.text] : []
}

/** The names that a file exports; components and defaults have none. */
export const exportsOf = ({ script }: Code): readonly string[] => script.statements.flatMap(namesExported)
