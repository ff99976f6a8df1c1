import { flushPromises, mount } from '@vue/test-utils'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createMemoryHistory, createRouter } from 'vue-router'
import { addGuest, setPairing } from '../../src/book/evening/changes.ts'
import { placedOf } from '../../src/book/evening/merge.ts'
import { addReport } from '../../src/book/evening/outcome.ts'
import { eveningLines } from '../../src/book/live/lines.ts'
import BoardPage from '../../src/pages/evening/BoardPage.vue'
import { eveningOf } from '../book/evening/evenings.ts'
import { Stream } from '../book/live/stream.ts'
import { Browser } from '../book/world.ts'

beforeEach(() => {
  Stream.all.length = 0
  vi.stubGlobal('EventSource', Stream)
})
afterEach(() => void vi.unstubAllGlobals())

async function settle(): Promise<void> {
  for (let i = 0; i < 5; i++) await flushPromises()
}

async function openBoard() {
  const { pinia } = new Browser().openTab()
  const router = createRouter({
    history: createMemoryHistory(),
    routes: [{ path: '/board/:room', component: BoardPage, props: true }],
  })
  await router.push('/board/room')
  const wrapper = mount({ template: '<RouterView />' }, { global: { plugins: [pinia, router] } })
  await settle()
  const texts = (selector: string): readonly string[] =>
    wrapper.findAll(selector).map(each => each.text().replace(/\s+/g, ' '))
  return { wrapper, texts }
}

it('the board shows the tables, results and standings of an evening, and is called live only while it is connected', async () => {
  const { wrapper, texts } = await openBoard()
  expect(texts('[role="status"]')).toEqual(['Connecting to the evening.'])
  const evening = eveningOf(4)
  const first = setPairing(null, addReport({ guests: [1, 4], round: 1 }, { winner: 1, scores: [21, 15] }, 10))(evening)
  const later = setPairing(null, addReport({ guests: [2, 3], round: 1 }, { winner: 0, scores: null }, 20))(first)
  const lines = [
    ...eveningLines(null, placedOf(evening)),
    ...eveningLines(placedOf(evening), placedOf(first)),
    ...eveningLines(placedOf(first), placedOf(later)),
  ]
  Stream.tellAll(lines.slice(0, -1))
  await settle()
  expect(texts('[role="status"]')).toEqual(['Live.'])
  expect(texts('h1, h2')).toEqual(['Friday', 'Round 1 of 3', 'Ada is ahead with 2 points.', 'Standings'])
  expect(texts('.tables li')).toEqual(['1Ada – Dee Ada won21–15', '2Ben – Cem Not started'])
  Stream.tellAll(lines)
  await settle()
  expect(texts('h2')).toContain('Round 2 of 3')
  expect(texts('.results li')).toEqual(['Ben – CemA draw', 'Ada – Dee21–15'])
  expect(texts('tbody tr')).toHaveLength(4)
  // Only the exit and the scrolling table can be used.
  expect(wrapper.findAll('button, a, input, select').map(each => each.attributes('aria-label'))).toEqual(['Leave'])
  Stream.open[0]?.fails(Stream.CLOSED)
  await settle()
  expect(texts('[role="status"]')).toEqual(['Connection lost. Trying again.'])
  expect(texts('h1')).toEqual(['Friday'])
})

it('the board reports that a room does not exist', async () => {
  const { texts } = await openBoard()
  Stream.open[0]?.dispatchEvent(new Event('gone'))
  await settle()
  expect(texts('.sentence')).toEqual(['There is no evening to join here.'])
})

it('the board isolates right-to-left names from numbers', async () => {
  const { wrapper } = await openBoard()
  const evening = addGuest('דנה')(eveningOf(3))
  Stream.tellAll(eveningLines(null, placedOf(evening)))
  await settle()
  expect(wrapper.get('.tables').text()).toContain('\u2068דנה\u2069')
})
