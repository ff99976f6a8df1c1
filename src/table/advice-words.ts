import type { Advice } from '../analysis/advice.ts'
import type { AnyTable, AnyTableModule } from './module.ts'
import { plainView, type RulingView } from './session.ts'
import { TABLE_WORDS } from '../text/en/table.ts'

const WORDS = TABLE_WORDS.advice

type AnyStep = AnyTable['steps']['value'][number]

/** As the move is called everywhere; as its key is called, where the first thing that happens may tell of a hidden card. */
function nameOf(action: unknown, module: AnyTableModule, table: AnyTable): string {
  const { game } = table.rules
  const spelled = game.makeAction(action)
  const ruling = game.play(table.settled.value, action)
  const [step] = ruling.accepted ? ruling.steps : []
  if (step && spelled.startsWith(step.event.type)) return sentenceOf(step, table)
  const key = table.keys.value.find(({ id }) => id === spelled)
  if (key) return `${key.label}.`
  return step && !module.hides?.(table.setup.value) ? sentenceOf(step, table) : ''
}

const sentenceOf = ({ event, position }: AnyStep, { logged, explain }: AnyTable): string =>
  (logged(event, position) ?? explain(event, position)).sentence

/** What the best move comes to, and on what basis. */
function basisOf({ basis, best: [line] }: Advice<unknown>, worth: string): string {
  if (basis === 'exact') return WORDS.certain(worth)
  if (basis === 'searched') return WORDS.searched(worth)
  const [low, high] = (line?.interval ?? []).map(end => end.toFixed(1))
  return `${WORDS.sampled(worth)} ${low === undefined || high === undefined ? '' : WORDS.interval(low, high)}`.trim()
}

/** The best move, what it comes to, on what basis, and what else is to be said. */
export function adviceView(advice: Advice<unknown>, module: AnyTableModule, table: AnyTable, more = ''): RulingView {
  const [line] = advice.best
  if (!line) return plainView(TABLE_WORDS.noHint)
  const worth = module.words.comesTo?.(line.value, advice, table.settled.value) ?? ''
  return plainView(WORDS.move(nameOf(line.action, module, table)), `${basisOf(advice, worth)} ${more}`.trim())
}
