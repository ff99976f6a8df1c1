/** Lets everything that is under way come to its end. */
export const settled = async (): Promise<void> => {
  for (let i = 0; i < 2_000; i++) await Promise.resolve()
}

export function valueOf<T>(result: { ok: true; value: T } | { ok: false; error: unknown }): T {
  if (!result.ok) throw new Error(`not ok: ${JSON.stringify(result.error)}`)
  return result.value
}
