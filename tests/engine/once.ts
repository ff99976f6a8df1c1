/** Makes a value on first use: work done while a test file loads counts for every test. */
export function once<T>(make: () => T): () => T {
  let made: { readonly value: T } | null = null
  return () => (made ??= { value: make() }).value
}
