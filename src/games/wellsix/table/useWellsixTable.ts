import { computed } from 'vue'
import { explain } from '../../../engine/wellsix/explain.ts'
import { wellsix } from '../../../engine/wellsix/index.ts'
import type { Cell } from '../../../engine/wellsix/cells.ts'
import { of, ownerOf } from '../../../engine/wellsix/colours.ts'
import type { Event, Wellsix } from '../../../engine/wellsix/types.ts'
import { wellsixBook } from '../../../rulebook/wellsix/index.ts'
import type { Table } from '../../../table/module.ts'
import { useSession, type Rules } from '../../../table/session.ts'
import type { Source } from '../../../table/source.ts'
import { usePace } from '../../../table/usePace.ts'
import { useSlips } from '../../../table/useSlips.ts'
import { isAmong, type Tap } from '../taps.ts'
import { answerTo, spelled, typedMoves } from './answers.ts'
import { keysOf, menuOf } from './keys.ts'
import { rulingOf } from './ruling.ts'
import { narrate } from './sayings.ts'
import { stopsOf } from './stops.ts'
import { useAgreement } from './useAgreement.ts'
import { useCarry } from './useCarry.ts'
import { useCorrection } from './useCorrection.ts'
import { useHelp } from './useHelp.ts'
import { useScoring } from './useScoring.ts'
import { useSelection } from './useSelection.ts'
import { WELLSIX_TABLE as WORDS } from './words.ts'

export const wellsixRules: Rules<Wellsix> = { game: wellsix, rulebook: wellsixBook, stops: stopsOf }

const IN_LOG: readonly Event['type'][] = ['align', 'pass', 'agree', 'game-over', 'over', 'correct']

/** What Wellsix's table adds to a session: what is tapped, agreed, entered, asked, and put right. */
function useOwn(source: Source<Wellsix>) {
  const session = useSession(wellsixRules, source, usePace())
  const { settled, steps, walk, wouldAccept } = session
  const correction = useCorrection(session)
  const help = useHelp(session)
  const agreement = useAgreement(session)
  const scoring = useScoring(session)
  const selection = useSelection(session)
  const slips = useSlips(step => {
    const told = steps.value[step]
    return told ? session.explain(told.event, told.position).sentence : ''
  })

  return {
    ...session,
    correction,
    help,
    agreement,
    scoring,
    selection,
    slips,
    begun: computed(
      () =>
        selection.first.value !== null ||
        selection.choices.value.length > 0 ||
        correction.active.value ||
        agreement.active.value,
    ),
    playing: computed(
      () =>
        session.mayPlay.value &&
        !correction.active.value &&
        !scoring.active.value &&
        ['opening', 'main'].includes(settled.value.phase),
    ),
    /** With a card in hand there is always a place for it, so the referee is asked only without. */
    mustPass: computed(() => {
      const { phase, hands, turn } = settled.value
      return phase === 'main' && of(hands, turn).length === 0 && wouldAccept({ type: 'pass' })
    }),
    /** The table differs: what has happened is looked for first. */
    judgeCorrection: (): void =>
      slips.ask(
        () => explain(session.setup.value, session.actions(), correction.table.value),
        () => correction.judge(),
      ),
    /** Whether what hands do now moves this card, or puts another in its place. */
    changes: (tap: Tap): boolean =>
      walk.walking.value &&
      tap.type === 'cell' &&
      session.position.value.table[tap.cell] !== settled.value.table[tap.cell],
    /** Takes back whatever was begun and not confirmed. */
    abandon(): void {
      session.cancel()
      help.close()
      selection.clear()
      agreement.end()
      correction.end()
    },
  }
}

/** As its own keys and words see it. */
export type WellsixOwn = ReturnType<typeof useOwn>

/** Cards that are tapped, or carried to where they go. */
function useHands(own: WellsixOwn) {
  const { selection, correction, agreement, help, walk, spotlight, position, closed } = own
  const isAsked = (): boolean => agreement.active.value || own.scoring.active.value

  async function tap(tapped: Tap): Promise<void> {
    const choose = spotlight.value?.choose
    help.close()
    if (choose) choose(tapped.type === 'cell' ? tapped.cell : tapped.card)
    else if (correction.active.value) correction.tap(tapped)
    else if (isAsked()) return
    else if (walk.walking.value && (!walk.isLast.value || own.changes(tapped))) walk.next()
    else {
      // The last cards are lifted while the next are chosen already.
      if (walk.walking.value) walk.finish()
      await selection.tap(tapped)
    }
  }

  const hasCard = (tapped: Tap): boolean => tapped.type === 'hand' || position.value.table[tapped.cell] !== undefined

  function mayLift(tapped: Tap): boolean {
    if (closed.value || isAsked() || spotlight.value?.choose || !hasCard(tapped)) return false
    return correction.active.value || (isAmong(selection.beginnings.value, tapped) && !own.changes(tapped))
  }

  /** Whether a finger on this card may carry it; asked for every card that is drawn, and so less exactly. */
  function isOwn(cell: Cell): boolean {
    const card = position.value.table[cell]
    const { phase, turn } = selection.next.value
    if (card === undefined || closed.value || spotlight.value?.choose) return false
    return correction.active.value || (phase === 'main' && ownerOf(position.value, card) === turn)
  }

  async function lift(tapped: Tap): Promise<void> {
    help.close()
    if (correction.active.value) return
    if (walk.walking.value) walk.finish()
    await selection.lift(tapped)
  }

  async function drop(from: Tap, on: Tap | null): Promise<void> {
    if (!correction.active.value) await selection.drop(on)
    else if (on?.type === 'cell') correction.drop(from, on.cell)
  }

  return { tap, isOwn, carry: useCarry({ mayLift, lift, drop }) }
}

export type WellsixTable = WellsixOwn & Table<Wellsix> & ReturnType<typeof useHands>

export function useWellsixTable(source: Source<Wellsix>): WellsixTable {
  const own = useOwn(source)
  const { selection, settled, nameOf } = own

  /** Two cards or places are two taps: which move they mean is found, or asked. */
  async function type(text: string): Promise<void> {
    const moves = typedMoves(text, settled.value)
    own.walk.finish()
    if (moves.length > 0) await selection.decide(moves)
    else await own.type(text)
  }

  return {
    ...own,
    ...useHands(own),
    type,
    ruling: computed(() => rulingOf(own)),
    keys: computed(() => keysOf(own)),
    menu: computed(() => menuOf(own)),
    doneLabel: computed(() => WORDS.done),
    far: computed(() => settled.value.turn === 2),
    answer: text => answerTo(text, own),
    spell: spelled,
    /** For the log: who moved what, and how games ended. */
    tell(event, position) {
      const told = own.explain(event, position)
      const sentence = narrate(event, position, nameOf)
      if (sentence !== null) return { ...told, sentence }
      return IN_LOG.includes(event.type) ? told : null
    },
  }
}
