import { flushPromises } from '@vue/test-utils'
import { describe, expect, it, vi } from 'vitest'
import { wait } from '../clock.ts'
import { announcements } from '../../src/ui/useAnnouncer.ts'
import { take, TENNIS, WELLSIX } from './take.ts'

const focused = (): string => document.activeElement?.className ?? ''

describe('a task that is tried again', () => {
  it.each([
    ['cleanup', 2, ['Ben']],
    ['runs', 0, ['a1', 'b1', 'c1']],
  ])('moves the focus to its question, not to an answer: %s', async (lesson, place, answer) => {
    const task = await take(lesson, place)
    await task.tap(...answer)
    document.querySelector<HTMLElement>('.controls .button-primary')?.focus()
    await task.tap('Try again')
    expect(focused()).toContain('words')
  })
})

describe('a question that is answered wrongly', () => {
  it('is explained with the referee’s ruling', async () => {
    const task = await take('opening', 3, WELLSIX)
    await task.tap('Yes')
    expect(task.says()).toBe('Not quite.')
    expect(document.querySelector('.ruling .detail')?.textContent).toMatch(
      /is not in Ben’s hand. It .* after the opening/,
    )
    await task.tap('Try again', 'No')
    expect(task.solved()).toEqual([[3]])
  })
})

describe('the answer to a Wellsix question', () => {
  it.each([
    ['opening', 3],
    ['turns', 3],
    ['alignment', 3],
    ['irregular', 1],
  ])('adds no square with invalid coordinates to the layout: %s, task %i', async (lesson, place) => {
    await take(lesson, place, WELLSIX)
    const labels = [...document.querySelectorAll('[data-cell]')].map(each => each.getAttribute('aria-label') ?? '')
    expect(labels.length).toBeGreaterThan(0)
    expect(labels.filter(label => label.includes('NaN'))).toEqual([])
  })
})

describe('cards of a hand that a task asks for', () => {
  it('are shown as selected, and the layout is unchanged', async () => {
    const task = await take('exchange', 1, WELLSIX)
    const places = () => document.querySelectorAll('.board [data-cell]').length
    const before = places()
    const tapCard = async (card: string): Promise<void> => {
      wait(1000)
      document.querySelector<HTMLElement>(`.hand [data-card="${card}"]`)?.click()
      await flushPromises()
    }
    await tapCard('KD')
    const chosen = [...document.querySelectorAll('.hand [aria-pressed="true"]')]
    expect(chosen.map(card => card.getAttribute('data-card'))).toEqual(['KD'])
    expect(places()).toBe(before)
    expect(document.querySelector('.found')?.textContent).toBe('1 of 2')
    await tapCard('2H')
    expect(task.solved()).toEqual([[1]])
  })
})

describe('the cards that decide an answer', () => {
  it.each([
    ['opening', 3, 'Yes', 13],
    ['turns', 3, 'Yes', 24],
  ] as const)('are outlined after an error, and no others are: %s, task %i', async (lesson, place, wrong, count) => {
    const task = await take(lesson, place, WELLSIX)
    await task.tap(wrong)
    expect(task.says()).toMatch(/^Not quite/)
    expect(document.querySelectorAll('[class*="outline-"]')).toHaveLength(count)
  })
})

describe('the right squares', () => {
  it('are read aloud after a wrong answer', async () => {
    const task = await take('runs', 0)
    await task.tap('a1', 'b1', 'c1')
    expect(announcements.polite.text).toMatch(/^Not quite\. .* It is: b1, c1 and d1\.$/)
  })
})

describe('wrongly tapped squares', () => {
  it('are deselected, so that the right ones count', async () => {
    const task = await take('runs', 0)
    await task.tap('a1')
    expect(document.querySelector('[data-cell="a1"] .selected')).not.toBeNull()
    await task.tap('b1', 'c1')
    expect(document.querySelector('[data-cell="a1"] .selected')).toBeNull()
    await task.tap('Try again')
    expect(document.querySelector('.board .selected')).toBeNull()
    await task.tap('b1', 'c1', 'd1')
    expect(task.solved()).toEqual([[0]])
  })
})

describe('a wrong prediction', () => {
  it('is followed by what really happens, step by step', async () => {
    const task = await take('fall', 0)
    await task.tap('b2')
    expect(task.says()).toMatch(/^Not quite/)
    while (task.keys().some(key => key.startsWith('Next'))) await task.tap('Next')
    expect(document.querySelector('[data-cell="a1"]')?.getAttribute('aria-label')).toContain('club')
    await task.tap('Try again', 'a2')
    expect(task.solved()).toEqual([[0]])
  })
})

describe('a hint', () => {
  it('replaces a refusal, and is offered again after another refusal', async () => {
    const task = await take('swap', 1)
    await task.tap('a1', 'b1')
    expect(task.says()).toMatch(/no match/)
    await task.tap('Hint')
    expect(task.says()).toBe('Tap the two marked cards.')
    expect(document.querySelectorAll('.board [class*="outline-"]')).toHaveLength(2)
    expect(task.keys()).not.toContain('Hint')
    await task.tap('a1', 'b1')
    expect(task.says()).toMatch(/no match/)
    await task.tap('Hint')
    expect(task.says()).toBe('Tap the two marked cards.')
  })

  it('replaces the text about a chosen card in Wellsix', async () => {
    const task = await take('capture', 0, WELLSIX)
    await task.tap('0,0', 'Hint')
    expect(task.says()).toBe('Tap the two marked cards.')
  })
})

/** Touches the page. From then on the app continues automatically after right answers. */
const finger = (): void => {
  const down = new MouseEvent('pointerdown')
  window.dispatchEvent(Object.assign(down, { pointerType: 'touch', width: 20, height: 20, pressure: 1 }))
}

describe('a right answer', () => {
  it('opens the next task automatically after a touch, but waits for “Next” after a key', async () => {
    const task = await take('runs', 0)
    const shown = (): string => document.querySelector('.task')?.textContent ?? ''
    const first = shown()
    finger()
    await task.tap('b1', 'c1', 'd1')
    expect(document.querySelector('.timed')).not.toBeNull()
    await vi.waitUntil(() => shown() !== first && shown() !== '', { timeout: 5000 })
    window.dispatchEvent(new KeyboardEvent('keydown', { key: 'Tab' }))
    await task.tap('d1', 'd2', 'd3')
    expect(document.querySelector('.timed')).toBeNull()
    expect(task.keys()).toContain('Next')
  })
})

describe('a wrong move', () => {
  it('is called wrong before its steps for hands are shown', async () => {
    const task = await take('chains', 0)
    await task.tap('a1', 'a2')
    expect(task.says()).toMatch(/^Not quite\. Put /)
    expect(announcements.polite.text).toContain('Not quite.')
    await task.tap('Next')
    expect(task.says()).toMatch(/^Not quite\. Only one match/)
  })
})

describe('an answer', () => {
  it('can be several seats', async () => {
    const task = await take('winning', 1, TENNIS)
    await task.tap('Ben', 'Cleo')
    expect(task.says()).toMatch(/^Not quite\./)
    await task.tap('Try again', 'Ada', 'Ben')
    expect(task.solved()).toEqual([[1]])
  })

  it('can be the end of a game, by two passes or by agreement', async () => {
    const passes = await take('end', 0)
    await passes.tap('Pass')
    expect(passes.solved()).toBeUndefined()
    await passes.tap('Pass')
    expect(passes.solved()).toEqual([[0]])
    const agreed = await take('end', 2, WELLSIX)
    await agreed.tap('Agree to end')
    expect(agreed.solved()).toEqual([[2]])
  })

  it('can be a seat that is tapped on its name plate', async () => {
    const task = await take('seats', 0, TENNIS)
    await task.tap('Ben')
    expect(task.says()).toMatch(/^Not quite\./)
    await task.tap('Try again', 'Ada')
    expect(task.says()).toMatch(/^Ada\./)
    expect(task.solved()).toEqual([[0]])
  })

  it('can be squares, and other squares can be tapped too', async () => {
    await take('opening', 2, WELLSIX)
    const places = [...document.querySelectorAll<HTMLElement>('[data-cell]')].map(({ dataset }) => dataset['cell'])
    expect(places).toEqual(expect.arrayContaining(['-1,0', '-1,1', '-1,-1', '2,1']))
  })
})
