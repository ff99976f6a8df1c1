import { DECK } from '../../src/engine/cards.ts'
import { markLeft, setPairing, addMatch } from '../../src/book/evening/changes.ts'
import { POINT_SYSTEMS } from '../../src/book/evening/evening.ts'
import type { GameName } from '../names.ts'
import { packRecord } from '../../src/book/transfer/link.ts'
import { bookText, settled, valueOf } from './results.ts'
import type { Tab } from './table.ts'
import { Browser } from './world.ts'

type Chance = () => number

export const pick = <T>(next: Chance, from: readonly T[]): T | undefined => from[Math.floor(next() * from.length)]

/** The start of each game with all cards known, so that some action is always legal. */
export const HEADS: Readonly<Record<GameName, string>> = {
  wetice: 'game wetice\nphase swap\ndeal\n........\n........\nHHSDCCDS\nDDCDCDSH\nDDSHHDSS\nDSDCDHHS\nplay',
  wellsix: 'game wellsix\nplay',
  tennis: 'game tennis\ntarget 1\nghosting on\nplay',
  grafa: `game grafa\ndeck ${DECK.join(' ')}\nplay`,
}

const PEOPLE: Readonly<Record<GameName, readonly string[]>> = {
  wetice: ['Ann', 'Bo'],
  wellsix: ['Zoë', '李'],
  tennis: ['Ann', 'Bo', 'Cat', 'Dee'],
  grafa: ['علي', 'Bo'],
}

/** Makes random operations at a table, and stores them. */
async function evening({ match }: Pick<Tab, 'match'>, next: Chance, length: number): Promise<void> {
  for (let i = 0; i < length; i++) {
    const { replay, timeline } = match
    const actions = replay?.game.legal(match.position) ?? []
    const action = pick(next, actions)
    const text = action === undefined ? 'pass' : (replay?.game.makeAction(action) ?? '')
    const chance = next()
    if (chance < 0.1) await match.undo()
    else if (chance < 0.15) await match.redo()
    else if (chance < 0.2) await match.amend(Math.floor(next() * timeline.line.length), 1, [text])
    else if (chance < 0.25) await match.play(`stands ${text}`)
    else if (chance < 0.28) await match.note({ type: 'help', seat: 1 })
    else if (chance < 0.3)
      await match.note({ type: 'declined', seat: 2, what: 'undo', about: text, word: 'No, I saw it' })
    else if (chance < 0.32) await match.note({ type: 'protest', seat: 1, word: 'Not so' })
    else await match.play(text)
  }
}

/** Files in the app's format, with invented matches and evenings. */
export interface Corpus {
  readonly backups: readonly string[]
  readonly records: readonly string[]
  readonly links: readonly string[]
}

export async function makeCorpus(games: readonly GameName[], next: Chance, rounds = 2): Promise<Corpus> {
  const backups: string[] = []
  const records: string[] = []
  const links: string[] = []
  for (let round = 0; round < rounds; round++) {
    const all = new Browser().openTab()
    for (const game of games) {
      const names = PEOPLE[game].slice(0, game === 'grafa' ? 1 : undefined)
      const kind = next() < 0.3 ? { help: 'off' as const } : next() < 0.3 ? { app: [null, 'easy' as const] } : {}
      const { id } = valueOf(await all.library.create(HEADS[game], kind))
      valueOf(await all.match.open(id))
      await evening(all, next, 6 + round * 14)
      await all.match.close()
      await settled()
      if (next() < 0.5) await all.library.rename(id, names)
      if (next() < 0.3) await all.library.branch(id, { plays: 3 })
      if (next() < 0.2) await all.library.remove(id)
      const record = valueOf(await all.library.recordText(id))
      records.push(record)
      const packed = await packRecord(record)
      if (packed.ok) links.push(packed.value)
    }
    const names = [...new Set(Object.values(PEOPLE).flat())]
    const friday = valueOf(
      await all.evenings.create({
        name: 'Friday',
        games: [
          { name: 'wellsix', seats: 2 },
          { name: 'tennis', seats: 4 },
        ],
        everyone: round > 0,
        points: POINT_SYSTEMS.chess,
        ties: ['direct', 'difference', 'lot'],
        names,
      }),
    )
    await all.library.refresh()
    for (const { id, players } of all.library.list) {
      if ([2, 4].includes(players.length)) await all.evenings.change(friday, addMatch(id, players))
    }
    await all.evenings.change(
      friday,
      setPairing(null, { guests: [1, 2], told: [{ winner: 0, scores: [3, 3], at: 9_000 }] }),
    )
    await all.evenings.change(friday, markLeft(3))
    backups.push(await bookText(all))
  }
  records.push(records.join('\n'))
  return { backups, records, links }
}
