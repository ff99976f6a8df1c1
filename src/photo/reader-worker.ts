import weights from './suits.weights?url'
import { readPhotos } from './worker.ts'

readPhotos(async () => new Uint8Array(await (await fetch(weights)).arrayBuffer()))
