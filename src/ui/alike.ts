/** The same things, of which those that are as before are the ones from before: what shows them need not be drawn anew. */
export function keepAlike<T extends { readonly id: string }>(before: readonly T[], now: readonly T[]): readonly T[] {
  const known = new Map(before.map(each => [each.id, each]))
  const kept = now.map(each => {
    const same = known.get(each.id)
    return same && isAlike(same, each) ? same : each
  })
  return keepList(before, kept)
}

/** The same list as before where it holds the same: what follows from it need not be found anew. */
export const keepList = <T>(before: readonly T[] | undefined, now: readonly T[]): readonly T[] =>
  before?.length === now.length && now.every((each, place) => each === before[place]) ? before : now

const isAlike = <T extends object>(a: T, b: T): boolean =>
  (Object.keys(b) as (keyof T)[]).every(key => a[key] === b[key])
