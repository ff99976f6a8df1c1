/**
 * Computes a value on first use. Work done while a test file loads would be attributed to every test in it by the
 * mutation run.
 */
export function once<T>(make: () => T): () => T {
  let made: { readonly value: T } | null = null
  return () => (made ??= { value: make() }).value
}
