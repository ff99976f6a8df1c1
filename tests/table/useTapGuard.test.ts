import { mount } from '@vue/test-utils'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { defineComponent } from 'vue'
import { createKeyBoxes, createTapGuard } from '../../src/table/controls/tap-guard.ts'
import { useTapGuard } from '../../src/table/controls/useTapGuard.ts'
import { ECHO_MS, watchTouches } from '../../src/ui/lastTouch.ts'
import { clock, wait } from '../clock.ts'

interface Place {
  readonly x: number
  readonly y: number
}

beforeEach(() => {
  // The page still remembers the last tap of the previous test.
  wait(10_000)
  document.body.replaceChildren()
})

/** A button, 60 pixels wide and 44 high. */
function keyAt(label: string, { x, y }: Place): HTMLElement {
  const key = document.createElement('button')
  key.textContent = label
  document.body.append(key)
  lay(key, { x, y })
  return key
}
const lay = (key: HTMLElement, { x, y }: Place): void =>
  void vi.spyOn(key, 'getBoundingClientRect').mockReturnValue(new DOMRect(x, y, 60, 44))

function fingerOf(guard: ReturnType<typeof createTapGuard>) {
  /** Returns whether a tap in the middle of the button counts. */
  return (key: HTMLElement, later = 0): boolean => {
    wait(later)
    const { left, top } = key.getBoundingClientRect()
    return !guard.isEcho(key, left + 30, top + 22, clock())
  }
}

const guardOf = () => createTapGuard(createKeyBoxes(() => document.querySelectorAll<HTMLElement>('button')).now)

const HERE = { x: 100, y: 100 }
const THERE = { x: 200, y: 100 }

describe.each([80, 200, 350])('taps %i ms apart', gap => {
  it('count as one tap even if a touch between them hits no button', () => {
    const guard = guardOf()
    const tap = fingerOf(guard)
    const pass = keyAt('Pass', HERE)
    expect(tap(pass)).toBe(true)
    pass.remove()
    wait(gap / 4)
    guard.isEcho(null, HERE.x + 30, HERE.y + 22, clock())
    const confirm = keyAt('Confirm', HERE)
    expect(tap(confirm, gap)).toBe(false)
    expect(tap(confirm, ECHO_MS)).toBe(true)
  })

  it.each([2, 3, 25])('on one button count once in half a second: %i of them', times => {
    const tap = fingerOf(guardOf())
    const key = keyAt('Removed', HERE)
    const counted = Array.from({ length: times }, (_, i) => tap(key, i === 0 ? 0 : gap))
    const rest = Math.ceil(ECHO_MS / gap)
    expect(counted).toEqual(counted.map((_, i) => i % rest === 0))
  })

  it('count as one tap if another button has replaced the first', () => {
    const tap = fingerOf(guardOf())
    const pass = keyAt('Pass', HERE)
    expect(tap(pass)).toBe(true)
    pass.remove()
    const confirm = keyAt('Confirm', { x: HERE.x + 20, y: HERE.y })
    expect(tap(confirm, gap)).toBe(false)
    expect(tap(confirm, ECHO_MS)).toBe(true)
  })

  it('count as one tap if another button has moved under the finger', () => {
    const tap = fingerOf(guardOf())
    const pass = keyAt('Pass', HERE)
    const next = keyAt('Next', THERE)
    expect(tap(pass)).toBe(true)
    pass.remove()
    lay(next, HERE)
    expect(tap(next, gap)).toBe(false)
  })

  it('count as one tap if everything has moved and a neighbour is under the finger', () => {
    const tap = fingerOf(guardOf())
    const [card, above] = [keyAt('0,3', HERE), keyAt('0,4', { x: HERE.x, y: HERE.y - 34 })]
    expect(tap(card)).toBe(true)
    lay(card, { x: HERE.x, y: HERE.y + 34 })
    lay(above, HERE)
    expect(tap(above, gap)).toBe(false)
    expect(tap(above, ECHO_MS)).toBe(true)
  })

  it('count as one tap if the second is on a neighbour that was disabled before', () => {
    const tap = fingerOf(guardOf())
    const undo = keyAt('Undo', HERE)
    const redo = keyAt('Redo', { x: HERE.x + 25, y: HERE.y })
    redo.setAttribute('disabled', '')
    expect(tap(undo)).toBe(true)
    redo.removeAttribute('disabled')
    expect(tap(redo, gap)).toBe(false)
  })

  it('count as two taps on buttons far apart, and on neighbours whose meaning is unchanged', () => {
    const tap = fingerOf(guardOf())
    const [a, b, near] = [keyAt('A', HERE), keyAt('B', THERE), keyAt('C', { x: HERE.x + 25, y: HERE.y })]
    expect([tap(a), tap(b, gap), tap(a, gap), tap(near, gap)]).toEqual([true, true, true, true])
  })

  it('count as two taps if the second is far away, even on a button that has just appeared', () => {
    const tap = fingerOf(guardOf())
    expect(tap(keyAt('6', HERE))).toBe(true)
    expect(tap(keyAt('hearts', THERE), gap)).toBe(true)
  })

  it('count separately on a repeatable button that has moved a little, but not on a button that has taken its place', () => {
    const tap = fingerOf(guardOf())
    const [step, play] = [keyAt('Step', HERE), keyAt('Play', { x: HERE.x, y: HERE.y + 44 })]
    step.dataset['repeat'] = ''
    expect(tap(step)).toBe(true)
    lay(step, { x: HERE.x, y: HERE.y - 16 })
    expect(tap(step, gap)).toBe(true)
    lay(step, { x: HERE.x, y: HERE.y - 60 })
    lay(play, { x: HERE.x, y: HERE.y - 16 })
    expect(tap(play, gap)).toBe(false)
  })

  it('count separately on a button for repeated taps, unless it has just appeared', () => {
    const tap = fingerOf(guardOf())
    const fit = keyAt('Fit', HERE)
    expect(tap(fit)).toBe(true)
    fit.remove()
    const closer = keyAt('Closer', HERE)
    closer.dataset['repeat'] = ''
    expect(tap(closer, gap)).toBe(false)
    expect([tap(closer, ECHO_MS), tap(closer, gap), tap(closer, gap)]).toEqual([true, true, true])
  })

  it('count as two taps on a pad’s button that now types into another field, unless the second comes within 250 ms', () => {
    const tap = fingerOf(guardOf())
    const pad = document.createElement('div')
    pad.dataset['field'] = ''
    pad.setAttribute('aria-label', 'David’s points')
    const seven = keyAt('7', HERE)
    pad.append(seven)
    document.body.append(pad)
    expect(tap(seven)).toBe(true)
    pad.setAttribute('aria-label', 'Ben’s points')
    expect(tap(seven, gap)).toBe(gap > 250)
    expect(tap(seven, ECHO_MS)).toBe(true)
    expect(tap(seven, gap)).toBe(false)
  })

  it('count as two steps on the button of a step walker that has moved on, unless the second comes within 200 ms', () => {
    const tap = fingerOf(guardOf())
    const next = keyAt('Removed', HERE)
    next.dataset['step'] = '1'
    expect(tap(next)).toBe(true)
    expect(tap(next, gap)).toBe(false)
    wait()
    expect(tap(next)).toBe(true)
    next.dataset['step'] = '2'
    expect(tap(next, gap)).toBe(gap >= 200)
  })

  it('count as two taps if a finger slid the board in between, so that another square is at the same point', () => {
    const guard = guardOf()
    const tap = fingerOf(guard)
    const [a, b] = [keyAt('c1', HERE), keyAt('d1', THERE)]
    expect(tap(a)).toBe(true)
    expect(tap(a, gap)).toBe(false)
    guard.forget()
    lay(a, { x: 0, y: 100 })
    lay(b, HERE)
    expect(tap(b, gap)).toBe(true)
  })
})

it('a step walker with 25 steps accepts 25 taps, four in a second, but not the quick taps that follow on another button', () => {
  const tap = fingerOf(guardOf())
  const next = keyAt('Removed', HERE)
  const taken = Array.from({ length: 25 }, (_, step) => {
    next.dataset['step'] = `${step}`
    return tap(next, step === 0 ? 0 : 250 + (step % 3) * 20 - 20)
  })
  expect(taken).toEqual(taken.map(() => true))
  next.remove()
  const pass = keyAt('Pass', HERE)
  expect([tap(pass, 250), tap(pass, 250), tap(pass, 250), tap(pass, 250)]).toEqual([false, false, false, false])
  expect(tap(pass, ECHO_MS)).toBe(true)
})

const Page = defineComponent(() => {
  useTapGuard()
  return () => null
})

function down(key: HTMLElement): void {
  const { left, top } = key.getBoundingClientRect()
  const where = { clientX: left + 30, clientY: top + 22, bubbles: true, cancelable: true }
  key.dispatchEvent(new PointerEvent('pointerdown', where))
}

/** Opens a page with the guard. `heard` are the texts of the buttons whose clicks have passed it. */
function openPage() {
  const page = mount(Page)
  const heard: string[] = []
  document.body.addEventListener('click', ({ target }) => {
    if (target instanceof HTMLElement) heard.push(target.textContent.trim())
  })
  /** Clicks by keyboard, without a finger. */
  const click = (key: HTMLElement, detail = 0): void =>
    void key.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail }))
  return {
    heard,
    leave: () => page.unmount(),
    click,
    touch(key: HTMLElement): void {
      down(key)
      click(key, 1)
    },
  }
}

describe('the guard on a page', () => {
  it('ignores a touch on a button behind a sheet that has just closed', () => {
    const { heard, touch } = openPage()
    const pass = keyAt('Pass', HERE)
    const sheet = document.createElement('dialog')
    sheet.setAttribute('open', '')
    document.body.append(sheet)
    const agree = keyAt('Agree', HERE)
    sheet.append(agree)
    touch(agree)
    sheet.remove()
    wait(200)
    touch(pass)
    expect(heard).toEqual(['Agree'])
    wait()
    touch(pass)
    expect(heard).toEqual(['Agree', 'Pass'])
  })

  it('ignores a touch on a sheet that has just appeared under the finger', () => {
    const { heard, touch } = openPage()
    touch(keyAt('Menu', HERE))
    const sheet = document.createElement('dialog')
    sheet.setAttribute('open', '')
    sheet.textContent = 'sheet'
    document.body.append(sheet)
    lay(sheet, HERE)
    wait(200)
    touch(sheet)
    expect(heard).toEqual(['Menu'])
    wait()
    touch(sheet)
    expect(heard).toEqual(['Menu', 'sheet'])
  })

  it('accepts a tap after a touch that only slid the page', () => {
    const { heard, touch } = openPage()
    const cell = keyAt('c1', HERE)
    down(cell)
    cell.dispatchEvent(new PointerEvent('pointercancel', { bubbles: true }))
    wait(150)
    touch(cell)
    expect(heard).toEqual(['c1'])
    wait(150)
    touch(cell)
    expect(heard).toEqual(['c1'])
  })

  it('ignores a repeated press of a key, like a repeated tap', () => {
    const { heard, click } = openPage()
    const pass = keyAt('Pass', HERE)
    click(pass)
    wait(80)
    click(pass)
    wait()
    click(pass)
    expect(heard).toEqual(['Pass', 'Pass'])
  })

  it('accepts the keyboard after an ignored touch that made no click', () => {
    const { heard, click } = openPage()
    const pass = keyAt('Pass', HERE)
    down(pass)
    wait(80)
    down(pass)
    wait()
    click(pass)
    expect(heard).toEqual(['Pass'])
  })

  it('lets a label toggle its checkbox, but only once in a double click', () => {
    openPage()
    const label = document.createElement('label')
    const box = document.createElement('input')
    box.type = 'checkbox'
    label.append(box, 'Became a Ghost')
    document.body.append(label)
    label.click()
    expect(box.checked).toBe(true)
    wait(200)
    label.click()
    expect(box.checked).toBe(true)
    wait()
    label.click()
    expect(box.checked).toBe(false)
  })

  it('has no effect after its page was left', () => {
    const { heard, touch, leave } = openPage()
    const again = keyAt('Again', HERE)
    touch(again)
    leave()
    touch(again)
    expect(heard).toEqual(['Again', 'Again'])
  })

  it.each([
    ['without another touch', [], []],
    ['after a touch elsewhere', [THERE], ['Back']],
  ] as const)('remembers only the last touch when it is installed again: %s', (_, elsewhere, counts) => {
    watchTouches()
    const { touch, leave } = openPage()
    touch(keyAt('Back', HERE))
    leave()
    document.body.replaceChildren()
    for (const place of elsewhere) {
      wait(100)
      down(keyAt('Link', place))
    }
    const { heard, touch: touchHere } = openPage()
    wait(100)
    touchHere(keyAt('Back', HERE))
    expect(heard).toEqual(counts)
  })
})
