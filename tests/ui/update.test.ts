import { describe, expect, it, vi } from 'vitest'

const asked = vi.hoisted(() => ({ need: (): void => undefined }))
vi.mock('virtual:pwa-register', () => ({
  registerSW: ({ onNeedRefresh }: { onNeedRefresh: () => void }) => {
    asked.need = onNeedRefresh
    return () => Promise.resolve()
  },
}))

describe('a new version', () => {
  it.each([
    ['not reported on a first visit', null, false],
    ['reported if an older one is running', {}, true],
  ])('is %s', async (_, controller, ready) => {
    vi.resetModules()
    const worker = Object.assign(new EventTarget(), { controller })
    vi.stubGlobal('navigator', { serviceWorker: worker })
    const [{ useUpdate }, { watchForUpdates }] = await Promise.all([
      import('../../src/ui/installed.ts'),
      import('../../src/ui/updates.ts'),
    ])
    watchForUpdates()
    asked.need()
    expect(useUpdate().ready.value).toBe(ready)
    // Files that are fetched after a new version was installed are newer than the running ones.
    worker.dispatchEvent(new Event('controllerchange'))
    asked.need()
    expect(useUpdate().ready.value).toBe(true)
    vi.unstubAllGlobals()
  })
})
