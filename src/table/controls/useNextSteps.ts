import { TABLE_WORDS as WORDS } from '#text/table.ts'
import { computed, watch, type Ref } from 'vue'
import { useRouter } from 'vue-router'
import { rematchLink, eveningLink, pairLink } from '../links.ts'
import { forwardKey, type AnyTable, type Key } from '../module.ts'
import { openMatchOf } from '../session/source.ts'
import { nameOf } from '../../book/evening/evening.ts'
import { busyGuests } from '../../book/evening/outcome.ts'
import { nextFixture } from '../../book/evening/plan.ts'
import { useEveningRoomStore } from '../../book/stores/evening-room.ts'
import { useEveningsStore } from '../../book/stores/evenings.ts'
import { useLibraryStore } from '../../book/stores/library.ts'

function turnedFor({ rules, session: { players, levelOf }, source: { journal } }: AnyTable): string {
  const people = players.value.filter((_, i) => levelOf(i + 1) === null)
  return journal?.head && people.length === 2 && players.value.length === 2
    ? rematchLink(rules.game.name, journal.head.id)
    : ''
}

/** The buttons that lead from the end of a match to the next match of its evening; null if the match doesn't belong to an evening. */
export function useNextSteps(table: AnyTable, over: Readonly<Ref<boolean>>) {
  const match = openMatchOf(table)
  const evenings = useEveningsStore()
  const library = useLibraryStore()
  const rooms = useEveningRoomStore()
  const router = useRouter()
  const go = (link: string): unknown => router.push(link.slice(1))

  async function refresh(): Promise<void> {
    await evenings.refresh()
    if (!evening.value) return
    await rooms.resume(evening.value.id)
    await library.refresh()
  }

  const evening = computed(() => (match.head ? evenings.of(match.head.id) : null))
  watch(over, isOver => isOver && void refresh(), { immediate: true })

  const keys = computed((): readonly Key[] | null => {
    if (!evening.value) return null
    const { id, guests } = evening.value
    const fixture = nextFixture(evening.value, busyGuests(evening.value, library.byId, rooms.roomOf(id) !== null))
    const home: Key = {
      id: 'evening',
      label: WORDS.end.evening,
      side: fixture ? 'apart' : 'on',
      primary: fixture === null,
      act: () => go(eveningLink(id)),
    }
    if (!fixture) return [home]
    const next = forwardKey(
      'next-pair',
      WORDS.end.next(fixture.guests.map(guest => nameOf({ guests }, guest))),
      () => go(pairLink(id, fixture.game, fixture.guests)),
      { primary: true },
    )
    return [home, next]
  })

  return {
    keys,
    /** The link to a rematch with exchanged seats, outside an evening; else ''. */
    turned: computed(() => (keys.value ? '' : turnedFor(table))),
  }
}
