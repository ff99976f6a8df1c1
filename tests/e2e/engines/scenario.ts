import { eventually, type Driver } from './driver.ts'
import { handsOn } from './hands.ts'
import { WORDS } from './words.ts'

const EMPTY = Array.from({ length: 4 }, () => '........')
/** Swapping c1 and d1 makes three hearts. The diamond above them then falls between two other diamonds. */
const RECORD = ['game wetice', 'players Ann, Bob', 'phase swap', 'deal', ...EMPTY, 'SSD.....', 'HHDHD...', 'play'].join(
  '\n',
)

type TableHands = ReturnType<typeof handsOn>

async function play(driver: Driver, hands: TableHands, home: string): Promise<void> {
  await driver.open(`${home}${WORDS.routes.fresh}`)
  await hands.tap(WORDS.moreWays)
  await hands.tap(WORDS.fromText)
  await hands.fill(WORDS.text, RECORD)
  await hands.tap(WORDS.openText)
  await hands.see(WORDS.started)
  await hands.tap(WORDS.cell('c1'))
  await hands.tap(WORDS.cell('d1'))
  await hands.see(WORDS.proposed)
  await hands.tap(WORDS.confirm)
  await hands.see(WORDS.firstStep)
}

/** Walks a chain, with a reload and, if `whole`, a kill in its middle. */
async function walk(driver: Driver, hands: TableHands, home: string, whole: boolean): Promise<void> {
  await driver.reload()
  await hands.tap(WORDS.forward)
  await hands.see(WORDS.secondStep)
  if (whole) {
    await driver.open(`${home}${WORDS.routes.about}`)
    await driver.open(home)
    await hands.see(WORDS.secondStep)
    await driver.kill()
    await hands.see(WORDS.secondStep)
  }
  await hands.tap(WORDS.forward)
  await hands.see(WORDS.lastStep)
  await hands.gone(WORDS.walker)
  await hands.see('6', WORDS.score('Ann'))
}

async function resolve(driver: Driver, hands: TableHands): Promise<void> {
  await hands.tap(WORDS.undo)
  await hands.tapThrough(WORDS.forward)
  await hands.see('0', WORDS.score('Ann'))
  await hands.tap(WORDS.redo)
  await hands.tapThrough(WORDS.forward)
  await hands.see('6', WORDS.score('Ann'))
  await hands.gone(WORDS.walker)
  await hands.tap(WORDS.pass)
  await hands.tap(WORDS.confirm)
  await hands.see(WORDS.passed)
  await hands.tap(WORDS.menu)
  await hands.tap(WORDS.log)
  await hands.see(WORDS.logged, WORDS.openSheet)
  // With CloseWatcher, browsers close sheets themselves, so the sheet's button is tapped. Without CloseWatcher, going back in the history closes the sheet.
  if (await driver.call(() => 'CloseWatcher' in globalThis)) await hands.tap(WORDS.closeSheet)
  else await driver.back()
  await hands.gone(WORDS.openSheet)
  await hands.see(WORDS.passed)
  await driver.reload()
  await hands.see(WORDS.passed)
}

/** The returned function returns the text that was last copied or saved as a file. */
async function watchTexts(driver: Driver): Promise<() => Promise<string>> {
  await driver.call(() => {
    const keep = (text: string): void => void Object.assign(globalThis, { lastText: text })
    Object.defineProperty(navigator.clipboard, 'writeText', { value: async (text: string) => keep(text) })
    const make = URL.createObjectURL.bind(URL)
    URL.createObjectURL = given => {
      if (given instanceof Blob) void given.text().then(keep)
      return make(given)
    }
  })
  return () => driver.call(() => (globalThis as unknown as { lastText?: string }).lastText ?? '')
}

interface Taken {
  readonly link: string
  readonly book: string
}

const until = (read: () => Promise<string>, part: string): Promise<string> =>
  eventually(`a text with ${part}`, async () => {
    const text = await read()
    return text.includes(part) ? text : null
  })

async function takeAlong(driver: Driver, hands: TableHands, home: string): Promise<Taken> {
  await driver.open(`${home}${WORDS.routes.book}`)
  const read = await watchTexts(driver)
  await hands.tap(WORDS.match)
  await hands.tap(WORDS.take)
  await hands.see(WORDS.recordTitle, WORDS.openSheet)
  await hands.tap(WORDS.copyLink)
  const link = await until(read, '#/match/')
  await hands.tap(WORDS.closeSheet)
  await hands.gone(WORDS.openSheet)
  await hands.tap(WORDS.backups)
  await hands.tap(WORDS.saveBook)
  return { link, book: await until(read, '"rows"') }
}

async function bringIn(driver: Driver, hands: TableHands, home: string, { link, book }: Taken): Promise<void> {
  await driver.open(`${home}${WORDS.routes.about}`)
  await hands.see(WORDS.aboutTitle)
  await driver.open(`${home}${WORDS.routes.book}`)
  // The message about storage appears late, and moves the buttons.
  await hands.see(WORDS.notBackedUp)
  await hands.tap(WORDS.backups)
  await hands.tap(WORDS.bring)
  await hands.fill(WORDS.bringText, book)
  await hands.tap(WORDS.look)
  await hands.see(WORDS.holds, WORDS.openSheet)
  await hands.tap(WORDS.bringNow)
  await hands.see(WORDS.brought)
  await driver.reload()
  await hands.see('Ann', WORDS.match)
  await driver.back()
  await hands.see(WORDS.aboutTitle)
  // The link contains the address for other devices, but this browser's book belongs to the address `home`.
  await driver.open(`${home}${link.slice(link.indexOf('#'))}`)
  await hands.see(WORDS.fromLink)
}

/**
 * Plays the first turn of a duel with a reload. If `whole`, also kills the browser, plays the rest of the duel, and
 * moves to another device. The scenario is the same in every engine.
 */
export async function playScenario(openDriver: () => Promise<Driver>, home: string, whole: boolean): Promise<void> {
  const driver = await openDriver()
  let taken: Taken | null = null
  try {
    const hands = handsOn(driver)
    await play(driver, hands, home)
    await walk(driver, hands, home, whole)
    if (whole) await resolve(driver, hands)
    if (whole) taken = await takeAlong(driver, hands, home)
  } finally {
    await driver.close()
  }
  if (!taken) return
  const other = await openDriver()
  try {
    await bringIn(other, handsOn(other), home, taken)
  } finally {
    await other.close()
  }
}
