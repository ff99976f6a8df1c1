import { expect, it } from 'vitest'
import { adjudicate } from '../../src/engine/record.ts'
import { loadGames } from '../../src/engine/game.ts'
import { GAMES } from '../../src/games/index.ts'
import { parseCode } from '../../src/games/deal-code.ts'
import { parseGrid } from '../../src/games/wetice/entry/grid-text.ts'
import { problemText } from '#text/actions.ts'
import { DEAL_WORDS } from '#text/entry.ts'
import { EVENING } from '#text/pages/evening.ts'
import { revealInvisible } from '#text/signs.ts'
import { gridProblemText } from '#text/wetice/entry.ts'
import type { Result } from '../../src/engine/result.ts'

const games = await loadGames(GAMES)
const GRAFA = 'game grafa\nhand AH 6S 4C 3H 2S\ndeck 4H'

function errorOf<E>(result: Result<unknown, E>): E {
  if (result.ok) throw new Error('It was read')
  return result.error
}

const said = (text: string): string[] =>
  adjudicate(text, games).flatMap(answer => (answer.type === 'problem' ? problemText(answer, null) : []))

const TEN = '“10h” contains an invisible character (a zero-width space); delete it'

it.each([
  [`${GRAFA}\nplay\npair 10h\u200b`, TEN],
  [`game tennis\nplay\nplay 10\u200bh`, TEN],
  [`game grafa\nhand 10h\u200b\ndeck 4H\nplay`, TEN],
  [`game wellsix\ndeal\n0,0 10h\u200b\nplay`, TEN],
  ['game grafa\u00ad\nplay', '“grafa” contains an invisible character (a soft hyphen); delete it'],
  ['\u200bgame grafa\nplay', '“game” contains an invisible character (a zero-width space); delete it'],
  ['game tennis\ntarget 5\u2060\nplay', '“5” contains an invisible character (a word joiner); delete it'],
  ['game tennis\ntarget\u2061 5\nplay', '“target” contains an invisible character (the character U+2061); delete it'],
  ['game tennis\nplay\nplay KH \u200e', '“play” has too many or too few words after it'],
  ['game tennis\nplay\nplay \u200e', 'This has only an invisible character (a left-to-right mark); delete it'],
  ['game tennis\nplay\nplay 10♥\ufe0f', '“10♥\ufe0f” isn’t a card; write its rank and suit, as in TH'],
])('an error in a record names an invisible character: %j', (text, sentence) => {
  expect(said(text)[0]).toBe(sentence)
})

it('the errors for a layout, a deal code and a name say which invisible character was entered', () => {
  expect(gridProblemText(errorOf(parseGrid('SH\u200bD')))).toContain(
    'Line 1: An invisible character (a zero-width space) is not a suit.',
  )
  expect(DEAL_WORDS.problem(errorOf(parseCode('K7M\u200b4PQX', 9)))).toContain(
    'An invisible character (a zero-width space) isn’t used in codes.',
  )
  expect(EVENING.begin.notAName('Bob\u200f')).toBe(
    '“Bob” contains an invisible character (a right-to-left mark); delete it.',
  )
  expect(revealInvisible('pass\u200b')).toBe('pass [a zero-width space]')
})
