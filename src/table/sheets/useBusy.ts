import { ref } from 'vue'

/** Returns `whileBusy`, which runs work, and `busy`, which is true until the work is done. */
export function useBusy() {
  const busy = ref(false)

  async function whileBusy(work: () => Promise<void>): Promise<void> {
    busy.value = true
    await work()
    busy.value = false
  }

  return { busy, whileBusy }
}
