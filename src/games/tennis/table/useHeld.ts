import { seatView } from '../../../analysis/tennis/hand.ts'
import { computed, ref, watch } from 'vue'
import { isCardsNote, type NoteAt } from '../../../book/journal/entries.ts'
import { cardsLeft, valueAt, seatOf, turnOf, hasSuit } from '../../../engine/tennis/seats.ts'
import { SEATS, type Played, type Seat, type Tennis } from '../../../engine/tennis/types.ts'
import type { Core } from '../../../table/session/session.ts'
import { randomBelow, randomNumbersFrom } from '../../deal-code.ts'
import { areContradictory, dealtHands, duplicatesIn, heldCards, playedCards, createDealNote } from './held.ts'
import type { TennisPendingInput } from './useAmending.ts'
import { remainingCounts } from './cards.ts'

const NO_CARDS: readonly Played[] = []

type HeldCore = Core<Tennis, TennisPendingInput>

function useDraft({ session: { settled }, input: { pending, begin } }: HeldCore) {
  const now = computed(() => (pending.value?.type === 'entering' ? pending.value : null))
  const entering = computed(() => now.value?.seat ?? null)
  const entered = computed(() => now.value?.cards ?? NO_CARDS)
  const wanted = computed(() => (entering.value === null ? 0 : valueAt(cardsLeft(settled.value), entering.value)))

  function cancelEntry(): void {
    if (now.value) begin(null)
  }
  function set(cards: readonly Played[], covered = now.value?.covered === true): void {
    if (now.value) begin({ ...now.value, cards, covered })
  }

  return { now, entering, entered, wanted, cancelEntry, set }
}

function useEntering(core: HeldCore, { dealt, ghost, enteredBy }: ReturnType<typeof useHands>) {
  const { settled } = core.session
  const { now, entering, entered, wanted, cancelEntry, set } = useDraft(core)
  const taken = computed(() => [...settled.value.played, ...entered.value])

  return {
    entering,
    entered,
    wanted,
    left: computed(() => remainingCounts(taken.value)),
    isTaken: (card: Played): boolean => hasSuit(card) && taken.value.includes(card),
    covered: computed(() => now.value?.covered === true),
    /** The Ghost's hand isn't compared, because the result would reveal its cards. */
    doubled: computed(() => {
      const seats = entering.value === ghost.value ? [] : enteredBy.value
      const others = seats.filter(seat => seat !== entering.value && seat !== ghost.value)
      return duplicatesIn(
        entered.value,
        others.map(seat => [seat, dealt.value.hands[seat - 1] ?? NO_CARDS]),
      )
    }),
    enter(seat: Seat): void {
      const cards = heldCards(seat, settled.value, dealt.value.hands[seat - 1] ?? NO_CARDS) ?? NO_CARDS
      core.input.begin({ type: 'entering', seat, cards, covered: cards.length > 0 })
    },
    show: () => set(entered.value, false),
    cancelEntry,
    add(card: Played): void {
      if (entered.value.length < wanted.value) set([...entered.value, card])
    },
    takeOut: (at: number) => set(entered.value.toSpliced(at, 1)),
    erase(): void {
      if (now.value && !now.value.covered && entered.value.length > 0) set(entered.value.slice(0, -1))
      else cancelEntry()
    },
    async done(): Promise<void> {
      const seat = entering.value
      if (seat === null || entered.value.length < wanted.value) return
      const cards = [...playedCards(settled.value, seat), ...entered.value]
      await core.source.journal?.note({ type: 'hand', seat, round: settled.value.hand, cards })
    },
  }
}

const NO_NOTES: readonly NoteAt[] = []

/** A request for the cards of a seat, which the app needs to play: its own, or those of the Ghost, which all others see. */
export interface HandRequest {
  readonly seat: Seat
  /** Whether the app can also play without the cards. */
  readonly optional: boolean
  /** The seats whose entered cards can't all be right. */
  readonly clash?: readonly Seat[]
}

function useHands(core: HeldCore, isByCards: () => boolean) {
  const notes = computed(() => core.source.journal?.timeline.notes ?? NO_NOTES)
  const people = computed(() => SEATS.filter(seat => core.session.levelOf(seat) === null))
  const dealt = computed(() => dealtHands(notes.value, core.session.settled.value.hand))
  /** The app plays a seat, or it dealt the cards (even if people have since taken over all seats). */
  const plays = computed(() => {
    const isHere =
      !core.source.terms.closed.value &&
      core.source.spotlight.value === null &&
      core.session.settled.value.phase === 'play'
    return isHere && isByCards() && (people.value.length < SEATS.length || dealt.value.onScreen)
  })
  const held = computed(() =>
    SEATS.map((seat): readonly Played[] | null => {
      const cards = plays.value ? (dealt.value.hands[seat - 1] ?? null) : null
      return cards && heldCards(seat, core.session.settled.value, cards)
    }),
  )
  const onScreen = computed(() => plays.value && dealt.value.onScreen)
  const ghost = computed(() => seatOf(core.session.settled.value.dealer, 'ghost'))

  return {
    notes,
    people,
    dealt,
    plays,
    held,
    heldOf: (seat: Seat): readonly Played[] | null => held.value[seat - 1] ?? null,
    onScreen,
    ghost,
    enteredBy: computed(() =>
      onScreen.value
        ? []
        : SEATS.filter(
            seat => dealt.value.hands[seat - 1] && (core.session.levelOf(seat) !== null || seat === ghost.value),
          ),
    ),
  }
}

function useHandRequest(core: HeldCore, hands: ReturnType<typeof useHands>) {
  const { dealt, plays, heldOf, onScreen, ghost, enteredBy } = hands
  const seeing = computed(() => SEATS.filter(seat => seat !== ghost.value && core.session.levelOf(seat) !== null))
  const clashes = computed(() => areContradictory(enteredBy.value.map(seat => dealt.value.hands[seat - 1] ?? null)))
  /** The last hand for which people chose not to enter the Ghost's cards. */
  const leftOut = ref(0)

  const request = computed((): HandRequest | null => {
    if (!plays.value) return null
    const [first] = enteredBy.value
    if (first !== undefined && clashes.value) return { seat: first, optional: false, clash: enteredBy.value }
    const seat = (onScreen.value ? SEATS : seeing.value).find(each => !heldOf(each))
    if (seat) return { seat, optional: false }
    const { hand, played } = core.session.settled.value
    const isLeftOut = seeing.value.length === 0 || played.length > 0 || leftOut.value === hand || heldOf(ghost.value)
    return isLeftOut ? null : { seat: ghost.value, optional: true }
  })

  const blind = computed(() => {
    const { hand, played } = core.session.settled.value
    const turn = turnOf(core.session.settled.value)
    if (!plays.value || request.value || turn !== ghost.value || core.session.levelOf(turn) === null || heldOf(turn))
      return null
    const numbers = randomNumbersFrom((core.source.journal?.head?.created ?? 0) + 101 * hand + played.length)
    return { seat: turn, place: randomBelow(valueAt(cardsLeft(core.session.settled.value), turn), numbers) + 1 }
  })

  return { request, blind, leaveOut: (): void => void (leftOut.value = core.session.settled.value.hand) }
}

/** The known cards of each seat, and the requests for unknown ones. */
export function useHeld(core: HeldCore, isByCards: () => boolean) {
  const { settled } = core.session
  const hands = useHands(core, isByCards)
  const { notes, people, plays, held, heldOf, onScreen, ghost, enteredBy } = hands
  const requests = useHandRequest(core, hands)
  const entering = useEntering(core, hands)
  const noted = computed(() => notes.value.filter(({ note }) => isCardsNote(note)).length)
  watch([settled, plays, noted], entering.cancelEntry, { flush: 'sync' })

  return {
    ...entering,
    ...requests,
    onScreen,
    /** Unlike `onScreen`, this is still true at the end of the hand. */
    dealtHere: computed(() => hands.dealt.value.onScreen),
    people,
    heldOf,
    facing: (seat: Seat) => seatView(seat, settled.value, held.value).open,
    enteredBy,
    wasOnScreen: computed(() => dealtHands(notes.value, settled.value.hand - 1).onScreen),
    deal: () => core.source.journal?.note(createDealNote(core.source.journal.head, settled.value.hand)),
    /** Null if the table waits for cards. */
    viewOf(seat: number): unknown {
      const own = SEATS.find(each => each === seat)
      const isReady = own !== undefined && plays.value && !requests.request.value && !requests.blind.value
      return isReady ? seatView(own, settled.value, held.value) : null
    },
    /** Null if the cards aren't known; empty for the Ghost, who doesn't see them. */
    handOf(player: number): readonly Played[] | null {
      const own = SEATS.find(each => each === player)
      if (own === undefined || !plays.value) return null
      return own === ghost.value ? [] : heldOf(own)
    },
    actionOf(choice: unknown): Tennis['action'] | null {
      const turn = turnOf(settled.value)
      const index = placeIn(choice)
      const card = turn !== null && index !== null ? heldOf(turn)?.[index] : undefined
      return card ? { type: 'play', card } : null
    },
  }
}

const placeIn = (choice: unknown): number | null =>
  typeof choice === 'object' && choice !== null && 'index' in choice && typeof choice.index === 'number'
    ? choice.index
    : null
