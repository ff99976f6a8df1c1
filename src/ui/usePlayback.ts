import { onScopeDispose, readonly, ref } from 'vue'

/** Calls `advance` at the speed of hands until it answers that there is no more, or somebody interrupts. */
export function usePlayback(advance: () => boolean, interval: () => number) {
  const playing = ref(false)
  let timer: ReturnType<typeof setTimeout> | undefined

  function tick(): void {
    if (!advance()) pause()
    else timer = setTimeout(tick, interval())
  }

  function play(): void {
    if (playing.value) return
    playing.value = true
    timer = setTimeout(tick, interval())
  }

  function pause(): void {
    clearTimeout(timer)
    playing.value = false
  }

  onScopeDispose(pause)
  return { playing: readonly(playing), play, pause, toggle: () => (playing.value ? pause() : play()) }
}
