import * as ts from 'typescript'
import { eachNode, type Code } from './files.ts'

export interface Measured {
  readonly path: string
  readonly name: string
  readonly line: number
  readonly lines: number
}

/** A function that has a name, and what it is called: declared, a method, or the value of a variable or a property. */
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

/** The functions of a file that have a name, and how long they are; those in others too. */
export function functionsOf({ path, script }: Code): readonly Measured[] {
  const functions: Measured[] = []
  const lineAt = (place: number): number => script.getLineAndCharacterOfPosition(place).line + 1
  eachNode(script, node => {
    const name = nameOf(node)
    if (name === null) return
    const line = lineAt(node.getStart())
    functions.push({ path, name, line, lines: lineAt(node.end) - line + 1 })
  })
  return functions
}

/** What the compiler is told and can't prove. */
export interface Unproven {
  readonly any: number
  readonly casts: number
  readonly nonNull: number
}

const isConst = ({ type }: ts.AsExpression): boolean => ts.isTypeReferenceNode(type) && type.getText() === 'const'

/** How often a file says `any`, `as` (`as const` is none) and `!`, in its template too. */
export function unprovenIn({ script, expressions }: Code): Unproven {
  let [any, casts, nonNull] = [0, 0, 0]
  for (const each of [script, ...expressions])
    eachNode(each, node => {
      if (node.kind === ts.SyntaxKind.AnyKeyword) any++
      if (ts.isTypeAssertionExpression(node) || (ts.isAsExpression(node) && !isConst(node))) casts++
      if (ts.isNonNullExpression(node)) nonNull++
    })
  return { any, casts, nonNull }
}
