import * as v from 'valibot'
import { isFitName } from '../journal/players.ts'
import { moment } from '../storage/schema.ts'
import { idOf, type Person } from './people.ts'

/** Nobody is called otherwise so often. */
const MOST_NAMES = 1_000

const name = v.pipe(v.string(), v.check(isFitName))
const id = v.pipe(
  v.string(),
  v.check(text => text.startsWith('=') && isFitName(text.slice(1)) && idOf(text.slice(1)) === text),
)
const person = v.strictObject({
  format: v.literal(1),
  id,
  called: v.pipe(v.array(v.strictObject({ name, at: moment })), v.minLength(1), v.maxLength(MOST_NAMES)),
  one: v.exactOptional(v.strictObject({ with: v.nullable(id), at: moment })),
})
const newer = v.looseObject({ format: v.pipe(v.number(), v.minValue(2)) })

export function readPerson(row: unknown): Person | 'newer' | 'damaged' {
  if (v.is(newer, row)) return 'newer'
  const read = v.safeParse(person, row)
  return read.success ? read.output : 'damaged'
}
