import { computed, ref, shallowRef, watch, type Ref } from 'vue'
import type { ListedMatch } from '../../book/listing.ts'
import { withReportedResults } from '../../book/people/person.ts'
import { useEveningsStore } from '../../book/stores/evenings.ts'
import { useLibraryStore } from '../../book/stores/library.ts'
import { useSafetyStore } from '../../book/stores/safety.ts'
import { meetings, standings } from '../../book/standings.ts'
import { csvOfMatches } from '../../book/transfer/csv.ts'
import { titleOf } from '../../games/index.ts'
import { withStatisticsNames } from '../../table/people.ts'
import { NO_FILTER, findMatches, periodOf, spansOf, type Filter, isSpan, readSpan, type Span } from './filter.ts'
import { BOOK } from '#text/pages/book.ts'
import { isUnnamed } from '../../text/contract/unnamed.ts'
import { BACKUP } from '#text/pages/keeping.ts'
import { afterPaint } from '../../ui/afterPaint.ts'
import { useSharing } from '../../ui/device.ts'

const PAGE = 40

type Library = ReturnType<typeof useLibraryStore>
type Evenings = ReturnType<typeof useEveningsStore>

const describe = ({ head, touched, summary }: ListedMatch): string =>
  [
    titleOf(head.game),
    BOOK.day(touched),
    ...(summary ? [BOOK.list.outcome(summary)] : []),
    ...(summary && summary.irregular > 0 ? [BOOK.list.irregular] : []),
  ].join(' ')

/** Rereads the book; known matches are shown meanwhile. */
export function readBook(): void {
  const [library, evenings] = [useLibraryStore(), useEveningsStore()]
  const refresh = (): void => void Promise.all([library.refresh(), evenings.refresh()])
  if (library.state === 'ready') afterPaint(refresh)
  else refresh()
}

function countedIn(library: Library, evenings: Evenings, filter: Filter, opened: number) {
  const wanted = { ...filter, state: 'all', when: 'always' } as const
  const played = withReportedResults(library.list, evenings.list).filter(item => item.head.practice !== true)
  return findMatches(played, wanted, periodOf(wanted, opened), describe).flatMap(
    item => withStatisticsNames(item).summary ?? [],
  )
}

function useSavedTable(library: Library, found: Readonly<Ref<readonly ListedMatch[]>>): () => Promise<void> {
  const { save } = useSharing(BACKUP.taking)
  return async () => {
    await library.storeSummaries(found.value)
    save(csvOfMatches(found.value.map(withStatisticsNames)), BACKUP.tableName(Date.now()), 'text/csv')
  }
}

export function useBookPage() {
  const library = useLibraryStore()
  const evenings = useEveningsStore()
  const filter = shallowRef<Filter>(NO_FILTER)
  const pages = ref(1)
  const opened = Date.now()

  const period = computed(() => periodOf(filter.value, opened))
  const all = computed(() => [...library.list, ...library.removed])
  const found = computed(() => findMatches(all.value, filter.value, period.value, describe))
  const counted = computed(() => countedIn(library, evenings, filter.value, opened))

  const spans = computed(() => spansOf(library.list.map(({ touched }) => touched)))

  watch(filter, () => (pages.value = 1))
  watch(
    () => library.list,
    list => void library.storeSummaries([...new Set([...found.value, ...list])]),
  )
  readBook()

  const safety = useSafetyStore()
  const isKnown = computed(() => library.state === 'ready' && !safety.checking)
  const failure = computed(() => (typeof library.state === 'object' ? library.state.failed : null))

  return {
    library,
    failure,
    nothing: computed(() => (isKnown.value ? BOOK.list.none : failure.value ? '' : BOOK.list.reading)),
    filter,
    spans,
    all,
    found,
    shown: computed(() =>
      library.newest.length > 0 && filter.value === NO_FILTER
        ? library.newest
        : found.value.slice(0, pages.value * PAGE),
    ),
    // Unnamed seats belong to no person.
    standings: computed(() => standings(counted.value, period.value).filter(({ name }) => !isUnnamed(name))),
    meetings: computed(() => meetings(counted.value, period.value).filter(({ names }) => !names.some(isUnnamed))),
    more: () => pages.value++,
    saveTable: useSavedTable(library, found),
  }
}

/** The name of the chosen period; '' for all time. */
export function timeName({ when, from, to }: Pick<Filter, 'when' | 'from' | 'to'>): string {
  if (when === 'always') return ''
  if (when === 'dates') return [from, to].filter(day => day !== '').join(' – ')
  return isSpan(when) ? spanName(when) : BOOK.filter.times[when]
}

export function spanName(span: Span): string {
  const [kind, year] = readSpan(span)
  return BOOK.filter[kind](year)
}
