import ts from 'typescript'
import { pseudo, PSEUDO_LOCALE } from './language.ts'

interface Edit {
  readonly start: number
  readonly end: number
  readonly text: string
}

const COMPARISONS = [
  ts.SyntaxKind.EqualsEqualsEqualsToken,
  ts.SyntaxKind.ExclamationEqualsEqualsToken,
  ts.SyntaxKind.InKeyword,
]

const isComparison = (node: ts.Node): boolean =>
  ts.isBinaryExpression(node) && COMPARISONS.includes(node.operatorToken.kind)

/**
 * Whether a literal of type string is an id: the id of a section, a term or a time zone, or the number of a ruling.
 */
const isId = (node: ts.Node): boolean => {
  const list = ts.isArrayLiteralExpression(node.parent)
  const { parent } = list ? node.parent : node
  return ts.isPropertyAssignment(parent) && (list ? ['rulings'] : ['id', 'timeZone']).includes(parent.name.getText())
}

/** A comparison such as `place.startsWith('hand')`. */
const isComparedWith = (node: ts.Node): boolean =>
  ts.isCallExpression(node) &&
  ts.isPropertyAccessExpression(node.expression) &&
  ['startsWith', 'endsWith', 'includes', 'split'].includes(node.expression.name.text)

/** The type of an id is a literal or a union of literals. */
function isText(node: ts.Expression, checker: ts.TypeChecker): boolean {
  const { parent } = node
  if (isComparison(parent) || isComparedWith(parent) || ts.isCaseClause(parent) || ts.isElementAccessExpression(parent))
    return false
  if (ts.isPropertyName(node) && (ts.isPropertyAssignment(parent) ? parent.name === node : false)) return false
  if (ts.isComputedPropertyName(parent) || ts.isTaggedTemplateExpression(parent)) return false
  if (ts.isNewExpression(parent)) return false
  if (ts.isCallExpression(parent) && parent.expression.kind === ts.SyntaxKind.ImportKeyword) return false
  if (isId(node)) return false
  const wanted = checker.getContextualType(node)
  const kinds = wanted?.isUnion() ? wanted.types : wanted ? [wanted] : []
  return !kinds.some(kind => kind.isStringLiteral())
}

const quoted = (text: string): string => JSON.stringify(text)
const inTemplate = (text: string): string => text.replace(/[`\\]|\$\{/g, String.raw`\$&`)

/** A piece of a template with its delimiters: `` `…${ ``, `}…${`, `` }…` ``. */
function pieceOf(piece: ts.TemplateHead | ts.TemplateMiddle | ts.TemplateTail): Edit {
  const start = ts.isTemplateHead(piece) ? '`' : '}'
  const end = ts.isTemplateTail(piece) ? '`' : '${'
  return { start: piece.getStart(), end: piece.end, text: `${start}${inTemplate(pseudo(piece.text))}${end}` }
}

function editsOf(file: ts.SourceFile, checker: ts.TypeChecker): readonly Edit[] {
  const edits: Edit[] = []
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node) || ts.isTypeNode(node)) return
    if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) {
      const text = node.text === 'en-GB' ? PSEUDO_LOCALE : isText(node, checker) ? pseudo(node.text) : node.text
      if (text !== node.text) edits.push({ start: node.getStart(), end: node.end, text: quoted(text) })
      return
    }
    if (ts.isTemplateExpression(node) && isText(node, checker)) {
      edits.push(...[node.head, ...node.templateSpans.map(span => span.literal)].map(pieceOf))
    }
    ts.forEachChild(node, visit)
  }
  visit(file)
  return edits
}

/** The source code with all its texts in the pseudo-language. */
export function translate(file: ts.SourceFile, checker: ts.TypeChecker): string {
  const edits = editsOf(file, checker).toSorted((a, b) => b.start - a.start)
  return edits.reduce((text, edit) => text.slice(0, edit.start) + edit.text + text.slice(edit.end), file.text)
}
