import { computed, onMounted, readonly, ref } from 'vue'

/** The page's camera, open from the start. `openOwn` requests a photo by the device's own camera, if the page can't use one. */
export function useFilm(openOwn: () => void) {
  const isThere = 'mediaDevices' in navigator
  const camera = ref(isThere)
  /** The camera has shown a first picture. */
  const sees = ref(false)
  const noCamera = ref(false)
  const canFilm = computed(() => isThere && !noCamera.value)

  onMounted(() => {
    if (!isThere) openOwn()
  })

  function end(): void {
    camera.value = false
    sees.value = false
  }

  return {
    camera: readonly(camera),
    noCamera: readonly(noCamera),
    canFilm,
    sees,
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
