import { readLine } from '../engine/text.ts'
import type { AnyTable, AnyTableModule } from './module.ts'
import { TABLE_WORDS as WORDS } from './words.ts'

/** The steps of the last move that hands have come to, or that nobody need wait for. */
function lastMove({ moves, steps, walk, isAhead, explain }: AnyTable): string {
  if (moves.value.length === 0) return WORDS.ask.nothing
  const known = steps.value.filter((step, index) => index < walk.done.value || !(isAhead?.(step.event) ?? false))
  return known.map(({ event, position }) => explain(event, position).sentence).join(' ')
}

/** What a move would bring, while nothing is proposed. */
function dryRun(text: string, { settled, players, rules, explain, spell }: AnyTable): string {
  const { game, rulebook } = rules
  const action = game.parseAction(readLine(spell(text), 0).words, settled.value)
  if (!action.ok) return WORDS.unreadable(action.error).sentence
  const ruling = game.play(settled.value, action.value)
  if (ruling.accepted) return ruling.steps.map(({ event, position }) => explain(event, position).sentence).join(' ')
  const { sentence, remedy } = rulebook.refusal(ruling.refusal, { players: players.value, position: settled.value })
  return `${sentence} ${remedy}`.trim()
}

/** The answer to a question that is asked in words, whatever the game; null where it is none, but a move. */
export function answerAt(text: string, module: AnyTableModule, table: AnyTable): string | null {
  const words = text.trim().toLowerCase()
  const [, tried] = /^(?:try|what if) (.+)$/.exec(words) ?? []
  if (tried !== undefined) return module.hides?.(table.setup.value) ? WORDS.ask.hidden : dryRun(tried, table)
  switch (words) {
    case 'help':
    case '?':
      return WORDS.ask.help(module.words.asks)
    case 'words':
    case 'in words':
      return module.inWords(table.position.value).join(' ')
    case 'last':
    case 'last move':
      return lastMove(table)
    default:
      return table.answer(text)
  }
}
