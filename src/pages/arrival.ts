import { readonly, shallowRef } from 'vue'
import type { Router } from 'vue-router'
import { findLink } from '../book/transfer/sent.ts'

interface LaunchQueue {
  setConsumer(consumer: (launch: { readonly files?: readonly FileSystemFileHandle[] }) => void): void
}

declare global {
  interface Window {
    readonly launchQueue?: LaunchQueue
  }
}

type Arrival = { readonly type: 'link'; readonly path: string } | { readonly type: 'text'; readonly text: string }

function readShare(search: string): Arrival | null {
  const query = new URLSearchParams(search)
  const [title = '', text = '', url = ''] = ['title', 'text', 'url'].map(name => query.get(name)?.trim())
  const path = findLink(`${text} ${url}`)
  if (path !== null) return { type: 'link', path }
  const all = [text, url].filter(each => each !== '').join('\n') || title
  return all === '' ? null : { type: 'text', text: all }
}

const text = shallowRef('')
let continuation = false

/** The received text; '' once it has been consumed. */
export const receivedText = readonly(text)

export const receiveText = (given: string): void => void (text.value = given)

export function consumeText(): string {
  const taken = text.value
  text.value = ''
  return taken
}

/** Returns true once if the app was opened to continue the running match. */
export function consumeContinuation(): boolean {
  const asked = continuation
  continuation = false
  return asked
}

/**
 * Returns the page for the content shared in the address’s query, or null if there is none. Removes the query, so that a reload doesn’t open
 * the content again.
 */
export function consumeArrival(): string | null {
  const { search, pathname, hash } = window.location
  if (search === '') return null
  history.replaceState(history.state, '', pathname + hash)
  continuation = new URLSearchParams(search).has('go-on')
  const arrival = readShare(search)
  if (arrival?.type === 'link') return arrival.path
  if (arrival === null) return null
  receiveText(arrival.text)
  return '/book'
}

/** Handles files that the app is opened with. */
export function watchForFiles(router: Router): void {
  window.launchQueue?.setConsumer(({ files = [] }) => void open(files, router))
}

async function open(files: readonly FileSystemFileHandle[], router: Router): Promise<void> {
  if (files.length === 0) return
  const texts = await Promise.all(files.map(async handle => (await handle.getFile()).text()))
  receiveText(texts.join('\n'))
  await router.push('/book')
}
