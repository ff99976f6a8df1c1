import { seenBy } from '../../../analysis/tennis/hand.ts'
import { computed, ref, watch } from 'vue'
import { isOfCards, type Noted } from '../../../book/journal/entries.ts'
import { cardsLeft, ofSeat, seatOf, turnOf, hasSuit } from '../../../engine/tennis/seats.ts'
import { SEATS, type Played, type Seat, type Tennis } from '../../../engine/tennis/types.ts'
import type { Core } from '../../../table/session/session.ts'
import { below, numbersFrom } from '../../deal-code.ts'
import { clash, dealtIn, doubledIn, heldBy, playedBy, dealFor } from './held.ts'
import type { TennisPendingInput } from './useAmending.ts'
import { leftBeside } from './cards.ts'

const NO_CARDS: readonly Played[] = []

type HeldCore = Core<Tennis, TennisPendingInput>

/** The seat whose cards are being entered, those that were entered of it, and how many they will be. */
function useDraft({ session: { settled }, input: { pending, begin } }: HeldCore) {
  const now = computed(() => (pending.value?.type === 'entering' ? pending.value : null))
  const entering = computed(() => now.value?.seat ?? null)
  const entered = computed(() => now.value?.cards ?? NO_CARDS)
  const wanted = computed(() => (entering.value === null ? 0 : ofSeat(cardsLeft(settled.value), entering.value)))

  function cancelEntry(): void {
    if (now.value) begin(null)
  }
  function set(cards: readonly Played[], covered = now.value?.covered === true): void {
    if (now.value) begin({ ...now.value, cards, covered })
  }

  return { now, entering, entered, wanted, cancelEntry, set }
}

/** Entering a seat's cards one by one, beside its played ones and without other knowledge of the table. Earlier entries can be edited. */
function useEntering(core: HeldCore, { dealt, ghost, enteredBy }: ReturnType<typeof useHands>) {
  const { settled } = core.session
  const { now, entering, entered, wanted, cancelEntry, set } = useDraft(core)
  const taken = computed(() => [...settled.value.played, ...entered.value])

  return {
    /** The seat whose cards are being entered, and the cards so far. */
    entering,
    entered,
    wanted,
    /** How many of each rank can be among them. */
    left: computed(() => leftBeside(taken.value)),
    isTaken: (card: Played): boolean => hasSuit(card) && taken.value.includes(card),
    /** Hidden until a person has uncovered them. */
    covered: computed(() => now.value?.covered === true),
    /** The person who enters the app's hands may see them all, except the Ghost, who doesn't know its own. */
    doubled: computed(() => {
      const seats = entering.value === ghost.value ? [] : enteredBy.value
      const others = seats.filter(seat => seat !== entering.value && seat !== ghost.value)
      return doubledIn(
        entered.value,
        others.map(seat => [seat, dealt.value.hands[seat - 1] ?? NO_CARDS]),
      )
    }),
    enter(seat: Seat): void {
      const cards = heldBy(seat, settled.value, dealt.value.hands[seat - 1] ?? NO_CARDS) ?? NO_CARDS
      core.input.begin({ type: 'entering', seat, cards, covered: cards.length > 0 })
    },
    show: () => set(entered.value, false),
    cancelEntry,
    add(card: Played): void {
      if (entered.value.length < wanted.value) set([...entered.value, card])
    },
    takeOut: (at: number) => set(entered.value.toSpliced(at, 1)),
    /** Removes the last card, or ends the entry. */
    erase(): void {
      if (now.value && !now.value.covered && entered.value.length > 0) set(entered.value.slice(0, -1))
      else cancelEntry()
    },
    /** The seat's played cards are part of its hand. */
    async done(): Promise<void> {
      const seat = entering.value
      if (seat === null || entered.value.length < wanted.value) return
      const cards = [...playedBy(settled.value, seat), ...entered.value]
      await core.source.journal?.note({ type: 'hand', seat, round: settled.value.hand, cards })
    },
  }
}

const NO_NOTES: readonly Noted[] = []

/** Cards that the app needs before it can play: those of its seat, or those of the Ghost, which the others see. */
export interface HandRequest {
  readonly seat: Seat
  /** The app plays without them too. */
  readonly optional: boolean
  /** Cards of all these seats were entered, and can't all be right. */
  readonly clash?: readonly Seat[]
}

/** Which hands the table knows, where the app plays any: its own are entered by a person, or all are dealt on the screen. */
function useHands(core: HeldCore, isByCards: () => boolean) {
  const notes = computed(() => core.source.journal?.timeline.notes ?? NO_NOTES)
  const people = computed(() => SEATS.filter(seat => core.session.levelOf(seat) === null))
  const dealt = computed(() => dealtIn(notes.value, core.session.settled.value.hand))
  /** A hand that was dealt in the app is played there, also by a person who takes the seat over. */
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
      return cards && heldBy(seat, core.session.settled.value, cards)
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
    /** Seats whose cards a person has entered. */
    enteredBy: computed(() =>
      onScreen.value
        ? []
        : SEATS.filter(
            seat => dealt.value.hands[seat - 1] && (core.session.levelOf(seat) !== null || seat === ghost.value),
          ),
    ),
  }
}

/** Missing cards: those nobody has entered, or one of the Ghost's that only a person sees. */
function useHandRequest(core: HeldCore, hands: ReturnType<typeof useHands>) {
  const { dealt, plays, heldOf, onScreen, ghost, enteredBy } = hands
  /** Seats of the app's that see what they hold. */
  const seeing = computed(() => SEATS.filter(seat => seat !== ghost.value && core.session.levelOf(seat) !== null))
  const clashes = computed(() => clash(enteredBy.value.map(seat => dealt.value.hands[seat - 1] ?? null)))
  /** The hand of the match in which the Ghost's cards are left out. */
  const leftOut = ref(0)

  const asked = computed((): HandRequest | null => {
    if (!plays.value) return null
    const [first] = enteredBy.value
    if (first !== undefined && clashes.value) return { seat: first, optional: false, clash: enteredBy.value }
    const seat = (onScreen.value ? SEATS : seeing.value).find(each => !heldOf(each))
    if (seat) return { seat, optional: false }
    const { hand, played } = core.session.settled.value
    const isLeftOut = seeing.value.length === 0 || played.length > 0 || leftOut.value === hand || heldOf(ghost.value)
    return isLeftOut ? null : { seat: ghost.value, optional: true }
  })

  /** The app's Ghost can't see its cards; if nobody entered them, a person says which one was laid. */
  const blind = computed(() => {
    const { hand, played } = core.session.settled.value
    const turn = turnOf(core.session.settled.value)
    if (!plays.value || asked.value || turn !== ghost.value || core.session.levelOf(turn) === null || heldOf(turn))
      return null
    const numbers = numbersFrom((core.source.journal?.head?.created ?? 0) + 101 * hand + played.length)
    return { seat: turn, place: below(ofSeat(cardsLeft(core.session.settled.value), turn), numbers) + 1 }
  })

  return { asked, blind, leaveOut: (): void => void (leftOut.value = core.session.settled.value.hand) }
}

/** The cards of the seats, and those still to be entered. Cards not entered are unknown here. */
export function useHeld(core: HeldCore, isByCards: () => boolean) {
  const { settled } = core.session
  const hands = useHands(core, isByCards)
  const { notes, people, plays, held, heldOf, onScreen, ghost, enteredBy } = hands
  const asking = useHandRequest(core, hands)
  const entering = useEntering(core, hands)
  const noted = computed(() => notes.value.filter(({ note }) => isOfCards(note)).length)
  watch([settled, plays, noted], entering.cancelEntry, { flush: 'sync' })

  return {
    ...entering,
    ...asking,
    onScreen,
    /** This hand was dealt in the app, also once it is over. */
    dealtHere: computed(() => hands.dealt.value.onScreen),
    people,
    heldOf,
    /** The known hands of others that this seat sees. */
    facing: (seat: Seat) => seenBy(seat, settled.value, held.value).open,
    enteredBy,
    /** The hand before was dealt on the screen. */
    wasOnScreen: computed(() => dealtIn(notes.value, settled.value.hand - 1).onScreen),
    deal: () => core.source.journal?.note(dealFor(core.source.journal.head, settled.value.hand)),
    /** The view of a seat of the app; null if the table waits for cards. */
    sees(seat: number): unknown {
      const own = SEATS.find(each => each === seat)
      const isReady = own !== undefined && plays.value && !asking.asked.value && !asking.blind.value
      return isReady ? seenBy(own, settled.value, held.value) : null
    },
    /** None of its cards, for the Ghost. */
    handOf(player: number): readonly Played[] | null {
      const own = SEATS.find(each => each === player)
      if (own === undefined || !plays.value) return null
      return own === ghost.value ? [] : heldOf(own)
    },
    /** A card that is chosen by its place is one that the table knows. */
    meant(choice: unknown): Tennis['action'] | null {
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
