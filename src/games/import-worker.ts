import { newId } from '../book/storage/names.ts'
import { importWork, localImporter } from '../book/importer.ts'
import { openChannel } from '../book/news.ts'
import { createCopyFile } from '../book/storage/copy-file.ts'
import { createCopy } from '../book/storage/copy.ts'
import { openDatabase } from '../book/storage/db.ts'
import { serveJobs } from '../jobs.ts'
import { GAMES } from './index.ts'

serveJobs(
  importWork(
    localImporter({
      games: GAMES,
      storage: openDatabase(),
      locks: navigator.locks,
      channel: openChannel(),
      copy: 'getDirectory' in (navigator.storage ?? {}) ? createCopy(createCopyFile()) : null,
      now: () => Date.now(),
      newId,
    }),
  ),
)
