import { computed, ref, shallowRef } from 'vue'
import { noCapturePossible, threatsIn } from '../../../engine/wellsix/hints.ts'
import { partOf } from '../../../engine/wellsix/colours.ts'
import type { Wellsix, Pair, Position, WellsixRuling, WellsixStep } from '../../../engine/wellsix/types.ts'
import { useCore, type Core, type RulingView } from '../../../table/session/session.ts'
import type { Source, Rules } from '../../../table/session/source.ts'
import { type WalkStop } from '../../../table/session/useWalk.ts'
import { useCorrecting } from '../../../table/assist/useCorrecting.ts'
import type { Tap } from '../taps.ts'
import { useCorrection, type WellsixPendingInput } from './useCorrection.ts'
import { useSelection } from './useSelection.ts'
import { play } from '../../../engine/wellsix/play.ts'
import { isEmpty } from '../../../engine/wellsix/board.ts'
import { ALIGNMENT_POINTS, QUIET_TURNS } from '../../../engine/wellsix/match.ts'
import { parseCard, type Card } from '../../../engine/cards.ts'
import { isCell, type CardLocations, type Place } from '../../../engine/hands.ts'
import { wellsix } from '../../../engine/wellsix/index.ts'
import { wellsixRulebook } from '#text/wellsix/index.ts'

function withLocations(position: Position, locations: CardLocations): Position {
  const at = (place: Place): readonly Card[] => (locations.get(place) ?? []).flatMap(piece => parseCard(piece) ?? [])
  const cells = [...locations.keys()].filter(isCell)
  return {
    ...position,
    table: Object.fromEntries(cells.flatMap(place => at(place).map(card => [place.slice(5), card] as const))),
    hands: [at('hand 1'), at('hand 2')],
    seized: [at('seized 1'), at('seized 2')],
  }
}

/** Players make the move itself before they confirm it, so only the removal of cut-off cards is a stop. */
const stopsOf = (steps: readonly WellsixStep[]): readonly WalkStop[] =>
  steps.flatMap(({ event }, from) =>
    event.type === 'isolate' ? [{ from, to: from + 1, cards: Object.keys(event.removed).length }] : [],
  )

export const wellsixRules: Rules<Wellsix> = {
  game: wellsix,
  rulebook: wellsixRulebook,
  stops: stopsOf,
  counts: {
    isComplete: () => false,
    passes: ({ type }) => type === 'pass',
    tapped: () => false,
    together: ({ type }, { phase }) => type === 'place' && phase === 'opening',
  },
  withLocations,
  playerOf: ({ type }, { turn }) => (type === 'agree' || type === 'result' || type === 'correct' ? null : turn),
}

/** A line scores the most. */
const CANDIDATES = Array.from({ length: ALIGNMENT_POINTS + 1 }, (_, points) => points)

function openingAt(position: Position): Position | null {
  if (position.phase === 'opening') return isEmpty(position.table) ? position : null
  if (position.phase !== 'game-over') return null
  const next = play(position, { type: 'next' })
  return next.accepted ? next.position : null
}

function useResults(opening: () => Position | null) {
  const judge = (scores: Pair<number>): WellsixRuling | null => {
    const position = opening()
    return position && play(position, { type: 'result', scores })
  }
  const isPossible = (scores: Pair<number>): boolean => judge(scores)?.accepted === true

  return {
    judge,
    isPossible,
    points: computed(() => CANDIDATES.filter(one => CANDIDATES.some(other => isPossible([one, other])))),
  }
}

async function toOpening({ session: { settled }, proposal }: Core<Wellsix>): Promise<void> {
  if (settled.value.phase === 'game-over') await proposal.make({ type: 'next' })
}

/** Results are entered from game to game, until a game is played in the app. */
function useScoring(core: Core<Wellsix>) {
  const { settled } = core.session
  /** Null to continue as in the previous game. */
  const wanted = ref<boolean | null>(null)
  const refused = shallowRef<RulingView | null>(null)
  core.proposal.onChange(() => (wanted.value = refused.value = null))

  const asBefore = computed(() => {
    const last = core.source.moves.value.findLast(({ played }) => played?.type !== 'next')
    return last ? last.played?.type === 'result' : core.source.terms.scoreOnly.value
  })
  const opening = computed(() =>
    core.source.terms.closed.value || core.source.spotlight.value ? null : openingAt(settled.value),
  )
  const { judge, isPossible, points } = useResults(() => opening.value)
  const active = computed(() => opening.value !== null && (wanted.value ?? asBefore.value))

  function refuses([first, second]: Pair<number | null>): boolean {
    const ruling = first === null || second === null ? null : judge([first, second])
    refused.value = ruling?.accepted === false ? core.referee.refusalView(ruling.refusal, settled.value) : null
    return refused.value !== null
  }

  return {
    active,
    bare: computed(() => active.value || (settled.value.turn === null && isEmpty(settled.value.table))),
    offered: computed(() => opening.value !== null && settled.value.phase === 'opening'),
    opening,
    points,
    isPossible,
    refused,
    refuses,
    async save(scores: Pair<number>): Promise<void> {
      await toOpening(core)
      await core.proposal.make({ type: 'result', scores })
    },
    begin: () => void (wanted.value = true),
    leave: async (): Promise<void> => {
      await toOpening(core)
      wanted.value = false
    },
  }
}

/** Help favours a player, so it is shown only on request. */
function useHelp(core: Core<Wellsix>) {
  const asked = ref(false)

  core.proposal.onChange(close)
  core.input.onAbandon(close)

  function close(): void {
    asked.value = false
  }

  function ask(): void {
    core.proposal.cancel()
    asked.value = true
    core.source.terms.noteHelp()
  }

  return {
    allowed: core.source.terms.helps,
    asked,
    threats: computed(() => (asked.value ? threatsIn(core.session.settled.value) : [])),
    ask,
    close,
  }
}

const SEATS = [1, 2] as const

/** The core of a table, with the parts for Wellsix: selection, results, help, and corrections. */
export function useWellsixPlay(source: Source<Wellsix>) {
  const core = useCore<Wellsix, WellsixPendingInput>(wellsixRules, source)
  const { settled, walk, levelOf } = core.session
  /** Ruling X8 says when no further capture is possible. */
  const certain = computed(() => settled.value.phase === 'main' && noCapturePossible(settled.value))
  const marking = useCorrection(core)
  const help = useHelp(core)
  const results = useScoring(core)
  const selection = useSelection(core)

  return {
    marking,
    correction: useCorrecting(core, marking, () => marking.table.value),
    help,
    results,
    selection,
    playing: computed(
      () =>
        core.session.mayPlay.value &&
        !marking.active.value &&
        !results.active.value &&
        ['opening', 'main'].includes(settled.value.phase),
    ),
    certain,
    nearlyQuiet: computed(() => settled.value.turn !== null && settled.value.quiet === QUIET_TURNS - 1),
    /** The app agrees only if no capture is possible. */
    mayAgree: computed(
      () => settled.value.phase === 'main' && (certain.value || !SEATS.some(seat => levelOf(seat) !== null)),
    ),
    agreeToEnd: () => core.proposal.make({ type: 'agree' }),
    /** A player with cards in the hand can always place one, so the search runs only without. */
    mustPass: computed(() => {
      const { phase, hands, turn } = settled.value
      return phase === 'main' && partOf(hands, turn).length === 0 && core.proposal.wouldAccept({ type: 'pass' })
    }),
    changes: (tap: Tap): boolean =>
      walk.walking.value &&
      tap.type === 'cell' &&
      core.session.position.value.table[tap.cell] !== settled.value.table[tap.cell],
    ...core,
  }
}

export type WellsixPlay = ReturnType<typeof useWellsixPlay>
