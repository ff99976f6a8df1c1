import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { effectScope, nextTick, ref } from 'vue'

/** A history with asynchronous navigation, as in every browser. */
class History {
  states: (object | null)[] = [null]
  place = 0
  get state(): object | null {
    return this.states[this.place] ?? null
  }
  pushState(state: object): void {
    this.states = [...this.states.slice(0, ++this.place), state]
  }
  back(): void {
    this.go(-1)
  }
  go(by: number): void {
    setTimeout(() => {
      this.place = Math.max(0, this.place + by)
      window.dispatchEvent(new Event('popstate'))
    }, 5)
  }
}

const timePasses = async (): Promise<void> => {
  await nextTick()
  await vi.advanceTimersByTimeAsync(50)
}

let history: History

const goBack = async (): Promise<void> => {
  history.go(-1)
  await timePasses()
}

/** Opens a page with two sheets, in a browser without CloseWatcher. */
async function openPage() {
  vi.resetModules()
  const { useBackButton } = await import('../../src/ui/useModal.ts')
  const [menu, record] = [ref(false), ref(false)]
  const scope = effectScope()
  scope.run(() => {
    for (const sheet of [menu, record]) {
      useBackButton(
        () => sheet.value,
        () => (sheet.value = false),
      )
    }
  })
  return { menu, record, scope }
}

beforeEach(() => {
  history = new History()
  vi.useFakeTimers()
  vi.stubGlobal('history', history)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('sheets in a browser without CloseWatcher', () => {
  it('close with the back button, and the page stays', async () => {
    const { menu } = await openPage()
    menu.value = true
    await timePasses()
    expect(history.place).toBe(1)
    await goBack()
    expect([menu.value, history.place]).toEqual([false, 0])
  })

  it('leave no history entry when they are closed by their button', async () => {
    const { menu } = await openPage()
    menu.value = true
    await timePasses()
    menu.value = false
    await timePasses()
    expect(history.place).toBe(0)
  })

  it('close with the back button even if they opened at the moment when another sheet closed, or shortly after', async () => {
    const { menu, record } = await openPage()
    for (const between of [() => undefined, nextTick, () => vi.advanceTimersByTimeAsync(2)]) {
      menu.value = true
      await timePasses()
      menu.value = false
      await between()
      record.value = true
      await timePasses()
      expect([record.value, history.place]).toEqual([true, 1])
      await goBack()
      expect([record.value, history.place]).toEqual([false, 0])
    }
  })

  it('close with the back button one at a time, the upper one first', async () => {
    const { menu, record } = await openPage()
    menu.value = true
    await timePasses()
    record.value = true
    await timePasses()
    await goBack()
    expect([menu.value, record.value]).toEqual([true, false])
  })

  it('don’t go back from a page that they opened', async () => {
    const { menu } = await openPage()
    menu.value = true
    await timePasses()
    menu.value = false
    history.pushState({ page: 2 })
    await timePasses()
    expect(history.state).toEqual({ page: 2 })
  })

  it('don’t use the history entry of a sheet that was open when the page was reloaded', async () => {
    history.pushState({ sheet: true })
    const { menu } = await openPage()
    await timePasses()
    expect(history.place).toBe(0)
    menu.value = true
    await timePasses()
    expect(history.place).toBe(1)
    await goBack()
    expect([menu.value, history.place]).toEqual([false, 0])
  })

  it('use the history entry of a reloaded page if they open with the page', async () => {
    history.pushState({ sheet: true })
    const { menu } = await openPage()
    menu.value = true
    await timePasses()
    expect([menu.value, history.place]).toEqual([true, 1])
    await goBack()
    expect([menu.value, history.place]).toEqual([false, 0])
  })
})
