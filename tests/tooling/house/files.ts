import { readdirSync, readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import ts from 'typescript'
import { parse } from 'vue/compiler-sfc'

/** A file. Its path is relative to the project, with slashes. */
export interface Text {
  readonly path: string
  readonly text: string
}

/** A parsed file. A component's script keeps its line numbers. */
export interface Code extends Text {
  readonly script: ts.SourceFile
  /** The expressions of a component's template. */
  readonly expressions: readonly ts.SourceFile[]
}

/** All files below a folder of the project. */
export function readFolder(root: string, folder: string, endings: RegExp): readonly Text[] {
  return readdirSync(join(root, folder), { withFileTypes: true, recursive: true })
    .filter(entry => entry.isFile() && endings.test(entry.name))
    .map(entry => join(entry.parentPath, entry.name))
    .map(file => ({
      path: file.slice(root.length).replaceAll('\\', '/').replace(/^\/+/, ''),
      text: readFileSync(file, 'utf8'),
    }))
    .sort((a, b) => (a.path < b.path ? -1 : 1))
}

const parseScript = (path: string, text: string): ts.SourceFile =>
  ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TS)

function expressionsIn(node: unknown): readonly string[] {
  if (typeof node !== 'object' || node === null) return []
  if ('content' in node && 'isStatic' in node)
    return node.isStatic === false && typeof node.content === 'string' ? [node.content] : []
  const inside = ['children', 'props', 'content', 'exp', 'arg'].map(key => (node as Record<string, unknown>)[key])
  return inside.flat().flatMap(expressionsIn)
}

function readComponent({ path, text }: Text): Code {
  const { descriptor } = parse(text, { filename: path, sourceMap: false })
  let script = ''
  const blocks = [descriptor.script, descriptor.scriptSetup].filter(block => block !== null)
  for (const block of blocks.sort((a, b) => a.loc.start.offset - b.loc.start.offset)) {
    script += '\n'.repeat(block.loc.start.line - script.split('\n').length) + block.content
  }
  const expressions = expressionsIn(descriptor.template?.ast).map(each => parseScript(path, each))
  return { path, text, script: parseScript(path, script), expressions }
}

const read = new Map<string, Code>()

/** Parses a file, and caches the result for an unchanged text. */
export function readCode(text: Text): Code {
  const before = read.get(text.path)
  if (before?.text === text.text) return before
  const isComponent = text.path.endsWith('.vue')
  const code = isComponent
    ? readComponent(text)
    : { ...text, script: parseScript(text.path, text.text), expressions: [] }
  read.set(text.path, code)
  return code
}

/** The path of the imported file; null for packages. */
export function resolveImport(from: string, name: string): string | null {
  if (name.startsWith('#text/')) return name.replace('#text/', 'src/text/en/')
  return name.startsWith('.') ? posix.normalize(posix.join(posix.dirname(from), name.replace(/\?.*$/, ''))) : null
}

const walked = new WeakMap<ts.SourceFile, readonly ts.Node[]>()

function walk(node: ts.Node, into: ts.Node[]): readonly ts.Node[] {
  into.push(node)
  node.forEachChild(child => void walk(child, into))
  return into
}

/** All nodes of a file, each before its children. The result is cached. */
export function nodesIn(file: ts.SourceFile): readonly ts.Node[] {
  const nodes = walked.get(file) ?? walk(file, [])
  walked.set(file, nodes)
  return nodes
}
