import { computed, ref } from 'vue'
import { useBook } from '../../book/book.ts'
import { nameOf, numberOf, type Evening, type GuestNumber } from '../../book/evening/evening.ts'
import { OWNER } from '../../book/storage/names.ts'
import { setting, settingRow } from '../../book/storage/port.ts'

/** Whose phone this is, by name: of this device alone, and the same for each evening. */
export function useMe(evening: () => Evening | null) {
  const { storage } = useBook()
  /** '' if people chose nobody; null until they were asked. */
  const name = ref<string | null>(null)

  async function load(): Promise<void> {
    const known = await setting(storage, OWNER)
    if (typeof known === 'string') name.value = known
  }

  const loaded = load()
  const me = computed((): GuestNumber => {
    const now = evening()
    return now && name.value ? numberOf(now, name.value) : 0
  })

  /** Null if people don't say: who is known stays. */
  async function choose(guest: GuestNumber | null): Promise<void> {
    const now = evening()
    name.value = guest === null ? (name.value ?? '') : now ? nameOf(now, guest) : ''
    await storage.write([settingRow(OWNER, name.value)])
  }

  return {
    /** 0 if nobody of the evening is known to hold this phone. */
    me,
    choose,
    /** Whether people are to be asked: nobody was, or the one of before isn't here. */
    async isAsked(): Promise<boolean> {
      await loaded
      return name.value === null || (name.value !== '' && me.value === 0)
    },
  }
}
