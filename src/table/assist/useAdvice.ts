import { cardsAndCellsOf, type AnyAction } from '../../engine/game.ts'
import { computed, watch, onScopeDispose, shallowRef } from 'vue'
import type { Advice } from '../../analysis/advice.ts'
import { rightsDuring } from '../session/activity.ts'
import { separateKey, backKey, forwardKey, type AnyTable, type AnyTableModule, type Key } from '../module.ts'
import { plainView, type RulingView } from '../session/session.ts'
import { TABLE_WORDS } from '#text/table.ts'
import type { Question } from '../../analysis/worker.ts'
import { useAnalyst } from './analyst.ts'

/** The maximum length of a search in seconds. */
const MAX_LENGTH = 10
/** Milliseconds between two updates of the display. */
const BEAT = 1000

/** The state of a search: idle, running (with the advice so far), done, or failed. */
type State =
  | { readonly type: 'idle' }
  | { readonly type: 'running'; readonly advice: Advice<AnyAction> | null; readonly seconds: number }
  | { readonly type: 'done'; readonly advice: Advice<AnyAction> }
  | { readonly type: 'failed' }

const IDLE: State = { type: 'idle' }

/** Asks the analyst one question at a time. The first answer is shown immediately, better answers every second, and then the final one. */
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
      seconds = Math.min(seconds + 1, MAX_LENGTH)
      show()
    }, BEAT)
    const cancel = client.ask(
      { ...question, ms: BEAT * MAX_LENGTH },
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

/** Returns the usual sentence about a move, or the label of its button if the sentence might reveal a hidden card. */
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

/** The name of the advised player; '' if there is only one player. */
function advised({ session: { players, settled, nameOf: named }, rules }: AnyTable): string {
  const { turn } = rules.game.status(settled.value)
  return players.value.length < 2 || turn === null ? '' : named(turn)
}

/** The text about the best move, its value, the basis of this value, and `more`. */
function adviceView(advice: Advice<AnyAction>, module: AnyTableModule, table: AnyTable, more = ''): RulingView {
  const [line] = advice.best
  if (!line) return plainView(TABLE_WORDS.noHint)
  const worth = module.advice?.comesTo(line.value, advice, table.session.settled.value) ?? ''
  return plainView(
    WORDS.move(advised(table), nameOf(line.action, module, table)),
    `${basisOf(advice, worth)} ${more}`.trim(),
  )
}

/** Whether help is allowed and it is a person's turn. */
function mayAdvise(module: AnyTableModule, table: AnyTable): boolean {
  const { over, turn } = table.rules.game.status(table.session.settled.value)
  const isPersons = turn === null ? table.session.players.value.length === 1 : table.session.levelOf(turn) === null
  const mayAsk = table.source.terms.helps.value && table.session.mayPlay.value && !table.source.terms.scoreOnly.value
  const isPaused = rightsDuring(table.input.activity.value).clock === 'stands'
  return module.advice !== undefined && mayAsk && !isPaused && !over && isPersons
}

/** Shows the best move: proposes it, or only marks its cards if a proposal would reveal hidden cards. */
function usePointing(table: AnyTable, fail: () => void) {
  const { shown: proposal } = table.proposal
  const { game } = table.rules
  /** The advised move while it is proposed, else null. */
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
    /** Whether the proposal is the advised move, or there is no proposal and no advice. */
    isLeftAlone: (): boolean => isShown() || (proposal.value === null && shown === null),
    /** Shows the best move of the advice; null shows nothing. */
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

/** The text about the state of the search; null if there is no search. */
function searchView(now: State, module: AnyTableModule, table: AnyTable): RulingView | null {
  if (now.type === 'idle') return null
  if (now.type === 'failed') return plainView(WORDS.fails, WORDS.failsDetail, 'ask')
  if (now.type === 'done') return adviceView(now.advice, module, table)
  const goesOn = WORDS.goesOn(now.seconds, MAX_LENGTH)
  return now.advice ? adviceView(now.advice, module, table, goesOn) : plainView(WORDS.begins(advised(table)), goesOn)
}

const isAlone = ({ session: { players } }: AnyTable): boolean => players.value.length === 1

/** The question to the analyst. It contains only what the players have seen. */
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

  /** The button that ends the search. It is separate from the Confirm button, which could appear under the finger. */
  const enoughKeys = (advice: Advice<AnyAction> | null): readonly Key[] =>
    advice && !table.appDeal ? [separateKey('enough', WORDS.enough, () => search.enough(advice))] : []

  /** Returns the buttons while advice is shown. They replace `others`, which would begin something else. */
  function keys(others: readonly Key[]): readonly Key[] {
    const { value: now } = state
    if (now.type === 'idle' || (now.type === 'done' && isShown())) return others
    if (now.type === 'failed') return [leaveKey, forwardKey('again', WORDS.again, ask, { primary: true })]
    return [leaveKey, ...(now.type === 'running' ? enoughKeys(now.advice) : []), ...(table.appDeal ? others : [])]
  }

  return {
    view: computed(() => searchView(state.value, module, table)),
    dismiss,
    /** Whether a search is running. Its text changes every second, so it isn't announced. */
    thinks: computed(() => state.value.type === 'running'),
    keys,
    menu: computed((): readonly Key[] => (allowed.value ? [askKey] : [])),
    /** The button for advice below the table, in a game for one player. */
    alone: (): readonly Key[] =>
      allowed.value && isAlone(table) && state.value.type === 'idle' && table.proposal.shown.value === null
        ? [askKey]
        : [],
  }
}
