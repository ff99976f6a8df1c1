import { flushPromises } from '@vue/test-utils'
import { describe, expect, it } from 'vitest'
import { grafaTable } from '../../src/games/grafa/table/index.ts'
import { tennisTable } from '../../src/games/tennis/table/index.ts'
import { wellsixTable } from '../../src/games/wellsix/table/index.ts'
import { weticeTable } from '../../src/games/wetice/table/index.ts'
import { mountTable } from './mount.ts'
import { puppet } from './opponent.ts'

const ROWS = ['........', '........', '........', '........', 'SSS.....', 'HHDHC...']
const WETICE = ['game wetice', 'players Ann, Bob', 'phase swap', 'deal', ...ROWS, 'play'].join('\n')
const ALONE = ['game wetice', 'mode solo', 'phase swap', 'deal', ...ROWS, 'play'].join('\n')
const MAIN = ['game wellsix', 'players Ann, Bob', 'phase main', 'turn 1', 'moves 2', 'deal']
const WELLSIX = [...MAIN, '0,0 7H', '1,0 9S', '2,0 QS', '3,0 JC', 'play'].join('\n')
const GRAFA = 'game grafa\nplayers Ann\nhand AH 6S 4C 3H 2S\ndeck 4H\nplay'
const TENNIS = 'game tennis\nplayers Ann, Bob, Cy, Di\nplay'
const PLAYED = 'We played it'

type Opened = Awaited<ReturnType<typeof mountTable>>

const actions = ({ match }: Opened): string[] => match.timeline.line.map(({ action }) => action)
const agrees = ({ wrapper }: Opened) => wrapper.findAll('.players [aria-pressed]')

/** Opens a table, and taps a swap that the referee refuses. */
async function refused(head = WETICE): Promise<Opened> {
  const table = await mountTable(weticeTable, head)
  await table.tap('b1')
  await table.tap('e1')
  return table
}

describe('a refused move that was played', () => {
  it('counts if all players let it stand, and the match continues from there', async () => {
    const table = await refused()
    await table.press(PLAYED)
    expect(table.wrapper.findAll('dialog[open] .row-key').map(key => key.text())).toEqual([
      'Undo itThe move doesn’t count. Put the cards back: Swap the heart at e1 and the club at b1.',
      'Correct the layoutLeave the cards where they are, and correct the layout here.',
      'Let it standLeave the cards where they are. The move is marked as illegal. Then: Put the three spades at a2, b2 and c2 on Ann’s pile.',
    ])
    await table.press('Let it stand')
    expect(table.wrapper.get('.moves').text()).toBe(
      'The heart at b1 and the club at e1 were swapped. The swap is illegal: it makes no match. The players let the swap stand.',
    )
    await table.press('Ann agrees')
    expect(actions(table)).toEqual([])
    await table.press('Bob agrees')
    expect(actions(table)).toEqual(['stands swap b1 e1'])
    expect(table.says()).toBe('Put the three spades at a2, b2 and c2 on Ann’s pile.')
    await table.press('Removed')
    expect([table.says(), table.adds()]).toEqual(['Ann scored 3 cards.', 'Bob: tap two cards to swap, or pass.'])
  })

  it('is marked in the log', async () => {
    const table = await mountTable(weticeTable, WETICE, ['stands swap b1 e1', 'pass'])
    const lines = table.wrapper.findAll('.log ol .line').map(line => line.text())
    expect(lines.map(line => line.includes('illegal, let stand'))).toEqual([false, true])
    await table.click('.log li:last-child .line')
    expect(table.wrapper.findAll('.log .open li').map(step => step.text())).toEqual([
      'The swap is illegal: it makes no match. The players let the swap stand.',
      'Put the three spades on Ann’s pile.',
    ])
  })

  it('is mentioned with the result, and “Share” links to the page of the result', async () => {
    const table = await mountTable(weticeTable, WETICE, ['stands swap b1 e1', 'pass', 'pass'])
    expect([table.says(), table.adds()]).toEqual(['Ann won, 3 to 0.', 'The players let one illegal move stand.'])
    await table.press('Share')
    expect(table.wrapper.get('dialog[open] .row-key').attributes('href')).toBe(`#/result/${table.match.head?.id}`)
  })

  it('needs only the consent of the single player in solitaire', async () => {
    const table = await refused(ALONE)
    await table.press(PLAYED)
    await table.press('Let it stand')
    expect(agrees(table)).toHaveLength(1)
    await table.click('.players [aria-pressed]')
    expect(actions(table)).toEqual(['stands swap b1 e1'])
  })

  it('doesn’t count if one player declines, and the refusal of consent is noted', async () => {
    const table = await refused()
    await table.press(PLAYED)
    await table.press('Let it stand')
    await table.press('Ann agrees')
    await table.click('[aria-label="No, Bob doesn’t agree"]')
    await table.wrapper.get('.word input').setValue(' I did not see it. ')
    await table.press('Add to the log')
    await table.wrapper.get('.word').trigger('submit')
    expect([actions(table), agrees(table)]).toEqual([[], []])
    expect(table.match.timeline.notes.map(({ note }) => note)).toEqual([
      { type: 'declined', seat: 2, what: 'stands', about: 'stands swap b1 e1', word: 'I did not see it.' },
    ])
  })

  it('can be undone, or replaced by a correction of the layout', async () => {
    const table = await refused()
    await table.press(PLAYED)
    await table.press('Undo it')
    expect([table.hasKey(PLAYED), actions(table)]).toEqual([false, []])
    await table.tap('b1')
    await table.tap('e1')
    await table.press(PLAYED)
    await table.press('Correct the layout')
    expect(table.says()).toBe('Tap each square that is different on your table, then choose what is there.')
  })

  it('can’t be reported as played if it is impossible', async () => {
    const table = await mountTable(weticeTable, WETICE)
    await table.tap('b1')
    await table.tap('h6')
    expect([table.says(), table.hasKey(PLAYED)]).toEqual(['There is no card at h6.', false])
  })

  it('counts in Wellsix if both players let it stand', async () => {
    const table = await mountTable(wellsixTable, WELLSIX)
    await table.tap('0,0')
    await table.tap('1,0')
    await table.press(PLAYED)
    await table.press('Let it stand')
    await table.press('Ann agrees')
    await table.press('Bob agrees')
    expect(actions(table)).toEqual(['stands capture 0,0 1,0'])
  })

  it('can be reported in Grafa after a single tap on a card, and counts if the player lets it stand', async () => {
    const table = await mountTable(grafaTable, GRAFA)
    await table.click('[data-card="2S"]')
    expect(table.hasKey(PLAYED)).toBe(true)
    await table.press(PLAYED)
    await table.press('Let it stand')
    await table.click('.players [aria-pressed]')
    expect(actions(table)).toEqual(['stands pair 2S'])
  })

  it('is reversed with the real cards in Grafa if the player declines', async () => {
    const table = await mountTable(grafaTable, GRAFA.replace('2S', '2D').replace('4H', '4S'))
    await table.click('[data-card="2D"]')
    await table.press(PLAYED)
    await table.press('Let it stand')
    await table.click('.players .button-quiet')
    await table.press('Add to the log')
    expect(table.says()).toBe(
      'Take the 2 of diamonds into your hand. Put the 4 of spades from the pair face up on the deck.',
    )
  })

  it('counts in A Lifelike Tennis if all four players let it stand', async () => {
    const table = await mountTable(tennisTable, TENNIS)
    await table.wrapper.get('.move-input input, input').setValue('ghost')
    await table.wrapper.get('form').trigger('submit')
    await table.press(PLAYED)
    await table.press('Let it stand')
    for (const name of ['Ann', 'Bob', 'Cy']) await table.press(`${name} agrees`)
    expect(actions(table)).toEqual([])
    await table.press('Di agrees')
    expect(actions(table)).toEqual(['stands ghost'])
  })

  it('is mentioned at the end of the match, also if players sit on opposite sides', async () => {
    const head = TENNIS.replace(/play$/, 'target 1\nplay')
    const table = await mountTable(tennisTable, head, ['stands ghost', 'hand angler'])
    expect(table.says()).toBe('Bob won, 1 to 0.')
    await table.settings.set('facing', 'opposite')
    expect(table.wrapper.get('.end').text()).toContain('The players let one illegal move stand.')
  })
})

describe('a report that it was another player’s turn', () => {
  it('can be made from the menu, and counts if all players consent', async () => {
    const table = await mountTable(weticeTable, WETICE)
    await table.click('[aria-label="Menu"]')
    await table.press('Report illegal move')
    expect(table.hasKey('It was Ann’s turn')).toBe(false)
    await table.press('It was Bob’s turn')
    await table.press('Ann agrees')
    await table.press('Bob agrees')
    expect([actions(table), table.adds()]).toEqual([['stands turn 2'], 'Bob: tap two cards to swap, or pass.'])
  })

  it('is offered if a refused move would be legal for the other player, and the move is then judged as that player’s', async () => {
    const table = await mountTable(wellsixTable, WELLSIX)
    await table.tap('2,0')
    await table.tap('3,0')
    await table.press('It was Bob’s turn')
    await table.press('Ann agrees')
    await table.press('Bob agrees')
    expect(actions(table)).toEqual(['stands turn 2'])
    expect(table.hasKey('Confirm')).toBe(true)
  })
})

describe('the question whether all players consent', () => {
  async function asking() {
    const table = await mountTable(wellsixTable, 'game wellsix\nplayers Ann, Bob\nplay', ['result 30 4'])
    await table.settings.set('bothAgree', true)
    return table
  }

  it('waits until each player agrees, and a second tap withdraws an agreement', async () => {
    const table = await asking()
    const undone = table.match.undo()
    await flushPromises()
    expect(agrees(table).map(key => key.text())).toEqual(['Ann agrees', 'Bob agrees'])
    await table.press('Ann agrees')
    await table.press('Ann agrees')
    await table.press('Bob agrees')
    expect([actions(table).length, agrees(table).map(key => key.attributes('aria-pressed'))]).toEqual([
      1,
      ['false', 'true'],
    ])
    await table.press('Ann agrees')
    expect(await undone).toEqual({ type: 'done' })
    expect([actions(table), agrees(table)]).toEqual([[], []])
  })

  it('is cancelled if it is closed, or if the page is left', async () => {
    const table = await asking()
    const undone = table.match.undo()
    await flushPromises()
    await table.click('dialog[open] [aria-label="Close"]')
    expect(await undone).toEqual({ type: 'cancelled' })
    const again = table.match.undo()
    await flushPromises()
    table.wrapper.unmount()
    expect([await again, actions(table).length, table.match.permit]).toEqual([{ type: 'cancelled' }, 1, null])
  })

  it('is skipped if its setting is off', async () => {
    const table = await asking()
    await table.settings.set('bothAgree', false)
    expect(await table.match.undo()).toEqual({ type: 'done' })
  })

  it('is skipped in solitaire', async () => {
    const table = await mountTable(weticeTable, ALONE)
    await table.settings.set('bothAgree', true)
    expect(await table.match.play('correct b1 D')).toMatchObject({ type: 'accepted' })
  })
})

describe('in a match with the app as a player', () => {
  const APP = { app: [null, 'easy'] } as const

  it('only people are asked, since the app always agrees', async () => {
    const table = await mountTable(weticeTable, WETICE, [], APP, puppet().client)
    await table.tap('b1')
    await table.tap('e1')
    await table.press(PLAYED)
    await table.press('Let it stand')
    expect(agrees(table)).toHaveLength(1)
    await table.press('Ann agrees')
    expect(actions(table)).toEqual(['stands swap b1 e1'])
  })

  it('a single person can undo a finished turn without a question', async () => {
    const table = await mountTable(weticeTable, WETICE, ['pass'], APP, puppet().client)
    table.settings.bothAgree = true
    await table.click('[aria-label="Undo"]')
    expect(actions(table)).toEqual([])
  })

  it('the app agrees to end a game in which no more captures are possible', async () => {
    const ranks = [...'A23456789TJQK']
    const seized = `seized ${ranks.flatMap(rank => [`${rank}S`, `${rank}C`]).join(' ')} / -`
    const certain = [...MAIN, '0,0 7H', 'play'].toSpliced(2, 0, seized).join('\n')
    const table = await mountTable(wellsixTable, certain, [], APP, puppet().client)
    await table.press('Agree to end')
    expect(actions(table)).toEqual(['agree'])
  })
})
