import * as fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import { packRecord, unpackRecord } from '../../../src/book/transfer/link.ts'
import { appIn, appLine, idsOf, isFromRecord, readStamp, stampLine } from '../../../src/book/transfer/stamp.ts'
import { settled, valueOf } from '../results.ts'
import { begin, line, type Tab } from '../table.ts'
import { Browser } from '../world.ts'

vi.mock('../../../src/engine/games.ts', () => import('../tally.ts'))

async function played(...actions: readonly string[]) {
  const tab = await begin()
  for (const action of actions) await tab.match.play(action)
  await tab.match.close()
  await settled()
  const again = async (...more: readonly string[]): Promise<string> => {
    await tab.match.open(tab.id)
    for (const action of more) await (action === 'undo' ? tab.match.undo() : tab.match.play(action))
    await tab.match.close()
    await settled()
    return valueOf(await tab.shelf.recordText(tab.id))
  }
  return { ...tab, text: valueOf(await tab.shelf.recordText(tab.id)), again }
}

async function bring({ shelf }: Pick<Tab, 'shelf'>, text: string): Promise<string[]> {
  const preview = await shelf.read(text)
  const foreseen = await Promise.all(preview.found.map(found => shelf.foresee(found)))
  const admitted = await shelf.admit(preview)
  expect(admitted.map(({ id, type }) => ({ id, type }))).toEqual(foreseen)
  return admitted.map(each => each.type)
}

describe('a stamp', () => {
  it('is a comment that reads as it was written, and nothing else does', () => {
    const stamp = { id: 'ab~r-12', created: 5, touched: 99 }
    expect(readStamp(stampLine(stamp))).toEqual(stamp)
    for (const text of ['# match', '# match a b c', 'match a 1 2', '# match a/b 1 2', '# match a 1 2 3', '']) {
      expect(readStamp(text)).toBeNull()
    }
  })

  it('has beside it which seats the app plays', () => {
    const app = [null, 'easy', null, 'strong'] as const
    expect(appLine(app)).toBe('# app - easy - strong')
    expect(appIn(appLine(app))).toEqual(app)
    for (const text of ['# app', '# app ', '# app good', '# app easy,', 'app easy', '# app EASY']) {
      expect(appIn(text)).toBeNull()
    }
  })

  it('gives entries ids that hang on all that comes before them', () => {
    const ids = idsOf('m', ['add 1', 'add 1', 'pass'])
    expect(new Set(ids).size).toBe(3)
    expect(ids.every(isFromRecord)).toBe(true)
    expect(idsOf('m', ['add 1', 'add 1'])).toEqual(ids.slice(0, 2))
    expect(idsOf('n', ['add 1'])).not.toEqual(ids.slice(0, 1))
    expect(idsOf('m', ['add 2', 'add 1'])[1]).not.toBe(ids[1])
  })
})

describe('a stamped record', () => {
  it('brings a match into another book once, with its day', async () => {
    const { text, id, shelf } = await played('add 1', 'add 2')
    await shelf.refresh()
    const other = new Browser().openTab()
    expect(await bring(other, text)).toEqual(['added'])
    expect(await bring(other, text)).toEqual(['known'])
    const [item] = other.shelf.list
    expect([item?.id, item?.touched, item?.head.created]).toEqual([
      id,
      shelf.list[0]?.touched,
      shelf.list[0]?.head.created,
    ])
  })

  it('says in another book too whom the app plays', async () => {
    const { id, shelf } = await played('add 1')
    valueOf(await shelf.seatApp(id, [null, 'strong']))
    const text = valueOf(await shelf.recordText(id))
    const linked = await unpackRecord(valueOf(await packRecord(text)))
    for (const each of [text, linked ?? '']) {
      const other = new Browser().openTab()
      await bring(other, each)
      expect(other.shelf.list[0]?.head.app).toEqual([null, 'strong'])
    }
  })

  it('makes a match longer that came from an earlier one', async () => {
    const { text, again } = await played('add 1', 'add 2')
    const other = new Browser().openTab()
    await bring(other, text)
    expect(await bring(other, await again('add 3'))).toEqual(['longer'])
    expect(await bring(other, text)).toEqual(['known'])
    await other.match.open(other.shelf.list[0]?.id ?? '')
    expect(line(other)).toBe('add 1, add 2, add 3')
  })

  it('is known where it was played, and makes that match longer when it comes back played on', async () => {
    const { text, again, disk, id, ...tab } = await played('add 1', 'add 9', 'add 2')
    await again('undo')
    expect(await bring(tab, text.replace('add 2\n', ''))).toEqual(['known'])
    const rows = disk.entries(id)
    expect(await bring(tab, text.replace('add 2\n', 'pass\n'))).toEqual(['longer'])
    expect(disk.entries(id).slice(0, rows.length)).toEqual(rows)
    await tab.match.open(id)
    expect(line(tab)).toBe('add 1, add 9, pass')
  })

  it('stands beside a match that went another way, or has other names, once', async () => {
    const { text, again, disk, id, ...tab } = await played('add 1', 'add 2')
    await again('undo', 'pass')
    const rows = disk.entries(id)
    expect(await bring(tab, text)).toEqual(['forked'])
    expect(await bring(tab, text)).toEqual(['known'])
    await tab.shelf.rename(id, ['Ann', 'Bo'])
    expect(await bring(tab, valueOf(await tab.shelf.recordText(id)).replace('Ann', 'Eve'))).toEqual(['forked'])
    expect(disk.entries(id).slice(0, rows.length)).toEqual(rows)
    expect(tab.shelf.list).toHaveLength(3)
  })
})

describe('a link', () => {
  it('carries a match, and not what was undone in it', async () => {
    const { again } = await played('add 1', 'add 2')
    const text = await again('undo')
    const unpacked = await unpackRecord(valueOf(await packRecord(text)))
    expect(unpacked).toBe(text.replace('# undone: add 2\n', '').trimEnd())
  })

  it('is short, and made of letters that an address keeps', async () => {
    const { text } = await played(...Array.from({ length: 10 }, () => 'pass'))
    const packed = valueOf(await packRecord(text))
    expect(packed).toMatch(/^[\w-]+$/)
    expect(packed.length).toBeLessThan(text.length)
  })

  it('may be anything, and gives a text or nothing', async () => {
    const { text } = await played('add 1')
    const packed = valueOf(await packRecord(text))
    const damaged = fc.tuple(
      fc.nat(packed.length),
      fc.string({ unit: fc.constantFrom(...'abcXYZ019-_'), maxLength: 6 }),
    )
    await fc.assert(
      fc.asyncProperty(fc.oneof(fc.string(), damaged), async given => {
        const link =
          typeof given === 'string' ? given : packed.slice(0, given[0]) + given[1] + packed.slice(given[0] + 3)
        const unpacked = await unpackRecord(link)
        expect(unpacked === null || typeof unpacked === 'string').toBe(true)
      }),
    )
  })

  it('isn’t read when it is too long, or unpacks to too much', async () => {
    expect(await unpackRecord('A'.repeat(70_000))).toBeNull()
    const stream = new Blob(['a'.repeat(5_000_000)]).stream().pipeThrough(new CompressionStream('deflate-raw'))
    const bytes = Buffer.from(await new Response(stream).arrayBuffer())
    expect(await unpackRecord(bytes.toString('base64url'))).toBeNull()
    expect(await unpackRecord('')).toBeNull()
  })

  it('isn’t made where it would be too long to be read', async () => {
    const near = valueOf(await packRecord('a'.repeat(400_000)))
    expect(await unpackRecord(near)).toHaveLength(400_000)
    expect(await packRecord('a'.repeat(400_001))).toEqual({ ok: false, error: 'too-long' })
    const noise = Array.from({ length: 60_000 }, (_, i) => String.fromCharCode(33 + ((i * i * 7919) % 94))).join('')
    const packed = await packRecord(noise.replaceAll('#', ' '))
    expect(packed.ok ? await unpackRecord(packed.value) : 'too-long').not.toBeNull()
  })

  it('changes nothing that is there, whatever it brings', async () => {
    const { text, disk, id, ...tab } = await played('add 1', 'add 2', 'add 3')
    const before = new Set([...disk.all('matches'), ...disk.all('entries')].map(row => JSON.stringify(row)))
    const actions = fc.array(fc.constantFrom('add 1', 'add 2', 'add 3', 'pass', 'jump', '# note', `game grafa`), {
      maxLength: 6,
    })
    await fc.assert(
      fc.asyncProperty(actions, fc.boolean(), async (body, own) => {
        const head = text.slice(0, text.indexOf('add 1'))
        const record = `${own ? head : head.replace(id, 'other')}${body.join('\n')}\n`
        await bring(tab, (await unpackRecord(valueOf(await packRecord(record)))) ?? '')
        const after = new Set([...disk.all('matches'), ...disk.all('entries')].map(row => JSON.stringify(row)))
        expect([...before].filter(row => !after.has(row))).toEqual([])
      }),
      { numRuns: 60 },
    )
  })
})
