import type { NavigationGuardReturn, RouteLocationNormalized, Router, RouteRecordRaw } from 'vue-router'
import { isDamagedLink, findLink } from '../book/transfer/sent.ts'
import { PAGES } from '#text/pages/common.ts'

const DAMAGED = {
  path: '/:rest(.*)*',
  name: 'damaged',
  component: () => import('./link/DamagedPage.vue'),
  meta: { title: () => PAGES.damaged.title },
} satisfies RouteRecordRaw

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

function repairedAddress(address: string): string {
  let [before, bare] = ['', address]
  while (before !== bare) [before, bare] = [bare, decoded(bare)]
  return `/${bare.replace(/^[\s#!/]+/, '').replace(/[\s.,;:!?)\]}>"'’”*]+$/u, '')}`
}

/** Repairs an address that another program changed, or shows the page for damaged links at the same address. */
export function repairAddress(
  router: Router,
  { name, path, fullPath, query }: RouteLocationNormalized,
): NavigationGuardReturn {
  if (name === DAMAGED.name) return true
  const link = findLink(`#${fullPath}`)
  if (link !== null && isDamagedLink(link)) {
    // The page for damaged links keeps the link's address.
    if (!router.hasRoute(DAMAGED.name)) router.addRoute(DAMAGED)
    return { name: DAMAGED.name, params: { rest: path.slice(1).split('/').map(decoded) }, query, replace: true }
  }
  const repaired = router.resolve(link ?? repairedAddress(fullPath))
  return (
    repaired.path === path || repaired.name === 'lost' || { path: repaired.path, query: repaired.query, replace: true }
  )
}
