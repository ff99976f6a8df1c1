/** Their code is fetched when they are opened. */
export const openAnalyst = (): Worker => new Worker(new URL('./analyst-worker.ts', import.meta.url), { type: 'module' })
export const openImporter = (): Worker => new Worker(new URL('./import-worker.ts', import.meta.url), { type: 'module' })
