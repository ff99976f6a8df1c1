import { chromium } from '@playwright/test'
import { LANGUAGES } from '../../../.vite/words.ts'
import { endServing, flawsOf, openApp, serveDist } from '../app.ts'
import { findShell } from '../browser.ts'
import { countControls, FIRST_HOME, SCREENS, summaryOf, type Screen } from './controls.ts'
import { speak } from '../languages.ts'
import { sentStates } from './sent.ts'
import { findingsAt, nameOf, SIZES, type Size } from './sizes.ts'
import { bringTo, fillBook, STATES } from './states.ts'
import { TASKS } from './tasks.ts'

/**
 * Checks every state and every task, at every size, and with axe alternately in light and dark. Arguments choose
 * states, sizes (`360x640`, `360x640@200`) and a language (`it`, `de`). Prints the number of controls of each main
 * screen, the findings, and the number of findings of each kind.
 */
const isSize = (word: string): boolean => /^\d+x\d+/.test(word)
const words = process.argv.slice(2)
const language = words.find(word => LANGUAGES.includes(word))
const chosen = words.filter(word => !isSize(word) && word !== language)
const spelled = ({ width, height, letters }: Size): string => `${width}x${height}${letters ? `@${letters}` : ''}`
const sizes = SIZES.filter(size => !words.some(isSize) || words.includes(spelled(size)))
const MAX_NAMED = 5

const say = (line: string): void => void process.stdout.write(`${line}\n`)
const served = await serveDist()
const browser = await chromium.launch(findShell())
const context = await browser.newContext({ hasTouch: true, locale: 'en-GB', serviceWorkers: 'block' })
// The bundler names functions with a helper, which the evaluated code needs.
await context.addInitScript('globalThis.__name = named => named')
const page = await context.newPage()
await page.setViewportSize({ width: 390, height: 844 })
const overfull: string[] = []
async function countAt(screen: Screen): Promise<void> {
  const counted = await countControls(page, screen)
  say(summaryOf(counted))
  if (counted.controls.length > screen.most) overfull.push(screen.name)
}
await openApp(page, served)
await countAt(FIRST_HOME)
await fillBook(page, served)
for (const screen of SCREENS) await countAt(screen)

const states = [...STATES, ...TASKS, ...(await sentStates(page))].filter(
  ({ name }) => chosen.length === 0 || chosen.some(each => name.includes(each)),
)

if (language) await speak(page, served, language)

const counts = new Map<string, number>()
const count = (key: string): void => void counts.set(key, (counts.get(key) ?? 0) + 1)

function print(name: string, kinds: ReadonlyMap<string, ReadonlyMap<string, readonly string[]>>): void {
  for (const [kind, places] of kinds) {
    for (const [what, at] of [...places].slice(0, MAX_NAMED)) say(`${name} | ${kind} | ${what} | ${at.join(', ')}`)
    if (places.size > MAX_NAMED) say(`${name} | ${kind} | and ${places.size - MAX_NAMED} more`)
  }
}

for (const [i, state] of states.entries()) {
  const missed = await bringTo(page, state)
  if (missed !== null) {
    say(`${state.name} | not reached: ${missed}`)
    count('not reached')
    continue
  }
  const kinds = new Map<string, Map<string, string[]>>()
  for (const size of sizes)
    for (const { kind, what } of await findingsAt(page, size)) {
      const places = kinds.get(kind) ?? new Map<string, string[]>()
      kinds.set(kind, places.set(what, [...(places.get(what) ?? []), nameOf(size)]))
      count(kind)
      count(nameOf(size))
    }
  await page.evaluate(() => (document.documentElement.style.fontSize = ''))
  await page.setViewportSize({ width: 390, height: 844 })
  const colorScheme = i % 2 ? 'dark' : 'light'
  await page.emulateMedia({ colorScheme })
  for (const flaw of await flawsOf(page)) {
    kinds.set('axe', (kinds.get('axe') ?? new Map<string, string[]>()).set(flaw, [colorScheme]))
    count('axe')
  }
  await page.emulateMedia({ colorScheme: 'light' })
  print(state.name, kinds)
}
say(`${states.length} states at ${sizes.length} sizes`)
for (const [key, number] of counts) say(`${key}: ${number}`)
await browser.close()
await endServing(served)
process.exitCode = counts.size + overfull.length > 0 ? 1 : 0
