import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { readFolder } from './house/files.ts'
import { requiredWordsModule } from './house/whole.ts'
import { measureHouse, type ProjectFigures } from './house/measure.ts'

/** A function with more lines than this is long. `npm run house` prints the figures, with `--all` in detail. */
const LONG = 50
const MAX_IMPORTS = 15

/** Other tests check that the texts in these languages are complete. */
const OTHER_LANGUAGE = /^src\/text\/(?!en\/)[a-z]{2}\//

const median = (sorted: readonly number[]): number => sorted[Math.floor(sorted.length / 2)] ?? 0
const ascending = (numbers: readonly number[]): readonly number[] => numbers.toSorted((a, b) => a - b)

const longFunctions = ({ functions }: ProjectFigures): readonly string[] =>
  functions
    .filter(({ lines }) => lines > LONG)
    .toSorted((a, b) => b.lines - a.lines)
    .map(({ path, name, line, lines }) => `${path}:${line}: ${name}, ${lines} lines`)

const manyImports = ({ fanOut }: ProjectFigures): readonly string[] =>
  fanOut.flatMap(({ path, imports }) => (imports > MAX_IMPORTS ? [`${path}: ${imports}`] : []))

const looseMembers = ({ tableParts }: ProjectFigures): readonly string[] => tableParts.flatMap(({ loose }) => loose)

export function summaryOf(house: ProjectFigures): readonly string[] {
  const { files, modules, oneImporter, unproven, unused, forTests, cycles, placesForAGame, tableParts } = house
  const sizes = ascending(files.map(({ lines }) => lines))
  const lengths = ascending(house.functions.map(({ lines }) => lines))
  const share = Math.round((100 * oneImporter.length) / Math.max(modules, 1))
  return [
    `lines of src          ${house.lines}`,
    `files                 ${files.length} (goal 600)`,
    `lines of a file       ${median(sizes)} in the median, ${sizes.at(-1) ?? 0} at most (goal 300)`,
    `one importer          ${share} % of ${modules} (goal 35 %)`,
    `lines of a function   ${median(lengths)} in the median of ${lengths.length}, ${lengths.at(-1) ?? 0} at most`,
    `functions over ${LONG}     ${longFunctions(house).length} (goal 15)`,
    `any, casts, !         ${unproven.any}, ${unproven.casts}, ${unproven.nonNull} (goal 0, 30, 0)`,
    `exports unused in src ${unused.length}, of which tests use ${forTests.length} (goal 0)`,
    `import cycles         ${cycles.length} (goal 0)`,
    `places for a game     ${placesForAGame.length} beside its folders (goal 1)`,
    `imports of a file     ${house.fanOut[0]?.imports ?? 0} at most (goal ${MAX_IMPORTS}), ${manyImports(house).length} files over ${MAX_IMPORTS}`,
    `parts of the table    ${tableParts[0]?.members ?? 0} members at most (goal 12), ${looseMembers(house).length} optional outside groups (goal 0)`,
    `named languages       ${house.languages.length} imports outside the texts (goal 0)`,
  ]
}

function detailsOf(house: ProjectFigures): readonly string[] {
  const part = (title: string, lines: readonly string[]): readonly string[] => [
    `${title}:`,
    ...lines.map(line => `  ${line}`),
    '',
  ]
  return [
    ...part(`functions over ${LONG} lines`, longFunctions(house)),
    ...part('files with one importer', house.oneImporter),
    ...part(
      'exports that src does not use',
      house.unused.map(each => `${each}${house.forTests.includes(each) ? ' (a test does)' : ''}`),
    ),
    ...part(
      'import cycles',
      house.cycles.map(files => files.join(' ')),
    ),
    ...part('places for a game', house.placesForAGame),
    ...part(`files that import more than ${MAX_IMPORTS}`, manyImports(house)),
    ...part(
      'parts of the table',
      house.tableParts.map(({ name, members, loose }) => [`${name}: ${members}`, ...loose].join(' ')),
    ),
  ]
}

/** Prints the figures of this project. */
export function house(words: readonly string[], say: (line: string) => void): void {
  const root = fileURLToPath(new URL('../..', import.meta.url))
  const src = readFolder(root, 'src', /\.(ts|vue|css)$/).filter(({ path }) => !OTHER_LANGUAGE.test(path))
  const found = measureHouse(src, readFolder(root, 'tests', /\.ts$/), [
    ...readFolder(root, '.vite', /\.ts$/),
    { path: 'vite.config.ts', text: readFileSync(new URL('../../vite.config.ts', import.meta.url), 'utf8') },
    // The list of all words, which each language must have.
    { path: 'src/text/en/whole.ts', text: requiredWordsModule(new Map()) },
  ])
  for (const line of [...(words.includes('--all') ? detailsOf(found) : []), ...summaryOf(found)]) say(line)
}

if (process.argv[1] === fileURLToPath(import.meta.url))
  house(process.argv.slice(2), line => void process.stdout.write(`${line}\n`))
