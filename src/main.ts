import './ui/style/tokens.css'
import './ui/style/base.css'
import './ui/style/controls.css'
import './ui/style/primitives.css'
import { createPinia } from 'pinia'
import { createApp } from 'vue'
import type { RouteLocationRaw } from 'vue-router'
import App from './App.vue'
import { BOOK, createBook } from './book/book.ts'
import { useSettingsStore } from './book/stores/settings.ts'
import { GAMES } from './games/index.ts'
import { noteFailure, watchForLeaving, mayOpen } from './pages/failure.ts'
import { findNewcomer } from './pages/find-newcomer.ts'
import { fetchWords } from './pages/fetch-words.ts'
import { router } from './router.ts'
import { ANALYST } from './table/workers.ts'
import { watchTouches } from './ui/lastTouch.ts'
import { watchForInstall } from './ui/installed.ts'

const openAnalyst = (): Worker => new Worker(new URL('./games/analyst-worker.ts', import.meta.url), { type: 'module' })
const openImporter = (): Worker => new Worker(new URL('./games/import-worker.ts', import.meta.url), { type: 'module' })

interface Policies {
  createPolicy(name: string, rules: { createScriptURL(address: string): string }): unknown
}

declare global {
  interface Window {
    readonly trustedTypes?: Policies
  }
}

/** If the page requires trusted types, its workers need this policy. */
function trustOwnScripts(): void {
  const home = new URL('.', document.baseURI).href
  window.trustedTypes?.createPolicy('default', {
    createScriptURL: address => {
      const { href } = new URL(address, home)
      if (!href.startsWith(home)) throw new TypeError(`Not a script of this app: ${href}`)
      return href
    },
  })
}

/** In milliseconds. The storage may hang, so the first screen waits for the settings only this long. */
const PATIENCE = 500

trustOwnScripts()

const pinia = createPinia()
const app = createApp(App).use(pinia)
const book = createBook({ games: GAMES, openImporter })
app.provide(BOOK, book).provide(ANALYST, openAnalyst)
const settings = useSettingsStore(pinia)

watchTouches()
watchForLeaving()
router.onError(noteFailure)
const go = (to: RouteLocationRaw): Promise<unknown> => router.replace(to).catch(() => null)

let opened = false

async function openMatch(goOn: (() => unknown) | undefined): Promise<void> {
  const { table } = settings
  if (table === null || !/^#?\/?$/.test(location.hash) || opened) return
  opened = true
  goOn?.()
  if (mayOpen(table)) await go(`/table/${table}`)
}

async function start(): Promise<void> {
  const loaded = settings.load()
  const patience = new Promise(resolve => setTimeout(resolve, PATIENCE))
  const words = fetchWords()
  // Waits for the code of the newcomers' first page, even in a slow network.
  await Promise.all([Promise.race([loaded, patience]), findNewcomer(book.storage), words])
  const arrivals = location.search !== '' || window.launchQueue ? await import('./pages/arrival.ts') : null
  const arrival = arrivals?.consumeArrival() ?? null
  if (arrival === null) await openMatch(arrivals?.consumeContinuation)
  else await go(arrival)

  app.config.errorHandler = noteFailure
  app.use(router).mount('#app')
  arrivals?.watchForFiles(router)
  // Loaded late, because the first screen doesn't need it. If loading fails, there is no network, and no new version.
  import('./ui/updates.ts').then(({ watchForUpdates }) => watchForUpdates()).catch(() => null)
  watchForInstall()

  // If the settings were late, the match opens now, unless the user has tapped or typed in the meantime.
  let touched = false
  addEventListener('pointerdown', () => (touched = true), { once: true })
  addEventListener('keydown', () => (touched = true), { once: true })
  await loaded
  if (!touched) await openMatch(arrivals?.consumeContinuation)
}

void start()
