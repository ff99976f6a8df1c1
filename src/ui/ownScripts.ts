interface Policies {
  createPolicy(name: string, rules: { createScriptURL(address: string): string }): unknown
}

declare global {
  interface Window {
    readonly trustedTypes?: Policies
  }
}

/**
 * Where the page's policy asks for trusted types, an address may start a script only if it is the app's own: the service worker, or a
 * worker beside the page. Nothing else gets past it.
 */
export function trustOwnScripts(): void {
  const home = new URL('.', document.baseURI).href
  window.trustedTypes?.createPolicy('default', {
    createScriptURL: address => {
      const { href } = new URL(address, home)
      if (!href.startsWith(home)) throw new TypeError(`Not a script of this app: ${href}`)
      return href
    },
  })
}
