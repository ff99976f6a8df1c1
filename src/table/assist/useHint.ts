import { cardsAndCellsOf, type AnyAction } from '../../engine/game.ts'
import { computed, inject, nextTick, shallowRef, watch, type Ref } from 'vue'
import { HINT_OPTIONS } from '../../lessons/first-game.ts'
import { useAnalyst } from './analyst.ts'
import { backKey, type AnyTable, type AnyTableModule, type PageHelp, type Key, PAGE_HELP } from '../module.ts'
import { plainView, type RulingView } from '../session/session.ts'
import { TABLE_WORDS as WORDS } from '#text/table.ts'

const SEARCH_MS = 1500

function nameOf(action: AnyAction, { rules: { game, rulebook }, session: { settled, players } }: AnyTable): string {
  const ruling = game.play(settled.value, action)
  const [step] = ruling.accepted ? ruling.steps : []
  if (!step) return ''
  return rulebook.event(step.event, { players: players.value, position: step.position }).sentence
}

/** The hint's button disappears, so the first marked part gets the focus. */
function useHinted(table: AnyTable, marked: Readonly<Ref<readonly string[]>>, root: () => HTMLElement | null): void {
  watch(marked, async ([kind]) => {
    const keys = root()?.querySelector('.controls')
    if (kind === undefined || !keys?.contains(document.activeElement)) return
    await nextTick()
    const [first = ''] = table.input.hinted.value
    const target = root()?.querySelector<HTMLElement>(`[data-cell="${first}"], [data-card="${first}"], .keys .marked`)
    target?.focus({ preventScroll: true })
  })
}

function useShown({ session: { settled }, proposal, input: { pending, mark } }: AnyTable) {
  const view = shallowRef<RulingView | null>(null)
  const action = shallowRef<readonly string[]>([])
  const looks = shallowRef(false)
  let cancel = (): void => undefined

  function clear(): void {
    cancel()
    cancel = () => undefined
    view.value = null
    action.value = []
    looks.value = false
    mark([])
  }

  watch([settled, proposal.shown], clear, { flush: 'sync' })
  // After the first of two taps, the target of the second stays marked.
  watch(pending, now => (looks.value || (now && now.type !== 'choosing')) && clear(), { flush: 'sync' })

  return {
    view,
    action,
    clear,
    search(start: () => () => void): void {
      view.value = plainView(WORDS.looksForHint)
      looks.value = true
      cancel = start()
    },
    /** If `news` is null, the hint only marks, and the last ruling stays visible. */
    show(news: RulingView | null, kind = '', places: readonly string[] = []): void {
      looks.value = false
      view.value = news
      if (kind === '') return
      action.value = [kind, ...places]
      mark(places)
    },
  }
}

function hintWith(
  module: AnyTableModule,
  table: AnyTable,
  guide: PageHelp['guide'] | undefined,
  show: ReturnType<typeof useShown>['show'],
) {
  return (choice: AnyAction | null): void => {
    const isAction = choice !== null && table.rules.game.play(table.session.settled.value, choice).accepted
    if (!isAction || !guide) return show(plainView(choice === null ? WORDS.noHint : WORDS.blindHint))
    const { turn } = table.rules.game.status(table.session.settled.value)
    const hand = turn === null ? null : (table.hiddenCards?.handOf(turn) ?? null)
    const { reason, how = '' } = guide.why(table.session.settled.value, choice, hand ?? undefined)
    const aside = module.hides(table.source.setup.value) ? how : nameOf(choice, table)
    table.appDeal?.prepare(choice)
    show({ ...plainView(WORDS.marked, reason), aside }, choice.type, cardsAndCellsOf(table.rules.game, choice))
  }
}

function mayBegin({ rules, session: { settled, mayPlay, levelOf } }: AnyTable): boolean {
  const { over, turn } = rules.game.status(settled.value)
  return mayPlay.value && !over && turn !== null && levelOf(turn) === null
}

const LAST_CARD = { type: 'play', index: 0 }

function onlyMove(table: AnyTable): AnyAction | null {
  if (!mayBegin(table)) return null
  const { rules, session, hiddenCards } = table
  const { turn } = rules.game.status(session.settled.value)
  if (hiddenCards)
    return turn !== null && hiddenCards.handOf(turn)?.length === 1 ? hiddenCards.actionOf(LAST_CARD) : null
  const [only = null, ...others] = rules.game.legal(session.settled.value)
  return others.length === 0 ? only : null
}

function markOnlyMove(table: AnyTable, show: ReturnType<typeof useShown>['show']): void {
  watch(
    () => onlyMove(table),
    only => only && show(null, only.type, cardsAndCellsOf(table.rules.game, only)),
    { immediate: true },
  )
}

/** Marks the cards, squares and buttons for a sensible move, and gives the reason. */
export function useHint(module: AnyTableModule, table: AnyTable, root: () => HTMLElement | null) {
  const client = useAnalyst()
  const guide = inject(PAGE_HELP, null)?.guide
  const { settled } = table.session
  const { view, action, clear, search, show } = useShown(table)
  const answer = hintWith(module, table, guide, show)

  /** The guide knows the app's deals. For other decks, the analyst searches. */
  function askAlone(choose: () => AnyAction | null): void {
    if (module.hides(table.source.setup.value)) return answer(choose())
    const { value: position } = table.appDeal?.seen ?? settled
    const { length: seed } = table.source.moves.value
    search(() =>
      client.ask(
        { game: table.rules.game.name, position, seed, ms: SEARCH_MS },
        (advice, last) => last && answer(advice?.best[0]?.action ?? choose()),
        () => answer(choose()),
      ),
    )
  }

  function ask(): void {
    table.input.abandon()
    clear()
    const { turn } = table.rules.game.status(settled.value)
    const { choose } = guide ?? {}
    if (choose) return askAlone(() => choose(settled.value))
    const seen = turn !== null && table.hiddenCards ? table.hiddenCards.viewOf(turn) : settled.value
    if (seen === null) return answer(null)
    search(() => client.play({ game: table.rules.game.name, seen, ...HINT_OPTIONS }, answer, () => answer(null)))
  }

  if (guide) markOnlyMove(table, show)

  const marked = computed(() => (action.value.length > 0 ? [action.value[0] ?? '', action.value.join(' ')] : []))
  useHinted(table, marked, root)

  return {
    view,
    marked,
    keys: (): readonly Key[] =>
      guide && mayBegin(table) && action.value.length === 0
        ? [backKey('hint', WORDS.hint, ask, { group: 'help' })]
        : [],
  }
}
