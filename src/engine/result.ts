/** The result of a function that may fail. Functions that return it don't throw on input from a person. */
export type Result<T, E> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly error: E }

/**
 * Creates a successful result.
 *
 * @example
 * ```ts
 * ok(7) // → { ok: true, value: 7 }
 * ```
 */
export const ok = <T>(value: T): { readonly ok: true; readonly value: T } => ({ ok: true, value })
/**
 * Creates a failed result.
 *
 * @example
 * ```ts
 * err('too-late') // → { ok: false, error: 'too-late' }
 * ```
 */
export const err = <E>(error: E): { readonly ok: false; readonly error: E } => ({ ok: false, error })
