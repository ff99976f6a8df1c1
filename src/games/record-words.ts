import type { Refusal } from '../engine/game.ts'
import { problemWords } from '../rulebook/problems.ts'
import type { AnyRulebook } from '../rulebook/words.ts'
import type { RecordProblem, Stop } from './record-text.ts'

const closed = (sentence: string): string => sentence.replace(/\.?$/, '.')

/** Why a text is no record of the game of this rulebook. */
export function sayRecordProblem(problem: RecordProblem, book: AnyRulebook): string {
  switch (problem.code) {
    case 'too-long':
      return `This text is too long for one game. Leave the part that is ${book.title}.`
    case 'other-game':
      return `No game of ${book.title} stands here.`
    case 'unreadable':
      return `Line ${problem.answer.line}: ${closed(problemWords(problem.answer, book))}`
  }
}

/** Where a game that is opened can't go on. */
export function sayStop(stop: Stop, players: readonly string[], book: AnyRulebook): string {
  if (stop.type === 'problem') return `Line ${stop.line}: ${closed(problemWords(stop, book))}`
  if (stop.ruling.accepted) return ''
  const refusal: Refusal = stop.ruling.refusal
  const { sentence } = book.refusal(refusal, { players, position: stop.before })
  return `Line ${stop.line}, “${stop.action}”: ${sentence}`
}
