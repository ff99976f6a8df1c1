import { writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { gradeOf } from './house/plain.ts'
import { literalsOf } from './house/sentences.ts'
import { reportOn } from './house/translation.ts'
import { REQUIRED_WORDS, requiredWordsModule } from './house/whole.ts'

/** The Flesch-Kincaid grade of each file's sentences, the hardest first. */
function report(language: string): readonly string[] {
  const texts = literalsOf(language)
  return [...new Set(texts.map(({ file }) => file))]
    .flatMap(file => {
      const found = gradeOf(texts.flatMap(each => (each.file === file ? each.text : [])))
      return found ? [{ file, ...found }] : []
    })
    .sort((a, b) => b.grade - a.grade)
    .map(({ file, sentences, grade }) => `${grade.toFixed(1).padStart(5)} ${String(sentences).padStart(5)}  ${file}`)
}

async function printWork(language: string): Promise<void> {
  for (const [kind, lines] of Object.entries(await reportOn(language)))
    console.log([`${language}, ${kind}: ${lines.length}`, ...lines.map((line: string) => `  ${line}`)].join('\n'))
}

/**
 * `npm run words` prints the readability of the English. `npm run words -- it` writes the module that checks a
 * language's types, and prints the texts that are missing, the texts that are older than their English sentence, and
 * the texts that are too long for their button.
 */
const languages = process.argv.slice(2)
if (languages.length === 0) console.log(['grade sentences file', ...report('en')].join('\n'))
for (const language of languages) {
  writeFileSync(
    fileURLToPath(new URL(`../../src/text/${language}/whole.ts`, import.meta.url)),
    requiredWordsModule(REQUIRED_WORDS),
  )
  await printWork(language)
}
