import { computed, shallowRef, watch, type ComputedRef, type ShallowRef } from 'vue'
import { useBook } from '../../book/book.ts'
import type { Evening } from '../../book/evening/evening.ts'
import type { ListedMatch } from '../../book/listing.ts'
import { useEveningsStore } from '../../book/stores/evenings.ts'
import { useLibraryStore } from '../../book/stores/library.ts'
import { findGame } from '../../games/index.ts'
import { eveningLink } from '../../table/links.ts'
import { BOOK } from '#text/pages/book.ts'
import { EVENING } from '#text/pages/evening.ts'
import { HOME as WORDS } from '#text/pages/home.ts'
import { seatOf } from '../../ui/types.ts'
import { useEvening } from '../evening/useEvening.ts'
import type { NextStep } from './next.ts'
import { titleOfEvening } from '../evening/title.ts'
import { useNextLesson } from './useNextLesson.ts'

const RECENT = 6

function useLastPlayed(): Readonly<ShallowRef<readonly (ListedMatch | null)[]>> {
  const library = useLibraryStore()
  const found = shallowRef<readonly (ListedMatch | null)[]>([null, null, null])

  const candidates = (): readonly ListedMatch[] => [
    ...library.list.filter(item => item.id === library.lastOpened),
    ...library.list.slice(0, RECENT),
  ]

  async function find(): Promise<void> {
    await library.storeSummaries(candidates())
    const summed = candidates()
    found.value = [
      summed.find(item => item.summary?.over === false) ?? null,
      summed.find(({ head, summary }) => summary?.over === true && head.practice !== true) ?? null,
      summed.find(({ head, summary }) => summary?.over === true && head.practice === true) ?? null,
    ]
  }

  watch(() => library.list, find)
  void library.refresh()
  return found
}

function gameNext(item: ListedMatch | null | undefined, over: boolean, now: number): NextStep | null {
  const view = item && findGame(item.head.game)
  if (!item || !view) return null
  const { summary, players } = item
  const several = players.length > 1
  return {
    id: over ? 'again' : 'game',
    label: over ? WORDS.again : WORDS.continueGame,
    detail: WORDS.between(view.title, players),
    key: over ? WORDS.again : WORDS.continue,
    href: over ? `#/new/${view.name}?again=${item.id}` : `#/table/${item.id}`,
    match: {
      mark: view.mark,
      detail: WORDS.played(view.title, item.touched, now),
      players: players.map((name, i) => ({
        name,
        seat: several ? seatOf(i + 1) : null,
        score: summary?.scores[i] ?? null,
      })),
      outcome: over && summary ? BOOK.list.outcome(summary) : '',
    },
  }
}

/** Home offers an unfinished evening for this many days. */
const DAYS = 3

function useEveningNext(now: number): ComputedRef<NextStep | null> {
  const evenings = useEveningsStore()
  const isRecent = ({ ended, touched }: Evening): boolean => ended === undefined && touched > now - DAYS * 86_400_000
  const open = useEvening(() => evenings.list.find(isRecent)?.id ?? '')

  return computed(() => {
    const { evening, fixtures, toPlay, next, outcome, nameOf } = open
    const running = fixtures.value.filter(fixture => ['running', 'elsewhere'].includes(outcome(fixture).type))
    if (!evening.value || toPlay.value.length + running.length === 0) return null
    return {
      id: 'evening',
      label: titleOfEvening(evening.value.name),
      detail: next.value ? EVENING.home.next(next.value.guests.map(nameOf)) : EVENING.next.wait,
      key: WORDS.open,
      href: eveningLink(evening.value.id),
    }
  })
}

/** The next steps in order: the running match, the evening, a rematch, a lesson, another guided game; otherwise reading a code. */
export function useHomeSteps() {
  const library = useLibraryStore()
  const now = useBook().now()
  const last = useLastPlayed()
  const evening = useEveningNext(now)
  const { lesson, due } = useNextLesson()

  const isFresh = computed(() => library.state === 'ready' && library.list.every(({ head }) => head.practice === true))
  const learn: NextStep = {
    id: 'learn',
    label: WORDS.learn,
    detail: WORDS.learnDetail,
    key: WORDS.learn,
    href: '#/learn',
  }
  const code: NextStep = { id: 'code', label: WORDS.read, detail: WORDS.readDetail, key: WORDS.read, href: '#/read' }

  const found = computed((): readonly NextStep[] => {
    const [running, over, learned] = last.value
    const nexts = [gameNext(running, false, now), evening.value, gameNext(over, true, now), lesson.value]
    const later = [isFresh.value && !lesson.value ? learn : null, over ? null : gameNext(learned, true, now)]
    return [...nexts, ...later].flatMap(each => each ?? [])
  })

  return {
    running: computed(() => last.value[0] ?? null),
    first: computed(() => found.value[0] ?? null),
    second: computed(() => found.value[1] ?? (library.state === 'ready' ? code : null)),
    due,
  }
}
