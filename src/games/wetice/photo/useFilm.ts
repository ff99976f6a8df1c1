import { computed, onMounted, readonly, ref } from 'vue'

/** The camera of the page, which opens immediately. If the page can't use one, `openOwn` opens the device's camera app. */
export function useFilm(openOwn: () => void) {
  const isThere = 'mediaDevices' in navigator
  const camera = ref(isThere)
  /** Whether the camera has delivered a first picture. */
  const isReady = ref(false)
  const noCamera = ref(false)
  const canFilm = computed(() => isThere && !noCamera.value)

  onMounted(() => {
    if (!isThere) openOwn()
  })

  function end(): void {
    camera.value = false
    isReady.value = false
  }

  return {
    camera: readonly(camera),
    noCamera: readonly(noCamera),
    canFilm,
    sees: isReady,
    film(): void {
      camera.value = canFilm.value
    },
    end,
    fail(): void {
      end()
      noCamera.value = true
    },
  }
}
