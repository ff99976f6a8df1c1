import { computed, ref } from 'vue'
import { useRoute } from 'vue-router'
import { ties } from '../../book/evening/changes.ts'
import { nameOf } from '../../book/evening/evening.ts'
import { isOfTwo } from '../../book/evening/outcome.ts'
import { useEveningsStore } from '../../book/stores/evenings.ts'
import { useLibraryStore } from '../../book/stores/library.ts'
import { keyOf } from '../../book/standings.ts'

/**
 * Two for whom a game is begun, as the address says: two of an evening, `?evening=<id>&pair=1-4`, or those who have just played each
 * other, `?again=<match>`, or with their seats `turned`.
 */
export function useSeating() {
  const { query } = useRoute()
  const evenings = useEveningsStore()
  const library = useLibraryStore()
  const id = typeof query['evening'] === 'string' ? query['evening'] : ''
  const [, a = 0, b = 0] = (/^(\d+)-(\d+)$/.exec(String(query['pair'])) ?? []).map(Number)
  const again = query['again']
  const turned = again !== undefined && query['turned'] !== undefined
  /** False while it has to be read who they are. */
  const ready = ref(id === '' && !again)
  const evening = computed(() => evenings.find(id))
  const names = computed((): readonly [string, string] | null => {
    const [one, two, more] = evening.value ? [nameOf(evening.value, a), nameOf(evening.value, b)] : playersBefore()
    return one && two && more === undefined ? [one, two] : null
  })

  /** Where the app played, or not two, it is in the draft how they sat. */
  function playersBefore(): readonly string[] {
    const before = library.list.find(item => item.id === again)
    const players = before && !before.head.app ? before.players : []
    return turned ? players.toReversed() : players
  }

  if (!ready.value) void (again ? library : evenings).refresh().then(() => (ready.value = true))

  /** The match is theirs from now on; whoever was put on the other seat has that one. */
  async function tie(match: string): Promise<void> {
    if (!evening.value || !names.value) return
    const made = library.list.find(item => item.id === match)
    if (made && !isOfTwo(made.head)) return
    const players = made?.players ?? []
    const isTurned =
      keyOf(players[0] ?? '') === keyOf(names.value[1]) && keyOf(players[1] ?? '') === keyOf(names.value[0])
    await evenings.change(id, ties(match, isTurned ? [b, a] : [a, b]))
  }

  return { evening, names, turned, ready, tie }
}
