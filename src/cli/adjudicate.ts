import { createReferee, loadGames, MAX_HEAD_LINES, MAX_LINE, type Answer } from '../engine/index.ts'
import { GAMES } from '../games/index.ts'
import { answerToJson, createSentencePrinter } from './answers.ts'
import { linesOf, openText, printLine, escapeControls, runCommand, exitStatusOf } from './lines.ts'
import { CLI_WORDS as WORDS } from '#text/cli.ts'

const statusOf = (answer: Answer): number =>
  answer.type === 'problem' ? 2 : answer.type === 'ruling' && !answer.ruling.accepted ? 1 : 0

async function adjudicate(file: string, json: boolean): Promise<number> {
  const print = json ? (answer: Answer): string => JSON.stringify(answerToJson(answer)) : createSentencePrinter()
  const referee = createReferee(await loadGames(GAMES))
  let status = 0
  async function printAll(answers: readonly Answer[]): Promise<void> {
    for (const answer of answers) {
      status = Math.max(status, statusOf(answer))
      await printLine(print(answer))
    }
  }
  for await (const line of linesOf(openText(file))) await printAll(referee.read(line))
  await printAll(referee.end())
  return status
}

await runCommand(WORDS.adjudicate(MAX_LINE, MAX_HEAD_LINES), words => {
  const [file, ...more] = words.filter(word => word !== '--json')
  if (file === undefined || more.length > 0 || (file.startsWith('-') && file !== '-')) return null
  return exitStatusOf(escapeControls(file), adjudicate(file, words.includes('--json')))
})
