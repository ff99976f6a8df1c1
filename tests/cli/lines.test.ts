import { describe, expect, it } from 'vitest'
import { linesOf, escapeControls } from '../../src/cli/lines.ts'
import { MAX_LINE } from '../../src/engine/text.ts'

async function* pieces(...chunks: readonly string[]): AsyncGenerator<string> {
  yield* chunks
}

async function read(chunks: AsyncIterable<string>): Promise<string[]> {
  const lines: string[] = []
  for await (const line of linesOf(chunks)) lines.push(line)
  return lines
}

describe('lines from a stream', () => {
  it('are assembled from chunks, and end only at LF', async () => {
    expect(await read(pieces('ga', 'me a\r\nb', '\n\nc\u2028d', '\n'))).toEqual(['game a\r', 'b', '', 'c\u2028d', ''])
    expect(await read(pieces())).toEqual([''])
  })

  it('of the maximum length are complete', async () => {
    const longest = 'x'.repeat(MAX_LINE)
    expect(await read(pieces(longest.slice(0, 7), longest.slice(7), '\nb'))).toEqual([longest, 'b'])
  })

  it('are cut at the limit if they never end, after any number of chunks', async () => {
    async function* endless(): AsyncGenerator<string> {
      for (let i = 0; i < 2_000; i++) yield 'x'.repeat(65_536)
      yield '\npass'
    }
    expect((await read(endless())).map(line => line.length)).toEqual([MAX_LINE + 1, 4])
  })
})

describe('output to a terminal', () => {
  it('contains no control characters that affect the terminal', () => {
    expect(escapeControls('a\u001b[2Jb\u009b1m\u007f\u0007\r\n')).toBe(
      'a\\u001b[2Jb\\u009b1m\\u007f\\u0007\\u000d\\u000a',
    )
    expect(escapeControls('\u202egnp.\u2066 \u2028')).toBe('\\u202egnp.\\u2066 \\u2028')
  })

  it('leaves names unchanged', () => expect(escapeControls('Zoë → 李, “Åse” 🂡')).toBe('Zoë → 李, “Åse” 🂡'))

  it('has the same value when it is parsed as JSON', () => {
    const said = { action: 'a\u001b\u009b\u202e\u2029"\\n' }
    expect(JSON.parse(escapeControls(JSON.stringify(said)))).toEqual(said)
  })
})
