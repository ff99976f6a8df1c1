import { describe, expect, it } from 'vitest'
import { parseGrid } from '../../../../src/games/wetice/entry/grid-text.ts'
import { GAME_NAMES } from '../../../names.ts'
import { looksLikeRecord, MAX_TEXT, readRecord } from '../../../../src/games/record-text.ts'
import { recordProblemText, unplayableText } from '#text/entry.ts'
import { gridProblemText } from '#text/wetice/entry.ts'
import { wetice } from '../../../../src/engine/wetice/index.ts'
import { weticeRulebook } from '#text/wetice/index.ts'
import { DEAL } from './deals.ts'

const readWetIce = (text: string) => readRecord(text, wetice, GAME_NAMES)

const TALL = ['SHDCSH', 'DCDCSH', 'DCSHSH', 'DCSHDC', 'SHDCSH', 'DCDCSH', 'DCSHSH', 'DCSHDC']

function said(text: string): string {
  const read = parseGrid(text)
  return read.ok ? 'read' : gridProblemText(read.error)
}

describe('a grid of letters', () => {
  it('is recognised by its shape', () => {
    expect(parseGrid(DEAL.join('\n'))).toEqual({ ok: true, value: { layout: '8x6', letters: DEAL.join('') } })
    expect(parseGrid(TALL.join('\n'))).toEqual({ ok: true, value: { layout: '6x8', letters: TALL.join('') } })
  })

  it.each([
    ['blanks', DEAL.map(row => [...row].join(' ')).join('\n')],
    ['commas', DEAL.map(row => [...row].join(', ')).join('\r\n')],
    ['lower case', DEAL.join('\n').toLowerCase()],
    ['comments and blank lines', `# ours\n\n${DEAL.join(' # row\n\n')}\n`],
    [
      'suit symbols',
      DEAL.join('\n').replaceAll('S', '♠').replaceAll('H', '♥').replaceAll('D', '♦️').replaceAll('C', '♣'),
    ],
  ])('may be written with %s', (_, text) => {
    expect(parseGrid(text)).toEqual({ ok: true, value: { layout: '8x6', letters: DEAL.join('') } })
  })

  it('may have empty and open squares', () => {
    const read = parseGrid(['........', 'S?......', ...DEAL.slice(2)].join('\n'))
    expect(read.ok && read.value.letters.slice(8, 11)).toBe('S?.')
  })

  it.each([
    ['', 'There are no cards here yet.'],
    ['\n# nothing\n', 'There are no cards here yet.'],
    ['SHDC\nSHXC', 'Line 2: “X” is not a suit. Write S, H, D or C, or a dot for an empty square.'],
    [['# deal', ...DEAL.slice(0, 5), 'SHDCSHD'].join('\n'), 'Line 7 has 7 cards, other lines 8. Correct that line.'],
    [DEAL.slice(1).join('\n'), '5 rows of 8 cards. A layout has 6 rows of 8 cards, or 8 rows of 6.'],
    ['SHDC', '1 row of 4 cards. A layout has 6 rows of 8 cards, or 8 rows of 6.'],
  ])('has a message for %j', (text, words) => {
    expect(said(text)).toBe(words)
  })
})

const HEAD = ['game wetice', 'players Anna, Tom', 'deal', ...DEAL, 'play']
const record = (...actions: string[]) => [...HEAD, ...actions].join('\n')

describe('a pasted record', () => {
  it('is a text with a `game` line', () => {
    expect(looksLikeRecord(`# mine\n\n${record()}`)).toBe(true)
    expect(looksLikeRecord(DEAL.join('\n'))).toBe(false)
  })

  it('is opened with its actions', () => {
    const read = readWetIce(record('pass', 'legal', 'pass # both', 'swap h6 g5'))
    expect(read.ok && read.value).toMatchObject({ actions: ['pass', 'pass'], games: 1 })
    expect(read.ok && read.value.setup.players).toEqual(['Anna', 'Tom'])
    expect(read.ok && read.value.position.phase).toBe('swap')
  })

  it('is opened up to the first refusal', () => {
    const read = readWetIce(record('pass', 'swap a1 z9', 'pass'))
    expect(read.ok && read.value.actions).toEqual(['pass'])
    expect(
      read.ok && read.value.stopped && unplayableText(read.value.stopped, read.value.setup.players, weticeRulebook),
    ).toBe('Line 12, “swap a1 z9”: Z9 is outside the layout.')
  })

  it('is opened up to the first line that can’t be read', () => {
    const read = readWetIce(record('pass', 'swap a1', 'pass'))
    expect(
      read.ok && read.value.stopped && unplayableText(read.value.stopped, read.value.setup.players, weticeRulebook),
    ).toBe('Line 12: “swap” has too many or too few words after it.')
  })

  it('is the first game in a text, even if the other games have errors', () => {
    const read = readWetIce([record('pass'), 'game wetice', 'nonsense', 'play', record()].join('\n'))
    expect(read.ok && read.value).toMatchObject({ actions: ['pass'], stopped: null, games: 2 })
  })

  it.each([
    ['an inconsistent head', record().replace('SHDC', 'HHDC'), 'Line 3: Only 11 spades; a fresh deal has twelve. 13 hearts: one of these is a king, or of another suit.'],
    ['a head without `play`', HEAD.slice(0, -1).join('\n'), 'Line 1: The head needs a line “play” at its end, before the first action.'],
    ['an unknown game', 'game whist', 'Line 1: There is no game called “whist”.'],
    ['a text that is too long', 'x'.repeat(MAX_TEXT + 1), 'This text is too long for one game. Keep only the part that is WetIce.'],
    ['another game', 'game grafa\nplay', 'This text has no game of WetIce.'],
    ['no game', 'legal', 'This text has no game of WetIce.'],
  ])('has a message for %s', (_, text, words) => {
    const read = readWetIce(text)
    expect(read.ok ? 'read' : recordProblemText(read.error, weticeRulebook)).toBe(words)
  }) // oxfmt-ignore
})
