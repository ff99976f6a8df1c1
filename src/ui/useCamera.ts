import { onBeforeUnmount, onMounted, type Ref } from 'vue'

/** Why there is nothing to see: pages of an insecure origin get no camera; there is none; nobody allowed it; or it can't be opened. */
export type CameraTrouble = 'insecure' | 'none' | 'denied' | 'failed'

const troubleOf = (error: unknown): CameraTrouble => {
  const name = error instanceof Error ? error.name : ''
  if (name === 'NotAllowedError' || name === 'SecurityError') return 'denied'
  return name === 'NotFoundError' || name === 'OverconstrainedError' ? 'none' : 'failed'
}

/** Shows what the camera on the back sees, as long as the component is there. */
export function useCamera(
  video: Readonly<Ref<HTMLVideoElement | null>>,
  size: { readonly width: number; readonly height: number },
  fail: (trouble: CameraTrouble) => void,
): void {
  let stream: MediaStream | null = null
  let left = false

  const stop = (): void => stream?.getTracks().forEach(track => track.stop())

  onMounted(async () => {
    if (!('mediaDevices' in navigator)) return fail(isSecureContext ? 'none' : 'insecure')
    try {
      const wish = { facingMode: 'environment', width: { ideal: size.width }, height: { ideal: size.height } }
      stream = await navigator.mediaDevices.getUserMedia({ video: wish })
      if (left) return stop()
      if (video.value) video.value.srcObject = stream
    } catch (error) {
      fail(troubleOf(error))
    }
  })

  onBeforeUnmount(() => {
    left = true
    stop()
  })
}
