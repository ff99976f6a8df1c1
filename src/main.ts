import { createPinia } from 'pinia'
import { createApp } from 'vue'
import App from './App.vue'
import { useSettingsStore } from './book/stores/settings.ts'
import { takeArrival, takeGoingOn, watchForFiles } from './pages/arrival.ts'
import { router } from './router.ts'
import './ui/style/tokens.css'
import './ui/style/base.css'
import './ui/style/controls.css'
import { trustOwnScripts } from './ui/ownScripts.ts'
import { watchForInstall } from './ui/useInstall.ts'
import { watchForUpdates } from './ui/useUpdate.ts'

/** The first screen waits for the settings, but not for a storage that hangs. */
const PATIENCE = 500

trustOwnScripts()

const pinia = createPinia()
const settings = useSettingsStore(pinia)
const patience = new Promise(resolve => setTimeout(resolve, PATIENCE))

await Promise.race([settings.load(), patience])
const arrival = takeArrival()
// The app opens on the game that was being played, unless an address asks for something else.
const running = /^#?\/?$/.test(location.hash) && settings.table !== null ? `/table/${settings.table}` : null
if (running !== null) takeGoingOn()
const first = arrival ?? running
if (first !== null) await router.replace(first)
createApp(App).use(pinia).use(router).mount('#app')
watchForFiles(router)
watchForUpdates()
watchForInstall()
