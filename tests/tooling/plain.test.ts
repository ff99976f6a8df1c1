import { describe, expect, it } from 'vitest'
import { faultsOf, EXCEPTIONS, MAX_LENGTH } from './house/plain.ts'
import { literalsOf, sentencesOf, wordsIn } from './house/sentences.ts'
import { refereeTexts, withoutLists } from './house/spoken.ts'

const inText = (text: string, file = 'wetice/hands.ts'): readonly string[] =>
  faultsOf({ file, line: 1, name: '', text }).map(fault => / \(([^(]*)\)$/.exec(fault)?.[1] ?? fault)

describe('the English of the app', () => {
  it('is plain in every text', () => {
    const texts = literalsOf('en').filter(({ text }) => /\s/.test(text))
    expect(texts.length).toBeGreaterThan(2500)
    expect(texts.flatMap(faultsOf)).toEqual([])
  })

  it('uses short sentences in the rulings of random games', async () => {
    const said = await refereeTexts([1, 2], 60)
    expect(new Set(said.map(({ game, kind }) => `${game} ${kind}`)).size).toBeGreaterThanOrEqual(12)
    const long = said.filter(({ kind, sentence }) => wordsIn(withoutLists(sentence)) > MAX_LENGTH[kind])
    expect(long.map(({ game, sentence }) => `${game}: ${sentence}`)).toEqual([])
  })

  it('has at most ten exceptions to the checks, and each exception is in use', () => {
    const all = literalsOf('en').map(({ text }) => text)
    expect(EXCEPTIONS.length).toBeLessThanOrEqual(10)
    expect(EXCEPTIONS.filter(left => !all.some(text => text.includes(left)))).toEqual([])
  })
})

describe('the checks of sentences', () => {
  it.each([
    ['The heart lies on a1.', 'a card is at a square'],
    ['The cards on a1 and c4 change places.', 'instead of “swap”'],
    ['The game goes on.', 'instead of “continue” or “start”'],
    ['That is no move.', 'instead of “not a”'],
    ['Take the hearts from the table.', 'instead of “layout”'],
    ['Lift the hearts.', 'instead of “remove”'],
    ['PendingCorrection doesn’t use a move in WetIce.', 'a name of the code'],
    ['Put one: put two: stop.', 'more than one colon or semicolon'],
    ['Put the first card and the second card and the third card and the fourth card there.', 'more than 14 words'],
  ])('reports a fault in “%s”', (text, why) => {
    expect(inText(text)).toEqual([why])
  })

  it('counts the words of each sentence, and accepts plain sentences', () => {
    expect(
      inText('Put the three hearts at a1, b1 and c1 on Ada’s pile. The first card of a game goes on (0, 0).'),
    ).toEqual([])
    expect(sentencesOf('Deal six. The 6 of spades: 4 points.\nNext')).toEqual(['Deal six.', 'The 6 of spades: 4 points.', 'Next']) // oxfmt-ignore
    expect(withoutLists('Put the 6 of spades and the ace of hearts on (−1, 2).')).toBe('Put cards on a1.')
  })
})
