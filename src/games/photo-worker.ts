import weights from '../photo/suits.weights?url'
import { readPhotos } from '../photo/worker.ts'

readPhotos(async () => new Uint8Array(await (await fetch(weights)).arrayBuffer()))
