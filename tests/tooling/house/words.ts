import ts from 'typescript'
import { parse } from 'vue/compiler-sfc'
import { nodesIn, readCode, type Code, type Text } from './files.ts'

/** The words of the record's notation, and lessons' positions, which are written in it; tables of four, places by their signs. */
const NOTATION =
  /^src\/(text\/|lessons\/|engine\/wetice\/notation\.ts|book\/transfer\/comments\.ts|book\/evening\/schedule\.ts)/
const SENTENCE = /\p{L}{2,},? \p{Ll}{2,}/u
/** What names a font, a drawing, a selector, a header or a key of the keyboard, and what a Redis does. */
const MARKUP = /<\w|serif|^\.|^Arrow|^input, |^public, |^no-store|table clock|^\nif redis/

/** A text whose place says that no player reads it: an error for those who build, what is compared with, a type. */
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

/** What stands in a component's template as it is. */
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

/** Sentences for people in a file that is none of those for them. */
export const sentencesElsewhere = (text: Text): readonly string[] =>
  NOTATION.test(text.path) ? [] : sentencesIn(readCode(text))
