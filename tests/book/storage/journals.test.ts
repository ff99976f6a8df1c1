import { describe, expect, it } from 'vitest'
import { joinedEntries } from '../../../src/book/storage/journals.ts'

const row = (number: number, id = `r${number}`) => ({ number, id })
const JOURNAL = { entries: [row(0), row(1), row(2)] }

describe('the entries of a journal and of single rows', () => {
  it('are joined in order', () => {
    expect(joinedEntries(JOURNAL, [row(3), row(4)], 0)).toEqual([0, 1, 2, 3, 4].map(number => row(number)))
  })

  it('begin at the requested number', () => {
    expect(joinedEntries(JOURNAL, [row(3)], 2)).toEqual([row(2), row(3)])
    expect(joinedEntries(JOURNAL, [row(4)], 4)).toEqual([row(4)])
  })

  it('contain a row in place of a damaged entry', () => {
    expect(joinedEntries({ entries: [row(0), null, row(2)] }, [row(1, 'mended'), row(3)], 0)).toEqual([
      row(0),
      row(1, 'mended'),
      row(2),
      row(3),
    ])
  })

  it('are only those of the rows if the journal is missing or damaged', () => {
    for (const journal of [undefined, {}, { entries: 'none' }])
      expect(joinedEntries(journal, [row(0), row(2)], 0)).toEqual([row(0), row(2)])
  })
})
