// @vitest-environment happy-dom
import { flushPromises, mount } from '@vue/test-utils'
import { expect, it, vi } from 'vitest'
import UpdateNotice from '../../src/pages/UpdateNotice.vue'
import BottomSheet from '../../src/ui/BottomSheet.vue'

vi.mock('virtual:pwa-register', () => ({ registerSW: () => () => Promise.resolve() }))

it('the notice of a new version is in the topmost dialog, or in the page if none is open', async () => {
  const sheet = (open: boolean) => mount(BottomSheet, { props: { open, title: 'Piles' }, attachTo: document.body })
  const notice = mount(UpdateNotice, { attachTo: document.body })
  const where = () => document.querySelector('.update')?.closest('dialog') ?? null
  expect(where()).toBeNull()
  const one = sheet(true)
  await flushPromises()
  expect(where()).toBe(one.element)
  const other = sheet(false)
  await other.setProps({ open: true })
  await flushPromises()
  expect(where()).toBe(other.element)
  await other.setProps({ open: false })
  await flushPromises()
  expect(where()).toBe(one.element)
  one.unmount()
  await flushPromises()
  expect([where(), document.querySelectorAll('.update').length]).toEqual([null, 1])
  notice.unmount()
  other.unmount()
  expect(document.querySelector('.update')).toBeNull()
})
