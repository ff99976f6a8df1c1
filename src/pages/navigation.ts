import { computed, watchEffect } from 'vue'
import { START_LOCATION, useRoute, useRouter, type RouteLocationNormalized, type Router } from 'vue-router'
import { PAGES } from '#text/pages/common.ts'

/** Stores the previous page in each history entry; null for a visitor from outside. The router's `back` is wrong after a plain link. */
export function storePreviousPages(router: Router): void {
  router.afterEach((_to, from, failure) => {
    if (failure || history.state?.cameFrom !== undefined) return
    const cameFrom = from === START_LOCATION ? null : from.fullPath
    history.replaceState({ ...history.state, cameFrom }, '')
  })
}

function labelOf(path: string): string {
  if (path === '/') return PAGES.home
  return path.startsWith('/table/') ? PAGES.backToTable : PAGES.back
}

/** Goes back to the previous page, or home if the visitor came from outside. */
export function useWayBack() {
  const router = useRouter()
  const route = useRoute()
  const cameFrom = computed((): string | null => (route.fullPath === '' ? null : (history.state?.cameFrom ?? null)))

  return {
    back: computed(() => `#${cameFrom.value ?? '/'}`),
    backLabel: computed(() => labelOf(cameFrom.value ?? '/')),
    goBack(event: MouseEvent): void {
      if (cameFrom.value === null || event.ctrlKey || event.metaKey || event.shiftKey) return
      event.preventDefault()
      router.back()
    },
  }
}

/** The window's title: the page first, then the game, then the app. */
export const windowTitle = (...parts: readonly (string | undefined)[]): string =>
  [...parts, PAGES.app].filter(part => part !== undefined && part !== '').join(' · ')

/** Sets the window's title for a page whose title depends on data that it loads. */
export function useTitle(parts: () => readonly (string | undefined)[]): void {
  const route = useRoute()
  watchEffect(() => {
    const named = parts()
    if (route.fullPath !== '' && named.length > 0) document.title = windowTitle(...named)
  })
}

/** Whether an address shows received content or an unknown page. */
export const showsReceivedContent = ({ name, path }: Pick<RouteLocationNormalized, 'name' | 'path'>): boolean =>
  name === 'lost' || /^\/(match|take|follow|join)\//.test(path)
