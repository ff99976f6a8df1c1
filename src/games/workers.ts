/** Their code is fetched when they are opened. */
export const openAnalyst = (): Worker => new Worker(new URL('./analyst-worker.ts', import.meta.url), { type: 'module' })
export const openClerk = (): Worker => new Worker(new URL('./clerk-worker.ts', import.meta.url), { type: 'module' })
