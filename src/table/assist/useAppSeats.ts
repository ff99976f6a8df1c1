import { computed, inject, shallowRef, onScopeDispose, ref, watch } from 'vue'
import type { Level } from '../../analysis/advice.ts'
import { useSettingsStore } from '../../book/stores/settings.ts'
import { FIRST_SEED, seedAfter } from '../../lessons/first-game.ts'
import { rightsDuring } from '../session/activity.ts'
import { backKey, forwardKey, type AnyTable, type Key, PAGE_HELP, type PageHelp } from '../module.ts'
import { openMatchOf } from '../session/source.ts'
import { plainView, type RulingView } from '../session/session.ts'
import { TABLE_WORDS } from '#text/table.ts'
import type { MatchHead } from '../../book/journal/entries.ts'
import type { AnalysisClient } from '../../analysis/client.ts'
import type { TurnRequest } from '../../analysis/worker.ts'
import { ruleOn } from '../../book/journal/replay.ts'
import type { AnyAction, Game } from '../../engine/game.ts'
import { useAnalyst } from './analyst.ts'

const MIN_PAUSE_MS = 1200

type AppState = 'idle' | 'thinking' | 'proposing' | 'failed'

function useOpponent(table: AnyTable, pageHelp: PageHelp | null) {
  const { rules } = table
  const { settled, mayPlay } = table.session
  const { shown: proposal } = table.proposal
  const { hiddenCards } = table
  const match = openMatchOf(table)
  const atOnce = useAtOnce(table, pageHelp)
  const client = useAnalyst()
  const game: Pick<Game, 'name' | 'play'> = rules.game
  const doing = shallowRef<AppState>('idle')
  const again = ref(0)
  let cancel = (): void => undefined

  const seat = computed(() => {
    const { turn } = rules.game.status(settled.value)
    return turn !== null && table.session.levelOf(turn) !== null ? turn : null
  })
  const level = computed(() => (seat.value === null ? null : table.session.levelOf(seat.value)))
  const seen = computed((): unknown =>
    seat.value !== null && hiddenCards ? hiddenCards.viewOf(seat.value) : settled.value,
  )
  const isMine = computed(() => proposal.value?.type === 'ruled' && proposal.value.by === 'app')
  const mayThink = computed(
    () =>
      mayPlay.value && proposal.value === null && rightsDuring(table.input.activity.value).app && !pageHelp?.explains,
  )

  const isAction = (choice: AnyAction | null): choice is AnyAction =>
    choice !== null && game.play(settled.value, choice).accepted

  function decide(chosen: AnyAction | null, turn: TurnRequest): void {
    const choice = (chosen && hiddenCards?.actionOf(chosen)) ?? chosen
    if (!isAction(choice)) {
      doing.value = 'failed'
      return
    }
    const { after } = ruleOn(rules.game, settled.value, choice)
    const isFirstHalf = rules.game.status(after).turn === seat.value && rules.counts.together(choice, after)
    if (!isFirstHalf || pageHelp?.guide || atOnce()) return void propose(choice)
    cancel = client.play(
      { ...turn, seen: after, seed: seedAfter(1, turn.seed) },
      next => void (next && game.play(after, next).accepted ? propose(choice, next) : propose(choice)),
      () => void propose(choice),
    )
  }

  async function propose(choice: AnyAction, next?: AnyAction): Promise<void> {
    if (atOnce()) await table.proposal.propose(choice, false, true)
    else table.proposal.ask(choice, 'app', next)
  }

  function think(): void {
    if (level.value === null) return
    const number = seedAfter(table.source.moves.value.length, seedFor(match.head) + again.value)
    const turn = { game: game.name, seen: seen.value, level: level.value, seed: number }
    doing.value = 'thinking'
    cancel = chooseAfterPause(
      client,
      turn,
      choice => decide(choice, turn),
      () => (doing.value = 'failed'),
    )
  }

  watch(
    [seat, level, settled, seen, mayThink, isMine, again],
    () => {
      cancel()
      cancel = () => undefined
      if (isMine.value && seat.value !== null) doing.value = 'proposing'
      else if (mayThink.value && seat.value !== null && seen.value !== null) think()
      else doing.value = 'idle'
    },
    { immediate: true },
  )
  onScopeDispose(() => cancel())

  return {
    doing,
    seat,
    thinkAgain(): void {
      again.value++
      if (isMine.value) table.proposal.cancel()
    },
  }
}

function chooseAfterPause(
  client: AnalysisClient,
  turn: TurnRequest,
  onChoice: (choice: AnyAction | null) => void,
  fail: () => void,
): () => void {
  let answer: { readonly choice: AnyAction | null } | null = null
  let rested = false
  const deliver = (): void => {
    if (answer && rested) onChoice(answer.choice)
  }
  const cancel = client.play(
    turn,
    choice => {
      answer = { choice }
      deliver()
    },
    fail,
  )
  const pause = setTimeout(() => {
    rested = true
    deliver()
  }, MIN_PAUSE_MS)
  return () => {
    clearTimeout(pause)
    cancel()
  }
}

const WORDS = TABLE_WORDS.app

const seedFor = (head: MatchHead | null): number =>
  head?.practice
    ? FIRST_SEED
    : [...(head?.id ?? '')].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) >>> 0, 7)

function reasonOf(
  { proposal: { shown: proposal }, session: { settled } }: AnyTable,
  pageHelp: PageHelp | null,
): string {
  const current = proposal.value
  return (current?.type === 'ruled' && pageHelp?.guide?.reason?.(settled.value, current.move.played)) || ''
}

function appMoveView(view: RulingView, table: AnyTable, name: string, reason: string): RulingView {
  const [step] = table.proposal.proposed.value
  if (!step) return view
  const { event, position } = step
  const { sentence } = table.texts.logEntry(event, position) ?? table.referee.explain(event, position)
  const isSaid = [sentence, table.referee.explain(event, table.session.settled.value).sentence].includes(view.sentence)
  const stops = table.rules.game.hands.forward({
    start: table.session.settled.value,
    steps: table.proposal.proposed.value,
  })
  const ruled = stops.length > 0 && !isSaid ? `${view.sentence} ` : ''
  const detail = [ruled + view.detail, reason].filter(part => part !== '').join(' ')
  return { ...view, sentence: TABLE_WORDS.mended.move(name, sentence), detail }
}

function useTakingOver(table: AnyTable, match: ReturnType<typeof openMatchOf>) {
  const taken = shallowRef<ReadonlyMap<number, Level>>(new Map())

  async function takeOver(player: number): Promise<void> {
    const level = table.session.levelOf(player)
    if (level) taken.value = new Map(taken.value).set(player, level)
    table.input.abandon()
    await match.seatApp(player, null)
  }

  const menu = computed((): readonly Key[] =>
    table.session.players.value.flatMap((who, i): Key[] => {
      const player = i + 1
      const level = taken.value.get(player)
      if (match.readOnly !== null || rightsDuring(table.input.activity.value).clock === 'stands') return []
      if (table.session.levelOf(player) !== null) {
        return [forwardKey(`take ${player}`, WORDS.takeOver(who), () => takeOver(player), { group: 'settings' })]
      }
      return level
        ? [forwardKey(`give ${player}`, WORDS.giveBack(who), () => match.seatApp(player, level), { group: 'settings' })]
        : []
    }),
  )
  return { takeOver, menu }
}

/** In a guided game, the app's first move waits for confirmation, so that people read the reason. */
function useAtOnce(table: AnyTable, pageHelp: PageHelp | null): () => boolean {
  const settings = useSettingsStore()
  const isApps = (before: unknown): boolean => table.session.levelOf(table.rules.game.status(before).turn ?? 0) !== null
  return () =>
    pageHelp?.guide
      ? table.source.moves.value.some(({ before }) => isApps(before))
      : table.hiddenCards?.needsNoHands.value === true || settings.confirm === 'immediate'
}

/** The app's seats in the open match: the texts about its moves, and the buttons. */
export function useAppSeats(table: AnyTable) {
  const match = openMatchOf(table)
  const pageHelp = inject(PAGE_HELP, null)
  const { doing, seat, thinkAgain } = useOpponent(table, pageHelp)
  const name = computed(() => (seat.value === null ? '' : table.session.nameOf(seat.value)))
  const { takeOver, menu } = useTakingOver(table, match)

  const keys = computed((): readonly Key[] | null => {
    if (doing.value === 'proposing') {
      return [
        backKey('think', WORDS.again, thinkAgain),
        forwardKey('confirm', TABLE_WORDS.confirm, () => table.proposal.confirm(), { primary: true }),
      ]
    }
    if (doing.value !== 'failed') return null
    const player = seat.value ?? 0
    return [
      backKey('take-over', WORDS.takeOver(name.value), () => takeOver(player)),
      forwardKey('think', WORDS.again, thinkAgain, { primary: true }),
    ]
  })

  return {
    says: computed(() => doing.value === 'proposing'),
    keys,
    menu,
    plays: computed(() => table.session.players.value.some((_, i) => table.session.levelOf(i + 1) !== null)),
    view(view: RulingView): RulingView {
      switch (doing.value) {
        case 'idle':
          return view
        case 'thinking':
          return { ...view, detail: `${table.texts.lastEffect?.value ?? ''} ${WORDS.thinks(name.value)}`.trim() }
        case 'proposing':
          return appMoveView(view, table, name.value, reasonOf(table, pageHelp))
        case 'failed':
          return plainView(WORDS.fails(name.value), WORDS.failsDetail, 'ask')
      }
    },
  }
}
