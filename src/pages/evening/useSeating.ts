import { computed, ref } from 'vue'
import { useRoute } from 'vue-router'
import { ties } from '../../book/evening/changes.ts'
import { areSame, nameOf, numberOf } from '../../book/evening/evening.ts'
import { isAmong } from '../../book/evening/outcome.ts'
import { useEveningsStore } from '../../book/stores/evenings.ts'
import { useLibraryStore } from '../../book/stores/library.ts'

/**
 * Those for whom a game is begun, as the address says: guests of an evening, `?evening=<id>&pair=1-4`, or two who have just played
 * each other, `?again=<match>`, or with their seats `turned`.
 */
export function useSeating() {
  const { query } = useRoute()
  const evenings = useEveningsStore()
  const library = useLibraryStore()
  const id = typeof query['evening'] === 'string' ? query['evening'] : ''
  const pair = String(query['pair'])
  const guests = /^\d+(-\d+)+$/.test(pair) ? pair.split('-').map(Number) : []
  const again = query['again']
  const turned = again !== undefined && query['turned'] !== undefined
  /** False while it has to be read who they are. */
  const ready = ref(id === '' && !again)
  const evening = computed(() => evenings.find(id))
  const names = computed((): readonly string[] | null => {
    const now = evening.value
    const all = now ? guests.map(guest => nameOf(now, guest)) : playersBefore()
    return all.length > 1 && all.every(name => name !== '') ? all : null
  })

  /** Where the app played, or not two, it is in the draft how they sat. */
  function playersBefore(): readonly string[] {
    const before = library.list.find(item => item.id === again)
    const players = before && isAmong(before.head, 2) ? before.players : []
    return turned ? players.toReversed() : players
  }

  if (!ready.value) void (again ? library : evenings).refresh().then(() => (ready.value = true))

  /** The match is theirs from now on; whoever was put on another seat has that one. */
  async function tie(match: string): Promise<void> {
    const now = evening.value
    if (!now || !names.value) return
    const made = library.list.find(item => item.id === match)
    if (made && !isAmong(made.head, guests.length)) return
    const seated = (made?.players ?? []).map(name => numberOf(now, name))
    await evenings.change(id, ties(match, areSame(guests, seated) ? seated : guests))
  }

  return { evening, names, turned, ready, tie }
}
