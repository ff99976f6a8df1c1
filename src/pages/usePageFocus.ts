import { nextTick } from 'vue'
import { START_LOCATION, useRouter, type RouteLocationNormalized } from 'vue-router'
import { focusHeading } from '../ui/focus.ts'

/** Another move of a match that is looked at is no other page. */
const isSamePage = (to: RouteLocationNormalized, from: RouteLocationNormalized): boolean =>
  to.path === from.path ||
  (to.meta.atTable === true && to.matched[0] === from.matched[0] && to.params['id'] === from.params['id'])

/** Whoever comes to a page goes on at its heading, or at that of the section that was asked for. */
export function usePageFocus(): void {
  useRouter().afterEach(async (to, from, failure) => {
    if (failure || from === START_LOCATION || isSamePage(to, from)) return
    await nextTick()
    const { section } = to.params
    focusHeading()
    if (typeof section === 'string' && section !== '') {
      focusHeading(() => document.getElementById(`title-${section}`))
    }
  })
}
