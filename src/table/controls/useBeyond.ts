import { TABLE_WORDS as WORDS } from '#text/table.ts'
import type { Sheet } from '../sheets/useSheets.ts'
import { computed } from 'vue'
import { useMatchStore } from '../../book/stores/match.ts'
import { useSharingStore } from '../../book/stores/sharing.ts'
import { ROOM } from '#text/room.ts'
import { keyOn, type Key } from '../module.ts'
import type { useClock } from './useClock.ts'

/** Actions beyond the game: a pause, another phone that continues it, and followers. */
export function useBeyond({ stop }: ReturnType<typeof useClock>, open: (which: Sheet) => void) {
  const [match, sharing] = [useMatchStore(), useSharingStore()]

  const rename = keyOn('rename', WORDS.rename.title, () => open('names'), { group: 'settings' })
  return {
    /** Players stop the clock to settle something, and start it from the sheet that opens. */
    pause(): void {
      stop()
      open('dispute')
    },
    canShare: computed(() => match.readOnly !== 'follower'),
    keys: (): readonly Key[] => (match.readOnly === null ? [rename] : []),
    canHandOver: computed(() => match.readOnly === null),
    /** Beside the game's phase. */
    notes: (): readonly string[] => [
      ...(match.head?.help === 'off' ? [WORDS.noHelp] : []),
      ...(sharing.room === null ? [] : [ROOM.followed]),
    ],
  }
}
