import { computed } from 'vue'
import { parseCard, type Card } from '../../../engine/cards.ts'
import { isForHands } from '../../../engine/game.ts'
import { grafa } from '../../../engine/grafa/index.ts'
import { prospects } from '../../../engine/grafa/prospect.ts'
import type { Event, GrafaRefusal, Position } from '../../../engine/grafa/types.ts'
import { grafaBook } from '../../../rulebook/grafa/index.ts'
import type { Explanation } from '../../../rulebook/words.ts'
import type { Proposal } from '../../../table/useProposal.ts'
import { useReferee } from '../../../table/useReferee.ts'
import { makeCode } from '../code.ts'
import { dealNumber } from '../deal.ts'
import { useArrange } from './useArrange.ts'
import { useMending } from './useMending.ts'
import { useReveal } from './useReveal.ts'
import { deckView, eventsSoFar, knownIn, lastDiscarded } from './view.ts'

export type GrafaProposal = Proposal<Position, Event, GrafaRefusal>

/** Grafa's table: what is paired, entered, arranged and asked. */
export function useGrafaTable() {
  const referee = useReferee(grafa, grafaBook, (event, earlier) => isForHands(grafa, event, earlier))
  const { match, setup, position, settled, moves, walk, proposal } = referee

  const mending = useMending(settled)
  const mayPlay = computed(() => !walk.walking.value && !mending.active.value && match.readOnly === null)
  const reveal = useReveal(settled, proposal, mayPlay)
  const arrange = useArrange(settled, proposal, mayPlay)

  /** Dealt by the app, or by hand. */
  const dealt = computed(() => setup.value.hand === null)
  const number = computed(() => (dealt.value ? dealNumber(setup.value.deck) : null))
  const events = computed(() => eventsSoFar(moves.value, walk.done.value))
  const pairs = computed(() => (walk.walking.value ? [] : prospects(settled.value)))
  const proposed = computed(() => {
    const judged = proposal.judgement.value
    const [name, word = ''] = judged && judged.type !== 'unreadable' ? judged.action.split(' ') : []
    return name === 'pair' ? parseCard(word) : null
  })

  function cancel(): void {
    proposal.cancel()
    mending.end()
    arrange.held.value = null
  }

  /** A card of the hand; the one that is proposed confirms. */
  async function tap(card: Card): Promise<void> {
    if (walk.walking.value) walk.next()
    else if (match.readOnly !== null || mending.active.value) return
    else if (proposed.value !== card) await proposal.propose(`pair ${card}`)
    else if (proposal.accepted.value) await proposal.confirm()
    else proposal.cancel()
  }

  /** An action from elsewhere than the cards: typed, or a key below the table. But for a pair, people have said all there is to it. */
  async function propose(action: string): Promise<void> {
    cancel()
    if (walk.walking.value) walk.finish()
    await proposal.propose(action)
    if (proposed.value === null) await proposal.confirm()
  }

  /** For the log: what hands did, and the end. */
  const tell = (event: Event, at: Position): Explanation | null =>
    grafa.events[event.type].log ? referee.explain(event, at) : null

  return {
    ...referee,
    tell,
    mayPlay,
    reveal,
    arrange,
    mending,
    /** What is picked from the whole deck now, if anything. */
    picking: computed(() =>
      mending.active.value ? (mending.right.value ? null : mending) : reveal.need.value ? reveal : null,
    ),
    dealt,
    /** The code of the deal, where it has one. */
    code: computed(() => (number.value === null ? null : makeCode(number.value))),
    deck: computed(() => deckView(position.value, knownIn(events.value, dealt.value))),
    discarded: computed(() => lastDiscarded(position.value, events.value)),
    pairs,
    /** The hand card of the pair that is proposed. */
    proposed,
    tap,
    propose,
    cancel,
  }
}

export type GrafaTable = ReturnType<typeof useGrafaTable>
