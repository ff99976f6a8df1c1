import type { Ruling, SetupProblem, AnyGame } from './game.ts'
import { isTooLong, MOST_LINE, problem, readLine, type Line, type ReadProblem } from './text.ts'

/** What the referee says of one line of a record. */
export type Answer =
  | {
      readonly type: 'head'
      readonly line: number
      readonly record: number
      readonly game: AnyGame
      readonly setup: unknown
      readonly position: unknown
    }
  | {
      readonly type: 'ruling'
      readonly line: number
      readonly game: AnyGame
      readonly action: string
      readonly before: unknown
      readonly ruling: Ruling<unknown, { readonly type: string }>
    }
  | {
      readonly type: 'legal'
      readonly line: number
      readonly game: AnyGame
      readonly position: unknown
      readonly actions: readonly string[]
    }
  | {
      readonly type: 'problem'
      readonly line: number
      /** 0 before the first record. */
      readonly record: number
      readonly game: AnyGame | null
      readonly problem: ReadProblem
      readonly setup: readonly SetupProblem[]
    }

/** Reads records line by line; holds one position, whatever the length of the file. */
interface Referee {
  /** Rules on the next line: no answer, one, or two (a record cut short, and what comes after it). */
  read(raw: string): readonly Answer[]
  /** To be called after the last line. */
  end(): readonly Answer[]
}

/** A head may have so many lines. */
export const MOST_HEAD_LINES = 5_000

/** What stands where a text that is not UTF-8 could not be decoded. */
const LOST = '\uFFFD'

/** Why a line is not read at all; null where it can be. */
function problemOf(raw: string, { number, text }: Line): ReadProblem | null {
  if (isTooLong(raw)) return problem('line-too-long', number, String(MOST_LINE)).error
  return text.includes(LOST) ? problem('not-utf8', number).error : null
}

type Place =
  | { readonly at: 'start' }
  | { readonly at: 'skipped' }
  | { readonly at: 'head'; readonly game: AnyGame; readonly line: number; readonly lines: Line[] }
  | { readonly at: 'play'; readonly game: AnyGame; readonly position: unknown }

/** Of these games; a record of any other can't be read. */
export function createReferee(games: readonly AnyGame[]): Referee {
  let place: Place = { at: 'start' }
  let lines = 0
  let records = 0

  function refuseToRead(error: ReadProblem, game: AnyGame | null, setup: readonly SetupProblem[] = []): Answer {
    place = { at: 'skipped' }
    return { type: 'problem', line: error.line, record: records, game, problem: error, setup }
  }

  function beginRecord(line: Line): Answer[] {
    const answers = skipRecord()
    const game = line.words.length === 2 ? games.find(({ name }) => name === line.words[1]) : undefined
    if (game) place = { at: 'head', game, line: line.number, lines: [] }
    else answers.push(refuseToRead(problem('unknown-game', line.number, line.words.slice(1).join(' ')).error, null))
    return answers
  }

  /** A record whose first line can't be read is one all the same. */
  function skipRecord(): Answer[] {
    const answers = endRecord()
    records++
    return answers
  }

  function endRecord(): Answer[] {
    return place.at === 'head' ? [refuseToRead(problem('no-play', place.line).error, place.game)] : []
  }

  function beginPlay(game: AnyGame, gameLine: number, head: readonly Line[]): Answer {
    const setup = game.parseSetup(head)
    if (!setup.ok) {
      const line = setup.error.line || gameLine
      return refuseToRead({ ...setup.error, line }, game)
    }
    const start = game.start(setup.value)
    if (!start.ok) {
      const key = start.error[0]?.key ?? ''
      const line = head.find(each => each.words[0] === key)?.number ?? gameLine
      return refuseToRead(problem('setup', line, key).error, game, start.error)
    }
    place = { at: 'play', game, position: start.value }
    return { type: 'head', line: gameLine, record: records, game, setup: setup.value, position: start.value }
  }

  function rule(game: AnyGame, position: unknown, line: Line): Answer {
    if (line.words[0] === 'legal') {
      if (line.words.length > 1) return refuseToRead(problem('word-count', line.number, 'legal').error, game)
      const actions = game.legal(position).map(action => game.makeAction(action))
      return { type: 'legal', line: line.number, game, position, actions: actions.sort() }
    }
    const parsed = game.parseAction(line.words, position)
    if (!parsed.ok) return refuseToRead({ ...parsed.error, line: line.number }, game)
    const ruling = game.play(position, parsed.value)
    if (ruling.accepted) place = { at: 'play', game, position: ruling.position }
    return { type: 'ruling', line: line.number, game, action: game.makeAction(parsed.value), before: position, ruling }
  }

  return {
    read(raw) {
      const marked = ++lines === 1 ? raw.replace(/^\uFEFF/, '') : raw
      const line = readLine(marked.slice(0, MOST_LINE), lines)
      const wrong = problemOf(marked, line)
      const word = line.words[0]
      if (word === 'game') return wrong ? [...skipRecord(), refuseToRead(wrong, null)] : beginRecord(line)
      if (place.at === 'skipped') return []
      const game = place.at === 'start' ? null : place.game
      if (wrong) return [refuseToRead(wrong, game)]
      if (word === undefined) return []
      switch (place.at) {
        case 'start':
          return [refuseToRead(problem('no-game', line.number, word).error, null)]
        case 'play':
          return [rule(place.game, place.position, line)]
        case 'head':
          if (word === 'play' && line.words.length === 1) return [beginPlay(place.game, place.line, place.lines)]
          if (place.lines.length >= MOST_HEAD_LINES)
            return [refuseToRead(problem('head-too-long', place.line, String(MOST_HEAD_LINES)).error, game)]
          place.lines.push(line)
          return []
      }
    },
    end: endRecord,
  }
}

/** Rules on a whole text at once. */
export function adjudicate(text: string, games: readonly AnyGame[]): readonly Answer[] {
  const referee = createReferee(games)
  const answers = text.split(/\r?\n/).flatMap(line => referee.read(line))
  return [...answers, ...referee.end()]
}
