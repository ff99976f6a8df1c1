/** The worker in which photos are read; its code is fetched when it is opened. */
export const openPhotoReader = (): Worker => new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' })
