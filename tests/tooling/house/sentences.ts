import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import ts from 'typescript'

/** A text in a language's source. */
export interface Literal {
  /** The file, such as `wetice/hands.ts`. */
  readonly file: string
  readonly line: number
  /** The name of the text's property or function, such as `remedy`; '' if there is none. */
  readonly name: string
  /** The text, with `…` for each inserted value. */
  readonly text: string
}

const TEXT = fileURLToPath(new URL('../../../src/text', import.meta.url))
/** People type the words of these files, but never read them. */
const TYPED = /synonyms\.ts$|search\.ts$|whole\.ts$/

/** A name of the code, such as `notLargest`: a word with a capital letter inside it. Two words in texts are written so, too. */
export const CODE_NAME = /(?<![\p{L}\d_])(?!(?:WetIce|JavaScript)(?![\p{L}\d_]))[\p{L}\d_]*\p{Ll}\p{Lu}[\p{L}\d_]*/u

const textOf = (node: ts.Node): string | undefined => {
  if (ts.isStringLiteralLike(node)) return node.text
  if (!ts.isTemplateExpression(node)) return undefined
  return node.head.text + node.templateSpans.map(({ literal }) => `…${literal.text}`).join('')
}

function nameOf(node: ts.Node): string {
  const { parent } = node
  if (ts.isPropertyAssignment(parent) || ts.isVariableDeclaration(parent) || ts.isFunctionDeclaration(parent))
    return parent.name?.getText() ?? ''
  return ts.isSourceFile(parent) ? '' : nameOf(parent)
}

const isData = ({ parent }: ts.Node): boolean =>
  ts.isLiteralTypeNode(parent) ||
  ts.isImportDeclaration(parent) ||
  ts.isExportDeclaration(parent) ||
  ts.isCaseClause(parent) ||
  ts.isElementAccessExpression(parent) ||
  (ts.isBinaryExpression(parent) && parent.operatorToken.kind >= ts.SyntaxKind.EqualsEqualsToken && parent.operatorToken.kind <= ts.SyntaxKind.ExclamationEqualsEqualsToken) // oxfmt-ignore

export function literalsOf(language: string): readonly Literal[] {
  const folder = join(TEXT, language)
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter(file => file.endsWith('.ts') && !TYPED.test(file))
    .sort()
    .flatMap(file => {
      const source = ts.createSourceFile(file, readFileSync(join(folder, file), 'utf8'), ts.ScriptTarget.Latest, true)
      const found: Literal[] = []
      const visit = (node: ts.Node): void => {
        const text = textOf(node)
        if (text !== undefined && !isData(node)) {
          const { line } = source.getLineAndCharacterOfPosition(node.getStart())
          found.push({ file, line: line + 1, name: nameOf(node), text })
        }
        ts.forEachChild(node, visit)
      }
      visit(source)
      return found
    })
}

/** Splits a text into sentences: at punctuation before a space and a capital, or at a new line. */
export const sentencesOf = (text: string): readonly string[] =>
  text
    .split(/\n+|(?<=[.!?][”’)]?)\s+(?=[“‘(]?[A-Z…0-9])/)
    .map(each => each.trim())
    .filter(each => /[a-z]/i.test(each))

export const wordsIn = (sentence: string): number => sentence.split(/[\s–—/]+/).filter(each => /[\p{L}\p{N}…]/u.test(each)).length // oxfmt-ignore
