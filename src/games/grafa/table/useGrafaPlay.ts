import { computed, shallowRef } from 'vue'
import type { Card } from '../../../engine/cards.ts'
import { prospects } from '../../../engine/grafa/prospect.ts'
import type { Grafa, Setup } from '../../../engine/grafa/types.ts'
import { useSession } from '../../../table/session.ts'
import type { Source } from '../../../table/source.ts'
import { usePace } from '../../../table/usePace.ts'
import type { Outline } from '../../../ui/types.ts'
import { makeCode } from '../../deal-code.ts'
import { dealNumber } from '../deal.ts'
import { grafaRules } from './rules.ts'
import { useArrange, type GrafaBegun } from './useArrange.ts'
import { useAmending } from './useAmending.ts'
import { useReveal } from './useReveal.ts'
import { deckView, eventsSoFar, knownIn, lastDiscarded, seenOf } from './view.ts'

/** By the app, or by hand. */
export const isDealt = ({ hand }: Setup): boolean => hand === null

/** What Grafa's table adds to a session: what is paired, entered, put back, and mended. */
export function useGrafaPlay(source: Source<Grafa>) {
  const session = useSession<Grafa, GrafaBegun>(grafaRules, source, usePace())
  const { setup, moves, settled, position, walk, spotlight, refusal, accepts } = session
  const amending = useAmending(session)
  const playing = computed(() => session.mayPlay.value && !amending.active.value)
  const arrange = useArrange(session, playing)
  const reveal = useReveal(session, playing)

  const dealt = computed(() => isDealt(setup.value))
  const number = computed(() => (dealt.value ? dealNumber(setup.value.deck) : null))
  const events = computed(() => eventsSoFar(moves.value, walk.done.value))
  const pairs = computed(() => prospects(settled.value))
  /** Cards that a hint points at. */
  const pointed = shallowRef<readonly string[]>([])

  /** Of what is named card by card only the last. */
  function takeBack(): void {
    if (amending.active.value) amending.takeBack()
    else if (reveal.entered.value.length > 0) reveal.erase()
    else session.abandon()
  }

  return {
    ...session,
    amending,
    playing,
    arrange,
    reveal,
    dealt,
    /** The code of the deal, where it has one. */
    code: computed(() => (number.value === null ? null : makeCode(number.value))),
    deck: computed(() => deckView(position.value, knownIn(events.value, dealt.value))),
    seen: computed(() => seenOf(position.value, knownIn(events.value, dealt.value))),
    discarded: computed(() => lastDiscarded(position.value, events.value)),
    pairs,
    /** A card of the hand is asked for. */
    choosing: computed(() => playing.value && accepts('pair') && settled.value.phase === 'pair'),
    /** What is picked from the whole deck now, if anything. */
    picking: computed(() => {
      if (amending.active.value) return amending.right.value === null ? amending : null
      return reveal.need.value ? reveal : null
    }),
    outlineOf: (card: Card): Outline | null => {
      if (spotlight.value?.marked.includes(card)) return spotlight.value.markedAs
      if (pointed.value.includes(card)) return 1
      return refusal.value?.cards?.includes(card) ? 'rubric' : null
    },
    point(cards: readonly string[]): void {
      pointed.value = cards
    },
    takeBack,
  }
}

/** As its own keys and words see it. */
export type GrafaPlay = ReturnType<typeof useGrafaPlay>
