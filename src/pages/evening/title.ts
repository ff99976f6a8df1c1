import { EVENING } from '#text/pages/evening.ts'

/** The name of an unnamed evening: the local date on which it began, such as `2026-11-28`. */
export const localDateOf = (at: number): string =>
  new Date(at - new Date(at).getTimezoneOffset() * 60_000).toISOString().slice(0, 10)

/** The displayed name of an evening: a date in the language's format, any other name as typed. */
export function titleOfEvening(name: string): string {
  const day = new Date(name)
  return day.toJSON()?.slice(0, 10) === name ? EVENING.begin.suggested(day.getTime()) : name
}
