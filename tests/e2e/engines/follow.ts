import type { Match } from '../../../src/book/journal/entries.ts'
import { createMatchWriter } from '../../../src/book/live/lines.ts'
import type { Served } from '../app.ts'
import { WETICE } from '../places.ts'
import type { Driver } from './driver.ts'
import { handsOn } from './hands.ts'
import { WORDS } from './words.ts'

const BEGUN: Match = {
  head: { format: 1, id: 'followed', game: 'wetice', head: WETICE, players: ['Ann', 'Bob'], created: 1 },
  entries: [],
}

const passed = (count: number): Match => ({
  ...BEGUN,
  entries: Array.from({ length: count }, (_, number) => ({
    format: 1,
    match: BEGUN.head.id,
    number,
    id: `pass-${number}`,
    at: 2 + number,
    what: { type: 'play', action: 'pass' },
  })),
})

/**
 * Follows a match in a room while the server fails and restarts. The scenario is the same in every engine.
 */
export async function followScenario(openDriver: () => Promise<Driver>, served: Served): Promise<void> {
  const made = await fetch(`${served.url}rooms`, { method: 'POST' })
  const { room, key } = (await made.json()) as { readonly room: string; readonly key: string }
  const write = createMatchWriter()
  let sent = 0
  const append = async (match: Match): Promise<void> => {
    const lines = write(match).slice(sent)
    const headers = { authorization: `Bearer ${key}` }
    await fetch(`${served.url}rooms/${room}/entries/${sent}`, { method: 'POST', headers, body: lines.join('\n') })
    sent += lines.length
  }
  await append(BEGUN)
  const driver = await openDriver()
  try {
    const hands = handsOn(driver)
    await driver.open(`${served.url}#/follow/${room}`)
    await hands.see(WORDS.beginning)
    await append(passed(1))
    await hands.see(WORDS.annPassed)
    await served.stop()
    await hands.see(WORDS.lost)
    await served.start()
    await append(passed(2))
    await hands.see(WORDS.drawn)
    await driver.reload()
    await hands.see(WORDS.drawn)
  } finally {
    await driver.close()
  }
}
