import ts from 'typescript'
import { nodesIn, type Code } from './files.ts'
import type { Import } from './imports.ts'

/** The importers of each file, by path. */
export function importersOf(imports: readonly Import[]): ReadonlyMap<string, ReadonlySet<string>> {
  const importers = new Map<string, Set<string>>()
  for (const { from, to } of imports) {
    if (from !== to) importers.set(to, (importers.get(to) ?? new Set()).add(from))
  }
  return importers
}

/** The files in import cycles: Tarjan's strongly connected components with more than one file. */
export function cyclesOf(imports: readonly Import[]): readonly (readonly string[])[] {
  const next = new Map<string, string[]>()
  for (const { from, to } of imports) next.set(from, [...(next.get(from) ?? []), to])
  const [seen, lowest] = [new Map<string, number>(), new Map<string, number>()]
  const [open, cycles]: [string[], string[][]] = [[], []]
  function visit(file: string): number {
    const index = seen.size
    seen.set(file, index)
    lowest.set(file, index)
    open.push(file)
    let low = index
    for (const other of next.get(file) ?? []) {
      if (!seen.has(other)) low = Math.min(low, visit(other))
      else if (open.includes(other)) low = Math.min(low, lowest.get(other) ?? low)
    }
    lowest.set(file, low)
    if (low === index) {
      const together = open.splice(open.indexOf(file))
      if (together.length > 1) cycles.push(together)
    }
    return low
  }
  for (const file of next.keys()) if (!seen.has(file)) visit(file)
  return cycles
}

/** Exports that nothing imports, as `file: name`. */
export function unusedOf(
  exported: ReadonlyMap<string, readonly string[]>,
  imports: readonly Import[],
): readonly string[] {
  const asked = new Map<string, Set<string>>()
  const whole = new Set<string>()
  for (const { to, names } of imports) {
    if (names === 'all') whole.add(to)
    else asked.set(to, new Set([...(asked.get(to) ?? []), ...names]))
  }
  return [...exported]
    .filter(([path]) => !whole.has(path))
    .flatMap(([path, names]) => names.filter(name => !asked.get(path)?.has(name)).map(name => `${path}: ${name}`))
}

const GAME = /^src\/engine\/([^/]+)\/index\.ts$/

const { Identifier, StringLiteral } = ts.SyntaxKind
const isWord = (node: ts.Node): node is ts.Identifier | ts.StringLiteral =>
  node.kind === Identifier || node.kind === StringLiteral

function namesAll({ script }: Code, names: readonly string[]): boolean {
  const left = new Set(names)
  for (const node of nodesIn(script)) if (isWord(node)) left.delete(node.text)
  return names.length > 0 && left.size === 0
}

/**
 * Finds the files that a new game would have to be added to: those outside the games' own folders that name every game.
 * The games are the folders of the engine.
 */
export function placesForAGame(codes: readonly Code[]): readonly string[] {
  const games = codes.flatMap(({ path }) => GAME.exec(path)?.[1] ?? [])
  const elsewhere = codes.filter(({ path }) => !games.some(game => path.split('/').includes(game)))
  return elsewhere.filter(code => namesAll(code, games)).map(({ path }) => path)
}
