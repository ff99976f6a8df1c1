import { describe, expect, it } from 'vitest'
import { packRecord, unpackRecord } from '../../../src/book/transfer/link.ts'
import { valueOf } from '../results.ts'
import { begin, line } from '../table.ts'
import { Browser } from '../world.ts'

type Tab = Awaited<ReturnType<typeof begin>>

/** Hands a match over to another phone's library; returns the result. */
async function take(from: Tab, to: Pick<Tab, 'library' | 'match'>) {
  const packed = valueOf(await packRecord(from.match.journalText()))
  await from.match.handOver()
  await to.match.close()
  const text = (await unpackRecord(packed)) ?? ''
  const incoming = await to.library.open(text)
  const [taken] = await to.library.takeOver(incoming)
  if (!taken) throw new Error('Nothing was taken')
  valueOf(await to.match.open(taken.id))
  return taken
}

describe('a match that is handed over', () => {
  it('continues on the other phone with its journal, and is read-only on this one', async () => {
    const first = await begin()
    await first.match.play('add 4')
    await first.match.undo()
    await first.match.play('add 2')
    const second = new Browser().openTab()
    expect(await take(first, second)).toMatchObject({ id: first.id, type: 'added' })
    expect([first.match.readOnly, second.match.readOnly]).toEqual(['handed', null])
    expect(await first.match.play('add 1')).toEqual({ type: 'read-only', why: 'handed' })
    expect(second.match.timeline.log.map(({ action, place }) => [action, place])).toEqual([
      ['add 4', null],
      ['add 2', 0],
    ])
    expect(second.match.head?.created).toBe(first.match.head?.created)
  })

  it('comes back with more entries, and continues on this phone', async () => {
    const first = await begin()
    await first.match.play('add 4')
    const second = new Browser().openTab()
    await take(first, second)
    await second.match.play('add 3')
    expect(await take({ ...first, match: second.match }, first)).toMatchObject({ id: first.id, type: 'longer' })
    expect(line(first)).toBe('add 4, add 3')
    expect([first.match.readOnly, second.match.readOnly]).toEqual([null, 'handed'])
  })

  it('becomes a branch if both phones have played on', async () => {
    const first = await begin()
    await first.match.play('add 4')
    const second = new Browser().openTab()
    await take(first, second)
    await first.match.takeBack()
    await first.match.play('add 1')
    await second.match.play('add 3')
    const taken = await take({ ...first, match: second.match }, first)
    expect(taken.type).toBe('forked')
    expect(line(first)).toBe('add 4, add 3')
    valueOf(await first.match.open(first.id))
    expect(line(first)).toBe('add 4, add 1')
  })

  it('is still read-only when it is opened again on this device, until it is taken back', async () => {
    const first = await begin()
    await first.match.handOver()
    await first.match.close()
    const later = first.browser.openTab()
    valueOf(await later.match.open(first.id))
    expect(later.match.readOnly).toBe('handed')
    await later.match.takeBack()
    expect(later.match.readOnly).toBeNull()
  })

  it('is no longer marked as handed over after it was deleted and imported again', async () => {
    const first = await begin()
    const text = first.match.journalText()
    await first.match.handOver()
    await first.match.close()
    valueOf(await first.library.erase(first.id))
    await first.library.importFrom(await first.library.open(text))
    valueOf(await first.match.open(first.id))
    expect(first.match.readOnly).toBeNull()
  })
})
