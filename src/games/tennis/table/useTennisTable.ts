import { computed, ref, watch } from 'vue'
import { tennis } from '../../../engine/tennis/index.ts'
import { SEATS, type Event, type Played, type Position, type Seat } from '../../../engine/tennis/types.ts'
import { tennisBook } from '../../../rulebook/tennis/index.ts'
import type { Explanation } from '../../../rulebook/words.ts'
import { useReferee } from '../../../ui/table/useReferee.ts'
import { cardsOf } from './cards.ts'
import { handsOf } from './hands.ts'
import { choiceOf } from './plates.ts'
import { useAmending } from './useAmending.ts'
import { useEntering } from './useEntering.ts'
import { useWay } from './useWay.ts'
import { TENNIS_TABLE as WORDS } from './words.ts'

/** The table of A Lifelike Tennis: what is played, entered, amended and asked. */
export function useTennisTable() {
  const referee = useReferee(tennis, tennisBook, () => false)
  const { match, settled, moves, proposal } = referee

  const cards = computed(() => cardsOf(moves.value, settled.value.hand))
  const hands = computed(() => handsOf(moves.value))
  const amending = useAmending(() => cards.value)
  const mayPlay = computed(() => match.readOnly === null)

  const way = useWay(moves)
  /** The Cormorant, where there is a choice to become a Ghost. */
  const choice = computed(() => (mayPlay.value && !way.scoreOnly.value ? choiceOf(settled.value) : null))
  const nearest = ref<Seat>(1)
  const answer = ref('')

  watch(() => match.timeline, forget)

  function forget(): void {
    answer.value = ''
  }

  /** Takes back whatever was begun and not confirmed. */
  function cancel(): void {
    forget()
    proposal.cancel()
    amending.end()
  }

  const entering = useEntering(proposal, cancel)

  /** A card from the keys: the next one, or the right one in the place of another. */
  const pick = (card: Played): unknown => (amending.active.value ? amending.pick(card) : entering.enter(card))

  function tapCard(place: number): void {
    if (!mayPlay.value) return
    forget()
    proposal.cancel()
    amending.choose(place)
  }

  /** What counts only when it is confirmed. */
  function ask(action: string): void {
    cancel()
    proposal.show(action)
  }

  /** From now on only the score, or the cards again; where it is too late for this hand, the referee says so. */
  function keepScoreOnly(only: boolean): void {
    cancel()
    way.keepScoreOnly(only)
    if (only && cards.value.length > 0 && settled.value.phase === 'play') proposal.show('hand ghost')
  }

  async function confirm(): Promise<void> {
    const changes = amending.view.value?.ruling.sentence ?? ''
    if (!amending.active.value) await proposal.confirm()
    else if (await amending.confirm()) answer.value = WORDS.changed(changes)
  }

  /** For the log: what a card brought, and how a hand ended. */
  const tell = (event: Event, position: Position): Explanation | null =>
    tennis.events[event.type].log ? referee.explain(event, position) : null

  return {
    ...referee,
    cards,
    hands,
    amending,
    amended: amending.view,
    mayPlay,
    ...way,
    choice,
    nearest,
    answer,
    tell,
    cancel,
    ...entering,
    pick,
    tapCard,
    ask,
    keepScoreOnly,
    turnTable: () => void (nearest.value = SEATS[nearest.value % 4] ?? 1),
    confirm,
  }
}

export type TennisTable = ReturnType<typeof useTennisTable>
