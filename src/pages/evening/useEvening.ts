import { isolated } from '../../text/contract/names.ts'
import { computed, watch, ref } from 'vue'
import { fixturesOf, nextFixture, planOf, openFixtures, type Fixture } from '../../book/evening/plan.ts'
import { outcomeOf, playedIn, busyGuests, type Matches, type Outcome, isEligible } from '../../book/evening/outcome.ts'
import { pointsHistory, standingsOf, playedCount } from '../../book/evening/standings.ts'
import { matchesOf, nameOf, type GuestNumber, sameGuests, guestOf, type Evening } from '../../book/evening/evening.ts'
import { useEveningRoomStore } from '../../book/stores/evening-room.ts'
import { useEveningsStore } from '../../book/stores/evenings.ts'
import { useLibraryStore } from '../../book/stores/library.ts'
import { EVENING } from '#text/pages/evening.ts'
import { useRoute } from 'vue-router'
import { addStartedMatch, fixtureFor } from '../../book/evening/report.ts'
import { titleOf } from '../../games/index.ts'
import { withAllFirst } from './fields.ts'
import { titleOfEvening } from './title.ts'
import { SEATS } from '../../ui/types.ts'
import { linesUnder, type Curve, type Handout, type Lines } from '../handout/handout.ts'

const NO_PLAN: ReturnType<typeof planOf> = { rounds: [], beside: [] }
const OPEN: Outcome = { type: 'open' }

/** The plan, the results and the standings of an evening. `isShared`: whether other devices may have more matches. */
export function useEveningResults(evening: () => Evening | null, matches: () => Matches, isShared: () => boolean) {
  const now = computed(evening)
  const played = computed(() => (now.value ? playedIn(now.value, matches()) : []))
  const playing = computed(() => (now.value ? busyGuests(now.value, matches(), isShared()) : new Set<GuestNumber>()))
  const plan = computed(() => (now.value ? planOf(now.value) : NO_PLAN))

  const guestName = (guest: GuestNumber): string => (now.value ? isolated(nameOf(now.value, guest)) : '')
  const left = computed(() => (now.value ? openFixtures(now.value) : []))
  /** Without a schedule, the remaining rounds are unknown. */
  const goesOn = computed(
    () => now.value?.ended === undefined && (left.value.length > 0 || now.value?.everyone === false),
  )
  /** Lots are drawn only when no match is left. */
  const standings = computed(() => {
    const ties = now.value?.ties.filter(by => by !== 'lot' || !goesOn.value) ?? []
    return now.value ? standingsOf({ ...now.value, ties }, played.value) : []
  })

  const lead = computed(() => {
    const [first] = standings.value
    if (!first || played.value.length === 0) return ''
    const isFirst = ({ place, points }: typeof first): boolean => (goesOn.value ? points === first.points : place === 1)
    const names = standings.value.filter(isFirst).map(({ guest }) => guestName(guest))
    return goesOn.value ? EVENING.next.leads(names, first.points) : EVENING.next.won(names, first.points)
  })

  return {
    evening: now,
    matches: computed(matches),
    played,
    plan,
    fixtures: computed(() => (now.value ? fixturesOf(now.value) : [])),
    toPlay: left,
    next: computed(() => now.value && nextFixture(now.value, playing.value)),
    standings,
    lead,
    pointsOver: (guest: GuestNumber): readonly number[] =>
      now.value ? pointsHistory(now.value, played.value, guest) : [],
    outcome: ({ pairing }: Fixture): Outcome => (pairing ? outcomeOf(pairing, matches(), isShared()) : OPEN),
    nameOf: guestName,
  }
}

export type EveningResults = ReturnType<typeof useEveningResults>

/** An evening of the book, with its results. The caller loads the library. */
export function useEvening(id: () => string) {
  const evenings = useEveningsStore()
  const library = useLibraryStore()
  const rooms = useEveningRoomStore()

  const figures = useEveningResults(
    () => evenings.find(id()),
    () => library.byId,
    () => rooms.roomOf(id()) !== null,
  )
  const tied = computed(() => (figures.evening.value?.pairings ?? []).flatMap(matchesOf))

  void evenings.refresh()
  watch(id, wanted => wanted && rooms.resume(wanted), { immediate: true })
  watch([figures.matches, tied], () => {
    void library.storeSummaries(tied.value.flatMap(match => library.byId?.get(match) ?? []))
  })

  const title = computed(() => (figures.evening.value ? titleOfEvening(figures.evening.value.name) : EVENING.title))
  return { ...figures, title, evenings, library, matches: computed(() => library.byId) }
}

export type OpenEvening = ReturnType<typeof useEvening>

/** Reads the players of a new game from the address: `?evening=<id>&pair=1-4`, or `?again=<match>` with or without `turned` seats. */
export function useTableFacing() {
  const { query } = useRoute()
  const evenings = useEveningsStore()
  const library = useLibraryStore()
  const rooms = useEveningRoomStore()
  const id = typeof query['evening'] === 'string' ? query['evening'] : ''
  const pair = String(query['pair'])
  const guests = /^\d+(-\d+)+$/.test(pair) ? pair.split('-').map(Number) : []
  const again = query['again']
  const turned = again !== undefined && query['turned'] !== undefined
  const ready = ref(id === '' && !again)
  const evening = computed(() => evenings.find(id))
  const title = computed(() => evening.value && titleOfEvening(evening.value.name))
  const names = computed((): readonly string[] | null => {
    const now = evening.value
    const all = now ? guests.map(guest => nameOf(now, guest)) : playersBefore()
    return all.length > 1 && all.every(name => name !== '') ? all : null
  })

  const before = computed(() => library.list.find(item => item.id === again) ?? null)

  function playersBefore(): readonly string[] {
    const players = before.value && isEligible(before.value.head, 2) ? before.value.players : []
    return turned ? players.toReversed() : players
  }

  function startedMeanwhile(): 'match' | 'result' | null {
    const pairing = evening.value && fixtureFor(evening.value, guests)?.pairing
    const { type } = pairing ? outcomeOf(pairing, library.byId, rooms.roomOf(id) !== null) : OPEN
    return type === 'open' ? null : type === 'over' || type === 'differing' ? 'result' : 'match'
  }

  if (id !== '') void rooms.resume(id)
  if (!ready.value) void (again ? library : evenings).refresh().then(() => (ready.value = true))

  async function tie(match: string): Promise<void> {
    const now = evening.value
    if (!now || !names.value) return
    const made = library.list.find(item => item.id === match)
    if (made && !isEligible(made.head, guests.length)) return
    const seated = (made?.players ?? []).map(name => guestOf(now, name))
    await evenings.change(id, addStartedMatch(match, sameGuests(guests, seated) ? seated : guests))
  }

  return { evening, title, names, turned, before, ready, tie, startedMeanwhile }
}

function curveOf(open: OpenEvening): readonly Curve[] {
  const first = open.standings.value.slice(0, SEATS.length)
  const lines = first.map(({ guest }, i) => ({
    name: open.nameOf(guest),
    seat: SEATS[i] ?? 1,
    values: open.pointsOver(guest),
  }))
  return open.played.value.length > 1 ? [{ type: 'curve', title: EVENING.plot.title, lines }] : []
}

/** Whether the evening has several games. If so, each round is shown with its game. */
export const hasSeveralGames = (
  { games }: Pick<Evening, 'games'>,
  rounds: readonly { readonly game: string }[],
): boolean => new Set([...games.map(({ name }) => name), ...rounds.map(({ game }) => game)]).size > 1

function resultsOf(evening: Evening, open: OpenEvening): readonly Lines[] {
  const { rounds, beside } = open.plan.value
  const parts = [
    ...rounds.map(({ number, game, fixtures }) => ({
      title: EVENING.pairings.round(number, hasSeveralGames(evening, rounds) ? titleOf(game) : ''),
      fixtures,
    })),
    { title: rounds.length > 0 ? EVENING.pairings.beside : EVENING.pairings.title, fixtures: beside },
  ]
  return parts.flatMap(({ title, fixtures }) => {
    const lines = fixtures.flatMap(fixture => {
      const outcome = open.outcome(fixture)
      const names = fixture.guests.map(open.nameOf)
      return outcome.type === 'over'
        ? [EVENING.pairings.came(names, EVENING.pairings.result(names, withAllFirst(outcome, names.length)))]
        : []
    })
    return linesUnder(title, lines)
  })
}

/** An evening as text: the standings and all results. */
export const eveningHandout = (evening: Evening, open: OpenEvening): Handout => ({
  title: open.title.value,
  date: EVENING.day(evening.created),
  headline: open.lead.value,
  warning: '',
  names: evening.guests.map(({ name }) => name),
  parts: [
    {
      type: 'table',
      columns: [EVENING.standings.name, EVENING.standings.points, EVENING.standings.played, EVENING.standings.short],
      rows: open.standings.value.map(each => [
        `${each.isShared ? EVENING.standings.shared(each.place) : each.place}  ${open.nameOf(each.guest)}`,
        EVENING.points(each.points),
        String(playedCount(each)),
        `${each.won}–${each.drawn}–${each.lost}`,
      ]),
    },
    ...curveOf(open),
    ...resultsOf(evening, open),
  ],
})
