import { computed, ref } from 'vue'
import { useBook } from '../../book/book.ts'
import { nameOf, guestOf, type Evening, type GuestNumber } from '../../book/evening/evening.ts'
import { OWNER } from '../../book/storage/names.ts'
import { readSetting, settingRow } from '../../book/storage/port.ts'

/** The guest who owns this phone. The name is stored on this device only, and is used for all evenings. */
export function useOwnGuest(evening: () => Evening | null) {
  const { storage } = useBook()
  /** '' if the player closed the question whose phone this is; null if it was never asked. */
  const name = ref<string | null>(null)

  async function load(): Promise<void> {
    const known = await readSetting(storage, OWNER)
    if (typeof known === 'string') name.value = known
  }

  const loaded = load()
  const me = computed((): GuestNumber => {
    const now = evening()
    return now && name.value ? guestOf(now, name.value) : 0
  })

  /** Null keeps the previous choice. */
  async function choose(guest: GuestNumber | null): Promise<void> {
    const now = evening()
    name.value = guest === null ? (name.value ?? '') : now ? nameOf(now, guest) : ''
    await storage.write([settingRow(OWNER, name.value)])
  }

  return {
    me,
    choose,
    async isAsked(): Promise<boolean> {
      await loaded
      return name.value === null || (name.value !== '' && me.value === 0)
    },
  }
}
