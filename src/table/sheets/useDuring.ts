import { ref } from 'vue'

/** Something that takes a while: `busy` while it does. */
export function useDuring() {
  const busy = ref(false)

  async function during(work: () => Promise<void>): Promise<void> {
    busy.value = true
    await work()
    busy.value = false
  }

  return { busy, during }
}
