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

/** Updates that only follow from a tap. */
const followers = new Set<EffectScope>()
/** Other work deferred until the answer has been painted; null if no tap is being answered. */
let putOff: (() => void)[] | null = null

/** Draws everything deferred, before the next tap. */
function catchUp(): void {
  if (!putOff) return
  const operations = putOff
  putOff = null
  for (const scope of followers) scope.resume()
  for (const operation of operations) operation()
}

function begin(): void {
  if (putOff) return
  putOff = []
  for (const scope of followers) scope.pause()
  afterPaint(catchUp)
}

/** Runs it after the answer to the current tap has been painted; without a tap, immediately. */
export function afterAnswer(operation: () => void): void {
  if (putOff) putOff.push(operation)
  else operation()
}

function follow(scope: EffectScope): void {
  followers.add(scope)
  onScopeDispose(() => followers.delete(scope))
}

/** For a component that only shows consequences of a tap: it is redrawn a frame later. */
export function useFollowing(): void {
  const scope = getCurrentScope()
  if (scope) follow(scope)
}

/** A value that only depends on a tap, in a component that also shows what was tapped: its old value until the answer has been painted. */
export function useFollower<T>(get: () => T): Readonly<Ref<T>> {
  const shown = shallowRef(get())
  const scope = effectScope()
  scope.run(() => watch(get, now => (shown.value = now)))
  follow(scope)
  return shown
}

/** Words that are typed, and keys that are pressed, are answered with all that follows. */
const isTap = ({ isTrusted, detail, target }: UIEvent, least: number): boolean =>
  isTrusted && detail >= least && target instanceof Element && target.closest('form') === null

let tables = 0
let listening: AbortController | null = null

/** For a key that counts as the finger comes down: other taps are answered at the click. */
export function answerFirst(event: PointerEvent): void {
  if (tables > 0 && isTap(event, 0)) begin()
}

function onClick(event: MouseEvent): void {
  if (isTap(event, 1)) begin()
}

/**
 * Paints the answer to a tap first, and then its consequences. State and the touched element change immediately; words, keys, seats and
 * sheets are drawn in the next frame. The next touch waits for that, so nobody taps anything outdated. Changes without a tap are drawn
 * immediately.
 */
export function useAnswerFirst(): void {
  onMounted(() => {
    if (tables++ > 0) return
    listening = new AbortController()
    const options = { capture: true, signal: listening.signal }
    window.addEventListener('pointerdown', catchUp, options)
    window.addEventListener('click', onClick, options)
    window.addEventListener('keydown', catchUp, options)
  })
  onBeforeUnmount(() => {
    if (--tables > 0) return
    listening?.abort()
    catchUp()
  })
}

/** The same things, of which those that are as before are the ones from before: what shows them need not be redrawn. */
export function keepAlike<T extends { readonly id: string }>(before: readonly T[], now: readonly T[]): readonly T[] {
  const known = new Map(before.map(each => [each.id, each]))
  const drawn = now.map(each => {
    const same = known.get(each.id)
    return same && isAlike(same, each) ? same : each
  })
  return keepList(before, drawn)
}

/** The previous list if it is equal, so that derived values stay valid. */
export const keepList = <T>(before: readonly T[] | undefined, now: readonly T[]): readonly T[] =>
  before?.length === now.length && now.every((each, place) => each === before[place]) ? before : now

/** The id if the list has it: lists that neither have nor had it aren't redrawn. */
export const idAmong = (list: readonly { readonly id: string }[], id: string | null): string | null =>
  list.some(each => each.id === id) ? id : null

const isAlike = <T extends object>(a: T, b: T): boolean =>
  (Object.keys(b) as (keyof T)[]).every(key => a[key] === b[key])
