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

/** Their code is fetched when they are opened. */
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

/**
 * If the page's policy requires trusted types, an address may start a script only if it is the app's own: the service
 * worker, or a worker beside the page. Nothing else is allowed.
 */
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

/** The first screen waits for the settings, but not for a storage that hangs. */
const PATIENCE = 500

trustOwnScripts()

const pinia = createPinia()
const app = createApp(App).use(pinia)
const book = createBook({ games: GAMES, openImporter })
app.provide(BOOK, book).provide(ANALYST, openAnalyst)
const settings = useSettingsStore(pinia)

watchTouches()
watchForLeaving()
// A page may fail before anything is shown; the failure page shows the way home.
router.onError(noteFailure)
const go = (to: RouteLocationRaw): Promise<unknown> => router.replace(to).catch(() => null)

let opened = false

/** The app opens on the game that was being played, unless an address asks for something else. */
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
  // What newcomers begin with comes with the page, however slow the network.
  await Promise.all([Promise.race([loaded, patience]), findNewcomer(book.storage), words])
  // Shared content is handled only if there is some.
  const arrivals = location.search !== '' || window.launchQueue ? await import('./pages/arrival.ts') : null
  const arrival = arrivals?.consumeArrival() ?? null
  if (arrival === null) await openMatch(arrivals?.consumeGoingOn)
  else await go(arrival)

  app.config.errorHandler = noteFailure
  app.use(router).mount('#app')
  arrivals?.watchForFiles(router)
  // A first screen needs none of it. Without a network there is no new version either.
  import('./ui/updates.ts').then(({ watchForUpdates }) => watchForUpdates()).catch(() => null)
  watchForInstall()

  // A slow storage opens the match after all, unless the person has navigated meanwhile.
  let touched = false
  addEventListener('pointerdown', () => (touched = true), { once: true })
  addEventListener('keydown', () => (touched = true), { once: true })
  await loaded
  if (!touched) await openMatch(arrivals?.consumeGoingOn)
}

void start()
