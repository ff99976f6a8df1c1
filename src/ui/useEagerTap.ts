import { answerFirst } from './useAnswerFirst.ts'

interface Taps {
  readonly onPointerdown: (event: PointerEvent) => void
  readonly onTouchend: (event: TouchEvent) => void
  readonly onClick: (event: MouseEvent) => void
}

/** Listeners for keys of a pad: a finger counts as it comes down, since two thumbs that overlap make no clicks; all else at the click. */
export function useEagerTap(): (operation: () => void) => Taps {
  let early = false
  return operation => ({
    onPointerdown(event) {
      early = event.pointerType === 'touch'
      if (!early) return
      if (event.currentTarget instanceof Node) ignoreClickElsewhere(event.currentTarget)
      answerFirst(event)
      operation()
    },
    // What a browser makes of the tap besides, down to its click, has nothing left to do.
    onTouchend(event) {
      if (early && event.cancelable) event.preventDefault()
    },
    onClick(event) {
      if (event.detail === 0 || !early) operation()
      early = false
    },
  })
}

/** What a key did may have put another in its place: the finger that goes up there has not tapped that one. */
function ignoreClickElsewhere(key: Node): void {
  function onClick(event: MouseEvent): void {
    const byFinger = event.detail > 0 && event.target instanceof Node && !key.contains(event.target)
    if (byFinger) {
      event.preventDefault()
      event.stopPropagation()
    }
    end()
  }
  function end(): void {
    window.removeEventListener('click', onClick, true)
    window.removeEventListener('pointerdown', end, true)
  }
  window.addEventListener('click', onClick, true)
  window.addEventListener('pointerdown', end, true)
}
