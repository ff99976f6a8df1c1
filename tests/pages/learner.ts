import { DOMWrapper, flushPromises, mount } from '@vue/test-utils'
import { vi } from 'vitest'
import { createMemoryHistory, createRouter, RouterView } from 'vue-router'
import TablePage from '../../src/pages/TablePage.vue'
import type { AnalysisClient } from '../../src/analysis/client.ts'
import type { MatchKind } from '../../src/book/journal/begin.ts'
import { ANALYST } from '../../src/table/workers.ts'
import { ECHO_MS } from '../../src/ui/lastTouch.ts'
import { valueOf } from '../book/results.ts'
import { Browser } from '../book/world.ts'
import { wait } from '../games/mount.ts'

/** Opens the page of a practice game, with the taps of a learner. */
export async function sitToLearn(
  head: string,
  kind: MatchKind = { practice: true },
  /** Answers the questions to the analyst; by default the app's own client. */
  analyst: AnalysisClient | null = null,
) {
  const tab = new Browser().openTab()
  const { id } = valueOf(await tab.library.create(head, kind))
  const router = createRouter({
    history: createMemoryHistory(),
    routes: [
      { path: '/table/:id', component: TablePage, props: true },
      { path: '/:any(.*)*', component: { template: '<p />' } },
    ],
  })
  await router.push(`/table/${id}`)
  const wrapper = mount(RouterView, {
    global: { plugins: [tab.pinia, router], provide: analyst ? { [ANALYST]: analyst } : {} },
    attachTo: document.body,
  })
  await vi.waitUntil(() => wrapper.find(kind.practice ? '.guide-note' : '.board *').exists(), {
    timeout: 60_000,
  })

  const says = (): string => wrapper.find('.ruling .sentence').text()
  async function click(selector: string): Promise<void> {
    const target = wrapper.find(selector)
    if (!target.exists()) throw new Error(`Nothing to tap at ${selector}: ${says()}`)
    wait(ECHO_MS)
    await target.trigger('click')
    await flushPromises()
  }
  async function press(name: RegExp): Promise<void> {
    // Queries the page directly, because a wrapper for each button would take longer than the tap.
    const buttons = [...document.querySelectorAll('button:not([data-cell])')]
    const button = buttons.find(each => name.test(each.getAttribute('aria-label') ?? each.textContent.trim()))
    if (!button) throw new Error(`No key ${String(name)}: ${says()}`)
    wait(ECHO_MS)
    await new DOMWrapper(button).trigger('click')
    await flushPromises()
  }
  const has = (selector: string): boolean => wrapper.find(selector).exists()

  return {
    ...tab,
    wrapper,
    click,
    press,
    has,
    says,
    adds: (): string => wrapper.find('.ruling .detail').text(),
    /** The cards and squares that a hint marks, cards of a hand first. */
    marked: (): readonly string[] =>
      [...document.querySelectorAll<HTMLElement>('[aria-label*=", marked"], .hand [data-card]')]
        .filter(each => `${each.getAttribute('aria-label')}${each.textContent}`.includes(', marked'))
        .flatMap(({ dataset }) => dataset['card'] ?? dataset['cell'] ?? [])
        .sort((a, b) => a.length - b.length),
    /** The present explanation; null if there is none. */
    note: (): string | null => (has('.guide-note') ? wrapper.get('.guide-note').text() : null),
    played: (): readonly string[] => tab.match.timeline.line.map(play => play.action),
  }
}

export type Learner = Awaited<ReturnType<typeof sitToLearn>>
