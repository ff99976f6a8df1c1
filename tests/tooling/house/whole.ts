import { requiredWords } from '../../../.vite/words.ts'

/** The words that a language must have, by file such as `wetice/table`. */
export type WordsByFile = ReadonlyMap<string, readonly string[]>

export const REQUIRED_WORDS: WordsByFile = new Map([...requiredWords()].filter(([, names]) => names.length > 0).sort())

/** Makes a module for a language's folder, which compiles only if the language has exactly the required words. */
export function requiredWordsModule(asked: WordsByFile): string {
  const checks = [...asked].map(([file, names], index) => {
    const [own, english] = [`own${index}`, `English${index}`]
    const types = names.map(name => `'${name}'`).join(' | ')
    return `import * as ${own} from './${file}.ts'
import type * as ${english} from '../en/${file}.ts'
${own} satisfies RequiredWords<typeof ${english}, ${types}>
declare const left${index}: Extra<typeof ${own}, typeof ${english}, ${types}>
left${index} satisfies never`
  })
  return `import type { Extra, RequiredWords } from '../contract/language.ts'\n${checks.join('\n')}\n`
}
