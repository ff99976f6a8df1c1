import type { AnyGame } from '../engine/games.ts'
import type { Answer } from '../engine/record.ts'
import { problemWords } from '../text/en/problems.ts'
import { findRulebook } from './rulebooks.ts'
import { CLI_WORDS as WORDS } from '../text/en/cli.ts'

/** What one record came to: the position at its end, or why it has none. */
export type Finished =
  | {
      readonly type: 'position'
      readonly record: number
      readonly line: number
      readonly game: AnyGame
      readonly players: readonly string[]
      readonly position: unknown
    }
  | {
      readonly type: 'error'
      readonly record: number
      readonly line: number
      readonly error: string
      /** Whether an action was refused; otherwise something could not be read. */
      readonly refused: boolean
    }

/** Gathers a referee's answers to what each record came to; a record's first error is its last word. */
interface Gatherer {
  take(answer: Answer): readonly Finished[]
  /** To be called after the last answer. */
  end(): readonly Finished[]
}

export function createGatherer(): Gatherer {
  let open: Extract<Finished, { type: 'position' }> | null = null
  let failed = 0

  function close(): Finished[] {
    const finished = open ? [open] : []
    open = null
    return finished
  }

  function fail(line: number, record: number, error: string, refused: boolean): Finished[] {
    open = null
    failed = record
    return [{ type: 'error', record, line, error, refused }]
  }

  function take(answer: Answer): Finished[] {
    switch (answer.type) {
      case 'head': {
        const { record, line, game, setup, position } = answer
        const finished = close()
        open = { type: 'position', record, line, game, players: game.players(setup), position }
        return finished
      }
      case 'problem': {
        const { record, line } = answer
        if (record > 0 && record === failed) return []
        // A record that begins badly leaves the one before it as it was.
        const finished = open?.record === record ? [] : close()
        return [...finished, ...fail(line, record, problemWords(answer, findRulebook(answer.game?.name)), false)]
      }
      case 'ruling':
        if (!open) return []
        if (!answer.ruling.accepted) return fail(answer.line, open.record, refusalWords(answer, open.players), true)
        open = { ...open, position: answer.ruling.position }
        return []
      case 'legal':
        return []
    }
  }

  return { take, end: close }
}

function refusalWords(answer: Extract<Answer, { type: 'ruling' }>, players: readonly string[]): string {
  const { action, ruling, before, game } = answer
  const book = findRulebook(game.name)
  const explained = ruling.accepted || !book ? null : book.refusal(ruling.refusal, { players, position: before })
  return WORDS.refusedAction(action, explained?.sentence ?? '')
}
