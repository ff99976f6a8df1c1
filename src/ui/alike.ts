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

/** The id where one of the list has it: what is drawn of a list that neither has nor had it stays as it is. */
export const idAmong = (list: readonly { readonly id: string }[], id: string | null): string | null =>
  list.some(each => each.id === id) ? id : null

const isAlike = <T extends object>(a: T, b: T): boolean =>
  (Object.keys(b) as (keyof T)[]).every(key => a[key] === b[key])
