import ts from 'typescript'
import { nodesIn, type Code } from './files.ts'

export interface MeasuredFunction {
  readonly path: string
  readonly name: string
  readonly line: number
  readonly lines: number
}

const { SyntaxKind } = ts

const FUNCTIONS = new Set([
  SyntaxKind.FunctionDeclaration,
  SyntaxKind.MethodDeclaration,
  SyntaxKind.GetAccessor,
  SyntaxKind.SetAccessor,
  SyntaxKind.Constructor,
  SyntaxKind.ArrowFunction,
  SyntaxKind.FunctionExpression,
])

/** The name of a declaration or method, or of the variable or property that has the function as its value; else null. */
function nameOf(node: ts.Node): string | null {
  if (ts.isFunctionDeclaration(node) || ts.isMethodDeclaration(node) || ts.isAccessor(node))
    return node.body ? (node.name?.getText() ?? 'default') : null
  if (ts.isConstructorDeclaration(node)) return node.body ? 'constructor' : null
  if (!ts.isArrowFunction(node) && !ts.isFunctionExpression(node)) return null
  const { parent } = node
  const isValue =
    ts.isVariableDeclaration(parent) || ts.isPropertyAssignment(parent) || ts.isPropertyDeclaration(parent)
  return isValue ? parent.name.getText() : null
}

/** The named functions of a file and their lengths, including nested ones. */
export function functionsOf({ path, script }: Code): readonly MeasuredFunction[] {
  const functions: MeasuredFunction[] = []
  const lineAt = (place: number): number => script.getLineAndCharacterOfPosition(place).line + 1
  for (const node of nodesIn(script)) {
    const name = FUNCTIONS.has(node.kind) ? nameOf(node) : null
    if (name === null) continue
    const line = lineAt(node.getStart())
    functions.push({ path, name, line, lines: lineAt(node.end) - line + 1 })
  }
  return functions
}

/** The numbers of assertions that the compiler can't check. */
export interface UncheckedCode {
  readonly any: number
  readonly casts: number
  readonly nonNull: number
}

const isConst = ({ type }: ts.AsExpression): boolean => ts.isTypeReferenceNode(type) && type.getText() === 'const'

/** The number of uses of `any`, `as` (except `as const`) and `!` in a file and its template. */
export function unprovenIn({ script, expressions }: Code): UncheckedCode {
  let [any, casts, nonNull] = [0, 0, 0]
  for (const each of [script, ...expressions])
    for (const node of nodesIn(each)) {
      if (node.kind === SyntaxKind.AnyKeyword) any++
      if (node.kind === SyntaxKind.TypeAssertionExpression) casts++
      if (node.kind === SyntaxKind.AsExpression && ts.isAsExpression(node) && !isConst(node)) casts++
      if (node.kind === SyntaxKind.NonNullExpression) nonNull++
    }
  return { any, casts, nonNull }
}
