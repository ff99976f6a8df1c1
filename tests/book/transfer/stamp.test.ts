import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { packRecord, unpackRecord } from '../../../src/book/transfer/link.ts'
import {
  parseAppLine,
  appLine,
  parseClockLine,
  clockLine,
  idsOf,
  isFromRecord,
  NO_HELP,
  readStamp,
  isNoHelp,
  stampLine,
} from '../../../src/book/transfer/comments.ts'
import { numbers } from '../../bench/measure.ts'
import { runs } from '../../runs.ts'
import { settled, valueOf } from '../results.ts'
import { begin, line, type Tab } from '../table.ts'
import { HEAD } from '../tally.ts'
import { Browser } from '../world.ts'

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
    return valueOf(await tab.library.recordText(tab.id))
  }
  return { ...tab, text: valueOf(await tab.library.recordText(tab.id)), again }
}

async function bring({ library }: Pick<Tab, 'library'>, text: string): Promise<string[]> {
  const preview = await library.read(text)
  const foreseen = await Promise.all(preview.found.map(found => library.foresee(found)))
  const admitted = await library.admit(preview)
  expect(admitted.map(({ id, type }) => ({ id, type }))).toEqual(foreseen)
  return admitted.map(each => each.type)
}

describe('a stamp', () => {
  it('is a comment that can be read back, and no other text is read as a stamp', () => {
    const stamp = { id: 'ab~r-12', created: 5, touched: 99 }
    expect(readStamp(stampLine(stamp))).toEqual(stamp)
    expect(readStamp(`  ${stampLine(stamp)} \r`)).toEqual(stamp)
    for (const text of ['# match', '# match a b c', 'match a 1 2', '# match a/b 1 2', '# match a 1 2 3', '']) {
      expect(readStamp(text)).toBeNull()
    }
    expect(readStamp('pass # match a 1 2')).toBeNull()
    expect(readStamp('x# match a 1 2')).toBeNull()
  })

  it('has an id and times that are at most as long as the app’s', () => {
    const [id, time] = ['x'.repeat(200), '9'.repeat(15)]
    expect(readStamp(`# match ${id} ${time} ${time}`)).toMatchObject({ id, created: 999999999999999 })
    for (const text of [`${id}x 1 2`, `a ${time}9 1`, `a 1 ${time}9`]) expect(readStamp(`# match ${text}`)).toBeNull()
  })

  it('can come with a line for the seats that the app plays, which is read back unchanged', () => {
    const app = [null, 'easy', null, 'strong'] as const
    expect(appLine(app)).toBe('# app - easy - strong')
    expect(parseAppLine(appLine(app))).toEqual(app)
    expect(parseAppLine('  # app -  easy ')).toEqual([null, 'easy'])
    for (const text of ['# app', '# app ', '# app good', '# app easy,', 'app easy', '# app EASY', '# app easy good']) {
      expect(parseAppLine(text)).toBeNull()
    }
    expect(parseAppLine('x# app easy')).toBeNull()
    expect(parseAppLine(`# app${' -'.repeat(51)}`)).toBeNull()
  })

  it('can come with a line for the match’s clock, which is read back unchanged', () => {
    const clock = { type: 'player', seconds: 900, increment: 10, up: 'told' } as const
    expect(clockLine(clock)).toBe('# clock player 900 10 told')
    expect([parseClockLine(clockLine(clock)), parseClockLine('  # clock stopwatch')]).toEqual([
      clock,
      { type: 'stopwatch' },
    ])
    for (const text of ['# clock ', '# clock hourglass', 'x# clock stopwatch', '# clock stopwatch\u2028x', '']) {
      expect(parseClockLine(text)).toBeNull()
    }
  })

  it('can come with a line for the agreement to play without help', () => {
    expect(NO_HELP).toBe('# help off')
    expect([' # help off ', '', '# help', 'help off'].map(isNoHelp)).toEqual([true, false, false, false])
  })

  it('gives entries ids that depend on everything before them', () => {
    const ids = idsOf('m', ['add 1', 'add 1', 'pass'])
    expect(new Set(ids).size).toBe(3)
    expect(ids.every(isFromRecord)).toBe(true)
    expect(idsOf('m', ['add 1', 'add 1'])).toEqual(ids.slice(0, 2))
    expect(idsOf('n', ['add 1'])).not.toEqual(ids.slice(0, 1))
    expect(idsOf('m', ['add 2', 'add 1'])[1]).not.toBe(ids[1])
  })

  it('gives entries the same ids in every version', () => {
    const actions = ['swap a1 c4', 'pass', 'stands swap h6 a1', 'correct a1 D']
    expect(idsOf('id-1', actions)).toEqual([
      'r-09a538cb48906e',
      'r-016049bb72629d',
      'r-0ace5494ab7709',
      'r-14655f4520c6b9',
    ])
    expect(['r-09a538cb48906e', 'id-r-1', ''].map(isFromRecord)).toEqual([true, false, false])
  })
})

describe('a stamped record', () => {
  it('imports a match into another book once, with its date', async () => {
    const { text, id, library } = await played('add 1', 'add 2')
    await library.refresh()
    const other = new Browser().openTab()
    expect(await bring(other, text)).toEqual(['added'])
    expect(await bring(other, text)).toEqual(['known'])
    const [item] = other.library.list
    expect([item?.id, item?.touched, item?.head.created]).toEqual([
      id,
      library.list[0]?.touched,
      library.list[0]?.head.created,
    ])
  })

  it('keeps the app’s seats in another book', async () => {
    const { id, library } = await played('add 1')
    valueOf(await library.seatApp(id, [null, 'strong']))
    const text = valueOf(await library.recordText(id))
    const linked = await unpackRecord(valueOf(await packRecord(text)))
    for (const each of [text, linked ?? '']) {
      const other = new Browser().openTab()
      await bring(other, each)
      expect(other.library.list[0]?.head.app).toEqual([null, 'strong'])
    }
  })

  it('extends a match that was imported from an earlier one', async () => {
    const { text, again } = await played('add 1', 'add 2')
    const other = new Browser().openTab()
    await bring(other, text)
    expect(await bring(other, await again('add 3'))).toEqual(['longer'])
    expect(await bring(other, text)).toEqual(['known'])
    await other.match.open(other.library.list[0]?.id ?? '')
    expect(line(other)).toBe('add 1, add 2, add 3')
  })

  it('is known on the device where it was played, and extends that match if it returns with more moves', async () => {
    const { text, again, disk, id, ...tab } = await played('add 1', 'add 9', 'add 2')
    await again('undo')
    expect(await bring(tab, text.replace('add 2\n', ''))).toEqual(['known'])
    const rows = disk.entries(id)
    expect(await bring(tab, text.replace('add 2\n', 'pass\n'))).toEqual(['longer'])
    expect(disk.entries(id).slice(0, rows.length)).toEqual(rows)
    await tab.match.open(id)
    expect(line(tab)).toBe('add 1, add 9, pass')
  })

  it('is added once as a separate match if the one in the book diverged or has other names', async () => {
    const { text, again, disk, id, ...tab } = await played('add 1', 'add 2')
    await again('undo', 'pass')
    const rows = disk.entries(id)
    expect(await bring(tab, text)).toEqual(['forked'])
    expect(await bring(tab, text)).toEqual(['known'])
    await tab.library.rename(id, ['Ann', 'Bo'])
    expect(await bring(tab, valueOf(await tab.library.recordText(id)).replace('Ann', 'Eve'))).toEqual(['forked'])
    expect(disk.entries(id).slice(0, rows.length)).toEqual(rows)
    expect(tab.library.list).toHaveLength(3)
  })
})

/** An uncompressed link, whose length is known. */
function stored(text: string, encoding: BufferEncoding = 'utf8'): string {
  const bytes = Buffer.from(text, encoding)
  const lengths = Buffer.alloc(5, 1)
  lengths.writeUInt16LE(bytes.length, 1)
  lengths.writeUInt16LE(0xffff - bytes.length, 3)
  return Buffer.concat([lengths, bytes]).toString('base64url')
}

describe('a link', () => {
  it('carries a match without its undone moves', async () => {
    const { again } = await played('add 1', 'add 2')
    const text = await again('undo')
    const unpacked = await unpackRecord(valueOf(await packRecord(text)))
    expect(unpacked).toBe(text.replace('# undone: add 2\n', '').trimEnd())
  })

  it('has only comments that can be read back', async () => {
    const kept = [
      '# match a 1 2',
      '# help off',
      '# clock stopwatch',
      '# app - easy',
      HEAD,
      'add 1',
      '# player 1 asked for help',
    ].join('\n')
    const text = kept.replace(HEAD, `${HEAD}\n\n# undone: add 3\n  # nobody knows\n`)
    expect(await unpackRecord(valueOf(await packRecord(text)))).toBe(kept)
  })

  it('carries any characters that a name may have', async () => {
    for (const text of [`a${'é'.repeat(60_000)}`, '👩‍🚀'.repeat(9_000), '李']) {
      expect((await unpackRecord(valueOf(await packRecord(text)))) === text).toBe(true)
    }
  })

  it('is short, and made of characters that stay unchanged in an address', async () => {
    const { text } = await played(...Array.from({ length: 10 }, () => 'pass'))
    const packed = valueOf(await packRecord(text))
    expect(packed).toMatch(/^[\w-]+$/)
    expect(packed.length).toBeLessThan(text.length)
  })

  it('gives a text or nothing, whatever it contains', async () => {
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

  it('is read up to the maximum length, and only as UTF-8', async () => {
    const longest = stored('a'.repeat(44_995))
    expect([longest.length, stored('a'.repeat(44_996)).length]).toEqual([60_000, 60_002])
    expect(await unpackRecord(longest)).toHaveLength(44_995)
    expect(await unpackRecord(stored('a'.repeat(44_996)))).toBeNull()
    expect(await unpackRecord(stored('é', 'latin1'))).toBeNull()
    expect(await unpackRecord('')).toBeNull()
  })

  it('is invalid with anything before or after it', async () => {
    const packed = valueOf(await packRecord(HEAD))
    for (const link of [` ${packed}`, `=${packed}`, `${packed}\n`, `${packed}=`, `${packed} a`]) {
      expect(await unpackRecord(link)).toBeNull()
    }
  })

  it('isn’t read if its decompressed text is too long', async () => {
    const stream = new Blob(['a'.repeat(5_000_000)]).stream().pipeThrough(new CompressionStream('deflate-raw'))
    const bytes = Buffer.from(await new Response(stream).arrayBuffer())
    expect((await unpackRecord(bytes.toString('base64url'))) === null).toBe(true)
  })

  it('isn’t made if it would be too long to read', async () => {
    const near = valueOf(await packRecord('a'.repeat(400_000)))
    expect(await unpackRecord(near)).toHaveLength(400_000)
    expect(await packRecord('a'.repeat(400_001))).toEqual({ ok: false, error: 'too-long' })
    const next = numbers(1)
    const noise = Array.from({ length: 60_000 }, () => String.fromCharCode(40 + Math.floor(next() * 80))).join('')
    expect(await packRecord(noise)).toEqual({ ok: false, error: 'too-long' })
    const some = noise.slice(0, 50_000)
    expect((await unpackRecord(valueOf(await packRecord(some)))) === some).toBe(true)
  })

  it('changes nothing that exists, whatever it contains', async () => {
    const { text, disk, id, ...tab } = await played('add 1', 'add 2', 'add 3')
    const before = new Set([...disk.all('matches'), ...disk.all('entries')].map(row => JSON.stringify(row)))
    const actions = fc.array(fc.constantFrom('add 1', 'add 2', 'add 3', 'pass', 'jump', '# note', `game tally`), {
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
      { numRuns: runs(30) },
    )
  })
})
