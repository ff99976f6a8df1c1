// @vitest-environment happy-dom
import { flushPromises } from '@vue/test-utils'
import { describe, expect, it } from 'vitest'
import { wellsixTable } from '../../src/games/wellsix/table/index.ts'
import { weticeTable } from '../../src/games/wetice/table/index.ts'
import { COURSES } from '../lessons/all.ts'
import { namesAsList } from '../../src/table/lesson/view.ts'
import { announcements } from '../../src/ui/useAnnouncer.ts'
import { mountTable } from './mount.ts'
import { PAIR } from './wellsix/heads.ts'

const EMPTY = Array.from({ length: 4 }, () => '........').join('\n')
const HEARTS = `game wetice\nplayers Ann, Bob\nphase swap\ndeal\n${EMPTY}\nSSD.....\nHHDHC...\nplay`

/** A square of Wellsix in notation. A screen reader could read it as one number with a comma, or with a hyphen. */
const SPELLED = /\d,-?\d|(?<![\w’])-\d/

const labelOf = (cell: string): string =>
  document.querySelector(`.board [data-cell="${cell}"]`)?.getAttribute('aria-label') ?? ''

describe('a square that is read aloud', () => {
  it('has a name such as “c1” in WetIce', async () => {
    const table = await mountTable(weticeTable, HEARTS)
    await table.tap('c1')
    expect(announcements.polite.text).toContain('A diamond at c1')
    expect(labelOf('c1')).toMatch(/^diamond at c1,/)
    expect(labelOf('c3')).toBe('empty square at c3')
  })

  it('has a name such as “(0, 0)” in Wellsix, and is never in notation', async () => {
    const table = await mountTable(wellsixTable, PAIR)
    await table.tap('0,0')
    expect(labelOf('-1,0')).toBe('free square (−1, 0)')
    const name = labelOf('0,0').replace(/\),.*/, ')')
    expect(name).toMatch(/ at \(0, 0\)$/)
    expect(announcements.polite.text.toLowerCase()).toContain(name)
    await table.wrapper.get('.log input').setValue('switch -3,0 -4,0')
    await table.wrapper.get('.log form').trigger('submit')
    await flushPromises()
    expect(announcements.assertive.text).toContain('−3, 0')
    const heard = [...document.querySelectorAll('[aria-label]')].map(each => each.getAttribute('aria-label') ?? '')
    expect([...heard, announcements.assertive.text].filter(text => SPELLED.test(text))).toEqual([])
  })

  it('has a name such as “(0, 0)” in lists too', () => {
    expect(namesAsList(['-3,0', '1,0'])).toBe('(−3, 0) and (1, 0)')
    expect(namesAsList(['c1', 'KH'])).toBe('c1 and king of hearts')
  })

  it.each(COURSES.map(course => [course.game.name, course] as const))(
    'is not in notation in the lessons and drills of %s',
    (_, course) => {
      const { lessons, drill } = course
      const asked = Array.from({ length: 60 }, (_unused, seed) => drill.make(seed % drill.levels, seed))
      const said = [...lessons.flatMap(({ tasks }) => tasks), ...asked].flatMap(task => [
        task.task,
        task.hint,
        task.done,
        task.otherwise,
        ...(task.type === 'choice' ? task.options.map(({ label }) => label) : []),
      ])
      expect(said.filter(text => SPELLED.test(text))).toEqual([])
    },
  )
})
