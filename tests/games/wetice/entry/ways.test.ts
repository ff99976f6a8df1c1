// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from 'vitest'
import { DEAL } from './deals.ts'
import { openEntry } from './screen.ts'

afterEach(() => {
  document.body.replaceChildren()
  vi.unstubAllGlobals()
})

describe('a deal in the app', () => {
  it('is complete, can be dealt again, and can be started', async () => {
    const screen = await openEntry()
    await screen.way('Deal in the app')
    const first = screen.wrapper.findAll('[data-cell]').map(cell => cell.attributes('aria-label')).join() // oxfmt-ignore
    expect(first).not.toContain('not entered yet')
    await screen.tap('Deal again')
    await screen.tap('Start')
    expect(screen.started()).toHaveLength(1)
  })

  it('is replaced when a real deal is entered, and restored by undo', async () => {
    const screen = await openEntry()
    await screen.way('Deal in the app')
    await screen.tap('Back')
    await screen.tap('Enter the deal')
    expect(screen.cell('a6').attributes('aria-label')).toContain('not entered yet')
    await screen.tap('Undo')
    expect(screen.cell('a6').attributes('aria-label')).not.toContain('not entered yet')
  })
})

const ROWS = ['S', 'H', 'D', '.', 'C', 'C', 'S', 'H']

describe('the aim of the game', () => {
  const said = ({ wrapper }: Awaited<ReturnType<typeof openEntry>>): unknown =>
    wrapper.emitted('about')?.at(-1)?.join(' ')

  it('depends on the chosen settings', async () => {
    const screen = await openEntry()
    expect(said(screen)).toMatch(/Line up three of a suit, and collect the most cards.*six rows of eight/)
    const choose = (label: string) => screen.wrapper.findAll('label').find(each => each.text() === label)?.get('input').setValue() // oxfmt-ignore
    await screen.openSettings()
    await choose('6 wide, 8 high')
    expect(said(screen)).toMatch(/collect the most cards.*eight rows of six/)
    await choose('Alone')
    expect(said(screen)).toMatch(/until the layout is clear.*eight rows of six/)
  })
})

describe('a game in progress', () => {
  async function taken() {
    const screen = await openEntry()
    await screen.way('Game in progress')
    await screen.type(ROWS.join(''))
    await screen.type('.......')
    return screen
  }

  it('is entered from the bottom up, and asks for the piles', async () => {
    const screen = await taken()
    expect(screen.word()).toBe('7 cards in the layout.')
    await screen.tap('The piles')
    await screen.tap('Start')
    expect(screen.word()).toBe('Spades, hearts, diamonds and clubs have no owner yet.')
    const owners = screen.wrapper.findAll<HTMLInputElement>('.owner input')
    for (const which of [0, 3, 5, 6]) await owners[which]?.setValue(true)
    await screen.wrapper.get('input[value="2"]').setValue(true)
    await screen.tap('Start')
    const [head = ''] = screen.started()[0] as string[]
    expect(head).toContain('phase swap\nturn 2\npiles S10 C10 / H10 D11\ndeal\n........\n')
    expect(head).toContain('SHD.CCSH\nplay')
  })

  it('accepts at most two suits in a pile', async () => {
    const screen = await taken()
    await screen.tap('The piles')
    const owners = screen.wrapper.findAll<HTMLInputElement>('.owner input')
    for (const which of [0, 2, 4, 7]) await owners[which]?.setValue(true)
    await screen.tap('Start')
    expect(screen.started()).toEqual([])
    expect(screen.word()).toBe('Player 1’s pile has more than two suits. Move one suit to the other pile.')
  })

  it('marks an unsupported card', async () => {
    const screen = await taken()
    await screen.cell('d4').trigger('click')
    await screen.type('S')
    expect(screen.word()).toContain('There is a gap below d4')
    expect(screen.cell('d4').attributes('aria-label')).toContain('marked')
    expect(screen.button('The piles').attributes('aria-disabled')).toBe('true')
  })

  it('has a pile of threes and a pile of fours in solitaire', async () => {
    const screen = await openEntry()
    await screen.wrapper.get('input[value="solo"]').setValue(true)
    await screen.way('Game in progress')
    await screen.type(ROWS.join(''))
    await screen.type('.......')
    await screen.tap('The piles')
    expect(screen.wrapper.text()).toContain('41 cards are removed.')
    await screen.wrapper.get('select').setValue('8')
    await screen.tap('Start')
    expect((screen.started()[0] as string[])[0]).toContain('piles three 33 / four 8')
  })
})

describe('a pasted text', () => {
  async function reading(text: string) {
    const screen = await openEntry()
    await screen.way('From a text')
    await screen.wrapper.get('textarea').setValue(text)
    return screen
  }
  const record = (...actions: string[]) =>
    ['game wetice', 'players Anna, Tom', 'deal', ...DEAL, 'play', ...actions].join('\n')

  it('of rows becomes the layout, and the game can be started', async () => {
    const screen = await reading(DEAL.join('\n').toLowerCase())
    expect(screen.word()).toBe('48 cards, 8 wide, 6 high.')
    await screen.tap('Use this layout')
    expect(screen.cell('b6').attributes('aria-label')).toBe('heart at b6')
    await screen.tap('Start')
    expect(screen.started()).toHaveLength(1)
  })

  it('that is not a layout stays in the field, and the line with the error is named with a remedy', async () => {
    const screen = await reading('SHDCSHDC\nSHXC')
    expect(screen.word()).toBe('Line 2: “X” is not a suit. Write S, H, D or C, or a dot for an empty square.')
    expect(screen.button('Use this layout').attributes('disabled')).toBeDefined()
    expect(screen.wrapper.get('textarea').element.value).toBe('SHDCSHDC\nSHXC')
  })

  it('of a record opens the whole game, with its moves', async () => {
    const screen = await reading(record('pass', 'pass'))
    expect(screen.word()).toBe('Anna and Tom, 2 moves.')
    await screen.tap('Open it with its 2 moves')
    const [head, actions] = screen.started()[0] as [string, string[]]
    expect(head).toContain('players Anna, Tom')
    expect(actions).toEqual(['pass', 'pass'])
  })

  it('of a record can be opened as its layout alone, without its moves', async () => {
    const screen = await reading(record('pass'))
    await screen.tap('Only its layout')
    expect(screen.cell('b6').attributes('aria-label')).toBe('heart at b6')
    await screen.tap('Start')
    expect(screen.started()[0]?.[1]).toEqual([])
  })

  it('of a record with an error is opened up to the error, with a message', async () => {
    const screen = await reading(record('pass', 'swap a1 a2 a3'))
    expect(screen.word()).toContain('Line 12:')
    await screen.tap('Open it as far as it goes')
    expect(screen.started()[0]?.[1]).toEqual(['pass'])
  })

  it('can come from a file', async () => {
    const screen = await openEntry()
    await screen.way('From a text')
    const input = screen.wrapper.get<HTMLInputElement>('input[type="file"]')
    Object.defineProperty(input.element, 'files', { value: [new File([record()], 'ours.record')] })
    await input.trigger('change')
    await vi.waitFor(() => expect(screen.word()).toBe('Anna and Tom, 0 moves.'), 60_000)
  })
})

describe('checking the entered cards', () => {
  it('reads the cards aloud on request, if a voice is installed on the device', async () => {
    const spoken: string[] = []
    const voices = [{ localService: false }]
    const synthesis = { getVoices: () => voices, speak: ({ text }: { text: string }) => spoken.push(text), cancel: () => undefined, addEventListener: () => undefined, removeEventListener: () => undefined } // oxfmt-ignore
    vi.stubGlobal('speechSynthesis', synthesis)
    vi.stubGlobal('SpeechSynthesisUtterance', class { lang = ''; text: string; constructor(text: string) { this.text = text } }) // oxfmt-ignore
    const look = async () => {
      const screen = await openEntry()
      await screen.tap('Enter the deal')
      await screen.type(DEAL.join(''))
      await screen.tap('Check the layout')
      return screen
    }
    const silent = await look()
    expect(() => silent.button('Read aloud')).toThrow('no button Read aloud')
    silent.wrapper.unmount()

    voices[0] = { localService: true }
    const screen = await look()
    expect(spoken).toEqual([])
    await screen.tap('Read aloud')
    await screen.tap('Next row')
    expect(spoken).toEqual([
      'Row 6: spade, heart, diamond, club, spade, heart, diamond, club.',
      'Row 5: diamond, club, spade, heart, diamond, club, spade, heart.',
    ])
  })
})

describe('a seat for the app', () => {
  it('shows the limits of its level, has a default name, and is stored', async () => {
    const first = await openEntry()
    await first.openSettings()
    await first.wrapper.get('input[type="radio"][value="easy"]').setValue()
    expect(first.wrapper.text()).toContain('not the chain that follows')
    const screen = await first.reload()
    await screen.way('Deal in the app')
    await screen.tap('Start')
    expect(screen.kind()).toEqual({ app: [null, 'easy'] })
    expect(String(screen.started()[0]?.[0])).toContain('players Player 1, Tableside\n')
  })

  it('is not offered in solitaire', async () => {
    const screen = await openEntry()
    await screen.openSettings()
    await screen.wrapper.get('input[type="radio"][value="strong"]').setValue()
    await screen.wrapper.get('input[type="radio"][value="solo"]').setValue()
    expect(screen.wrapper.find('input[type="radio"][value="strong"]').exists()).toBe(false)
    await screen.way('Deal in the app')
    await screen.tap('Start')
    expect(screen.kind()).toEqual({})
  })
})
