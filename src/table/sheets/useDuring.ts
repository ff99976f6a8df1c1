import { ref } from 'vue'

/** Runs work with `whileBusy`. `busy` is true until it is done. */
export function useBusy() {
  const busy = ref(false)

  async function whileBusy(work: () => Promise<void>): Promise<void> {
    busy.value = true
    await work()
    busy.value = false
  }

  return { busy, whileBusy }
}
