import { flushPromises, mount } from '@vue/test-utils'
import { describe, expect, it } from 'vitest'
import { computed, defineComponent, h, ref, shallowRef } from 'vue'
import { createMemoryHistory, createRouter } from 'vue-router'
import { startReplay, type Move } from '../../../src/book/journal/replay.ts'
import type { Position, Setup, Wellsix } from '../../../src/engine/wellsix/types.ts'
import { wellsixTable } from '../../../src/games/wellsix/table/index.ts'
import type { WellsixTable } from '../../../src/games/wellsix/table/useWellsixTable.ts'
import { createListeners } from '../../../src/book/stores/match-state.ts'
import {
  LAST_MOVE_ONLY,
  FALSE_REF,
  NULL_REF,
  type Source,
  type Spotlight,
  type TableChange,
} from '../../../src/table/session/source.ts'
import { valueOf } from '../../book/results.ts'
import { Browser } from '../../book/world.ts'
import { main } from './heads.ts'
import { RULES } from '../../rules.ts'

const PLAIN: Spotlight = { marked: [], markedAs: 'ink', chosen: [], concealed: [], choose: null }

/** Opens a lesson's position, in which only these kinds of actions are allowed. */
async function open(kinds: readonly string[], spotlight: Partial<Spotlight> = {}) {
  const started = valueOf(startReplay(main('0,0 KH, 1,0 QH, 0,1 4S', 'moves 2'), RULES))
  const start = started.start as Position
  const moves = shallowRef<readonly Move<Wellsix>[]>([])
  const spot = shallowRef<Spotlight>({ ...PLAIN, ...spotlight })
  const changes = createListeners<TableChange>()
  const source: Source<Wellsix> = {
    journal: null,
    setup: shallowRef(started.setup as Setup),
    names: ref(['Ada', 'Ben']),
    start: shallowRef(start),
    moves,
    spotlight: spot,
    terms: {
      scoreOnly: FALSE_REF,
      closed: FALSE_REF,
      atOnce: FALSE_REF,
      helps: ref(true),
      app: ref([]),
      lost: NULL_REF,
      noteHelp: () => undefined,
      accepts: type => kinds.includes(type),
    },
    hands: { ...LAST_MOVE_ONLY, cursor: ref(0), walkTo: () => undefined },
    listen: changes.listen,
    enter: move => {
      moves.value = [move]
      changes.emit({ type: 'tried' })
      return Promise.resolve('counts' as const)
    },
  }
  let table: WellsixTable | null = null
  const { Board, Seats, Tray } = wellsixTable.screen
  const Lesson = defineComponent(() => {
    const opened = wellsixTable.open(source)
    table = opened
    return () => [Seats, Board, Tray].map(part => part && h(part, { table: opened }))
  })
  const router = createRouter({ history: createMemoryHistory(), routes: [{ path: '/', component: Lesson }] })
  const wrapper = mount(Lesson, {
    global: { plugins: [new Browser().openTab().pinia, router] },
    attachTo: document.body,
  })
  await flushPromises()
  const tap = async (selector: string) => {
    await wrapper.get(selector).trigger('click')
    await flushPromises()
  }
  return {
    wrapper,
    tap: (cell: string) => tap(`[data-cell="${cell}"]`),
    hand: (card: string) => tap(`[data-card="${card}"]`),
    label: (cell: string) => wrapper.get(`[data-cell="${cell}"]`).attributes('aria-label'),
    says: computed(() => table?.texts.ruling.value.sentence ?? ''),
    played: () => moves.value.map(({ action }) => action),
    spot,
  }
}

describe('the board in a lesson', () => {
  it('marks squares, and cards in the hand', async () => {
    const lesson = await open([], { marked: ['1,0', '3D'] })
    expect(lesson.label('1,0')).toContain('marked')
    expect(lesson.wrapper.get('[data-card="3D"] .card').classes()).toContain('outline-ink')
  })

  it('lets squares and cards be chosen without proposing a move', async () => {
    const chosen: string[] = []
    const lesson = await open([], { choose: place => chosen.push(place), chosen: ['0,0'] })
    await lesson.tap('2,0')
    await lesson.tap('0,1')
    await lesson.hand('3D')
    expect(chosen).toEqual(['2,0', '0,1', '3D'])
    expect(lesson.label('0,0')).toContain('selected')
    expect(lesson.played()).toEqual([])
  })

  it('shows free squares only if the task asks for them', async () => {
    const without = await open(['capture'])
    expect(without.wrapper.find('[data-cell="2,0"]').exists()).toBe(false)
    const asked = await open(['place'])
    expect(asked.wrapper.find('[data-cell="2,0"]').exists()).toBe(true)
  })

  it('accepts only moves of the kind that the task asks for', async () => {
    const lesson = await open(['capture'])
    await lesson.tap('0,0')
    await lesson.tap('1,0')
    expect(lesson.wrapper.find('.choice').exists()).toBe(false)
    expect(lesson.says.value).toContain('The king of hearts captures the queen of hearts')
    await lesson.tap('1,0')
    expect(lesson.played()).toEqual(['capture 0,0 1,0'])
  })

  it('leaves out the parts that only a match needs', async () => {
    const lesson = await open(['place'])
    expect(lesson.wrapper.find('.status').exists()).toBe(false)
    expect(lesson.wrapper.find('.hands.lesson').exists()).toBe(true)
  })
})
