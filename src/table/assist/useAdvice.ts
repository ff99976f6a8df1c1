import { cardsAndCellsOf, type AnyAction } from '../../engine/game.ts'
import { computed, watch, onScopeDispose, shallowRef } from 'vue'
import type { Advice } from '../../analysis/advice.ts'
import { rightsDuring } from '../session/activity.ts'
import { separateKey, backKey, forwardKey, type AnyTable, type AnyTableModule, type Key } from '../module.ts'
import { plainView, type RulingView } from '../session/session.ts'
import { TABLE_WORDS } from '#text/table.ts'
import type { Question } from '../../analysis/worker.ts'
import { useAnalyst } from './analyst.ts'

const MAX_SECONDS = 10
const BEAT_MS = 1000

type State =
  | { readonly type: 'idle' }
  | { readonly type: 'running'; readonly advice: Advice<AnyAction> | null; readonly seconds: number }
  | { readonly type: 'done'; readonly advice: Advice<AnyAction> }
  | { readonly type: 'failed' }

const IDLE: State = { type: 'idle' }

function useSearch() {
  const client = useAnalyst()
  const state = shallowRef<State>(IDLE)
  let stop = (): void => undefined
  onScopeDispose(() => stop())

  function end(last: State): void {
    stop()
    stop = () => undefined
    state.value = last
  }
  const fail = (): void => end({ type: 'failed' })

  function ask(question: Omit<Question, 'ms'>): void {
    let best: Advice<AnyAction> | null = null
    let seconds = 0
    const show = (): void => void (state.value = { type: 'running', advice: best, seconds })
    end(IDLE)
    show()
    const beat = setInterval(() => {
      seconds = Math.min(seconds + 1, MAX_SECONDS)
      show()
    }, BEAT_MS)
    const cancel = client.ask(
      { ...question, ms: BEAT_MS * MAX_SECONDS },
      (advice, last) => {
        const isFirst = best === null
        best = advice
        if (last) end(advice ? { type: 'done', advice } : { type: 'failed' })
        else if (isFirst) show()
      },
      fail,
    )
    stop = () => {
      clearInterval(beat)
      cancel()
    }
  }

  return {
    state,
    ask,
    fail,
    enough: (advice: Advice<AnyAction>): void => end({ type: 'done', advice }),
    clear: (): void => end(IDLE),
  }
}

const WORDS = TABLE_WORDS.advice

type AnyStep = AnyTable['session']['steps']['value'][number]

/** Names the move by its button if the sentence about the move might reveal a hidden card. */
function nameOf(action: AnyAction, module: AnyTableModule, table: AnyTable): string {
  const spelled = table.rules.game.makeAction(action)
  const ruling = table.rules.game.play(table.session.settled.value, action)
  const [step] = ruling.accepted ? ruling.steps : []
  if (step && step.event.type === action.type) return sentenceOf(step, table)
  const key = table.controls.keys.value.find(({ id }) => id === spelled)
  if (key) return `${key.label}.`
  return step && !module.hides(table.source.setup.value) ? sentenceOf(step, table) : ''
}

const sentenceOf = ({ event, position }: AnyStep, { texts: { logEntry }, referee: { explain } }: AnyTable): string =>
  (logEntry(event, position) ?? explain(event, position)).sentence

function basisOf({ basis, best: [line] }: Advice<AnyAction>, worth: string): string {
  if (basis === 'exact') return WORDS.certain(worth)
  if (basis === 'searched') return WORDS.searched(worth)
  const [low, high] = (line?.interval ?? []).map(end => end.toFixed(1))
  return `${WORDS.sampled(worth)} ${low === undefined || high === undefined ? '' : WORDS.interval(low, high)}`.trim()
}

function advisee({ session: { players, settled, nameOf: named }, rules }: AnyTable): string {
  const { turn } = rules.game.status(settled.value)
  return players.value.length < 2 || turn === null ? '' : named(turn)
}

function adviceView(advice: Advice<AnyAction>, module: AnyTableModule, table: AnyTable, more = ''): RulingView {
  const [line] = advice.best
  if (!line) return plainView(TABLE_WORDS.noHint)
  const worth = module.advice?.comesTo(line.value, advice, table.session.settled.value) ?? ''
  return plainView(
    WORDS.move(advisee(table), nameOf(line.action, module, table)),
    `${basisOf(advice, worth)} ${more}`.trim(),
  )
}

function mayAdvise(module: AnyTableModule, table: AnyTable): boolean {
  const { over, turn } = table.rules.game.status(table.session.settled.value)
  const isPersons = turn === null ? table.session.players.value.length === 1 : table.session.levelOf(turn) === null
  const mayAsk = table.source.terms.helps.value && table.session.mayPlay.value && !table.source.terms.scoreOnly.value
  const isPaused = rightsDuring(table.input.activity.value).clock === 'stands'
  return module.advice !== undefined && mayAsk && !isPaused && !over && isPersons
}

/** If the app can deal a game, only the cards of the advised move are marked, because a proposal would reveal hidden cards. */
function usePointing(table: AnyTable, fail: () => void) {
  const { shown: proposal } = table.proposal
  const { game } = table.rules
  let shown: AnyAction | null = null
  const isShown = (): boolean => proposal.value?.type === 'ruled' && proposal.value.move.played === shown

  function clear(): void {
    const wasShown = isShown()
    shown = null
    if (wasShown) table.proposal.cancel()
    table.appDeal?.highlight([])
  }

  return {
    isShown,
    isLeftAlone: (): boolean => isShown() || (proposal.value === null && shown === null),
    draw(advice: Advice<AnyAction> | null): void {
      if (!advice) return clear()
      const [line] = advice.best
      if (!line) return
      if (!game.play(table.session.settled.value, line.action).accepted) fail()
      else if (table.appDeal) table.appDeal.highlight(cardsAndCellsOf(game, line.action))
      else if (!isShown() || shown === null || game.makeAction(shown) !== game.makeAction(line.action)) {
        shown = line.action
        table.proposal.ask(line.action)
      }
    },
  }
}

function searchView(now: State, module: AnyTableModule, table: AnyTable): RulingView | null {
  if (now.type === 'idle') return null
  if (now.type === 'failed') return plainView(WORDS.fails, WORDS.failsDetail, 'ask')
  if (now.type === 'done') return adviceView(now.advice, module, table)
  const goesOn = WORDS.goesOn(now.seconds, MAX_SECONDS)
  return now.advice ? adviceView(now.advice, module, table, goesOn) : plainView(WORDS.begins(advisee(table)), goesOn)
}

const isAlone = ({ session: { players } }: AnyTable): boolean => players.value.length === 1

/** The analyst gets only what the players have seen. */
function questionOf({ rules, session, source, appDeal }: AnyTable): Omit<Question, 'ms'> {
  const { value: position } = appDeal?.seen ?? session.settled
  return { game: rules.game.name, position, seed: source.moves.value.length }
}

/** The analyst's advice on request, updated as it improves. It needs permission to help and a person's turn; any other input ends it. */
export function useAdvice(module: AnyTableModule, table: AnyTable, isElsewhere: () => boolean) {
  const { state, ...search } = useSearch()
  const { isShown, isLeftAlone, draw } = usePointing(table, search.fail)
  const allowed = computed(() => mayAdvise(module, table))

  watch([table.session.settled, table.input.pending, allowed], dismiss, { flush: 'sync' })
  watch(isElsewhere, gone => gone && dismiss(), { flush: 'sync' })
  watch(table.proposal.shown, () => isLeftAlone() || dismiss(), { flush: 'sync' })
  watch(state, now => draw('advice' in now ? now.advice : null), { flush: 'sync' })

  function dismiss(): void {
    if (state.value.type !== 'idle') search.clear()
  }

  function ask(): void {
    dismiss()
    table.input.abandon()
    table.source.terms.noteHelp()
    search.ask(questionOf(table))
  }

  const askKey = backKey('advice', WORDS.key, ask, { group: 'help' })
  const leaveKey = backKey('take-back', TABLE_WORDS.cancel, dismiss)

  /** This button is separate from Confirm, which could appear under the finger. */
  const enoughKeys = (advice: Advice<AnyAction> | null): readonly Key[] =>
    advice && !table.appDeal ? [separateKey('enough', WORDS.enough, () => search.enough(advice))] : []

  function keys(others: readonly Key[]): readonly Key[] {
    const { value: now } = state
    if (now.type === 'idle' || (now.type === 'done' && isShown())) return others
    if (now.type === 'failed') return [leaveKey, forwardKey('again', WORDS.again, ask, { primary: true })]
    return [leaveKey, ...(now.type === 'running' ? enoughKeys(now.advice) : []), ...(table.appDeal ? others : [])]
  }

  return {
    view: computed(() => searchView(state.value, module, table)),
    dismiss,
    thinks: computed(() => state.value.type === 'running'),
    keys,
    menu: computed((): readonly Key[] => (allowed.value ? [askKey] : [])),
    alone: (): readonly Key[] =>
      allowed.value && isAlone(table) && state.value.type === 'idle' && table.proposal.shown.value === null
        ? [askKey]
        : [],
  }
}
