import type { Book } from '../book.ts'
import { noteHanded } from '../handed.ts'
import type { createQueue } from '../queue.ts'
import { journalText } from '../transfer/handing.ts'
import type { MatchState } from './match-state.ts'

/** The open match goes over to another device, and comes back. `refresh` reads it anew. */
export function createHanding(
  book: Book,
  state: MatchState,
  queue: ReturnType<typeof createQueue>,
  refresh: (id: string) => Promise<void>,
) {
  async function hand(at: number | null): Promise<void> {
    const id = state.head.value?.id
    if (id === undefined || !(await noteHanded(book.storage, id, at))) return
    book.channel.send({ type: 'match', match: id })
    await refresh(id)
  }

  return {
    /** The whole journal, for another device to go on with. */
    journalText: (): string => (state.match.value ? journalText(state.match.value, book.now()) : ''),
    /** From now on the match is played on another device, and looked at here. */
    handOver: () => queue(() => hand(book.now())),
    /** It is played here after all. */
    takeBack: () => queue(() => hand(null)),
  }
}
