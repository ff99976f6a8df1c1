import { namedBy, type AnyAction } from '../../engine/game.ts'
import { computed, inject, nextTick, shallowRef, watch, type Ref } from 'vue'
import { HINT } from '../../lessons/first-game.ts'
import { useAnalyst } from './analyst.ts'
import { keyBack, type AnyTable, type AnyTableModule, type Key, ASKING } from '../module.ts'
import { plainView, type RulingView } from '../session/session.ts'
import { TABLE_WORDS as WORDS } from '#text/table.ts'

/** Milliseconds in which the analyst looks for a hint. */
const LONGEST = 1500

/** What the move is called. */
function nameOf(action: AnyAction, { rules: { game, rulebook }, session: { settled, players } }: AnyTable): string {
  const ruling = game.play(settled.value, action)
  const [step] = ruling.accepted ? ruling.steps : []
  if (!step) return ''
  return rulebook.event(step.event, { players: players.value, position: step.position }).sentence
}

/** The button for a hint goes when it is given: whoever has used it goes on with what is marked. */
function useHinted(
  { input: { hinted } }: AnyTable,
  marked: Readonly<Ref<readonly string[]>>,
  root: () => HTMLElement | null,
): void {
  watch(marked, async ([kind]) => {
    const keys = root()?.querySelector('.controls')
    if (kind === undefined || !keys?.contains(document.activeElement)) return
    await nextTick()
    const [first = ''] = hinted.value
    const target = root()?.querySelector<HTMLElement>(`[data-cell="${first}"], [data-card="${first}"], .keys .marked`)
    target?.focus({ preventScroll: true })
  })
}

/** Marks the cards, squares and buttons of a sensible move, and says what speaks for it: what is marked is what makes it. */
export function useHint(module: AnyTableModule, table: AnyTable, root: () => HTMLElement | null) {
  const client = useAnalyst()
  const asking = inject(ASKING, null)
  const view = shallowRef<RulingView | null>(null)
  /** The move that is marked, in the record's words. */
  const shown = shallowRef<readonly string[]>([])
  const looks = shallowRef(false)
  const { settled, mayPlay, levelOf } = table.session
  const { begun, mark, abandon } = table.input
  const { game } = table.rules
  let leave = (): void => undefined

  watch([settled, table.proposal.shown], clear, { flush: 'sync' })
  // The first of two taps leaves the other marked.
  watch(begun, now => (looks.value || (now && now.type !== 'choosing')) && clear(), { flush: 'sync' })

  function clear(): void {
    leave()
    leave = () => undefined
    view.value = null
    shown.value = []
    looks.value = false
    mark([])
  }

  function look(): void {
    view.value = plainView(WORDS.looksForHint)
    looks.value = true
  }

  function answered(choice: AnyAction | null): void {
    looks.value = false
    const { turn } = game.status(settled.value)
    const isAction = choice !== null && game.play(settled.value, choice).accepted
    if (!isAction || !asking?.guide) {
      view.value = plainView(choice === null ? WORDS.noHint : WORDS.blindHint)
      return
    }
    const hand = turn === null ? null : (table.hiddenCards?.handOf(turn) ?? null)
    const { reason, how = '' } = asking.guide.why(settled.value, choice, hand ?? undefined)
    const hides = module.hides(table.source.setup.value)
    table.appDeal?.lay(choice)
    view.value = { ...plainView(WORDS.marked, reason), aside: hides ? how : nameOf(choice, table) }
    shown.value = [choice.type, ...namedBy(game, choice)]
    mark(namedBy(game, choice))
  }

  /** What the app has dealt was chosen for what the guide knows; on any other deck the analyst knows more. */
  function alone(choose: () => AnyAction | null): void {
    if (module.hides(table.source.setup.value)) return answered(choose())
    look()
    const seen = table.appDeal?.seen ?? settled
    const { moves } = table.source
    leave = client.ask(
      { game: game.name, position: seen.value, seed: moves.value.length, ms: LONGEST },
      (advice, last) => last && answered(advice?.best[0]?.action ?? choose()),
      () => answered(choose()),
    )
  }

  /** Whoever plays this game well is asked; who plays it alone knows it by the guide. */
  function ask(): void {
    abandon()
    clear()
    const { turn } = game.status(settled.value)
    const { choose } = asking?.guide ?? {}
    if (choose) return alone(() => choose(settled.value))
    const seen = turn !== null && table.hiddenCards ? table.hiddenCards.sees(turn) : settled.value
    if (seen === null) return answered(null)
    look()
    leave = client.play({ game: game.name, seen, ...HINT }, answered, () => answered(null))
  }

  /** Where a person can begin a move. */
  function mayHint(): boolean {
    const { over, turn } = game.status(settled.value)
    return mayPlay.value && !over && turn !== null && levelOf(turn) === null
  }

  /** Ids of the buttons that make the move. */
  const marked = computed(() => (shown.value.length > 0 ? [shown.value[0] ?? '', shown.value.join(' ')] : []))
  useHinted(table, marked, root)

  return {
    view,
    marked,
    keys: (): readonly Key[] =>
      asking?.guide && mayHint() && shown.value.length === 0
        ? [keyBack('hint', WORDS.hint, ask, { group: 'help' })]
        : [],
  }
}
