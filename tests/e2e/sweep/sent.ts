import type { Page } from '@playwright/test'
import { resultText, type TableResult } from '../../../src/book/evening/result.ts'
import { packRecord } from '../../../src/book/transfer/link.ts'
import { handoutJson, type Handout } from '../../../src/pages/handout/handout.ts'
import { expect } from '../app.ts'
import { press, tap } from '../finger.ts'
import { turnTo } from '../places.ts'
import { eveningFile, matchFile, players, recordOf } from './book.ts'
import type { State } from './states.ts'

const state = (name: string, route: string, ...steps: readonly string[]): State => ({ name, route, steps })

const RESULT: TableResult = {
  match: 'f'.repeat(32),
  game: 'wellsix',
  players: players.slice(0, 2),
  winner: 1,
  scores: [37, 19],
  at: 1_790_000_000_000,
  signed: [
    { type: 'confirmed', seat: 1 },
    { type: 'protest', seat: 2, word: 'The seventh card was two squares farther to the left' },
  ],
}

const HANDOUT: Handout = {
  title: 'The long weekend in the cabin above the lake',
  date: '21 September 2026 at 14:13',
  headline: `${players[1]} wins`,
  warning: 'The players let two illegal moves stand',
  names: players,
  parts: [
    {
      type: 'table',
      columns: ['Hand', ...players],
      rows: [1, 2, 3].map(hand => [String(hand), '12', '+3', '−10', '102']),
      total: ['Total', '36', '+9', '−30', '306'],
    },
    {
      type: 'lines',
      title: 'Illegal moves that the players let stand',
      lines: ['Move 7: The pass is illegal: a legal move is left.'],
      irregular: true,
    },
    { type: 'lines', title: 'Confirmed by', lines: players.map(name => `${name} has confirmed it`) },
    { type: 'curve', title: 'Score', lines: [{ name: players[0] ?? '', seat: 1, values: [0, 3, 2, 9, 12] }] },
    {
      type: 'cards',
      title: 'The layout at the end',
      rows: [Array.from({ length: 13 }, () => ({ suit: 'S', rank: 'T' }))],
    },
  ],
}

async function packed(page: 'match' | 'take', text: string): Promise<string> {
  const link = await packRecord(text)
  if (!link.ok) throw new Error(`${page}: ${link.error}`)
  return `/${page}/${link.value}`
}

async function linked(): Promise<readonly State[]> {
  return [
    state('/take a match', await packed('take', await matchFile('wetice-long'))),
    state('/take a new match', await packed('take', await matchFile('wellsix-main', 'c'.repeat(32)))),
    state('/take an evening', await packed('take', eveningFile('running'))),
    state('/take a new evening', await packed('take', eveningFile('another'))),
    state('/take a result', await packed('take', resultText(RESULT))),
    state('/take a page', await packed('take', handoutJson(HANDOUT))),
    state('/take/none', '/take/none'),
    state('/match of WetIce', await packed('match', await recordOf('wetice-long'))),
    state('/match of A Lifelike Tennis', await packed('match', await recordOf('tennis-mid'))),
    state('/match/none', '/match/none'),
    state('/follow/none', '/follow/none'),
    state('/watch/none', '/watch/none'),
    state('/no/such/page', '/no/such/page'),
  ]
}

async function followed(page: Page): Promise<readonly State[]> {
  await turnTo(page, '/table/wetice-full')
  await press(page, 'Menu')
  await press(page, /^Let others watch/)
  await tap(page.getByRole('dialog').getByRole('button', { name: 'Let others watch' }))
  await expect(page.getByText('Every move appears there.')).toBeVisible()
  await page.getByRole('radio', { name: 'Watch and propose' }).check()
  const link = await page.evaluate(
    () =>
      new Promise<string>(told => {
        navigator.clipboard.writeText = async text => told(text)
        const keys = [...document.querySelectorAll<HTMLElement>('dialog[open] button')]
        keys.find(key => key.textContent?.trim() === 'Copy the link')?.click()
      }),
  )
  const [, route = ''] = link.split('#')
  const room = route.split('/')[2] ?? ''
  return [
    state('/table of a room › Menu › Let others watch', '/table/wetice-full', 'Menu', 'Let others watch'),
    state('/follow a room', route),
    state('/follow a room › Where do you sit?', route, 'Where do you sit?'),
    state('/follow a room, seated', `${route}?seat=1`),
    state('/follow a room, seated › a move', `${route}?seat=1`, '[data-cell="a1"]', '[data-cell="b1"]'),
    state('/watch a room', `/watch/${room}`),
  ]
}

async function miss(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const missed = (task: string) => [{ task, step: 0, due: 0 }]
    const database = await new Promise<IDBDatabase>(open => {
      const asked = indexedDB.open('tableside')
      asked.addEventListener('success', () => open(asked.result))
    })
    const writing = database.transaction('progress', 'readwrite')
    for (const [name, task] of [
      ['wetice/runs', 'row'],
      ['tennis/seats', 'dealer'],
    ] as const)
      writing
        .objectStore('progress')
        .put({ key: `lesson ${name}`, kind: 'lesson', name, solved: [], missed: missed(task) })
    await new Promise(done => writing.addEventListener('complete', done))
    database.close()
  })
}

/** Returns the states with received content. The page's book must be filled. */
export async function sentStates(page: Page): Promise<readonly State[]> {
  const rooms = await followed(page)
  await miss(page)
  return [
    ...(await linked()),
    ...rooms,
    state('/learn with something to review', '/learn'),
    state('/learn/review', '/learn/review'),
    state('/person of a solitaire', '/person/Zdzisława'),
  ]
}
