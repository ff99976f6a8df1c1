import type { Router } from 'vue-router'
import { isDamaged, linkIn } from '../book/transfer/sent.ts'

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/** What other programs put before and after an address, or write for a sign of it, taken off again. */
export function mendedAddress(address: string): string {
  let [before, bare] = ['', address]
  while (before !== bare) [before, bare] = [bare, decoded(bare)]
  return `/${bare.replace(/^[\s#!/]+/, '').replace(/[\s.,;:!?)\]}>"'’”*]+$/u, '')}`
}

/**
 * Leads on from an address that came here changed: a link is put right, or told to be damaged, where what was sent can’t be told any
 * more. The address stays as it came.
 */
export function watchAddresses(router: Router): void {
  router.beforeEach(({ name, path, fullPath, query, meta }) => {
    if (name !== 'lost' && meta.sent !== true) return true
    const link = linkIn(`#${fullPath}`)
    if (link !== null && isDamaged(link))
      return { name: 'damaged', params: { rest: path.slice(1).split('/') }, query, replace: true }
    const mended = router.resolve(link ?? mendedAddress(fullPath))
    return mended.path === path || mended.name === 'lost' || { path: mended.path, query: mended.query, replace: true }
  })
}
