import type { Ruling, SetupProblem, AnyGame } from './game.ts'
import { isTooLong, MAX_LINE, problem, readLine, type RecordLine, type ReadProblem } from './text.ts'

/** The referee's answer to one line of a record. */
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
      /** The number of the record, counted from 1; 0 before the first. */
      readonly record: number
      readonly game: AnyGame | null
      readonly problem: ReadProblem
      readonly setup: readonly SetupProblem[]
    }

/** The maximum number of lines of a head. */
export const MAX_HEAD_LINES = 5_000

/** The character that a decoder puts in place of bytes that are not UTF-8. */
const LOST = '\uFFFD'

function problemOf(raw: string, { number, text }: RecordLine): ReadProblem | null {
  if (isTooLong(raw)) return problem('line-too-long', number, String(MAX_LINE)).error
  return text.includes(LOST) ? problem('not-utf8', number).error : null
}

type Place =
  | { readonly at: 'start' }
  | { readonly at: 'skipped' }
  | { readonly at: 'head'; readonly game: AnyGame; readonly line: number; readonly lines: RecordLine[] }
  | { readonly at: 'play'; readonly game: AnyGame; readonly position: unknown }

/** Keeps only the current position, so memory doesn't grow with the file. */
class Referee {
  private place: Place = { at: 'start' }
  private lines = 0
  private records = 0

  constructor(private readonly games: readonly AnyGame[]) {}

  /** Returns up to two answers: one if a record was cut short, and one for the line. */
  read(raw: string): readonly Answer[] {
    const marked = ++this.lines === 1 ? raw.replace(/^\uFEFF/, '') : raw
    const line = readLine(marked.slice(0, MAX_LINE), this.lines)
    const wrong = problemOf(marked, line)
    if (line.words[0] === 'game')
      return wrong ? [...this.countRecord(), this.refuseToRead(wrong, null)] : this.beginRecord(line)
    if (this.place.at === 'skipped') return []
    if (wrong) return [this.refuseToRead(wrong, this.place.at === 'start' ? null : this.place.game)]
    return line.words[0] === undefined ? [] : this.readWords(line, line.words[0])
  }

  private readWords(line: RecordLine, word: string): Answer[] {
    const { place } = this
    switch (place.at) {
      case 'start':
        return [this.refuseToRead(problem('no-game', line.number, word).error, null)]
      case 'skipped':
        return []
      case 'play':
        return [this.rule(place.game, place.position, line)]
      case 'head':
        if (word === 'play' && line.words.length === 1) return [this.beginPlay(place.game, place.line, place.lines)]
        if (place.lines.length >= MAX_HEAD_LINES)
          return [this.refuseToRead(problem('head-too-long', place.line, String(MAX_HEAD_LINES)).error, place.game)]
        place.lines.push(line)
        return []
    }
  }

  private refuseToRead(error: ReadProblem, game: AnyGame | null, setup: readonly SetupProblem[] = []): Answer {
    this.place = { at: 'skipped' }
    return { type: 'problem', line: error.line, record: this.records, game, problem: error, setup }
  }

  private beginRecord(line: RecordLine): Answer[] {
    const answers = this.countRecord()
    const game = line.words.length === 2 ? this.games.find(({ name }) => name === line.words[1]) : undefined
    if (game) this.place = { at: 'head', game, line: line.number, lines: [] }
    else
      answers.push(this.refuseToRead(problem('unknown-game', line.number, line.words.slice(1).join(' ')).error, null))
    return answers
  }

  /** A record counts even if its first line can't be read. */
  private countRecord(): Answer[] {
    const answers = this.end()
    this.records++
    return answers
  }

  /** Call after the last line. Returns an answer if the last record ended before its `play` line. */
  end(): Answer[] {
    return this.place.at === 'head'
      ? [this.refuseToRead(problem('no-play', this.place.line).error, this.place.game)]
      : []
  }

  private beginPlay(game: AnyGame, gameLine: number, head: readonly RecordLine[]): Answer {
    const setup = game.parseSetup(head)
    if (!setup.ok) {
      const line = setup.error.line || gameLine
      return this.refuseToRead({ ...setup.error, line }, game)
    }
    const start = game.start(setup.value)
    if (!start.ok) {
      const key = start.error[0]?.key ?? ''
      const line = head.find(each => each.words[0] === key)?.number ?? gameLine
      return this.refuseToRead(problem('setup', line, key).error, game, start.error)
    }
    this.place = { at: 'play', game, position: start.value }
    return { type: 'head', line: gameLine, record: this.records, game, setup: setup.value, position: start.value }
  }

  private rule(game: AnyGame, position: unknown, line: RecordLine): Answer {
    if (line.words[0] === 'legal') {
      if (line.words.length > 1) return this.refuseToRead(problem('word-count', line.number, 'legal').error, game)
      const actions = game.legal(position).map(action => game.makeAction(action))
      return { type: 'legal', line: line.number, game, position, actions: actions.sort() }
    }
    const parsed = game.parseAction(line.words, position)
    if (!parsed.ok) return this.refuseToRead({ ...parsed.error, line: line.number }, game)
    const ruling = game.play(position, parsed.value)
    if (ruling.accepted) this.place = { at: 'play', game, position: ruling.position }
    return { type: 'ruling', line: line.number, game, action: game.makeAction(parsed.value), before: position, ruling }
  }
}

/**
 * Creates a referee that rules on records line by line. Records of games that are not in `games` can't be read. `read` returns the
 * answers to a line; after the last line, `end` returns the answer to a record that was cut short.
 *
 * @example
 * ```ts
 * const referee = createReferee([grafa])
 * const [cut] = [...referee.read('game grafa'), ...referee.read('hand 5D 9H'), ...referee.end()]
 * cut.problem // → { code: 'no-play', line: 1, about: [] }
 * ```
 */
export const createReferee = (games: readonly AnyGame[]): Referee => new Referee(games)

/**
 * Rules on a whole text. Returns an answer, with its line number, for each head, action, `legal` line and problem.
 *
 * @example
 * ```ts
 * const [head, refused, accepted] = adjudicate('game grafa\nhand 5D 9H\ndeck 7H 4C\nplay\npair 5D\npair 9H', [grafa])
 * head.game.state(head.position).hand // → ['5D', '9H']
 * refused.ruling.refusal // → { code: 'no-pair', rule: 'pairs', card: '5D', top: '7H', cards: ['5D', '7H'] }
 * accepted.ruling.accepted // → true
 * ```
 */
export function adjudicate(text: string, games: readonly AnyGame[]): readonly Answer[] {
  const referee = createReferee(games)
  const answers = text.split(/\r?\n/).flatMap(line => referee.read(line))
  return [...answers, ...referee.end()]
}
