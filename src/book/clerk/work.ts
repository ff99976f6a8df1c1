import type { GameList } from '../../engine/games.ts'
import { newId } from '../ids.ts'
import { openWire } from '../news.ts'
import { askFile } from '../storage/copy-file.ts'
import { copyOver } from '../storage/copy.ts'
import { openDatabase } from '../storage/db.ts'
import { clerkHere } from './here.ts'
import { createDesk, type ToDesk } from './desk.ts'

/** The clerk in the worker that this is called in, over the same book. */
export function workAt(games: GameList): void {
  const desk = createDesk(
    clerkHere({
      games,
      storage: openDatabase(),
      locks: navigator.locks,
      wire: openWire(),
      copy: 'getDirectory' in (navigator.storage ?? {}) ? copyOver(askFile) : null,
      now: () => Date.now(),
      newId,
    }),
    answer => self.postMessage(answer),
  )
  self.addEventListener('message', (event: MessageEvent<ToDesk>) => void desk(event.data))
}
