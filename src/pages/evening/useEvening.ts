import { computed, watch } from 'vue'
import { nextOf, planOf, toPlay, type Fixture } from '../../book/evening/plan.ts'
import { outcomeOf, playedIn, playingIn, type Outcome } from '../../book/evening/outcome.ts'
import { pointsOver, standingsOf } from '../../book/evening/standings.ts'
import { nameOf, type GuestNumber } from '../../book/evening/evening.ts'
import { useEveningsStore, useEveningRoomStore } from '../../book/stores/evenings.ts'
import { useLibraryStore } from '../../book/stores/library.ts'
import { EVENING } from '../../text/en/pages/evening.ts'

const NO_PLAN: ReturnType<typeof planOf> = { rounds: [], beside: [] }
const OPEN: Outcome = { type: 'open' }

/** An evening of the book, and what its matches come to. Whoever shows it has the library read. */
export function useEvening(id: () => string) {
  const evenings = useEveningsStore()
  const library = useLibraryStore()
  const rooms = useEveningRoomStore()

  const evening = computed(() => evenings.find(id()))
  const matches = computed(() => library.byId)
  const tied = computed(() => (evening.value?.pairings ?? []).flatMap(({ match }) => match ?? []))
  const played = computed(() => (evening.value ? playedIn(evening.value, matches.value) : []))
  const isShared = computed(() => rooms.roomOf(id()) !== null)
  const playing = computed(() =>
    evening.value ? playingIn(evening.value, matches.value, isShared.value) : new Set<GuestNumber>(),
  )

  const plan = computed(() => (evening.value ? planOf(evening.value) : NO_PLAN))

  const standings = computed(() => (evening.value ? standingsOf(evening.value, played.value) : []))
  const guestName = (guest: GuestNumber): string => (evening.value ? nameOf(evening.value, guest) : '')
  const left = computed(() => (evening.value ? toPlay(evening.value) : []))

  /** Who leads, or has won; '' while nothing was played. */
  const lead = computed(() => {
    const leaders = standings.value.filter(({ place }) => place === 1)
    const names = leaders.map(({ guest }) => guestName(guest))
    const [first] = leaders
    if (!first || played.value.length === 0) return ''
    const goesOn = evening.value?.ended === undefined && left.value.length > 0
    return goesOn ? EVENING.next.leads(names, first.points) : EVENING.next.won(names, first.points)
  })

  void evenings.refresh()
  watch(id, wanted => wanted && rooms.look(wanted), { immediate: true })
  watch([matches, tied], () => {
    void library.sumUp(tied.value.flatMap(match => matches.value?.get(match) ?? []))
  })

  return {
    evenings,
    library,
    evening,
    matches,
    played,
    plan,
    /** All of the plan. */
    fixtures: computed(() => [...plan.value.rounds.flatMap(({ fixtures }) => fixtures), ...plan.value.beside]),
    toPlay: left,
    next: computed(() => evening.value && nextOf(evening.value, playing.value)),
    standings,
    lead,
    pointsOver: (guest: GuestNumber): readonly number[] =>
      evening.value ? pointsOver(evening.value, played.value, guest) : [],
    outcome: ({ pairing }: Fixture): Outcome => (pairing ? outcomeOf(pairing, matches.value, isShared.value) : OPEN),
    nameOf: guestName,
  }
}

export type OpenEvening = ReturnType<typeof useEvening>
