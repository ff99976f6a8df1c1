import { watchEffect } from 'vue'
import { useRoute } from 'vue-router'
import { PAGES } from '../text/en/pages/common.ts'

/** What a window is called: the page first, then the game, then the app. */
export const titleOf = (...parts: readonly (string | undefined)[]): string =>
  [...parts, PAGES.app].filter(part => part !== undefined && part !== '').join(' · ')

/** For a page whose title is known only when it has been loaded. */
export function useTitle(parts: () => readonly (string | undefined)[]): void {
  const route = useRoute()
  watchEffect(() => {
    const named = parts()
    if (route.fullPath !== '' && named.length > 0) document.title = titleOf(...named)
  })
}
