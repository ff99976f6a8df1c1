import { computed, watch } from 'vue'
import { useRouter } from 'vue-router'
import { nameOf } from '../book/evening/evening.ts'
import { playingIn } from '../book/evening/outcome.ts'
import { nextOf } from '../book/evening/plan.ts'
import { useEveningRoomStore } from '../book/stores/evening-room.ts'
import { useEveningsStore } from '../book/stores/evenings.ts'
import { useLibraryStore } from '../book/stores/library.ts'
import { eveningLink, pairLink } from './links.ts'
import type { AnyTable, Key } from './module.ts'
import { openMatchOf } from './source.ts'
import { TABLE_WORDS } from '../text/en/table.ts'

/** From the end of a match on to who plays next in its evening; null where it is of none. */
export function useOnward(table: Pick<AnyTable, 'journal'>, isOver: () => boolean) {
  const match = openMatchOf(table)
  const evenings = useEveningsStore()
  const library = useLibraryStore()
  const rooms = useEveningRoomStore()
  const router = useRouter()
  const go = (link: string): unknown => router.push(link.slice(1))

  async function look(): Promise<void> {
    await evenings.refresh()
    if (!evening.value) return
    await rooms.look(evening.value.id)
    await library.refresh()
  }

  const evening = computed(() => (match.head ? evenings.of(match.head.id) : null))
  watch(isOver, over => over && void look(), { immediate: true })

  return computed((): readonly Key[] | null => {
    if (!evening.value) return null
    const { id, guests } = evening.value
    const fixture = nextOf(evening.value, playingIn(evening.value, library.byId, rooms.roomOf(id) !== null))
    const home: Key = {
      id: 'evening',
      label: TABLE_WORDS.end.evening,
      side: fixture ? 'apart' : 'on',
      primary: fixture === null,
      act: () => go(eveningLink(id)),
    }
    if (!fixture) return [home]
    const next: Key = {
      id: 'next-pair',
      label: TABLE_WORDS.end.next(fixture.guests.map(guest => nameOf({ guests }, guest))),
      primary: true,
      side: 'on',
      act: () => go(pairLink(id, fixture.game, fixture.guests)),
    }
    return [home, next]
  })
}
