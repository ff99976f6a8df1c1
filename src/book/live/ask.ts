import * as v from 'valibot'

/** What somebody proposes from their own device: what their seat is to play, after so many moves were made. */
const ask = v.strictObject({
  seat: v.pipe(v.number(), v.integer(), v.minValue(1)),
  made: v.pipe(v.number(), v.integer()),
  action: v.pipe(v.string(), v.maxLength(200)),
})

export type Ask = v.InferOutput<typeof ask>

/** Null where it is none: it is passed over. */
export function readAsk(line: string): Ask | null {
  try {
    const read: unknown = JSON.parse(line)
    return v.is(ask, read) ? read : null
  } catch {
    return null
  }
}
