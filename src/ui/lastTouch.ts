let last: PointerEvent | null = null

/** As a finger comes down, on whatever page: what has come in the place of another learns by it which tap has led there. */
export function watchTouches(): void {
  window.addEventListener('pointerdown', event => (last = event), true)
}

export const lastTouch = (): PointerEvent | null => last
