import { computed, watch } from 'vue'
import { nextOf, planOf, toPlay, type Fixture } from '../../book/evening/plan.ts'
import { outcomeOf, playedIn, playingIn, type Outcome } from '../../book/evening/outcome.ts'
import { pointsOver, standingsOf } from '../../book/evening/standings.ts'
import { nameOf, type GuestNumber } from '../../book/evening/evening.ts'
import { useEveningsStore } from '../../book/stores/evenings.ts'
import { useLibraryStore } from '../../book/stores/library.ts'

const NO_PLAN: ReturnType<typeof planOf> = { rounds: [], beside: [] }
const OPEN: Outcome = { type: 'open' }

/** An evening of the book, and what its matches come to. Whoever shows it has the library read. */
export function useEvening(id: () => string) {
  const evenings = useEveningsStore()
  const library = useLibraryStore()

  const evening = computed(() => evenings.find(id()))
  const matches = computed(() =>
    library.state === 'loading' ? null : new Map([...library.list, ...library.removed].map(item => [item.id, item])),
  )
  const tied = computed(() => (evening.value?.pairings ?? []).flatMap(({ match }) => match ?? []))
  const played = computed(() => (evening.value ? playedIn(evening.value, matches.value) : []))
  const playing = computed(() => (evening.value ? playingIn(evening.value, matches.value) : new Set<GuestNumber>()))

  const plan = computed(() => (evening.value ? planOf(evening.value) : NO_PLAN))

  void evenings.refresh()
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
    toPlay: computed(() => (evening.value ? toPlay(evening.value) : [])),
    next: computed(() => evening.value && nextOf(evening.value, playing.value)),
    standings: computed(() => (evening.value ? standingsOf(evening.value, played.value) : [])),
    pointsOver: (guest: GuestNumber): readonly number[] =>
      evening.value ? pointsOver(evening.value, played.value, guest) : [],
    outcome: ({ pairing }: Fixture): Outcome => (pairing ? outcomeOf(pairing, matches.value) : OPEN),
    nameOf: (guest: GuestNumber): string => (evening.value ? nameOf(evening.value, guest) : ''),
  }
}

export type OpenEvening = ReturnType<typeof useEvening>
