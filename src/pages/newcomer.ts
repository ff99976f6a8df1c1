import { shallowRef, type Component } from 'vue'
import { BEGUN } from '../book/storage/names.ts'
import { withStorage } from '../book/storage/port.ts'

/** The first page of those who have played and learned nothing yet; null for all others. */
export const newcomerHome = shallowRef<Component | null>(null)

/** Something was played or learned on this device: from now on that is known without a look at the book. */
export function endNewcomer(): void {
  newcomerHome.value = null
  withStorage('localStorage', storage => storage.setItem(BEGUN, '1'))
}
