import { parseArgs } from 'node:util'
import { type Advice, type Search, type AdvisedMove, analysisPartsOf } from '../analysis/advice.ts'
import { createReferee, loadGames, type AnyAction, type AnyGame, type Answer } from '../engine/index.ts'
import { GAMES } from '../games/index.ts'
import { linesOf, openText, printLine, escapeControls, runCommand, escapeInvisible, exitStatusOf } from './lines.ts'
import { findRulebook } from './answers.ts'
import { CLI_WORDS as WORDS } from '#text/cli.ts'
import { problemText } from '#text/actions.ts'

type Finished =
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
      /** False if something could not be read. */
      readonly refused: boolean
    }

/** The first error ends a record. */
interface Gatherer {
  add(answer: Answer): readonly Finished[]
  end(): readonly Finished[]
}

function createGatherer(): Gatherer {
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

  function add(answer: Answer): Finished[] {
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
        // An error at the beginning of a record doesn't affect the record before it.
        const finished = open?.record === record ? [] : close()
        return [...finished, ...fail(line, record, problemText(answer, findRulebook(answer.game?.name)), false)]
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

  return { add, end: close }
}

function refusalWords(answer: Extract<Answer, { type: 'ruling' }>, players: readonly string[]): string {
  const { action, ruling, before, game } = answer
  const book = findRulebook(game.name)
  const explained = ruling.accepted || !book ? null : book.refusal(ruling.refusal, { players, position: before })
  return WORDS.refusedAction(escapeInvisible(action), explained?.sentence ?? '')
}

type Reached = Extract<Finished, { type: 'position' }>

const lineWords = ({ game }: Reached, actions: readonly AnyAction[]): string[] =>
  actions.map(action => game.makeAction(action).replace(/^swap /, ''))

function adviceJson(reached: Reached, advice: Advice<AnyAction>): object {
  const { record, line, game, position } = reached
  const { basis, value, best, swaps, wins } = advice
  return {
    record,
    line,
    game: game.name,
    turn: game.status(position).turn,
    basis,
    value,
    best: best.map(each => ({ ...each, action: game.makeAction(each.action) })),
    ...(swaps && { swaps: lineWords(reached, swaps) }),
    ...(wins !== undefined && { wins }),
  }
}

function adviceSentences(reached: Reached, advice: Advice<AnyAction>): string {
  const { line, game, players, position } = reached
  const { turn } = game.status(position)
  const title = findRulebook(game.name)?.title ?? game.name
  if (advice.best.length === 0) return `${line}: ${title}. ${WORDS.over}`
  const who = players[(turn ?? 1) - 1] ?? ''
  const lines = advice.best.map(each => `${game.makeAction(each.action)} (${valueWords(each)})`)
  const sentences = [`${title}, ${WORDS.toMove(who)}`, `${WORDS.basis[advice.basis]}: ${lines.join(', ')}.`]
  if (advice.swaps) sentences.push(WORDS.line(lineWords(reached, advice.swaps)))
  if (advice.wins !== undefined) sentences.push(advice.wins ? WORDS.wins : WORDS.winsNotYet)
  return `${line}: ${sentences.join(' ')}`
}

const numberWords = (value: number): string => (Number.isInteger(value) ? String(value) : value.toFixed(1))

function valueWords({ value, interval }: AdvisedMove<unknown>): string {
  const range = interval ? `, ${WORDS.range(numberWords(interval[0]), numberWords(interval[1]))}` : ''
  return `${numberWords(value)}${range}`
}

interface AnalyseOptions {
  readonly json: boolean
  readonly ms: number
  readonly seed: number
  readonly file: string
}

function readWish(args: string[]): AnalyseOptions | null {
  try {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: {
        json: { type: 'boolean', default: false },
        ms: { type: 'string', default: '1000' },
        seed: { type: 'string', default: '1' },
      },
    })
    const [file] = positionals
    const numbers = [values.ms, values.seed].every(word => /^\d{1,9}$/.test(word))
    if (file === undefined || positionals.length > 1 || !numbers) return null
    return { json: values.json, ms: Number(values.ms), seed: Number(values.seed), file }
  } catch {
    return null
  }
}

/** The search may need more than `ms` milliseconds for its first advice. */
function runFor<Action>(search: Search<Action>, ms: number): Advice<Action> {
  const end = performance.now() + ms
  let advice: Advice<Action> | null = null
  for (;;) {
    const step = search.next()
    if (step.done) return step.value
    advice = step.value ?? advice
    if (advice && performance.now() >= end) return advice
  }
}

async function print(finished: Finished, { json, ms, seed }: AnalyseOptions): Promise<string> {
  const { record, line } = finished
  const fail = (error: string): string =>
    json ? JSON.stringify({ record, line, error }) : `${line}: ${WORDS.noAdvice(error)}`
  if (finished.type === 'error') return fail(finished.error)
  const { game, position } = finished
  const analyst = await analysisPartsOf(GAMES, game.name)?.analyst?.()
  if (!analyst) return fail(WORDS.hidden(findRulebook(game.name)?.title ?? game.name))
  const advice = runFor(analyst.search(position, seed), ms)
  return json ? JSON.stringify(adviceJson(finished, advice)) : adviceSentences(finished, advice)
}

const statusOf = (finished: Finished): number =>
  finished.type === 'position' ? Number(!analysisPartsOf(GAMES, finished.game.name)?.analyst) : finished.refused ? 1 : 2

async function analyse(wish: AnalyseOptions): Promise<number> {
  const referee = createReferee(await loadGames(GAMES))
  const gatherer = createGatherer()
  let status = 0
  async function printAll(all: readonly Finished[]): Promise<void> {
    for (const finished of all) {
      status = Math.max(status, statusOf(finished))
      await printLine(await print(finished, wish))
    }
  }
  for await (const line of linesOf(openText(wish.file)))
    for (const answer of referee.read(line)) await printAll(gatherer.add(answer))
  for (const answer of referee.end()) await printAll(gatherer.add(answer))
  await printAll(gatherer.end())
  return status
}

await runCommand(WORDS.analyse, args => {
  const wish = readWish(args)
  return wish && exitStatusOf(escapeControls(wish.file), analyse(wish))
})
