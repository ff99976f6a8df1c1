import type { AnyGame, Ruling, SetupProblem } from './game.ts'
import { findGame } from './games.ts'
import { problem, readLine, type Line, type ReadProblem } from './text.ts'

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
export interface Referee {
  /** Rules on the next line: no answer, one, or two (a record cut short, and what comes after it). */
  read(raw: string): readonly Answer[]
  /** To be called after the last line. */
  end(): readonly Answer[]
}

type Place =
  | { readonly at: 'start' | 'skipped' }
  | { readonly at: 'head'; readonly game: AnyGame; readonly line: number; readonly lines: Line[] }
  | { readonly at: 'play'; readonly game: AnyGame; readonly position: unknown }

export function createReferee(): Referee {
  let place: Place = { at: 'start' }
  let lines = 0
  let records = 0

  function refuseToRead(error: ReadProblem, game: AnyGame | null, setup: readonly SetupProblem[] = []): Answer {
    place = { at: 'skipped' }
    return { type: 'problem', line: error.line, record: records, game, problem: error, setup }
  }

  function beginRecord(line: Line): Answer[] {
    const answers = endRecord()
    records++
    const game = line.words.length === 2 ? findGame(line.words[1] ?? '') : null
    if (game) place = { at: 'head', game, line: line.number, lines: [] }
    else answers.push(refuseToRead(problem('unknown-game', line.number, line.words.slice(1).join(' ')).error, null))
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
    const parsed = game.parseAction(line.words)
    if (!parsed.ok) return refuseToRead({ ...parsed.error, line: line.number }, game)
    const ruling = game.play(position, parsed.value)
    if (ruling.accepted) place = { at: 'play', game, position: ruling.position }
    return { type: 'ruling', line: line.number, game, action: game.makeAction(parsed.value), before: position, ruling }
  }

  return {
    read(raw) {
      const line = readLine(++lines === 1 ? raw.replace(/^\uFEFF/, '') : raw, lines)
      const word = line.words[0]
      if (word === undefined) return []
      if (word === 'game') return beginRecord(line)
      switch (place.at) {
        case 'skipped':
          return []
        case 'start':
          return [refuseToRead(problem('no-game', line.number, word).error, null)]
        case 'play':
          return [rule(place.game, place.position, line)]
        case 'head':
          if (word === 'play' && line.words.length === 1) return [beginPlay(place.game, place.line, place.lines)]
          place.lines.push(line)
          return []
      }
    },
    end: endRecord,
  }
}

/** Rules on a whole text at once. */
export function adjudicate(text: string): readonly Answer[] {
  const referee = createReferee()
  const answers = text.split(/\r?\n/).flatMap(line => referee.read(line))
  return [...answers, ...referee.end()]
}
