/** The result of a function that may fail: it never throws on anything that a person can enter. */
export type Result<T, E> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly error: E }

/**
 * It went well.
 *
 * @example
 * ```ts
 * ok(7) // → { ok: true, value: 7 }
 * ```
 */
export const ok = <T>(value: T): { readonly ok: true; readonly value: T } => ({ ok: true, value })
/**
 * It could not be done, and why.
 *
 * @example
 * ```ts
 * err('too-late') // → { ok: false, error: 'too-late' }
 * ```
 */
export const err = <E>(error: E): { readonly ok: false; readonly error: E } => ({ ok: false, error })
