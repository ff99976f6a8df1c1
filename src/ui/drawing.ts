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

/** The scopes of components that are redrawn one frame after a tap. */
const followers = new Set<EffectScope>()
/** Work deferred until the answer to a tap has been painted; null if no tap is being answered. */
let deferred: (() => void)[] | null = null

/** Runs everything deferred, at the latest before the next tap. */
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

/** Runs an operation after the answer to the current tap has been painted, or immediately if there is none. */
export function afterAnswer(operation: () => void): void {
  if (deferred) deferred.push(operation)
  else operation()
}

function follow(scope: EffectScope): void {
  followers.add(scope)
  onScopeDispose(() => followers.delete(scope))
}

/** Redraws the component a frame later. For components that don't show what was tapped. */
export function useFollowing(): void {
  const scope = getCurrentScope()
  if (scope) follow(scope)
}

/** Delays a value: it keeps its old value until the answer to a tap has been painted. For components that also show what was tapped. */
export function useFollower<T>(get: () => T): Readonly<Ref<T>> {
  const shown = shallowRef(get())
  const scope = effectScope()
  scope.run(() => watch(get, now => (shown.value = now)))
  follow(scope)
  return shown
}

/** Whether an event is a tap. Typed text and pressed keys aren't, so everything is drawn immediately for them. */
const isTap = ({ isTrusted, detail, target }: UIEvent, least: number): boolean =>
  isTrusted && detail >= least && target instanceof Element && target.closest('form') === null

let tables = 0
let listening: AbortController | null = null

/** Starts the answer at `pointerdown`, for buttons that act then. Other taps are answered at the click. */
export function answerFirst(event: PointerEvent): void {
  if (tables > 0 && isTap(event, 0)) begin()
}

function onClick(event: MouseEvent): void {
  if (isTap(event, 1)) begin()
}

/**
 * Paints the answer to a tap first, and then its consequences. State and the touched element change immediately; texts, buttons, seats and
 * sheets are drawn in the next frame. The next touch waits for that, so no tap hits outdated content. Changes without a tap are drawn
 * immediately.
 */
export function useAnswerFirst(): void {
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

/** Returns the new list with its unchanged items replaced by the old objects, so that their components aren't redrawn. */
export function reuseEqual<T extends { readonly id: string }>(before: readonly T[], now: readonly T[]): readonly T[] {
  const known = new Map(before.map(each => [each.id, each]))
  const drawn = now.map(each => {
    const same = known.get(each.id)
    return same && isAlike(same, each) ? same : each
  })
  return reuseItems(before, drawn)
}

/** Returns the previous list if it is equal, so that values derived from it aren't computed again. */
export const reuseItems = <T>(before: readonly T[] | undefined, now: readonly T[]): readonly T[] =>
  before?.length === now.length && now.every((each, place) => each === before[place]) ? before : now

/** Returns the id if the list has it, otherwise null, so that lists without it aren't redrawn. */
export const idAmong = (list: readonly { readonly id: string }[], id: string | null): string | null =>
  list.some(each => each.id === id) ? id : null

const isAlike = <T extends object>(a: T, b: T): boolean =>
  (Object.keys(b) as (keyof T)[]).every(key => a[key] === b[key])
