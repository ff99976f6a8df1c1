import { fileURLToPath } from 'node:url'
import * as ts from 'typescript'
import { describe, expect, it } from 'vitest'
import { parse } from 'vue/compiler-sfc'
import { readCode, readFolder, type Code } from './house/files.ts'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))

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

function literalsIn(root: ts.Node): readonly string[] {
  const found: string[] = []
  const visit = (node: ts.Node): void => {
    if (ts.isStringLiteralLike(node) && !isForMachines(node)) found.push(node.text)
    if (ts.isTemplateExpression(node) && !isForMachines(node))
      found.push(node.head.text + node.templateSpans.map(({ literal }) => `…${literal.text}`).join(''))
    ts.forEachChild(node, visit)
  }
  visit(root)
  return found
}

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

const faultsIn = (path: string, text: string): readonly string[] =>
  NOTATION.test(path) ? [] : sentencesIn(readCode({ path, text }))

describe('what people read', () => {
  it('stands in the folder of its language and nowhere else', () => {
    const files = readFolder(ROOT, 'src', /\.(ts|vue)$/)
    expect(files.flatMap(({ path, text }) => faultsIn(path, text).map(each => `${path}: ${each}`))).toEqual([])
  })

  it.each([
    ['src/table/x.ts', `export const hint = 'Tap the card'`, 'Tap the card'],
    ['src/table/x.ts', 'export const hint = (n: number) => `Take ${n} cards away`', 'Take … cards away'],
    ['src/ui/X.vue', '<template><p>Done</p></template>', 'Done'],
    ['src/ui/X.vue', '<template><button title="Undo" /></template>', 'Undo'],
    ['src/ui/X.vue', `<template><p>{{ won ? 'You have won' : '' }}</p></template>`, 'You have won'],
  ])('is found elsewhere: %s, %s', (path, text, found) => {
    expect(faultsIn(path, text)).toEqual([found])
    expect(faultsIn('src/text/en/x.ts', text)).toEqual([])
  })
})
