import { playedIn } from '../../src/book/evening/outcome.ts'
import { openFixtures } from '../../src/book/evening/plan.ts'
import { standingsOf } from '../../src/book/evening/standings.ts'
import { headText, startReplay, isValidName } from '../../src/book/journal/replay.ts'
import { packRecord, unpackRecord } from '../../src/book/transfer/link.ts'
import { now } from '../bench/measure.ts'
import { type Corpus, pick } from './corpus.ts'
import { mutatedBytes, mutatedRecord, mutatedRows, rowsIn, scratched } from './mutations.ts'
import { bookText, settled, valueOf } from './results.ts'
import { Browser } from './world.ts'
import { RULES } from '../rules.ts'

type Chance = () => number
export type Kind = 'backup' | 'bytes' | 'record' | 'link'
export const KINDS: readonly Kind[] = ['backup', 'bytes', 'record', 'link']

export interface Mutated {
  readonly kind: Kind
  readonly source: string | Blob
  /** The undamaged match, and the number of its entries. */
  readonly unharmed: { readonly id: string; readonly entries: number } | null
}

const UNHARMED = 'unharmed'
const HEAD = 'game tennis\nplayers Eve, Fay, Gil, Hal\ntarget 5\nplay'
const HANDS = ['hand fish', 'next', 'hand fish']

const UNHARMED_ROWS = [
  { match: { format: 1, id: UNHARMED, game: 'tennis', head: '', players: ['Eve', 'Fay', 'Gil', 'Hal'], created: 5 } },
  ...HANDS.map((action, number) => ({
    entry: { format: 1, match: UNHARMED, number, id: `e${number}`, at: 6, what: { type: 'play', action } },
  })),
]
const UNHARMED_RECORD = `# match ${UNHARMED} 5 6\n${HEAD}\n${HANDS.join('\n')}\n`

/** A head as the app writes it. */
function canonical(): string {
  const { game, setup } = valueOf(startReplay(HEAD, RULES))
  return headText(game, setup)
}

export async function mutatedFile({ backups, records, links }: Corpus, kind: Kind, next: Chance): Promise<Mutated> {
  const unharmed = { id: UNHARMED, entries: HANDS.length }
  switch (kind) {
    case 'backup': {
      const backup = pick(next, backups) ?? ''
      const good = UNHARMED_ROWS.map(row =>
        JSON.stringify(row).replace('"head":""', `"head":${JSON.stringify(canonical())}`),
      )
      const [matches, evenings] = [false, true].map(wanted =>
        rowsIn(backup).filter(row => row.startsWith('{"evening"') === wanted),
      )
      const bad = [...mutatedRows(matches ?? [], next), ...mutatedRows(evenings ?? [], next)]
      const rows = next() < 0.5 ? [...bad, ...good] : [...good, ...bad]
      const [first = ''] = backup.split('\n')
      return { kind, source: new Blob([`${first}\n${rows.join(',\n')}\n]}\n`]), unharmed }
    }
    case 'bytes': {
      const text = pick(next, next() < 0.5 ? backups : records) ?? ''
      const source = next() < 0.5 ? new Blob([mutatedBytes(text, next)]) : scratched(scratched(text, next), next)
      return { kind, source, unharmed: null }
    }
    case 'record': {
      const bad = mutatedRecord(pick(next, records) ?? '', next)
      return { kind, source: `${bad}\n${UNHARMED_RECORD}`, unharmed }
    }
    case 'link': {
      const packed = await packRecord(mutatedRecord(pick(next, records) ?? '', next))
      const link = next() < 0.7 && packed.ok ? packed.value : scratched(pick(next, links) ?? '', next)
      return { kind, source: (await unpackRecord(link)) ?? '', unharmed: null }
    }
  }
}

export interface Outcome {
  /** The number of imported matches, and of parts that were not imported. */
  readonly matches: number
  readonly lost: number
  /** The time that the process has spent on the file. */
  readonly milliseconds: number
}

/** Imports a file, opens all its matches, saves the book, and reads that back. Throws if anything goes wrong. */
export async function tryOut({ source, unharmed }: Mutated): Promise<Outcome> {
  const startedAt = now()
  const tab = new Browser().openTab()
  const incoming = await tab.library.open(source)
  const brought = await tab.library.importFrom(incoming)
  const failed = brought.filter(({ type }) => type === 'failed' || type === 'in-use')
  if (failed.length > 0) throw new Error(`not kept: ${JSON.stringify(failed)}`)
  await tab.library.storeSummaries()
  const listed = [...tab.library.list, ...tab.library.removed]
  if (tab.library.unreadable.length > 0) throw new Error('a match in the book can’t be read')
  const there = listed.find(({ id }) => id === unharmed?.id)
  if (unharmed && there?.entries !== unharmed.entries)
    throw new Error(`the unharmed match has ${there?.entries} entries`)
  for (const { id, touched, players, summary } of listed) {
    if (!summary) throw new Error(`nobody can say what ${id} has come to`)
    if (!players.every(isValidName)) throw new Error(`${id} has players that can’t be shown`)
    void new Date(touched).toISOString()
    valueOf(await tab.match.view(id))
    const { replay, position } = tab.match
    replay?.game.legal(position)
    replay?.game.state(position)
    if (replay?.players.join() !== summary.players.join()) throw new Error(`${id} has other players than it says`)
    valueOf(await tab.library.recordText(id))
  }
  await tab.evenings.refresh()
  if (tab.evenings.unreadable > 0) throw new Error('an evening in the book can’t be read')
  const rows = new Map(listed.map(item => [item.id, item]))
  for (const evening of [...tab.evenings.list, ...tab.evenings.removed]) {
    openFixtures(evening)
    standingsOf(evening, playedIn(evening, rows))
  }
  await tab.match.close()
  await settled()
  const elsewhere = new Browser().openTab()
  const again = await elsewhere.library.open(await bookText(tab))
  const lostAgain = again.lost.length
  await elsewhere.library.importFrom(again)
  const other = [...elsewhere.library.list, ...elsewhere.library.removed]
  await elsewhere.evenings.refresh()
  if (elsewhere.evenings.list.length !== tab.evenings.list.length) throw new Error('the backup has other evenings')
  const told = (items: typeof listed): string =>
    items
      .map(({ id, entries }) => `${id} ${entries}`)
      .sort()
      .join()
  if (lostAgain > 0 || told(other) !== told(listed)) throw new Error('the book’s own backup brings back another book')
  return { matches: listed.length, lost: incoming.lost.length, milliseconds: now() - startedAt }
}
