import { closeSync, existsSync, openSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { once } from '../engine/once.ts'
import { isLong } from '../runs.ts'
import { foreignTo } from '../tooling/house/foreign.ts'
import { sourceCommand, compiledCommand } from './command.ts'

const analyse = await compiledCommand('analyse')

const NO_RECORD = fileURLToPath(import.meta.url)

const HEAD = ['game wetice', 'players Ann, Bob', 'phase swap', 'piles H4 S3 / D5', 'deal']
const EMPTY = ['........', '........', '........', '........', '........']
const ENDING = [...HEAD, ...EMPTY.slice(1), 'S.CDDC..', 'HHDHSSDC', 'play'].join('\n')
const OVER = [...HEAD, ...EMPTY, '........', 'play'].join('\n')
const ALONE = ['game wetice', 'players Ann', 'mode solo', 'phase swap', 'deal', ...EMPTY, 'HHDHDD..', 'play'].join('\n')

const answersTo = (input: string, ...words: string[]): unknown[] =>
  analyse(input, '--json', ...words, '-').lines.map(line => JSON.parse(line) as unknown)

describe('analyse', () => {
  // A short run relies on the tests of `adjudicate` for the choice of a language.
  it.each(isLong ? ['it', 'de'] : [])('prints sentences in the requested language: %s', language => {
    const { status, lines } = sourceCommand('analyse')(ENDING, '--lang', language, '-')
    expect([status, lines]).toEqual([0, [expect.not.stringMatching(analyse(ENDING, '-').lines.join())]])
    // Actions are in the notation of records.
    expect(foreignTo(language)(lines.join(' ').replaceAll('swap', ''))).toEqual([])
  })

  it.runIf(isLong)('prints the same data in each language', () => {
    const { lines } = sourceCommand('analyse')(ENDING, '--json', '--lang', 'it', '-')
    expect(lines).toEqual(analyse(ENDING, '--json', '-').lines)
  })

  it('refuses an unknown language', () => expect(analyse(ENDING, '--lang', 'xx', '-').status).toBe(2))

  describe('proves', () => {
    const answers = once(() => answersTo([ENDING, `${ENDING}\nswap c1 d1\nlegal`, ALONE, OVER].join('\n')))

    it('the best actions of an ending, and lists them in ASCII order', () => {
      expect(answers()[0]).toEqual({
        record: 1,
        line: 1,
        game: 'wetice',
        turn: 1,
        basis: 'exact',
        value: 5,
        best: ['swap a1 c1', 'swap a2 g1', 'swap c1 d1', 'swap c1 f2'].map(action => ({ action, value: 5 })),
      })
    })

    it('the best actions in the position after the given actions', () => {
      expect(answers()[1]).toMatchObject({ turn: 2, basis: 'exact', value: -5 })
    })

    it('the swaps that clear a solitaire layout', () => {
      expect(answers()[2]).toMatchObject({ value: 0, basis: 'exact', swaps: ['c1 d1'] })
    })

    it('that a finished game has no best action', () => {
      expect(answers()[3]).toMatchObject({ turn: null, basis: 'exact', value: null, best: [] })
    })
  })

  it('reports a problem with a record, and continues with the next record', () => {
    const input = [
      'hello',
      `${ENDING}\nswap a1 b1\nswap a1`,
      `${ENDING}\nswap a1`,
      'game chess',
      'game wetice',
      OVER,
      'game tennis\nplay\n',
    ].join('\n')
    const { status, lines } = analyse(input, '--json', '-')
    const answers = lines.map(line => JSON.parse(line) as { record: number; line: number; error?: string })
    expect(status).toBe(2)
    expect(answers.map(({ record, line }) => [record, line])).toEqual([
      [0, 1],
      [1, 14],
      [2, 28],
      [3, 29],
      [4, 30],
      [5, 31],
      [6, 43],
    ])
    expect(answers.map(({ error }) => error !== undefined)).toEqual([true, true, true, true, true, false, true])
    expect(answers[1]?.error).toContain('swap a1 b1')
  })

  it('exits with 1 if an action was refused, and otherwise with 0', () => {
    expect(analyse(`${ENDING}\nswap a1 b1\n`, '-').status).toBe(1)
    expect(analyse(ENDING, '-').status).toBe(0)
  })

  it('prints advice as sentences without `--json`', () => {
    const { lines } = analyse(`${ENDING}\n${ALONE}\n${OVER}\n${ENDING}\ngive S`, '-')
    expect(lines).toEqual([
      '1: WetIce, Ann to move. Proven best: swap a1 c1 (5), swap a2 g1 (5), swap c1 d1 (5), swap c1 f2 (5).',
      '13: WetIce, Ann to move. Proven best: swap c1 d1 (0). The line: c1 d1.',
      '25: WetIce. The game is over.',
      expect.stringContaining('49: no advice: “give S” is refused.'),
    ])
  })

  it('prints its usage for missing, invalid or unknown arguments', () => {
    for (const words of [[], ['--ms', 'soon', '-'], ['--fast', '-']]) {
      const { status, errors } = analyse('', ...words)
      expect(status).toBe(2)
      expect(errors).toContain('Usage: npm run -s analyse')
    }
  })

  it('names a file that can’t be read', () => {
    const { status, errors } = analyse('', 'no-such-file.record')
    expect(status).toBe(2)
    expect(errors).toContain('no-such-file.record')
  })

  it.skipIf(!existsSync('/dev/full'))('prints one line and exits if its output can’t be written', () => {
    const [input, output] = [openSync(NO_RECORD, 'r'), openSync('/dev/full', 'w')]
    const { status, errors } = analyse.on({ input, output }, '-')
    for (const file of [input, output]) closeSync(file)
    expect([status, errors]).toEqual([2, expect.stringMatching(/^The output can’t be written: .*\n$/)])
  })

  it('prints one line and exits if its standard input is a folder', () => {
    const input = openSync(tmpdir(), 'r')
    const { status, lines, errors } = analyse.on({ input }, '-')
    closeSync(input)
    expect([status, lines, errors]).toEqual([2, [], '- can’t be read: it is a folder\n'])
  })
})
