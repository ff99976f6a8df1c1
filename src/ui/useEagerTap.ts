interface Taps {
  readonly onPointerdown: (event: PointerEvent) => void
  readonly onClick: (event: MouseEvent) => void
}

/** Listeners for keys of a pad: a finger counts as it comes down, since two thumbs that overlap make no clicks; all else at the click. */
export function useEagerTap(): (deed: () => void) => Taps {
  let early = false
  return deed => ({
    onPointerdown(event) {
      early = event.pointerType === 'touch'
      if (early) deed()
    },
    onClick(event) {
      if (event.detail === 0 || !early) deed()
      early = false
    },
  })
}
