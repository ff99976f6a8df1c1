import { readCode, type Text } from './files.ts'
import { functionsOf, unprovenIn, type MeasuredFunction, type UncheckedCode } from './functions.ts'
import { cyclesOf, importersOf, placesForAGame, unusedOf } from './graph.ts'
import { exportsOf, importsOf } from './imports.ts'
import { fanOutOf, languagesIn, partsOf, type Part } from './parts.ts'

export interface ProjectFigures {
  readonly lines: number
  readonly files: readonly { readonly path: string; readonly lines: number }[]
  /** The number of files with code. `oneImporter`: the files with exactly one importer. */
  readonly modules: number
  readonly oneImporter: readonly string[]
  readonly functions: readonly MeasuredFunction[]
  readonly unproven: UncheckedCode
  /** Unused exports, as `file: name`. */
  readonly unused: readonly string[]
  /** Exports that only tests use. */
  readonly forTests: readonly string[]
  readonly cycles: readonly (readonly string[])[]
  readonly placesForAGame: readonly string[]
  /** The number of files that each file imports before it runs, the largest first. */
  readonly fanOut: readonly { readonly path: string; readonly imports: number }[]
  /** The parts of the contract between a game and the table, the largest first. */
  readonly tableParts: readonly Part[]
  /** The files that import from a language's folder, once for each import. */
  readonly languages: readonly string[]
}

/** The exports of this file are for programs outside the project. */
const SURFACE = 'src/engine/index.ts'

const linesOf = (text: string): number => text.split('\n').length - (text.endsWith('\n') ? 1 : 0)

/** Measures `src`. From `tests` and `build` only the imports are read; an import by the build counts as a use. */
export function measureHouse(
  src: readonly Text[],
  tests: readonly Text[],
  build: readonly Text[] = [],
): ProjectFigures {
  const files = src.map(({ path, text }) => ({ path, lines: linesOf(text) }))
  const codes = src.filter(({ path }) => !path.endsWith('.css')).map(readCode)
  const imports = codes.flatMap(importsOf)
  const importers = importersOf(imports)
  const exported = new Map(codes.filter(({ path }) => path !== SURFACE).map(code => [code.path, exportsOf(code)]))
  const built = build.map(readCode).flatMap(importsOf)
  const unused = unusedOf(exported, [...imports, ...built])
  // The tests are read only if there are unused exports.
  const theirs = unused.length > 0 ? tests.map(readCode).flatMap(importsOf) : []
  const asked = new Set(unusedOf(exported, [...imports, ...built, ...theirs]))
  const unproven = codes.map(unprovenIn)
  const sum = (key: keyof UncheckedCode): number => unproven.reduce((total, each) => total + each[key], 0)
  return {
    lines: files.reduce((total, { lines }) => total + lines, 0),
    files,
    modules: codes.length,
    oneImporter: codes.map(({ path }) => path).filter(path => importers.get(path)?.size === 1),
    functions: codes.flatMap(functionsOf),
    unproven: { any: sum('any'), casts: sum('casts'), nonNull: sum('nonNull') },
    unused,
    forTests: unused.filter(each => !asked.has(each)),
    cycles: cyclesOf(imports),
    placesForAGame: placesForAGame(codes),
    fanOut: fanOutOf(codes),
    tableParts: partsOf(codes),
    languages: languagesIn(codes),
  }
}
