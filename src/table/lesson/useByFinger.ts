import { readonly, ref } from 'vue'
import { scopeSignal } from '../../ui/scopeSignal.ts'

/** Whether assistive technology caused the event: its pointer has no size or no pressure. */
const isVirtual = ({ width, height, pressure, pointerType }: PointerEvent): boolean =>
  (width === 0 && height === 0) || (pointerType === 'mouse' && width === 1 && height === 1 && pressure === 0)

const wantsLessMotion = (): boolean =>
  document.documentElement.dataset['motion'] === 'less' ||
  (typeof matchMedia === 'function' && matchMedia('(prefers-reduced-motion: reduce)').matches)

/** Returns whether lessons may continue automatically: the last input was by finger or mouse, and motion isn't reduced. */
export function useByFinger() {
  const byFinger = ref(false)

  const onPointer = (event: PointerEvent): void => {
    byFinger.value = !isVirtual(event) && !wantsLessMotion()
  }
  const onKey = (): void => {
    byFinger.value = false
  }

  const options = { capture: true, signal: scopeSignal() }
  window.addEventListener('pointerdown', onPointer, options)
  window.addEventListener('keydown', onKey, options)
  return readonly(byFinger)
}
