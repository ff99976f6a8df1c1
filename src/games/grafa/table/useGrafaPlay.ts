import { computed, onScopeDispose, ref, type Ref } from 'vue'
import { DECK, parseCard, type Card, type Rank } from '../../../engine/cards.ts'
import { prospects } from '../../../engine/grafa/play.ts'
import { type Grafa, UNKNOWN, type Pair, type Position, type GrafaStep } from '../../../engine/grafa/types.ts'
import { useCore, type Core } from '../../../table/session/session.ts'
import type { Place, CardLocations } from '../../../engine/hands.ts'
import type { Source, Rules } from '../../../table/session/source.ts'
import { type WalkStop } from '../../../table/session/useWalk.ts'
import type { Outline } from '../../../ui/types.ts'
import { makeCode } from '../../deal-code.ts'
import { dealNumber } from '../deal.ts'
import { useArrange, type GrafaPendingInput, type RepeatedEntry } from './useArrange.ts'
import { useAmending } from './useAmending.ts'
import { deckView, eventsSoFar, knownIn, lastDiscarded, pairOnTable, seenPosition, placeOf } from './view.ts'
import { isCard, lookedAtCount, needOf, affectedCount } from '../../../engine/grafa/abilities.ts'
import { GRAFA_TABLE as WORDS } from '#text/grafa/table.ts'
import { grafa } from '../../../engine/grafa/index.ts'
import { grafaRulebook } from '#text/grafa/index.ts'

function withLocations(position: Position, locations: CardLocations): Position {
  const at = (place: Place): readonly Card[] => (locations.get(place) ?? []).flatMap(piece => parseCard(piece) ?? [])
  const slots = (['top', 'deck'] as const).flatMap(place => locations.get(place) ?? [])
  const [hand, discard] = [at('hand 1'), at('discard')]
  return {
    ...position,
    phase: 'pair',
    hand,
    deck: slots.map(piece => parseCard(piece) ?? UNKNOWN),
    discard,
    pair: locations.has('top') ? null : pairIn(at('pair'), hand[0] ?? discard[0] ?? null),
    acts: [],
  }
}

/** Used for drawing only: with a pair, no card on the deck is face up. A missing card is replaced by any other. */
function pairIn([one, other]: readonly Card[], elsewhere: Card | null): Pair | null {
  const [first, second] = [one ?? elsewhere, other ?? one ?? elsewhere]
  return first && second ? [first, second] : null
}

/**
 * The stops at which the player moves cards: first those that hearts return, with the rest of the pair; then those that are dug or drawn.
 * The first stop includes discarding the pair. Cards that were just entered have already been dug or drawn.
 */
const stopsOf = (steps: readonly GrafaStep[]): readonly WalkStop[] =>
  steps.flatMap(({ event }, at): readonly WalkStop[] => {
    const [before, after] = [steps[at - 1]?.event, steps[at + 1]?.event]
    switch (event.type) {
      case 'return':
        return after?.type === 'discard'
          ? [{ from: at, to: at + 2, cards: event.cards.length + after.cards.length }]
          : [{ from: at, to: at + 1, cards: event.cards.length }]
      case 'dig':
      case 'draw': {
        if (before?.type === 'reveal') return []
        const pair = before?.type === 'discard' && steps[at - 2]?.event.type !== 'return' ? before.cards.length : 0
        return [{ from: pair > 0 ? at - 1 : at, to: at + 1, cards: pair + event.cards.length }]
      }
      default:
        return []
    }
  })

const isDiscardUntold = (steps: readonly GrafaStep[]): boolean => {
  const at = steps.findIndex(({ event }) => event.type === 'discard')
  return at >= 0 && !stopsOf(steps).some(({ from, to }) => from <= at && at < to)
}

/** After an undo, redo or amendment, the catch-up has included the last move. */
function useFresh({ listen }: Source<Grafa>) {
  const fresh = ref(true)
  onScopeDispose(
    listen(({ type }) => {
      if (type === 'play' || type === 'tried' || type === 'opened') fresh.value = true
      else if (type === 'undo' || type === 'redo' || type === 'amend') fresh.value = false
    }),
  )
  return fresh
}

/** Moves need no confirmation: a caption shows a pair's effect before the tap, and one tap undoes a move. */
export const grafaRules: Rules<Grafa> = {
  game: grafa,
  rulebook: grafaRulebook,
  stops: stopsOf,
  withLocations,
  counts: { isComplete: () => true, passes: () => false, tapped: () => false, together: () => false },
  playerOf: (_, before) => grafa.status(before).turn,
}

const NO_CARDS: readonly Card[] = []

function useEntered({ input: { pending, begin } }: Core<Grafa, GrafaPendingInput>) {
  const now = computed(() =>
    pending.value?.type === 'choosing' && pending.value.what === 'cards' ? pending.value : null,
  )
  return {
    entered: computed(() => now.value?.entered ?? NO_CARDS),
    twice: computed(() => now.value?.twice ?? null),
    set: (cards: readonly Card[], closed: RepeatedEntry | null = null): void =>
      begin(cards.length === 0 && !closed ? null : { type: 'choosing', what: 'cards', entered: cards, twice: closed }),
  }
}

/** Null for a card that must still be entered. */
function slotsIn(position: Position, entered: readonly Card[]): readonly (Card | null)[] {
  const picks = [...entered]
  return position.deck.slice(0, affectedCount(position)).map(slot => (isCard(slot) ? slot : (picks.shift() ?? null)))
}

function useReveal(core: Core<Grafa, GrafaPendingInput>, playing: Readonly<Ref<boolean>>) {
  const { settled } = core.session
  const { refusal, propose } = core.proposal
  const { entered, twice, set } = useEntered(core)
  const need = computed(() =>
    playing.value && core.input.accepts('reveal') && settled.value.phase === 'reveal' ? needOf(settled.value) : null,
  )

  /** Returns '' if the card can be the one that is asked for. */
  function closed(card: Card): string {
    const place = entered.value.includes(card) ? 'entered' : placeOf(settled.value, card)
    return place === null ? '' : WORDS.lies(card, place)
  }

  async function pick(card: Card): Promise<void> {
    const count = need.value?.count ?? 0
    if (entered.value.length >= count) return
    const cards = [...entered.value, card]
    set(cards)
    if (cards.length < count) return
    await propose({ type: 'reveal', cards })
    if (refusal.value) set(NO_CARDS)
  }

  function erase(): void {
    if (twice.value) set(entered.value)
    else if (entered.value.length > 0) set(entered.value.slice(0, -1))
  }

  return {
    need,
    entered,
    slots: computed(() => (need.value ? slotsIn(settled.value, entered.value) : [])),
    twice: computed(() => (need.value ? twice.value : null)),
    again: computed((): Rank | Card | null => {
      if (!need.value) return null
      const typed = refusal.value?.code === 'already-seen' ? refusal.value.cards[0] : undefined
      return twice.value?.what ?? typed ?? null
    }),
    closed,
    refuse: (what: Rank | Card, reason: string): void => set(entered.value, { what, reason }),
    pick,
    erase,
  }
}

/** Whether the app dealt the cards, so that all cards are known. */
export const isDealtInApp = ({ hand, deck, discard }: Grafa['setup']): boolean =>
  hand === null || hand.length + deck.filter(isCard).length + discard.length === DECK.length

function useDrawn(
  { session: { catchUp, walk, now, position }, source: { moves } }: Core<Grafa, GrafaPendingInput>,
  dealt: () => boolean,
) {
  const at = (place: Place): readonly Card[] =>
    (catchUp.locations.value?.get(place) ?? []).flatMap(piece => parseCard(piece) ?? [])
  const isLed = (): boolean => catchUp.locations.value !== null
  /** Includes events of a line that the catch-up is undoing. */
  const events = computed(() => [
    ...(isLed() ? eventsSoFar(catchUp.from.value ?? [], Infinity) : []),
    ...eventsSoFar(moves.value, walk.done.value),
  ])
  const known = computed(() => knownIn(events.value, dealt()))
  const walked = computed(() => (walk.walking.value ? now.value.map(({ event }) => event) : []))
  const named = computed((): ReadonlySet<string> =>
    catchUp.now.value
      ? new Set(catchUp.now.value.flatMap(({ movements }) => movements.map(({ piece }) => piece)))
      : new Set(walked.value.flatMap(event => ('cards' in event ? event.cards : []))),
  )

  return {
    deck: computed(() => deckView(position.value, known.value, isLed() ? 0 : lookedAtCount(position.value))),
    seen: computed(() => seenPosition(position.value, known.value)),
    discarded: computed(() => lastDiscarded(position.value, events.value)),
    between: computed(() => (isLed() ? [...at('pair'), ...at('looked'), ...at('aside')] : pairOnTable(position.value))),
    takenUp: computed(() => position.value.discard.filter(card => named.value.has(card))),
    isNamed: (card: Card): boolean => named.value.has(card),
  }
}

const outlineIn =
  ({ source: { spotlight }, input, proposal }: Core<Grafa, GrafaPendingInput>, isNamed: (card: Card) => boolean) =>
  (card: Card): Outline | null => {
    if (spotlight.value?.marked.includes(card)) return spotlight.value.markedAs
    if (input.hinted.value.includes(card)) return 1
    if (isNamed(card)) return 'ink'
    return proposal.refusal.value?.cards?.includes(card) ? 'rubric' : null
  }

/** The core of a table, with the parts for Grafa: pairing, entering, arranging, and correcting cards. */
export function useGrafaPlay(source: Source<Grafa>) {
  const core = useCore<Grafa, GrafaPendingInput>(grafaRules, source)
  const { settled, steps } = core.session
  const fresh = useFresh(source)
  const amending = useAmending(core)
  const playing = computed(() => core.session.mayPlay.value && !amending.active.value)
  const arrange = useArrange(core, playing)
  const reveal = useReveal(core, playing)

  const dealt = computed(() => isDealtInApp(core.source.setup.value))
  const number = computed(() => (dealt.value ? dealNumber(core.source.setup.value.deck) : null))
  const drawn = useDrawn(core, () => dealt.value)

  return {
    drawn,
    amending,
    playing,
    arrange,
    reveal,
    dealt,
    fresh,
    pairIsLeft: computed(() => fresh.value && isDiscardUntold(steps.value)),
    code: computed(() => (number.value === null ? null : makeCode(number.value))),
    pairs: computed(() => prospects(settled.value)),
    choosing: computed(() => playing.value && core.input.accepts('pair') && settled.value.phase === 'pair'),
    picking: computed(() => {
      if (amending.active.value) return amending.right.value === null ? amending : null
      return reveal.need.value ? reveal : null
    }),
    outlineOf: outlineIn(core, drawn.isNamed),
    takeBack(): void {
      if (amending.active.value) amending.takeBack()
      else if (reveal.twice.value || reveal.entered.value.length > 0) reveal.erase()
      else core.input.abandon()
    },
    ...core,
  }
}

export type GrafaPlay = ReturnType<typeof useGrafaPlay>
