import {
  effectScope,
  getCurrentScope,
  onBeforeUnmount,
  onMounted,
  onScopeDispose,
  shallowRef,
  watch,
  type EffectScope,
  type Ref,
} from 'vue'
import { afterPaint } from './afterPaint.ts'

const followers = new Set<EffectScope>()
/** Null if there is no tap in progress. */
let deferred: (() => void)[] | null = null

function runDeferred(): void {
  if (!deferred) return
  const operations = deferred
  deferred = null
  for (const scope of followers) scope.resume()
  for (const operation of operations) operation()
}

function begin(): void {
  if (deferred) return
  deferred = []
  for (const scope of followers) scope.pause()
  afterPaint(runDeferred)
}

/** Runs an operation after the response to the current tap has been painted; immediately if no tap is in progress. */
export function afterTapResponse(operation: () => void): void {
  if (deferred) deferred.push(operation)
  else operation()
}

function follow(scope: EffectScope): void {
  followers.add(scope)
  onScopeDispose(() => followers.delete(scope))
}

/** Redraws the component one frame after a tap. For components that don't show the tapped element. */
export function useDelayedDrawing(): void {
  const scope = getCurrentScope()
  if (scope) follow(scope)
}

/** A value that changes only after the response to a tap has been painted. For components that also show the tapped element. */
export function useDelayedValue<T>(get: () => T): Readonly<Ref<T>> {
  const shown = shallowRef(get())
  const scope = effectScope()
  scope.run(() => watch(get, now => (shown.value = now)))
  follow(scope)
  return shown
}

/** For typed text and pressed keys, everything is drawn immediately. */
const isTap = ({ isTrusted, detail, target }: UIEvent, least: number): boolean =>
  isTrusted && detail >= least && target instanceof Element && target.closest('form') === null

let tables = 0
let listening: AbortController | null = null

/** For buttons that act at `pointerdown`: starts the response then. Other taps are handled at the click. */
export function startTapResponse(event: PointerEvent): void {
  if (tables > 0 && isTap(event, 0)) begin()
}

function onClick(event: MouseEvent): void {
  if (isTap(event, 1)) begin()
}

/**
 * Paints the response to a tap first, and its consequences one frame later. State and the tapped element change immediately; texts,
 * buttons, seats and sheets follow before the next touch, so no tap hits outdated content.
 */
export function useTapResponseFirst(): void {
  onMounted(() => {
    if (tables++ > 0) return
    listening = new AbortController()
    const options = { capture: true, signal: listening.signal }
    window.addEventListener('pointerdown', runDeferred, options)
    window.addEventListener('click', onClick, options)
    window.addEventListener('keydown', runDeferred, options)
  })
  onBeforeUnmount(() => {
    if (--tables > 0) return
    listening?.abort()
    runDeferred()
  })
}

/** Returns the new list, in which unchanged items are the old objects, so that their components aren't redrawn. */
export function reuseEqualItems<T extends { readonly id: string }>(
  before: readonly T[],
  now: readonly T[],
): readonly T[] {
  const known = new Map(before.map(each => [each.id, each]))
  const drawn = now.map(each => {
    const same = known.get(each.id)
    return same && isAlike(same, each) ? same : each
  })
  return reuseList(before, drawn)
}

/** Returns the previous list if both have the same items, so that values derived from it aren't computed again. */
export const reuseList = <T>(before: readonly T[] | undefined, now: readonly T[]): readonly T[] =>
  before?.length === now.length && now.every((each, place) => each === before[place]) ? before : now

/** Returns the id if an item of the list has it, otherwise null. So lists without the item aren't redrawn. */
export const idIfListed = (list: readonly { readonly id: string }[], id: string | null): string | null =>
  list.some(each => each.id === id) ? id : null

const isAlike = <T extends object>(a: T, b: T): boolean =>
  (Object.keys(b) as (keyof T)[]).every(key => a[key] === b[key])
