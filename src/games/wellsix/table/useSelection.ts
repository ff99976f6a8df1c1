import { computed, ref, watch } from 'vue'
import type { Cell } from '../../../engine/wellsix/board.ts'
import { ownerOf } from '../../../engine/wellsix/colours.ts'
import type { Action, Wellsix, WellsixStep, Position } from '../../../engine/wellsix/types.ts'
import type { Core } from '../../../table/session/session.ts'
import { actionTypesFor, movesFor, sameTap, targetsOf, type Tap, beginningsOf, isTarget } from '../taps.ts'
import type { WellsixPendingInput } from './useCorrection.ts'
import { previewOf } from '../marks.ts'
import { legal } from '../../../engine/wellsix/legal.ts'

const known = new WeakMap<Position, readonly Action[]>()

function legalIn(position: Position): readonly Action[] {
  const actions = known.get(position) ?? legal(position)
  known.set(position, actions)
  return actions
}

/** In milliseconds, so that the response to a tap is drawn first. */
const PAUSE = 120

/** A proposed move is confirmed by the first tap of the next move. */
function useWaiting(core: Core<Wellsix>) {
  /** The last tap neither confirmed the move nor can begin the next. */
  const held = ref(false)
  const ghost = computed(() => previewOf(core.proposal.proposed.value, core.session.settled.value))
  const next = computed(() => core.proposal.proposed.value.at(-1)?.position ?? core.session.settled.value)
  const beginnings = computed(() =>
    beginningsOf(legalIn(next.value).filter(({ type }) => core.input.accepts(type, next.value))),
  )

  watch(core.proposal.shown, () => (held.value = false), { flush: 'sync' })
  /** Computes `beginnings` in advance, so that no tap waits for it. */
  watch(
    next,
    (_position, _before, whenOutdated) => {
      const search = setTimeout(() => void beginnings.value, PAUSE)
      whenOutdated(() => clearTimeout(search))
    },
    { immediate: true },
  )

  /** Returns whether the next move can begin now: cut-off cards must be removed first. */
  async function countBefore(tapped: Tap): Promise<boolean> {
    if (isTarget(beginnings.value, tapped))
      return (await core.proposal.confirm()) && !core.session.walk.walking.value && !core.source.terms.closed.value
    held.value = true
    return false
  }

  return {
    held,
    ghost,
    next,
    beginnings,
    isOnGhost: (tapped: Tap): boolean => tapped.type === 'cell' && !!ghost.value?.cells.includes(tapped.cell),
    countBefore,
  }
}

const goesOn = ({ event }: WellsixStep): boolean => event.type === 'phase' && event.phase === 'main'

const NO_KINDS: ReadonlySet<Action['type']> = new Set()
const NOTHING = { first: null, choices: [] } as const

type WellsixCore = Core<Wellsix, WellsixPendingInput>

function useChosen(core: WellsixCore) {
  const chosen = computed(() => (core.input.pending.value?.type === 'choosing' ? core.input.pending.value : NOTHING))
  const first = computed(() => chosen.value.first)

  function set(tapped: Tap | null, fitting: readonly Action[] = []): void {
    const isNothing = tapped === null && fitting.length === 0
    core.input.begin(isNothing ? null : { type: 'choosing', first: tapped, choices: fitting })
  }

  /** If no move is legal, proposes one to show the refusal. */
  async function decide(moves: readonly Action[]): Promise<void> {
    const asked = moves.filter(({ type }) => core.input.accepts(type))
    const fitting = asked.length > 1 ? asked.filter(core.proposal.wouldAccept) : asked
    if (fitting.length > 1) {
      set(first.value, fitting)
      return
    }
    set(null)
    const move = fitting[0] ?? asked.at(-1) ?? moves.at(-1)
    if (move) await core.proposal.propose(move)
  }

  async function choose(tapped: Tap): Promise<void> {
    const before = first.value
    const moves = before ? movesFor(core.session.settled.value, before, tapped) : []
    if (before && sameTap(before, tapped)) set(null)
    else if (moves.length === 0) set(tapped)
    else await decide(moves)
  }

  /** A move that cuts off cards or ends the game is only proposed, to show that first. */
  async function pick(move: Action): Promise<void> {
    const ruling = core.rules.game.play(core.session.settled.value, move)
    set(null)
    if (ruling.accepted && ruling.steps.slice(1).every(goesOn)) await core.proposal.make(move)
    else await core.proposal.propose(move)
  }

  return {
    first,
    choices: computed(() => chosen.value.choices),
    set,
    choose,
    decide,
    pick,
  }
}

function kindsIn(position: Position, actions: readonly Action[], first: Tap | null) {
  if (first === null) return NO_KINDS
  const card = first.type === 'cell' ? position.table[first.cell] : first.card
  return actionTypesFor(actions, first, card !== undefined && ownerOf(position, card) === position.turn)
}

/**
 * Chooses moves by taps: a tap on a card, then on a card or square, proposes a move. A tap on its preview confirms it, and so does the
 * first tap of the next move. Other taps have no effect.
 */
export function useSelection(core: WellsixCore) {
  const { settled } = core.session
  const waiting = useWaiting(core)
  const chosen = useChosen(core)
  const { first, choices, set, choose, decide } = chosen
  const actions = computed(() => legalIn(settled.value).filter(({ type }) => core.input.accepts(type)))

  async function tap(tapped: Tap): Promise<void> {
    if (core.source.terms.closed.value) return
    if (core.proposal.accepted.value) {
      if (waiting.isOnGhost(tapped)) await core.proposal.confirm()
      else if (settled.value.phase === 'keep' && tapped.type === 'cell') await keep(tapped.cell)
      else if (await waiting.countBefore(tapped)) set(tapped)
      return
    }
    core.proposal.cancel()
    if (choices.value.length > 0) set(first.value)
    const { phase } = settled.value
    if (phase === 'keep' && tapped.type === 'cell') await keep(tapped.cell)
    else if ((phase === 'opening' || phase === 'main') && actions.value.length > 0) await choose(tapped)
  }

  async function keep(cell: Cell): Promise<void> {
    if (core.input.accepts('keep')) await core.proposal.propose({ type: 'keep', cell })
  }

  return {
    ...waiting,
    ...chosen,
    kinds: computed(() => kindsIn(settled.value, actions.value, first.value)),
    targets: computed(() => (first.value ? targetsOf(actions.value, first.value) : null)),
    tap,
    async lift(tapped: Tap): Promise<void> {
      if (core.source.terms.closed.value || (core.proposal.accepted.value && !(await waiting.countBefore(tapped))))
        return
      core.proposal.cancel()
      set(tapped)
    },
    async drop(on: Tap | null): Promise<void> {
      const carried = first.value
      const moves = carried && on ? movesFor(settled.value, carried, on) : []
      set(null)
      if (moves.length > 0) await decide(moves)
    },
  }
}
