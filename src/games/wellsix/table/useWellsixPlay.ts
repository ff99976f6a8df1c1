import { computed } from 'vue'
import { noSeizurePossible } from '../../../engine/wellsix/hints.ts'
import { of } from '../../../engine/wellsix/colours.ts'
import type { Wellsix } from '../../../engine/wellsix/types.ts'
import { useSession } from '../../../table/session.ts'
import type { Source } from '../../../table/source.ts'
import { usePace } from '../../../table/usePace.ts'
import { useCorrecting } from '../../../table/useCorrecting.ts'
import type { Tap } from '../taps.ts'
import { make } from './make.ts'
import { wellsixRules } from './rules.ts'
import { useCorrection, type WellsixBegun } from './useCorrection.ts'
import { useHelp } from './useHelp.ts'
import { useScoring } from './useScoring.ts'
import { useSelection } from './useSelection.ts'

const SEATS = [1, 2] as const

/** What Wellsix's table adds to a session: what is tapped, agreed, entered, asked, and put right. */
export function useWellsixPlay(source: Source<Wellsix>) {
  const session = useSession<Wellsix, WellsixBegun>(wellsixRules, source, usePace())
  const { settled, walk, wouldAccept, levelOf } = session
  /** The referee is certain that nothing can be seized any more (X8). */
  const certain = computed(() => settled.value.phase === 'main' && noSeizurePossible(settled.value))
  const correction = useCorrection(session)
  const help = useHelp(session)
  const scoring = useScoring(session)
  const selection = useSelection(session)
  const correcting = useCorrecting(session, { correction, help }, () => ({
    game: 'wellsix',
    setup: session.setup.value,
    actions: session.actions(),
    real: correction.table.value,
  }))

  return {
    ...session,
    ...correcting,
    correction,
    help,
    scoring,
    selection,
    playing: computed(
      () =>
        session.mayPlay.value &&
        !correction.active.value &&
        !scoring.active.value &&
        ['opening', 'main'].includes(settled.value.phase),
    ),
    certain,
    /** Both can say that they agree to end: the app does only where the referee is certain. */
    mayAgree: computed(
      () => settled.value.phase === 'main' && (certain.value || !SEATS.some(seat => levelOf(seat) !== null)),
    ),
    /** Both say so, and that ends the game. */
    agreeToEnd: () => make(session, { type: 'agree' }),
    /** With a card in hand there is always a place for it, so the referee is asked only without. */
    mustPass: computed(() => {
      const { phase, hands, turn } = settled.value
      return phase === 'main' && of(hands, turn).length === 0 && wouldAccept({ type: 'pass' })
    }),
    /** Whether what hands do now moves this card, or puts another in its place. */
    changes: (tap: Tap): boolean =>
      walk.walking.value &&
      tap.type === 'cell' &&
      session.position.value.table[tap.cell] !== settled.value.table[tap.cell],
  }
}

/** As its own keys and words see it. */
export type WellsixPlay = ReturnType<typeof useWellsixPlay>
