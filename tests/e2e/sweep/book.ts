import { DECK } from '../../../src/engine/cards.ts'
import { loadGame } from '../../../src/engine/game.ts'
import { readLine } from '../../../src/engine/text.ts'
import { GAMES } from '../../../src/games/index.ts'
import { numbers } from '../../bench/measure.ts'
import { shuffledRows } from '../../bench/wetice.ts'
import { WELLSIX, WETICE } from '../places.ts'
import { crowdedMatches } from './crowded.ts'

const LONG = 'Wilhelmina Featherstone'
const ODD = 'Bartholomäus Hohenlohe'
const TWO = `${LONG}, ${ODD}`
const FOUR = `${TWO}, Cunégonde, Maximiliane Sophie`
export const players: readonly string[] = FOUR.split(', ')
const [FIRST, SECOND] = [1_790_000_000_000, 1_790_000_100_000]

interface Kept {
  readonly head: string
  readonly actions: readonly string[]
  /** Members of the match's head that its record doesn't contain. */
  readonly more?: Readonly<Record<string, unknown>>
}

/** Each run returns the same actions. */
async function played(head: string, most = 400): Promise<readonly string[]> {
  const lines = head.split('\n').slice(0, -1)
  const game = await loadGame(GAMES, lines[0]?.split(' ')[1] ?? '')
  const setup = game?.parseSetup(lines.slice(1).map((line, i) => readLine(line, i + 2)))
  const start = game && setup?.ok ? game.start(setup.value) : null
  if (!game || !start?.ok) throw new Error(`no set-up: ${head}`)
  const random = numbers(11)
  const actions: string[] = []
  for (let position = start.value; actions.length < most && !game.status(position).over;) {
    const legal = game.legal(position)
    const action = legal[Math.floor(random() * legal.length)]
    if (action === undefined) break
    const ruling = game.play(position, action)
    if (!ruling.accepted) break
    actions.push(game.makeAction(action))
    position = ruling.position
  }
  return actions
}

const low = (...rows: readonly string[]): string =>
  [...Array.from({ length: 6 - rows.length }, () => '........'), ...rows].join('\n')
const wetice = (rows: string, ...keys: readonly string[]): string =>
  ['game wetice', `players ${TWO}`, ...keys, 'deal', rows, 'play'].join('\n')
const named = (head: string, players: string): string => head.replace(/players .*/, `players ${players}`)

const FULL = wetice(shuffledRows('8x6', numbers(3)).join('\n'), 'phase swap')
const TALL = FULL.replace('deal', 'layout 6x8\ndeal').replace(
  /deal\n[^]*\nplay/,
  `deal\n${shuffledRows('6x8', numbers(4)).join('\n')}\nplay`,
)
const GIVE = wetice(low('SSD.....', 'HHDHC...'), 'phase swap', 'piles S3 D3 / C3')
const SOLO = wetice(shuffledRows('8x6', numbers(3)).join('\n'), 'mode solo-plus', 'phase swap').replace(TWO, LONG)
const MAIN = named(WELLSIX, TWO)
const OPENING = ['game wellsix', `players ${TWO}`, 'games 2', 'play'].join('\n')
const TENNIS = ['game tennis', `players ${FOUR}`, 'target 2', 'ghosting on', 'play'].join('\n')
const shuffled = DECK.map((_, i) => DECK[(i * 17) % 52] ?? 'AS')
const GRAFA = ['game grafa', `players ${LONG}`, `deck ${shuffled.join(' ')}`, 'play'].join('\n')
const OWN = ['game grafa', `players ${LONG}`, 'hand AH 6S 4C 3H 2S', 'deck 4H', 'play'].join('\n')
const CLOCK = { clock: { type: 'player', seconds: 900, increment: 5, up: 'decided' } }

async function matches(): Promise<Readonly<Record<string, Kept>>> {
  const wellsix = await played(OPENING, 90)
  const hand = await played(TENNIS, 60)
  return {
    'wetice-fresh': { head: named(WETICE, TWO), actions: [] },
    'wetice-full': { head: FULL, actions: [] },
    'wetice-tall': { head: TALL, actions: [] },
    'wetice-give': { head: GIVE, actions: [] },
    'wetice-given': { head: GIVE, actions: ['swap c1 d1'] },
    'wetice-solo': { head: SOLO, actions: await played(SOLO, 4) },
    'wetice-alone': { head: named(SOLO, 'Zdzisława'), actions: await played(SOLO) },
    'wetice-clock': { head: FULL, actions: [], more: CLOCK },
    'wetice-app': { head: FULL, actions: [], more: { app: [null, 'easy'] } },
    'wetice-long': { head: FULL, actions: await played(FULL, 9) },
    'wetice-end': { head: FULL, actions: [...(await played(FULL, 12)), 'pass', 'pass'] },
    'wellsix-opening': { head: OPENING, actions: wellsix.slice(0, 3) },
    'wellsix-fresh': { head: OPENING, actions: [] },
    'wellsix-main': { head: MAIN, actions: [] },
    // A finished match has no menu, so the last action is left out.
    'wellsix-long': { head: OPENING, actions: wellsix.slice(0, -1) },
    'wellsix-clock': { head: MAIN, actions: [], more: CLOCK },
    'wellsix-app': { head: MAIN, actions: [], more: { app: [null, 'easy'] } },
    'wellsix-score': { head: OPENING, actions: [], more: { scoreOnly: true } },
    'wellsix-end': { head: OPENING, actions: ['result 30 4', 'next', 'result 7 12'] },
    'tennis-fresh': { head: TENNIS, actions: [] },
    'tennis-mid': { head: TENNIS, actions: hand.slice(0, 21) },
    'tennis-hand': { head: TENNIS, actions: hand.slice(0, hand.indexOf('next') < 0 ? 52 : hand.indexOf('next')) },
    'tennis-clock': { head: TENNIS, actions: hand.slice(0, 5), more: CLOCK },
    'tennis-score': {
      head: TENNIS.replace('target 2', 'target 3'),
      actions: ['hand fish', 'next', 'hand ghost'],
      more: { scoreOnly: true },
    },
    'tennis-app': { head: TENNIS, actions: [], more: { app: [null, 'easy', null, null] } },
    'tennis-enter': { head: TENNIS, actions: [], more: { app: [null, 'easy', null, null] } },
    'tennis-end': { head: TENNIS.replace('target 2', 'target 3'), actions: ['hand fish', 'next', 'hand cormorant', 'next', 'hand fish', 'next', 'hand angler'] }, // oxfmt-ignore
    'grafa-fresh': { head: GRAFA, actions: [] },
    'grafa-own': { head: OWN, actions: [] },
    'grafa-reveal': { head: OWN, actions: ['pair 6S'] },
    'grafa-mid': { head: GRAFA, actions: await played(GRAFA, 6) },
    'grafa-alone': { head: named(GRAFA, 'Zdzisława'), actions: await played(GRAFA) },
    'grafa-end': { head: GRAFA, actions: await played(GRAFA) },
    ...crowdedMatches(TWO, CLOCK),
  }
}

const evening = (id: string): unknown => ({
  format: 2,
  id,
  name: 'The long weekend in the cabin above the lake',
  created: FIRST,
  touched: SECOND,
  games: [
    { name: 'wellsix', seats: 2 },
    { name: 'tennis', seats: 4 },
  ],
  everyone: true,
  points: { win: 2, draw: 1, loss: 0 },
  ties: ['direct', 'difference', 'lot'],
  guests: [LONG, ODD, 'Cunégonde', 'Maximiliane Sophie', 'Eve'].map(name => ({ name })),
  pairings: [
    { guests: [1, 2], match: 'wellsix-end' },
    {
      guests: [3, 4],
      told: [
        { winner: 1, scores: [21, 15], at: FIRST },
        { winner: 2, at: SECOND },
      ],
    },
    {
      guests: [1, 5],
      told: [
        { winner: 0, at: FIRST },
        { winner: 1, at: SECOND, instead: [FIRST] },
      ],
    },
    { guests: [1, 2, 3, 4], told: [{ winner: 2, scores: [1, 5, 0, 2], at: SECOND }] },
  ],
})

function rowsOf(match: string, { head, actions, more = {} }: Kept, created = FIRST): readonly unknown[] {
  const [, game] = /^game (\w+)/.exec(head) ?? []
  const names = (/\nplayers (.*)/.exec(head)?.[1] ?? '').split(', ')
  const format = 'clock' in more ? 4 : 'app' in more ? 3 : 2
  const entries = actions.map((action, number) => ({
    entry: { format: 1, match, number, id: `${match}-${number}`, at: FIRST + number, what: { type: 'play', action } },
  }))
  return [{ match: { format, id: match, game, head, players: names, created, ...more } }, ...entries]
}

const fileOf = (rows: readonly unknown[]): string =>
  `{"format":"tableside-book","version":1,"exported":${SECOND},"rows":[\n${rows.map(row => JSON.stringify(row)).join(',\n')}\n]}\n`

/** The file of a book with all these matches and an evening. */
export async function bookFile(): Promise<string> {
  const kept = Object.entries(await matches())
  const rows = kept.flatMap(([match, each], i) => rowsOf(match, each, FIRST + i))
  return fileOf([...rows, { evening: evening('running') }])
}

async function kept(match: string): Promise<Kept> {
  const found = (await matches())[match]
  if (!found) throw new Error(`no match: ${match}`)
  return found
}

/** The file of a match as another device hands it over. With another `id` it is a separate match. */
export const matchFile = async (match: string, id = match): Promise<string> => fileOf(rowsOf(id, await kept(match)))

/** The file of an evening as another device hands it over. */
export const eveningFile = (id: string): string => fileOf([{ evening: evening(id) }])

export async function recordOf(match: string): Promise<string> {
  const { head, actions } = await kept(match)
  return [head, ...actions, ''].join('\n')
}
