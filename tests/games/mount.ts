import { DOMWrapper, flushPromises, mount, type VueWrapper } from '@vue/test-utils'
import { createAnalysisClient, type AnalysisClient } from '../../src/analysis/client.ts'
import { searchDiscrepancy } from '../../src/analysis/advice.ts'
import type { SearchProgress } from '../../src/engine/discrepancies.ts'
import type { MatchKind } from '../../src/book/journal/begin.ts'
import { ANALYST } from '../../src/table/workers.ts'
import MatchTable from '../../src/table/MatchTable.vue'
import type { AnyTableModule } from '../../src/table/module.ts'
import { createMemoryHistory, createRouter } from 'vue-router'
import { explainerOf } from '../analysis/near.ts'
import { Browser } from '../book/world.ts'
import { valueOf } from '../book/results.ts'
import { wait } from '../clock.ts'

export { wait }

/** Finds discrepancies immediately, because tests have no workers. */
const searchAtOnce: AnalysisClient['explain'] = (differing, take) => {
  const looks = (looking: SearchProgress): void => take({ type: 'looks', looking })
  take({ type: 'ends', found: searchDiscrepancy(explainerOf(differing.game), differing, () => 0, looks) })
  return () => undefined
}

const explaining = (): AnalysisClient => ({
  ...createAnalysisClient(() => {
    throw new Error('no worker')
  }),
  explain: searchAtOnce,
})

/** Mounts a game's table with a match, and returns the actions of a person there. */
export async function mountTable(
  module: AnyTableModule,
  head: string,
  actions: readonly string[] = [],
  kind: MatchKind = {},
  /** The analyst; by default, one that only finds discrepancies. */
  analyst: Partial<AnalysisClient> | null = null,
  provide: Readonly<Record<symbol, unknown>> = {},
) {
  // The page still remembers the last tap on the previous table.
  wait()
  const browser = new Browser()
  const tab = browser.openTab()
  const { id } = valueOf(await tab.library.create(head, kind))
  valueOf(await tab.match.open(id))
  for (const action of actions) await tab.match.play(action)
  const atAnalyst = analyst ? { [ANALYST]: { ...explaining(), ...analyst } } : {}
  return { ...(await sitDown(tab, module, { ...provide, ...atAnalyst })), disk: browser.disk }
}

/** Mounts the table of this tab's open match. */
export async function sitDown(
  tab: ReturnType<Browser['openTab']>,
  module: AnyTableModule,
  provide: Readonly<Record<symbol, unknown>> = {},
) {
  const router = createRouter({
    history: createMemoryHistory(),
    routes: [{ path: '/:any(.*)*', component: MatchTable }],
  })
  const wrapper = mount(MatchTable, {
    props: { module },
    global: {
      plugins: [tab.pinia, router],
      provide: { [ANALYST]: explaining(), ...provide },
    },
    attachTo: document.body,
  })
  await flushPromises()
  return { ...tab, wrapper, router, ...hands(wrapper) }
}

function hands(wrapper: VueWrapper) {
  async function touch(element: Element): Promise<void> {
    wait()
    await new DOMWrapper(element).trigger('click')
    await flushPromises()
  }
  const click = (selector: string): Promise<void> => touch(wrapper.get(selector).element)
  // Queries the page directly, because a wrapper for each button would take longer than the tap.
  const key = (name: string) =>
    [...document.querySelectorAll('button')].find(({ textContent }) => textContent.trim().startsWith(name))
  async function press(name: string): Promise<void> {
    const button = key(name)
    if (!button) throw new Error(`No key “${name}”`)
    await touch(button)
  }
  return {
    tap: (cell: string) => click(`[data-cell="${cell}"]`),
    click,
    /** Advances the clock; by default by enough that the next tap counts as a separate one. */
    wait,
    /** Presses the button whose text begins with `name`. */
    press,
    /** Skips all steps of a walk. */
    async skip(): Promise<void> {
      await click('[aria-label="Menu"]')
      await press('Skip the steps')
    },
    hasKey: (name: string): boolean => key(name) !== undefined,
    says: (): string => wrapper.get('.ruling .sentence').text(),
    /** The smaller texts: what was done before, above the main sentence, and what else is possible, below it. */
    adds: (): string =>
      wrapper
        .findAll('.ruling :is(.before, .detail)')
        .map(each => each.text())
        .join(' '),
    card: (cell: string): string => wrapper.get(`[data-cell="${cell}"]`).attributes('aria-label') ?? '',
  }
}
