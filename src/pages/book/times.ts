import { BOOK } from '../../text/en/pages/book.ts'
import { isSpan, readSpan, type Filter, type Span } from './filter.ts'

/** The time that is looked at, as it is called; '' where it is all of it. */
export function timeName({ when, from, to }: Pick<Filter, 'when' | 'from' | 'to'>): string {
  if (when === 'always') return ''
  if (when === 'dates') return [from, to].filter(day => day !== '').join(' – ')
  return isSpan(when) ? spanName(when) : BOOK.filter.times[when]
}

export function spanName(span: Span): string {
  const [kind, year] = readSpan(span)
  return BOOK.filter[kind](year)
}
