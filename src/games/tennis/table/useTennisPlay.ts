import { computed, ref, type Ref } from 'vue'
import type { Move } from '../../../book/journal/replay.ts'
import type { MatchStore } from '../../../book/stores/match.ts'
import { useSettingsStore } from '../../../book/stores/settings.ts'
import { tennis } from '../../../engine/tennis/index.ts'
import { seatOf, turnOf, hasSuit } from '../../../engine/tennis/seats.ts'
import { SEATS, type Played, type Seat, type Tennis } from '../../../engine/tennis/types.ts'
import { tennisRulebook } from '#text/tennis/index.ts'
import { useCore, type Core } from '../../../table/session/session.ts'
import type { Source, Rules } from '../../../table/session/source.ts'
import {
  cardsBefore,
  cardsOf,
  type PlayedCard,
  handResultsOf,
  lastPlayed,
  lastResultOf,
  wasScoreOnly,
  cardsOnTable,
  handledSeats,
  cardsPickedUp,
} from './cards.ts'
import { useHeld } from './useHeld.ts'
import { choiceOf } from './view.ts'
import { useAmending, type TennisPendingInput } from './useAmending.ts'

function useWay(
  {
    source: {
      moves,
      terms: { scoreOnly },
    },
    session: { settled },
    proposal: { ask },
    input: { abandon },
  }: TennisCore,
  cards: () => readonly PlayedCard[],
) {
  const wanted = ref<{ readonly scoreOnly?: boolean; readonly suits?: boolean }>({})
  const isScoreOnly = computed(() => wanted.value.scoreOnly ?? wasScoreOnly(moves.value) ?? scoreOnly.value)

  return {
    scoreOnly: isScoreOnly,
    onlyHands: computed(() => cards().length === 0 && (settled.value.phase !== 'play' || isScoreOnly.value)),
    suits: computed(() => {
      const last = lastPlayed(moves.value)
      return wanted.value.suits ?? (last !== null && hasSuit(last))
    }),
    /** If it is too late for this hand, the referee shows a refusal. */
    setScoreOnly(only: boolean): void {
      abandon()
      wanted.value = { ...wanted.value, scoreOnly: only }
      const tooLate = only && cards().length > 0 && settled.value.phase === 'play'
      if (tooLate) ask({ type: 'hand', winner: 'ghost', ghosted: false })
    },
    askSuits: (suits: boolean) => void (wanted.value = { ...wanted.value, suits }),
  }
}

type Entering = Pick<ReturnType<typeof useCards>, 'way' | 'held' | 'amending'>

/** Actions that come faster than they can be stored are queued. */
function useEntry(core: TennisCore, { way, held, amending }: Entering) {
  const { journal, moves, terms } = core.source
  let waiting: Promise<unknown> = Promise.resolve()

  function inTurn(operation: () => Promise<unknown>): Promise<unknown> {
    core.input.abandon()
    waiting = waiting.then(operation)
    return waiting
  }

  /** Also removes the app's cards after the last card that a person played, even if earlier cards were corrected since. */
  async function undoLast(): Promise<void> {
    if (!journal) return
    const isPersons = ({ before }: Move<Tennis>): boolean => core.session.levelOf(turnOf(before) ?? 0) === null
    const from = moves.value.findLastIndex(isPersons)
    if (from < 0 || isLastPlay(journal)) await journal.undo()
    else await journal.amend(from, moves.value.length - from, [])
  }

  const play = (action: Tennis['action']): Promise<unknown> => inTurn(() => core.proposal.propose(action))

  return {
    play,
    pick: (card: Played): unknown => (amending.active.value ? amending.pick(card) : play({ type: 'play', card })),
    undoLast: () => inTurn(undoLast),
    takeBack(): void {
      if (amending.active.value) amending.back()
      else if (held.entering.value !== null) held.erase()
      else core.input.abandon()
    },
    /** For the app's seats, people enter only results of hands and cards of the Ghost. */
    accepts(type: string): boolean {
      if (held.request.value?.optional === false && type === 'play') return false
      if (terms.closed.value || !isAppsTurn(core)) return core.input.accepts(type)
      return (type === 'hand' && way.onlyHands.value) || (type === 'play' && held.blind.value !== null)
    },
  }
}

function isLastPlay(journal: MatchStore): boolean {
  const { line, undoable } = journal.timeline
  const { from, removed, inserted } = undoable.at(-1) ?? { from: 0, removed: [], inserted: [] }
  return removed.length === 0 && inserted.length === 1 && from === line.length - 1
}

/** There are no stops: cards are already on the table when they are tapped. */
export const tennisRules: Rules<Tennis> = {
  game: tennis,
  rulebook: tennisRulebook,
  stops: () => [],
  // The board draws the cards itself, in the order of play.
  withLocations: position => position,
  counts: {
    isComplete: ({ type }) => type === 'play' || type === 'next',
    passes: () => false,
    tapped: () => false,
    together: () => false,
  },
  playerOf({ type }, position) {
    if (type === 'play') return turnOf(position)
    return type === 'ghost' || type === 'stands' ? seatOf(position.dealer, 'cormorant') : null
  },
}

type TennisCore = Core<Tennis, TennisPendingInput>

function useCards(core: TennisCore) {
  const { settled } = core.session
  const cards = computed(() => {
    const entered = cardsOf(core.source.moves.value, settled.value.hand)
    return entered.length === settled.value.played.length ? entered : cardsBefore(settled.value)
  })
  const changed = ref('')
  const forget = (): void => void (changed.value = '')
  core.proposal.onChange(forget)
  core.input.onAbandon(forget)

  const way = useWay(core, () => cards.value)
  const held = useHeld(core, () => !way.onlyHands.value)
  const amending = useAmending(core, { cards, dealt: held.onScreen, changed })

  return { cards, changed, way, held, amending }
}

/** The core of a table, with the parts for A Lifelike Tennis: entering and correcting cards. */
export function useTennisPlay(source: Source<Tennis>) {
  const core = useCore<Tennis, TennisPendingInput>(tennisRules, source)
  const { cards, changed, way, held, amending } = useCards(core)
  const { spotlight, moves } = core.source
  const settings = useSettingsStore()

  return {
    way,
    entry: useEntry(core, { way, held, amending }),
    lying: useLying(core, cards),
    held,
    hands: computed(() => handResultsOf(moves.value)),
    lastResult: computed(() => lastResultOf(moves.value)),
    amending,
    changed,
    nearest: ref<Seat>(
      spotlight.value?.choose === null && !core.source.terms.closed.value
        ? (turnOf(core.session.settled.value) ?? 1)
        : 1,
    ),
    /** Texts are turned to the seats only if people sit at all of them. */
    turned: computed(
      () => settings.facing === 'opposite' && spotlight.value === null && held.people.value.length === SEATS.length,
    ),
    choice: computed(() => (way.scoreOnly.value ? null : choiceIn(core))),
    ...core,
  }
}

function useLying(
  { session: { catchUp, settled }, source: { start } }: Core<Tennis>,
  cards: Readonly<Ref<readonly PlayedCard[]>>,
) {
  const shown = computed(() => {
    const earlier = catchUp.from.value?.at(-1)?.after ?? start.value
    return catchUp.locations.value ? cardsOnTable(catchUp.locations.value, [settled.value, earlier]) : cards.value
  })
  const now = computed(() => catchUp.now.value ?? [])
  const inHand = (seat: Seat): number => catchUp.locations.value?.get(`hand ${seat}`)?.length ?? 0
  return {
    cards,
    shown,
    taken: computed(() => cardsPickedUp(shown.value, now.value).map(({ number }) => number)),
    handled: computed(() => handledSeats(now.value)),
    inHands: computed(() => (catchUp.locations.value ? SEATS.map(inHand) : null)),
  }
}

export function isAppsTurn({ session: { settled, levelOf } }: Pick<Core<Tennis>, 'session'>): boolean {
  const turn = turnOf(settled.value)
  return turn !== null && levelOf(turn) !== null
}

function choiceIn(core: Core<Tennis>): Seat | null {
  const seat =
    core.source.terms.closed.value || !core.input.accepts('ghost') ? null : choiceOf(core.session.settled.value)
  return seat !== null && core.session.levelOf(seat) === null ? seat : null
}

export type TennisPlay = ReturnType<typeof useTennisPlay>
