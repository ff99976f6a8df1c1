import { describe, expect, it } from 'vitest'
import { loadGame, loadGamesNamedIn } from '../../src/engine/game.ts'
import { adjudicate, createReferee, type Answer } from '../../src/engine/record.ts'
import { tennis } from '../../src/engine/tennis/index.ts'
import { GAMES } from '../../src/games/index.ts'
import { RULES } from '../rules.ts'

/** A short text for an answer. For an error it has the number of the record, the game, the code and the subject. */
function told(answer: Answer): string {
  switch (answer.type) {
    case 'head':
      return `${answer.line} record ${answer.record}: ${answer.game.name}`
    case 'legal':
      return `${answer.line} legal ${answer.actions.join(', ')}`
    case 'ruling':
      return `${answer.line} ${answer.action} ${answer.ruling.accepted ? 'yes' : answer.ruling.refusal.code}`
    case 'problem': {
      const { code, about } = answer.problem
      return `${answer.line} record ${answer.record} ${answer.game?.name ?? '-'}: ${[code, ...about].join(' ')}`
    }
  }
}

const said = (...lines: readonly string[]): string[] => adjudicate(lines.join('\n'), RULES).map(told)

describe('a record', () => {
  it('has a head and lines of play, and may have comments and blank lines between them', () => {
    expect(said('# mine', '', 'GAME Tennis', 'dealer 2', '', 'Play', 'play k # king', '', 'next', 'legal # ?')).toEqual(
      [
        '3 record 1: tennis',
        '7 play K yes',
        '9 next wrong-phase',
        `10 legal ${['2', '3', '4', '5', '6', '7', '8', '9', 'A', 'J', 'K', 'Q', 'T'].map(rank => `play ${rank}`).join(', ')}`,
      ],
    )
  })

  it('may have a key with a block of rows in its head', () => {
    const rows = Array.from({ length: 5 }, () => '........')
    expect(said('game wetice', 'phase swap', 'deal', ...rows, 'SHDC....', 'play')).toEqual(['1 record 1: wetice'])
  })

  it('may have a byte order mark and CRLF line endings', () => {
    expect(adjudicate('\uFEFFgame tennis\r\nplay\r\nplay K', RULES).map(told)).toEqual([
      '1 record 1: tennis',
      '3 play K yes',
    ])
    expect(said('game tennis', '\uFEFFplay K', 'play')).not.toContain('2 play K yes')
    expect(said(`\uFEFF${'game tennis'.padEnd(10_000)}`, 'play')).toEqual(said('game tennis', 'play'))
  })

  it('applies each action to the position after the last accepted action', () => {
    const answers = adjudicate('game tennis\nplay\nplay K\nplay K', RULES)
    const [head, first, second] = answers
    expect(head?.type === 'head' && first?.type === 'ruling' && first.before === head.position).toBe(true)
    expect(first?.type === 'ruling' && first.ruling.accepted && second?.type === 'ruling' && second.before).toBe(
      first?.type === 'ruling' && first.ruling.accepted && first.ruling.position,
    )
  })
})

describe('reading a record', () => {
  it.each([
    ['a missing game', ['dealer 1', 'play'], ['1 record 0 -: no-game dealer']],
    ['an unknown game', ['game whist', 'play'], ['1 record 1 -: unknown-game whist']],
    ['extra words after the game', ['game tennis now', 'play'], ['1 record 1 -: unknown-game tennis now']],
    ['a game without a name', ['game', 'play'], ['1 record 1 -: unknown-game ']],
    ['an unknown key in the head', ['game tennis', 'deal 3', 'play'], ['2 record 1 tennis: unknown-key deal']],
    ['extra words after `play`', ['game tennis', 'play now'], ['1 record 1 tennis: no-play']],
    ['a missing deal', ['game wetice', 'play'], ['1 record 1 wetice: missing-key deal']],
    ['an invalid set-up', ['game tennis', 'dealer 1', 'target 0', 'play'], ['3 record 1 tennis: setup target']],
    ['a set-up that defaults make invalid', ['game tennis', 'dealer 9', 'play'], ['2 record 1 tennis: setup dealer']],
    [
      'extra words after `legal`',
      ['game tennis', 'play', 'legal now'],
      ['1 record 1: tennis', '3 record 1 tennis: word-count legal'],
    ],
    [
      'an invalid action',
      ['game tennis', 'play', 'play 1', 'play K'],
      ['1 record 1: tennis', '3 record 1 tennis: not-a-card play 1'],
    ],
    ['a head that is not UTF-8', ['game tennis', 'players \uFFFD', 'play'], ['2 record 1 tennis: not-utf8']],
    [
      'a set-up that the default of another key makes invalid',
      ['game wellsix', 'deal', '0,0 7H', '1,0 2S', 'play'],
      ['1 record 1 wellsix: setup turn'],
    ],
    ['a missing `play`', ['game tennis', 'dealer 1'], ['1 record 1 tennis: no-play']],
    [
      'a record that is cut short',
      ['game tennis', 'game tennis', 'play'],
      ['1 record 1 tennis: no-play', '2 record 2: tennis'],
    ],
  ])('reports %s', (_, lines, answers) => {
    expect(said(...lines)).toEqual(answers)
    // The next record is read after any error.
    expect(said(...lines, 'game tennis', 'play').at(-1)).toBe(`${lines.length + 1} record ${lines.filter(line => line.startsWith('game')).length + 1}: tennis`) // oxfmt-ignore
  })

  it('reports an error before the first record with number 0 and no game', () => {
    expect(adjudicate('\uFFFD', RULES)).toMatchObject([{ type: 'problem', record: 0, game: null }])
  })

  it('reports everything that is wrong with a set-up', () => {
    const [answer] = adjudicate('game tennis\ndealer 9\ntarget 0\nplay', RULES)
    expect(answer?.type === 'problem' && answer.setup.map(({ code }) => code)).toEqual(['bad-target', 'no-such-dealer'])
    const [other] = adjudicate('game tennis\ndeal 3', RULES)
    expect(other?.type === 'problem' && other.setup).toEqual([])
  })
})

describe('a referee', () => {
  it('knows only the games that are passed to it', () => {
    const none = createReferee([])
    expect([...none.read('game tennis'), ...none.end()].map(told)).toEqual(['1 record 1 -: unknown-game tennis'])
    const renamed = createReferee([{ ...tennis, name: 'court' }])
    expect([...renamed.read('game court'), ...renamed.read('play')].map(told)).toEqual(['1 record 1: court'])
    expect(renamed.read('game __proto__').map(told)).toEqual(['3 record 2 -: unknown-game __proto__'])
  })
})

describe('a list of games', () => {
  const TEXT = '\uFEFFgame tennis\r\nplayers wellsix\ngame\ngame whist\nGame Grafa # 2\n# game wetice'

  it('loads only the games that a text names', async () => {
    const fetched: string[] = []
    const fetch = (name: string) => ({
      engine: async () => {
        fetched.push(name)
        return { ...tennis, name }
      },
    })
    const list = { tennis: fetch('tennis'), wellsix: fetch('wellsix'), wetice: fetch('wetice'), grafa: fetch('grafa') }
    expect((await loadGamesNamedIn(list, TEXT)).map(game => game.name)).toEqual(['tennis', 'grafa'])
    expect(fetched).toEqual(['tennis', 'grafa'])
  })

  it('has no game for a name that is not in it', async () => {
    const names = ['', 'Tennis', 'whist', 'constructor', '__proto__', 'toString']
    expect(await Promise.all(names.map(name => loadGame(GAMES, name)))).toEqual(names.map(() => null))
    expect(await loadGame(GAMES, 'tennis')).toBe(tennis)
  })
})
