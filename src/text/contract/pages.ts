/** The number of midnights between two times. */
export function daysBetween(from: number, to: number): number {
  const [first, last] = [new Date(from), new Date(to)]
  return Math.max(0, Math.round((last.setHours(0, 0, 0, 0) - first.setHours(0, 0, 0, 0)) / 86_400_000))
}

const UNITS: readonly ('kilobyte' | 'megabyte' | 'gigabyte')[] = ['kilobyte', 'megabyte', 'gigabyte']

/** `2.4 MB`. */
export const createSizeFormat =
  (language: string) =>
  (bytes: number): string => {
    const step = Math.min(Math.max(Math.floor(Math.log10(Math.max(bytes, 1)) / 3), 1), UNITS.length)
    const unit = UNITS[step - 1] ?? 'kilobyte'
    const format = { style: 'unit', unit, unitDisplay: 'short', maximumSignificantDigits: 2 } as const
    return new Intl.NumberFormat(language, format).format(bytes / 1000 ** step)
  }

/** Names with more characters than this are shortened to their first word, if that is unique. */
const SHORT = 14

export function shortNameOf(players: readonly string[], seat: number): string {
  const name = players[seat - 1] ?? ''
  const first = /^[^\s,]*/.exec(name)?.[0] ?? ''
  const isOnly = players.filter(each => each.startsWith(first)).length === 1
  return name.length > SHORT && isOnly ? first : name
}

/** `2`, `½`, `1½`. */
export const createHalvesFormat =
  (language: string) =>
  (value: number): string => {
    const figure = new Intl.NumberFormat(language, { maximumFractionDigits: 1 })
    const whole = Math.floor(value)
    return value === whole ? figure.format(whole) : `${whole === 0 ? '' : figure.format(whole)}½`
  }
