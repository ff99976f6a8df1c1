import { describe as group, expect, test } from 'vitest'

export * from 'vitest'

/** Reports an error during the collection of tests as a failed test. Otherwise it would go unnoticed. */
function collected(collect: () => void): void {
  try {
    collect()
  } catch (reason) {
    test('is collected', () => expect.unreachable(String(reason)))
  }
}

const guarded = (name: string, collect: () => void): void => {
  group(`${name}`, () => {
    collected(collect)
  })
}

const each =
  (cases: readonly unknown[]) =>
  (name: string, collect: (...one: readonly unknown[]) => void): void => {
    for (const [index, one] of cases.entries()) {
      guarded(`${name} ${index}`, () => collect(...(Array.isArray(one) ? one : [one])))
    }
  }

export const describe = Object.assign(guarded, { each })
