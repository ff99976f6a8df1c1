import { BEGUN } from '../book/storage/names.ts'
import { withStorage } from '../book/storage/port.ts'
import { newcomerHome } from './newcomer.ts'

/** Something was played or learned on this device: from now on that is known without a look at the book. */
export function noteBegun(): void {
  newcomerHome.value = null
  withStorage('localStorage', kept => kept.setItem(BEGUN, '1'))
}
