import { askFile } from './copy-file.ts'
import type { CopyMessage, CopyRequest } from './copy-rows.ts'

/** The file of the second copy in a worker of its own. */
addEventListener('message', ({ data: { id, body } }: MessageEvent<CopyMessage<CopyRequest>>) => {
  void askFile(body).then(answer => postMessage({ id, body: answer }))
})
