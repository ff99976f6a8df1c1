/** Runs tasks one after the other, in the order in which they were handed in. */
export function createQueue(): <T>(task: () => Promise<T>) => Promise<T> {
  let last: Promise<unknown> = Promise.resolve()
  return task => {
    const result = last.then(task)
    last = result.catch(() => undefined)
    return result
  }
}
