import { loadGames } from '../engine/game.ts'
import { createReferee, MOST_HEAD_LINES, type Answer } from '../engine/record.ts'
import { MOST_LINE } from '../engine/text.ts'
import { GAMES } from '../games/index.ts'
import { toJson, toSentence } from './answers.ts'
import { linesOf, openText, printLine, watchOutput, printable, reasonOf } from './lines.ts'
import { CLI_WORDS as WORDS } from '../text/en/cli.ts'

/** 0 when all was accepted, 1 when an action was refused, 2 when something could not be read. */
const statusOf = (answer: Answer): number =>
  answer.type === 'problem' ? 2 : answer.type === 'ruling' && !answer.ruling.accepted ? 1 : 0

async function main(words: readonly string[]): Promise<number> {
  const json = words.includes('--json')
  const files = words.filter(word => word !== '--json')
  const [file] = files
  if (file === undefined || files.length > 1 || (file.startsWith('-') && file !== '-')) {
    process.stderr.write(`${WORDS.adjudicate(MOST_LINE, MOST_HEAD_LINES)}\n`)
    return 2
  }
  const print = json ? (answer: Answer): string => JSON.stringify(toJson(answer)) : toSentence()
  const referee = createReferee(await loadGames(GAMES))
  let status = 0
  async function say(answers: readonly Answer[]): Promise<void> {
    for (const answer of answers) {
      status = Math.max(status, statusOf(answer))
      await printLine(print(answer))
    }
  }
  try {
    for await (const line of linesOf(openText(file))) await say(referee.read(line))
    await say(referee.end())
  } catch (error) {
    process.stderr.write(`${WORDS.unread(printable(file), reasonOf(error))}\n`)
    return 2
  }
  return status
}

watchOutput()
process.exitCode = await main(process.argv.slice(2))
