import { computed, ref } from 'vue'
import { useBook } from '../../book/book.ts'
import { nameOf, guestOf, type Evening, type GuestNumber } from '../../book/evening/evening.ts'
import { OWNER } from '../../book/storage/names.ts'
import { readSetting, settingRow } from '../../book/storage/port.ts'

/** Whose phone this is, by name. Stored on this device only, for all evenings. */
export function useOwnGuest(evening: () => Evening | null) {
  const { storage } = useBook()
  /** The name of this phone's guest; '' if none was chosen, null until asked. */
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

  /** Stores the chosen guest; null keeps the earlier one. */
  async function choose(guest: GuestNumber | null): Promise<void> {
    const now = evening()
    name.value = guest === null ? (name.value ?? '') : now ? nameOf(now, guest) : ''
    await storage.write([settingRow(OWNER, name.value)])
  }

  return {
    /** The guest who owns this phone; 0 if unknown. */
    me,
    choose,
    /** Whether to ask whose phone it is: that was never asked, or that guest isn't part of this evening. */
    async isAsked(): Promise<boolean> {
      await loaded
      return name.value === null || (name.value !== '' && me.value === 0)
    },
  }
}
