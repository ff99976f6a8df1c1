import { EVENING } from '#text/pages/evening.ts'

/** The name of an evening that nobody has named: its day where it began, such as `2026-11-28`. */
export const dayOf = (at: number): string =>
  new Date(at - new Date(at).getTimezoneOffset() * 60_000).toISOString().slice(0, 10)

/** An evening's name for people: a day is said in the language of the device, any other name as it was typed. */
export function titleOfEvening(name: string): string {
  const day = new Date(name)
  return day.toJSON()?.slice(0, 10) === name ? EVENING.begin.suggested(day.getTime()) : name
}
