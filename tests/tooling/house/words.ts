import ts from 'typescript'
import { parse } from 'vue/compiler-sfc'
import { nodesIn, readCode, type Code, type Text } from './files.ts'

/** Files that are not searched: texts, and files with notation, lessons' positions or shorthand for tables of four. */
const NOTATION =
  /^src\/(text\/|lessons\/|engine\/wetice\/notation\.ts|book\/transfer\/comments\.ts|book\/evening\/schedule\.ts)/
const SENTENCE = /\p{L}{2,},? \p{Ll}{2,}/u
/** Texts that are not for people: names of fonts, drawings, selectors, headers, keys, and Redis commands. */
const MARKUP = /<\w|serif|^\.|^Arrow|^input, |^public, |^no-store|table clock|^\nif redis/

const isForMachines = ({ parent }: ts.Node): boolean =>
  ts.isNewExpression(parent) ||
  ts.isLiteralTypeNode(parent) ||
  ts.isCaseClause(parent) ||
  ts.isImportDeclaration(parent)

const { StringLiteral, NoSubstitutionTemplateLiteral, TemplateExpression } = ts.SyntaxKind
const TEXTS = new Set([StringLiteral, NoSubstitutionTemplateLiteral, TemplateExpression])

function textOf(node: ts.Node): string | null {
  if (!TEXTS.has(node.kind) || isForMachines(node)) return null
  if (ts.isTemplateExpression(node))
    return node.head.text + node.templateSpans.map(({ literal }) => `…${literal.text}`).join('')
  return ts.isStringLiteralLike(node) ? node.text : null
}

const literalsIn = (file: ts.SourceFile): readonly string[] => nodesIn(file).flatMap(node => textOf(node) ?? [])

const READ = new Set(['label', 'title', 'aria-label', 'placeholder', 'alt', 'heading', 'text'])

function templateTexts(node: unknown): readonly string[] {
  if (typeof node !== 'object' || node === null || !('type' in node)) return []
  const { type, content, name, value, children, props } = node as unknown as Readonly<Record<string, unknown>>
  if (type === 2 && typeof content === 'string') return [content]
  if (
    type === 6 &&
    typeof name === 'string' &&
    READ.has(name) &&
    typeof value === 'object' &&
    value &&
    'content' in value
  )
    return [String(value.content)]
  return [children, props].flat().flatMap(templateTexts)
}

function sentencesIn(code: Code): readonly string[] {
  const literals = [code.script, ...code.expressions].flatMap(literalsIn)
  const template = code.path.endsWith('.vue') ? templateTexts(parse(code.text).descriptor.template?.ast) : []
  return [
    ...literals.filter(text => SENTENCE.test(text) && !MARKUP.test(text)),
    ...template.filter(text => /\p{L}{2}/u.test(text)),
  ]
}

/** The sentences for people in a file that isn't meant for texts. */
export const sentencesElsewhere = (text: Text): readonly string[] =>
  NOTATION.test(text.path) ? [] : sentencesIn(readCode(text))

/**
 * Files that may parse notation or typed text: the rules, records and storage, lessons' data, the command line, a
 * search.
 */
const PARSERS =
  /^src\/(engine|text|book|cli)\/|^src\/lessons\/(lesson|hint|drill|wellsix\/drill)\.ts$|^src\/pages\/rulebook\/search\.ts$/
const READS = new Set('endsWith includes indexOf match matchAll replace replaceAll search split startsWith'.split(' '))
const ASKS = new Set(['exec', 'test'])

const wordsIn = (file: ts.SourceFile): ReadonlySet<string> =>
  new Set(
    file.statements.flatMap(statement => {
      if (!ts.isImportDeclaration(statement) || !statement.moduleSpecifier.getText().startsWith("'#text/")) return []
      const named = statement.importClause?.namedBindings
      return named && ts.isNamedImports(named) ? named.elements.map(({ name }) => name.text) : []
    }),
  )

function isParameter(name: string, node: ts.Node): boolean {
  for (let at: ts.Node | undefined = node; at; at = at.parent)
    if (ts.isFunctionLike(at) && at.parameters.some(parameter => parameter.name.getText() === name)) return true
  return false
}

function isOfWords(node: ts.Node, words: ReadonlySet<string>): boolean {
  if (ts.isIdentifier(node)) return words.has(node.text) && !isParameter(node.text, node)
  const isBelow = ts.isCallExpression(node) || ts.isPropertyAccessExpression(node) || ts.isElementAccessExpression(node)
  return isBelow && isOfWords(node.expression, words)
}

/**
 * Whether an expression is an action's text or words for people: `move.action`, `game.makeAction(…)`,
 * `WORDS.done(name)`.
 */
function isText(node: ts.Node, words: ReadonlySet<string>): boolean {
  if (ts.isIdentifier(node) && node.text === 'action') return true
  if (ts.isPropertyAccessExpression(node) && node.name.text === 'action') return true
  const isMade = ts.isCallExpression(node) && /\bmakeAction$/.test(node.expression.getText())
  return isMade || isOfWords(node, words)
}

const constantsOf = (file: ts.SourceFile, words: ReadonlySet<string>): readonly string[] =>
  nodesIn(file).flatMap(node => {
    if (!ts.isVariableDeclaration(node) || !ts.isIdentifier(node.name) || !node.initializer) return []
    return ts.isCallExpression(node.initializer) && isText(node.initializer, words) ? [node.name.text] : []
  })

/** A member of `WORDS` may also be named `match`, but its argument isn't a pattern. */
function readBy({ expression, arguments: [first] }: ts.CallExpression): ts.Node | undefined {
  if (!ts.isPropertyAccessExpression(expression)) return undefined
  const method = expression.name.text
  if (ASKS.has(method)) return first
  const isNamedSo =
    (method === 'match' || method === 'search') && first?.kind !== ts.SyntaxKind.RegularExpressionLiteral
  return READS.has(method) && !isNamedSo ? expression.expression : undefined
}

/** Finds logic that parses an action's text or words for people, instead of using their data. */
export function wordsReadBack(text: Text): readonly string[] {
  if (PARSERS.test(text.path)) return []
  const { script, expressions } = readCode(text)
  const imported = wordsIn(script)
  const words = new Set([...imported, ...constantsOf(script, imported)])
  return [script, ...expressions].flatMap(nodesIn).flatMap(node => {
    const read = ts.isCallExpression(node) ? readBy(node) : undefined
    return read && isText(read, words) ? [node.getText()] : []
  })
}
