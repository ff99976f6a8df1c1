import { closeSync, existsSync, openSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { isLong } from '../runs.ts'
import { sourceCommand, compiledCommand } from './command.ts'

const adjudicate = await compiledCommand('adjudicate')

const NO_RECORD = fileURLToPath(import.meta.url)

const DUEL = ['game wetice', 'players Ann, Bob', 'phase swap', 'deal']
const TABLE = ['........', '........', '........', '........', '........', 'HHDH....']
const RECORD = [...DUEL, ...TABLE, 'play'].join('\n')

describe('adjudicate', () => {
  it('prints each ruling in sentences on one line, with the names of its rules', () => {
    const { status, lines } = adjudicate(`${RECORD}\nswap c1 d1\n`, '-')
    expect(status).toBe(0)
    expect(lines).toEqual([
      '1: WetIce, Ann and Bob.',
      '12: swap c1 d1: accepted. Ann swaps the cards at c1 and d1. Three hearts in a line. Put the three hearts on Ann’s pile. It is Bob’s turn. (Swap, Matches, Match and score)',
    ])
  })

  const SPOKEN = [
    ['de', '1: WetIce, Ann und Bob.'],
    ['it', '1: WetIce, Ann e Bob.'],
  ] as const
  it.each(isLong ? SPOKEN : SPOKEN.slice(0, 1))('prints sentences in the requested language: %s', (language, says) => {
    expect(sourceCommand('adjudicate')(RECORD, '--lang', language, '-').lines).toEqual([says])
  })

  it.runIf(isLong)('prints the same data in each language', () => {
    const input = `${RECORD}\nswap c1 d1\n`
    const { lines } = sourceCommand('adjudicate')(input, '--json', '-', '--lang', 'de')
    expect(lines).toEqual(adjudicate(input, '--json', '-').lines)
  })

  it('refuses an unknown language', () => {
    const input = `${RECORD}\nswap c1 d1\n`
    const unknown = adjudicate(input, '--lang', 'fr', '-')
    expect([unknown.status, unknown.errors]).toEqual([2, 'After --lang comes a language: en, it, de.\n'])
  })

  it('prints one JSON object per line with `--json`', () => {
    const { status, lines } = adjudicate(`${RECORD}\nSWAP a1 B1 # no\nlegal\n`, '--json', '-')
    expect(status).toBe(1)
    expect(lines.map(line => JSON.parse(line))).toMatchObject([
      { record: 1, line: 1, game: 'wetice', state: { phase: 'swap', turn: 1, winner: null } },
      { line: 12, action: 'swap a1 b1', accepted: false, refusal: 'no-line' },
      { line: 13, legal: ['pass', 'swap a1 c1', 'swap c1 d1'] },
    ])
  })

  it('continues with the next record after a record that can’t be read', () => {
    const { status, lines } = adjudicate(`${RECORD}\nswap a1\npass\n${RECORD}\npass\n`, '--json', '-')
    expect(status).toBe(2)
    const answers = lines.map(line => JSON.parse(line) as Record<string, unknown>)
    expect(answers.map(answer => answer['line'])).toEqual([1, 12, 14, 25])
    expect(answers[1]?.['error']).toBe('“swap” has too many or too few words after it')
    expect(answers[2]).toMatchObject({ record: 2 })
  })

  it('reads hostile input without failing', () => {
    const { status, lines } = adjudicate(
      `${RECORD}\n\u001b[2J\u009b\npass\u200b\nswap ${'x'.repeat(5e6)}\n${RECORD.replace('Bob', 'B\u001b]0;b')}\npass`,
      '-',
    )
    expect(status).toBe(2)
    expect(lines.map(line => line.slice(0, 60))).toEqual([
      '1: WetIce, Ann and Bob.',
      expect.stringMatching(/^12: \\u001b\[2j\\u009b: refused\. /),
      expect.stringMatching(/^13: pass\\u200b: refused\. /),
      expect.stringMatching(/^14: can’t be read: This line is longer than 10000 characters/),
      '15: WetIce, Ann and B\\u001b]0;b.',
      expect.stringMatching(/^26: pass: accepted\. /),
    ])
  })

  it('accepts CRLF, a byte order mark, spaces and comments', () => {
    const { status, lines } = adjudicate(
      `\uFEFF${RECORD.replaceAll('\n', '  # so\r\n\r\n')}\r\n\t pass\r\n`,
      '--json',
      '-',
    )
    expect(status).toBe(0)
    expect(lines).toHaveLength(2)
  })

  it('ends a line only at LF or CRLF', () => {
    const { status, lines } = adjudicate(`${RECORD.replace('Bob', 'Bob # a\rb\u2028c')}\npass`, '--json', '-')
    expect([status, lines.length]).toEqual([0, 2])
  })

  it('explains how a record starts if the game is missing', () => {
    const { status, lines } = adjudicate('hello\nworld\n', '-')
    expect([status, lines]).toEqual([
      2,
      ['1: can’t be read: A record starts with a line “game” and the name of the game'],
    ])
  })

  it('names a file that can’t be read', () => {
    const { status, errors } = adjudicate('', 'no-such-file.record')
    expect(status).toBe(2)
    expect(errors).toContain('no-such-file.record')
  })

  it('prints its usage if it gets no file', () => {
    const { status, errors } = adjudicate('')
    expect(status).toBe(2)
    expect(errors).toContain('Usage: npm run -s adjudicate')
  })

  it('reads input that is longer than the buffer of a pipe', () => {
    const { status, lines } = adjudicate(`${RECORD}\npass\n`.repeat(3000), '--json', '-')
    expect(status).toBe(0)
    expect(lines).toHaveLength(6000)
    expect(JSON.parse(lines.at(-2) ?? '')).toMatchObject({ record: 3000 })
  })

  it.skipIf(!existsSync('/dev/full'))('prints one line and exits if its output can’t be written', () => {
    const [input, output] = [openSync(NO_RECORD, 'r'), openSync('/dev/full', 'w')]
    const { status, errors } = adjudicate.on({ input, output }, '-')
    for (const file of [input, output]) closeSync(file)
    expect([status, errors]).toEqual([2, expect.stringMatching(/^The output can’t be written: .*\n$/)])
  })

  it('prints one line and exits if its standard input is a folder', () => {
    const input = openSync(tmpdir(), 'r')
    const { status, lines, errors } = adjudicate.on({ input }, '-')
    closeSync(input)
    expect([status, lines, errors]).toEqual([2, [], '- can’t be read: it is a folder\n'])
  })
})
