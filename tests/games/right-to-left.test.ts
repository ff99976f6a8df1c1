import { describe, expect, it } from 'vitest'
import { grafaTable } from '../../src/games/grafa/table/index.ts'
import { tennisTable } from '../../src/games/tennis/table/index.ts'
import { wellsixTable } from '../../src/games/wellsix/table/index.ts'
import { weticeTable } from '../../src/games/wetice/table/index.ts'
import type { AnyTableModule } from '../../src/table/module.ts'
import { isolated, withoutIsolation } from '../../src/text/contract/names.ts'
import { WETICE } from '../e2e/places.ts'
import { RIGHT_TO_LEFT, pageTexts, scrambled } from '../scrambled.ts'
import { mountTable } from './mount.ts'

const NAMES = ['אדם', 'ليلى', 'רות כהן', 'سامي']
const HEADS: readonly (readonly [string, AnyTableModule, string])[] = [
  ['WetIce', weticeTable, WETICE.replace('Ann, Bob', NAMES.slice(0, 2).join(', '))],
  ['Wellsix', wellsixTable, `game wellsix\nplayers ${NAMES.slice(0, 2).join(', ')}\nplay`],
  ['Tennis', tennisTable, `game tennis\nplayers ${NAMES.join(', ')}\nplay`],
  ['Grafa', grafaTable, `game grafa\nplayers ${NAMES[0]}\nhand AH 6S 4C 3H 2S\ndeck 4H\nplay`],
]

describe('right-to-left names', () => {
  it.each(HEADS)('leave the numbers beside them in place at a table of %s', async (_, module, head) => {
    const table = await mountTable(module, head)
    expect(pageTexts().some(text => RIGHT_TO_LEFT.test(text))).toBe(module !== grafaTable)
    expect(scrambled(NAMES)).toEqual([])
    expect(table.match.head?.head).toContain(NAMES[0])
    expect(table.match.head?.head).not.toMatch(/[\u2066-\u2069]/)
  })

  it('are enclosed in isolation characters only once, and other names never', () => {
    expect(isolated('Ann')).toBe('Ann')
    expect(isolated(isolated('אדם'))).toBe('\u2068אדם\u2069')
    expect(withoutIsolation(isolated('אדם'))).toBe('אדם')
  })
})
