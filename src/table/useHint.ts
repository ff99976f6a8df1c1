import { namedBy, type AnyAction } from '../engine/game.ts'
import { inject, shallowRef, watch } from 'vue'
import { HINT } from '../lessons/first-game.ts'
import { useAnalyst } from './analyst.ts'
import type { Why } from '../lessons/guide.ts'
import { keyBack, type AnyTable, type AnyTableModule, type Asking, type Key, ASKING } from './module.ts'
import { plainView, type RulingView } from './session.ts'
import { TABLE_WORDS as WORDS } from '#text/table.ts'

/** Milliseconds in which the analyst looks for a hint. */
const LONGEST = 1500

/** What the move is called, as long as that tells of no hidden card. */
function nameOf(action: AnyAction, { rules: { game, rulebook }, settled, players }: AnyTable, hides: boolean): string {
  const ruling = game.play(settled.value, action)
  const [step] = ruling.accepted ? ruling.steps : []
  if (!step || (hides && action.type !== step.event.type)) return ''
  return rulebook.event(step.event, { players: players.value, position: step.position }).sentence
}

/** Looks for a sensible move, and tells where to look. */
function useLooking(module: AnyTableModule, table: AnyTable, asking: Asking | null) {
  const client = useAnalyst()
  const view = shallowRef<RulingView | null>(null)
  /** Where to look was told, and this is the move. */
  const found = shallowRef<{ readonly action: AnyAction; readonly why: Why } | null>(null)
  const looks = shallowRef(false)
  const { settled, proposal } = table
  const { game } = table.rules
  let leave = (): void => undefined

  watch([settled, proposal, table.begun], clear, { flush: 'sync' })

  function clear(): void {
    leave()
    leave = () => undefined
    view.value = null
    found.value = null
    looks.value = false
    table.point?.([])
  }

  function look(): void {
    view.value = plainView(WORDS.looksForHint)
    looks.value = true
  }

  function answered(choice: AnyAction | null): void {
    looks.value = false
    const { turn } = game.status(settled.value)
    if (choice === null || !asking?.guide || !game.play(settled.value, choice).accepted) {
      view.value = plainView(choice === null ? WORDS.noHint : WORDS.blindHint)
      return
    }
    const hand = turn === null ? null : (table.handOf?.(turn) ?? null)
    const why = asking.guide.why(settled.value, choice, hand ?? undefined)
    view.value = plainView(why.look)
    found.value = { action: choice, why }
  }

  /** What the app has dealt was chosen for what the guide knows; on any other deck the analyst knows more. */
  function alone(choose: () => AnyAction | null): void {
    if (module.hides?.(table.setup.value)) return answered(choose())
    look()
    const { seen = settled, moves } = table
    leave = client.ask(
      { game: game.name, position: seen.value, seed: moves.value.length, ms: LONGEST },
      (advice, last) => last && answered(advice?.best[0]?.action ?? choose()),
      () => answered(choose()),
    )
  }

  /** Whoever plays this game well is asked; who plays it alone knows it by the guide. */
  function ask(): void {
    table.abandon()
    clear()
    const { turn } = game.status(settled.value)
    const { choose } = asking?.guide ?? {}
    if (choose) return alone(() => choose(settled.value))
    const seen = turn !== null && table.sees ? table.sees(turn) : settled.value
    if (seen === null) return answered(null)
    look()
    leave = client.play({ game: game.name, seen, ...HINT }, answered, () => answered(null))
  }

  return { view, found, looks, ask }
}

/** A sensible move, where a game is played to learn it: first where to look, and then the move, proposed on the table, with why. */
export function useHint(module: AnyTableModule, table: AnyTable) {
  const asking = inject(ASKING, null)
  const { view, found, looks, ask } = useLooking(module, table, asking)
  const { game } = table.rules

  function show(action: AnyAction, { reason, how = '' }: Why): void {
    const hides = module.hides?.(table.setup.value) ?? false
    const name = nameOf(action, table, hides)
    const told = hides ? `${reason} ${how}`.trim() : reason
    if (hides) {
      table.lay?.(action)
      table.point?.(namedBy(game, action))
    } else table.ask(action)
    found.value = null
    view.value = name === '' ? plainView(told) : plainView(name, told)
  }

  /** Where a person can begin a move. */
  function mayHint(): boolean {
    const { over, turn } = game.status(table.settled.value)
    return table.mayPlay.value && !over && turn !== null && table.levelOf(turn) === null
  }

  function keys(): readonly Key[] {
    if (!asking?.guide || !mayHint()) return []
    const next = found.value
    if (next) return [keyBack('hint', WORDS.theMove, () => show(next.action, next.why), { group: 'help' })]
    // The key stays where it is till it is another: whoever has it goes on with it.
    return view.value === null || looks.value ? [keyBack('hint', WORDS.hint, ask, { group: 'help' })] : []
  }

  return { view, keys }
}
