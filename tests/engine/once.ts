/** Makes a thing when it is first asked for: what plays while a test file is only read counts for every test. */
export function once<T>(make: () => T): () => T {
  let made: { readonly value: T } | null = null
  return () => (made ??= { value: make() }).value
}
