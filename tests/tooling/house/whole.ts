import { readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/** The files of words of a language, as `wetice/table.ts`. */
export const filesOf = (language: string): readonly string[] =>
  readdirSync(fileURLToPath(new URL(`../../../src/text/${language}`, import.meta.url)), {
    recursive: true,
    encoding: 'utf8',
  })
    .map(file => file.replaceAll('\\', '/'))
    .filter(file => file.endsWith('.ts') && file !== 'whole.ts')
    .sort()

/** A module for the folder of a language. It compiles if, and only if, the language has all the words of these files, and no others. */
export function wholeOf(files: readonly string[]): string {
  const checks = files.map((file, index) => {
    const [own, english] = [`own${index}`, `English${index}`]
    return `import * as ${own} from './${file}'
import type * as ${english} from '../en/${file}'
${own} satisfies Translated<typeof ${english}>
declare const left${index}: Leftover<typeof ${own}, typeof ${english}>
left${index} satisfies never`
  })
  return `import type { Leftover, Translated } from '../contract/language.ts'\n${checks.join('\n')}\n`
}
