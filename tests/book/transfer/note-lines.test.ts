import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isValidRemark, type Note } from '../../../src/book/journal/entries.ts'
import { parseNote, notesText, noteText } from '../../../src/book/transfer/comments.ts'
import { packRecord, unpackRecord } from '../../../src/book/transfer/link.ts'
import { valueOf } from '../results.ts'
import { HEAD } from '../tally.ts'
import { Browser } from '../world.ts'

const SAID: readonly Note[] = [
  { type: 'help', seat: 2 },
  { type: 'declined', seat: 1, what: 'undo', about: 'add 3', word: 'No: it lay there.' },
  { type: 'confirmed', seat: 1 },
  { type: 'protest', seat: 2, word: 'It was my turn.' },
]

describe('a note as a comment', () => {
  it('can be read back unchanged', () => {
    const seat = fc.integer({ min: 1, max: 9 })
    const word = fc.string({ maxLength: 60 }).filter(text => isValidRemark(text))
    const note: fc.Arbitrary<Note> = fc.oneof(
      fc.record({ type: fc.constant('help' as const), seat }),
      fc.record({ type: fc.constant('confirmed' as const), seat }),
      fc.record({ type: fc.constant('protest' as const), seat, word }),
      fc.record({
        type: fc.constant('time-up' as const),
        seat,
        verdict: fc.constant('on' as const),
      }),
      fc.record({
        type: fc.constant('declined' as const),
        seat,
        what: fc.constant('stands' as const),
        about: fc.constantFrom('stands swap a1 c4', 'stands turn 2'),
        word,
      }),
    )
    fc.assert(
      fc.property(note, said => {
        expect(parseNote(`# ${noteText(said)}`)).toEqual(said)
      }),
    )
  })

  it.each<[string, Note]>([
    ['player 2 asked for help', { type: 'help', seat: 2 }],
    ['player 0 asked for help', { type: 'help', seat: 0 }],
    ['player 12 confirms the result', { type: 'confirmed', seat: 12 }],
    ['player 1 protests: It: mine', { type: 'protest', seat: 1, word: 'It: mine' }],
    ['player 1 protests', { type: 'protest', seat: 1, word: '' }],
    ['player 1 ran out of time: played on', { type: 'time-up', seat: 1, verdict: 'on' }],
    [
      'player 1 did not agree to correct a1 D: why',
      { type: 'declined', seat: 1, what: 'correct', about: 'correct a1 D', word: 'why' },
    ],
    [
      'player 1 did not agree to stands pass',
      { type: 'declined', seat: 1, what: 'stands', about: 'stands pass', word: '' },
    ],
    ['player 1 did not agree to agree', { type: 'declined', seat: 1, what: 'end', about: 'agree', word: '' }],
    [
      'player 1 did not agree to pass, agree',
      { type: 'declined', seat: 1, what: 'undo', about: 'pass, agree', word: '' },
    ],
  ])('%s is parsed', (text, said) => {
    expect([noteText(said), parseNote(`# ${text}`)]).toEqual([text, said])
  })

  it('is written only if the note belongs in a record', () => {
    const kept: readonly Note[] = [
      { type: 'clock', seat: 1 },
      { type: 'hand', seat: 1, round: 1, cards: ['K'] },
      { type: 'dealt', round: 1, hands: [['K']] },
    ]
    expect(kept.map(noteText)).toEqual([null, null, null])
    const noted = kept.map((note, entry) => ({ entry, at: 0, note }))
    expect(notesText([...noted, { entry: 3, at: 0, note: { type: 'help', seat: 1 } }], [])).toBe(
      '# player 1 asked for help\n',
    )
  })

  it('is read only up to the length that the app writes', () => {
    const beginning = '# player 1 did not agree to '
    const longest = beginning + 'x'.repeat(20_000 - beginning.length)
    expect([parseNote(longest)?.type, parseNote(`${longest}x`)]).toEqual(['declined', null])
  })

  it.each([
    '# player 0 confirms the result',
    '# player 123 confirms the result',
    '# player x confirms the result',
    '# player 1 used 754 s',
    '# player 1 confirms the results',
    'player 1 confirms the result',
    `# player 1 protests: ${'x'.repeat(201)}`,
    'add 1 # player 1 confirms the result',
    '# player 1 confirms the result\u2028 or not',
    '# player 1 did not agree to ',
    '# player 1 did not agree to : why',
    '# player 1 will not did not agree to x',
    '',
  ])('is not found in “%.50s”', line => {
    expect(parseNote(line)).toBeNull()
  })
})

describe('a record with notes', () => {
  async function played() {
    const tab = new Browser().openTab()
    const { id } = valueOf(await tab.library.create(HEAD))
    valueOf(await tab.match.open(id))
    for (const action of ['add 3', 'add 4']) await tab.match.play(action)
    for (const note of SAID) await tab.match.note(note)
    await tab.match.close()
    return { ...tab, id, record: valueOf(await tab.library.recordText(id)) }
  }
  const bring = async (tab: ReturnType<Browser['openTab']>, text: string) =>
    (await tab.library.importFrom(await tab.library.open(text))).map(({ type }) => type)

  it('carries the notes to another device once, in a file or a link', async () => {
    const { record, id } = await played()
    const linked = (await unpackRecord(valueOf(await packRecord(record)))) ?? ''
    for (const text of [record, linked]) {
      const other = new Browser().openTab()
      expect(await bring(other, text)).toEqual(['added'])
      expect(await bring(other, text)).toEqual(['known'])
      valueOf(await other.match.open(id))
      expect(other.match.timeline.notes.map(({ note }) => note)).toEqual(SAID)
      expect(other.match.signatures).toEqual(SAID.slice(2))
      expect(valueOf(await other.library.recordText(id))).toBe(record)
    }
  })

  it('adds later notes, but not known ones', async () => {
    const tab = await played()
    expect(await bring(tab, tab.record)).toEqual(['known'])
    const other = new Browser().openTab()
    await bring(other, tab.record)
    valueOf(await tab.match.open(tab.id))
    await tab.match.note({ type: 'confirmed', seat: 2 })
    await tab.match.close()
    expect(await bring(other, valueOf(await tab.library.recordText(tab.id)))).toEqual(['longer'])
    valueOf(await other.match.open(tab.id))
    expect(other.match.signatures.map(({ type }) => type)).toEqual(['confirmed', 'confirmed'])
  })

  it('leaves out notes about an earlier end of the match', async () => {
    const tab = await played()
    valueOf(await tab.match.open(tab.id))
    const early = tab.record.replace('It was my turn.', 'It was not.')
    await tab.match.play('add 5')
    await tab.match.close()
    expect(await bring(tab, early)).toEqual(['known'])
  })

  it.each([
    ['without the stamp of a match', (text: string) => text.replace(/^# match.*\n/, '')],
    ['of players who don’t exist', (text: string) => text.replaceAll(/# player \d/g, '# player 3')],
    ['after the stamp of another match', (text: string) => text.replace('# player', '# match other 1 2\n# player')],
    ['before the last move', (text: string) => `${text}add 5\n`],
    [
      'of a clock that the match doesn’t have',
      (text: string) => text.replace(/# player.*\n/g, '# player 1 ran out of time: lost\n'),
    ],
  ])('%s is imported without notes', async (_what, change) => {
    const { record } = await played()
    const tab = new Browser().openTab()
    const preview = await tab.library.read(change(record))
    expect(preview.lost).toEqual([])
    expect(preview.found[0]?.entries.map(({ what }) => what.type)).not.toContain('note')
  })
})
