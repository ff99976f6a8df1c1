import { shallowRef, type Component } from 'vue'
import { HAS_PLAYED } from '../book/storage/names.ts'
import { withStorage } from '../book/storage/port.ts'

/** The newcomers' home page, shown before anything was played or learned; null for everyone else. */
export const newcomerHome = shallowRef<Component | null>(null)

/** Records that something was played or learned on this device, so that later starts needn't read the book. */
export function endNewcomer(): void {
  newcomerHome.value = null
  withStorage('localStorage', storage => storage.setItem(HAS_PLAYED, '1'))
}
