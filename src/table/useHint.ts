import { inject, shallowRef, watch } from 'vue'
import { readLine } from '../engine/text.ts'
import { ASKING } from './ask.ts'
import type { AnyTable, AnyTableModule, Key } from './module.ts'
import { plainView, type RulingView } from './session.ts'
import { TABLE_WORDS as WORDS } from '../text/en/table.ts'

/** A sensible move, where a game is played to learn it: proposed on the table, with why. */
export function useHint(module: AnyTableModule, table: AnyTable) {
  const asking = inject(ASKING, null)
  const view = shallowRef<RulingView | null>(null)
  const { settled, proposal } = table
  const { game, rulebook } = table.rules

  watch([settled, proposal, table.begun], clear, { flush: 'sync' })

  function clear(): void {
    view.value = null
    table.point?.([])
  }

  /** What the move is called, as long as that tells of no hidden card. */
  function nameOf(action: unknown, hides: boolean): string {
    const ruling = game.play(settled.value, action)
    const [step] = ruling.accepted ? ruling.steps : []
    if (!step || (hides && !game.makeAction(action).startsWith(step.event.type))) return ''
    return rulebook.event(step.event, { players: table.players.value, position: step.position }).sentence
  }

  function show(): void {
    table.abandon()
    const { turn } = game.status(settled.value)
    const hand = turn === null ? null : (table.handOf?.(turn) ?? null)
    const hint = asking?.hint?.(settled.value, hand ?? undefined) ?? null
    const spelled = hint?.action ?? ''
    const action = hint && game.parseAction(readLine(spelled, 0).words, settled.value)
    if (!hint || !action?.ok || !table.accepts(spelled.split(' ')[0] ?? '')) {
      view.value = plainView(hint?.action === null ? hint.reason : WORDS.noHint)
      return
    }
    const hides = module.hides?.(table.setup.value) ?? false
    if (hides) table.point?.(spelled.split(' ').slice(1))
    else table.ask(action.value)
    const name = nameOf(action.value, hides)
    view.value = name === '' ? plainView(hint.reason) : plainView(name, hint.reason)
  }

  /** Where a person can begin a move. */
  function mayHint(): boolean {
    const { over, turn } = game.status(settled.value)
    return view.value === null && table.mayPlay.value && !over && (turn === null || table.levelOf(turn) === null)
  }

  return {
    view,
    keys: (): readonly Key[] =>
      asking?.hint && mayHint() ? [{ id: 'hint', label: WORDS.hint, side: 'back', act: show }] : [],
  }
}
