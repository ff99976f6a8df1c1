import * as v from 'valibot'
import type { Evening } from './evening/evening.ts'
import type { Person } from './people/people.ts'
import { moment } from './storage/schema.ts'
import type { Write } from './storage/port.ts'

/** That an evening, or what was said of somebody, was kept, and when it last changed: should both copies lose it, it is named. */
export interface Trace {
  readonly match: string
  readonly of: 'evening' | 'person'
  readonly name: string
  readonly touched: number
}

export const traceOfEvening = ({ id, name, touched }: Evening): Trace => ({ match: id, of: 'evening', name, touched })

export const traceOfPerson = ({ id, called, one }: Person): Trace => ({
  match: id,
  of: 'person',
  name: called.at(-1)?.name ?? id.slice(1),
  touched: Math.max(one?.at ?? 0, ...called.map(({ at }) => at)),
})

/** It lies beside the tips of matches, which earlier versions read without it. */
export const traceRow = (value: Trace): Write => ({ type: 'put', store: 'tips', value })

const trace = v.strictObject({
  match: v.string(),
  of: v.picklist(['evening', 'person']),
  name: v.string(),
  touched: moment,
})

export const readTrace = (row: unknown): Trace | null => (v.is(trace, row) ? row : null)
