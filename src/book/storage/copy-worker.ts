import { askFile } from './copy-file.ts'
import type { CopyRequest } from './copy-rows.ts'

/** The file of the second copy in a worker of its own. */
addEventListener('message', ({ data }: MessageEvent<CopyRequest>) => {
  void askFile(data).then(answer => postMessage(answer))
})
