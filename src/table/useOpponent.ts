import { computed, onScopeDispose, ref, shallowRef, watch } from 'vue'
import type { Client } from '../analysis/client.ts'
import type { Turn } from '../analysis/worker.ts'
import { ruleOn } from '../book/journal/replay.ts'
import type { Game, GameTypes } from '../engine/game.ts'
import { chancesAfter } from '../lessons/first-game.ts'
import { rightsIn } from './activity.ts'
import { useAnalyst } from './analyst.ts'
import type { Session } from './session.ts'

/** Milliseconds that people need between the end of one move and the beginning of the next. */
const PAUSE = 1200

/** What the app does at a seat: nothing, looking for a move, having said one that waits for a person's hands, or unable to. */
type Doing = 'rests' | 'thinks' | 'says' | 'fails'

interface Surroundings {
  /** Something is explained at the table: the app waits. */
  readonly busy?: () => boolean
  /** What is said counts without being confirmed. */
  readonly atOnce?: () => boolean
  /** Each move is explained by itself. */
  readonly singly?: () => boolean
  /** What a seat sees, where that is less than the position; null while it can't play. */
  readonly sees?: ((seat: number) => unknown) | undefined
  /** What is meant by a choice that is no action. */
  readonly meant?: ((choice: unknown) => unknown) | undefined
  /** For the chances it takes: the same number gives the same moves. */
  readonly seed?: () => number
}

/**
 * Plays the seats that the session leaves to the app, from what they see: when hands are free it proposes its move as any
 * proposal, for a person to confirm. It asks anew whenever anything has changed.
 */
export function useOpponent<G extends GameTypes>(session: Session<G>, surroundings: Surroundings = {}) {
  const { busy, atOnce, singly, seed, sees, meant } = surroundings
  const { rules, settled, mayPlay, proposal, moves, activity } = session
  const client = useAnalyst()
  const game: Pick<Game, 'name' | 'play'> = rules.game
  const doing = shallowRef<Doing>('rests')
  /** How often it was asked to think again. */
  const again = ref(0)
  let leave = (): void => undefined

  const seat = computed(() => {
    const { turn } = rules.game.status(settled.value)
    return turn !== null && session.levelOf(turn) !== null ? turn : null
  })
  const level = computed(() => (seat.value === null ? null : session.levelOf(seat.value)))
  const seen = computed((): unknown => (seat.value !== null && sees ? sees(seat.value) : settled.value))
  const isMine = computed(() => proposal.value?.type === 'ruled' && proposal.value.by === 'app')
  const mayThink = computed(
    () => mayPlay.value && proposal.value === null && rightsIn(activity.value).app && busy?.() !== true,
  )

  const isAction = (choice: unknown): choice is G['action'] =>
    choice !== null && game.play(settled.value, choice).accepted

  /** What goes together with what it does next is said when that is found too. */
  function decide(chosen: unknown, turn: Turn): void {
    const choice = meant?.(chosen) ?? chosen
    if (!isAction(choice)) {
      doing.value = 'fails'
      return
    }
    const { after } = ruleOn(rules.game, settled.value, choice)
    const isBegun = rules.game.status(after).turn === seat.value && rules.together?.(choice, after) === true
    if (!isBegun || singly?.() || atOnce?.()) return void say(choice)
    leave = client.play(
      { ...turn, seen: after, seed: chancesAfter(1, turn.seed) },
      next => void (game.play(after, next).accepted ? say(choice, next) : say(choice)),
      () => void say(choice),
    )
  }

  async function say(choice: G['action'], next?: G['action']): Promise<void> {
    if (atOnce?.()) await session.propose(choice, false)
    else session.ask(choice, 'app', next)
  }

  function think(): void {
    if (level.value === null) return
    const number = chancesAfter(moves.value.length, (seed?.() ?? 0) + again.value)
    const turn = { game: game.name, seen: seen.value, level: level.value, seed: number }
    doing.value = 'thinks'
    leave = hear(
      client,
      turn,
      choice => decide(choice, turn),
      () => (doing.value = 'fails'),
    )
  }

  watch(
    [seat, level, settled, seen, mayThink, isMine, again],
    () => {
      leave()
      leave = () => undefined
      if (isMine.value && seat.value !== null) doing.value = 'says'
      else if (mayThink.value && seat.value !== null && seen.value !== null) think()
      else doing.value = 'rests'
    },
    { immediate: true },
  )
  onScopeDispose(() => leave())

  return {
    doing,
    /** The player whose turn the app plays; null where a person does. */
    seat,
    /** Looks for a move anew, with other chances taken. */
    thinkAgain(): void {
      again.value++
      if (isMine.value) session.cancel()
    },
  }
}

/** The choice is said when a person has had the time to look up; a failure at once. Gives what ends it. */
function hear(client: Client, turn: Turn, say: (choice: unknown) => void, fail: () => void): () => void {
  let heard: { readonly choice: unknown } | null = null
  let rested = false
  const sayBoth = (): void => {
    if (heard && rested) say(heard.choice)
  }
  const cancel = client.play(
    turn,
    choice => {
      heard = { choice }
      sayBoth()
    },
    fail,
  )
  const pause = setTimeout(() => {
    rested = true
    sayBoth()
  }, PAUSE)
  return () => {
    clearTimeout(pause)
    cancel()
  }
}
