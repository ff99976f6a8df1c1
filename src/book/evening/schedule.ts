export type Tables<T> = readonly (readonly T[])[]

/**
 * Rounds in which everybody meets everybody once (the circle method): the first player stays in place, the others rotate. With an odd number,
 * one player rests in every round, starting with the last. The first player sits first and second alternately.
 */
export function roundsOfTwo<T>(all: readonly T[]): readonly Tables<T>[] {
  const [first, circle] = all.length % 2 === 0 ? [all.slice(0, 1), all.slice(1).reverse()] : [[], all.toReversed()]
  const at = (place: number): readonly T[] => circle.slice(place % circle.length).slice(0, 1)
  return circle.map((_, round) => {
    const ends = round % 2 === 0 ? pairOf(first, at(round)) : pairOf(at(round), first)
    const across = Array.from({ length: (circle.length - 1) / 2 }, (_, step) =>
      pairOf(at(round - step - 1 + circle.length), at(round + step + 1)),
    )
    return [ends, ...across].flat()
  })
}

const pairOf = <T>(some: readonly T[], others: readonly T[]): Tables<T> => some.flatMap(a => others.map(b => [a, b]))

/** Sorts rounds so that each round repeats the fewest meetings of earlier rounds and of `others`, tables outside the rounds. */
export function freshFirst<T>(rounds: readonly Tables<T>[], others: Tables<T>): readonly Tables<T>[] {
  const sat = [...others]
  const times = (tables: Tables<T>): number =>
    tables.flatMap(table => sat.map(other => shared(table, other))).reduce((sum, pairs) => sum + pairs, 0)
  const left = [...rounds]
  return rounds.flatMap(() => {
    const least = Math.min(...left.map(times))
    const next = left.splice(
      left.findIndex(round => times(round) === least),
      1,
    )
    sat.push(...next.flat())
    return next
  })
}

function shared<T>(table: readonly T[], other: readonly T[]): number {
  const both = table.filter(guest => other.includes(guest)).length
  return (both * (both - 1)) / 2
}

/**
 * A table is four places in base 36; the others rest. A search chose the order of the rounds for few repeats after each round, because
 * evenings may end early. Over all rounds, any two of 5, 8, 9, 12 or 13 people meet three times, any two of 7 twice, and any two of 16 (the
 * affine plane of order 4) once.
 */
const FOURS: Readonly<Record<number, string>> = {
  4: '0123',
  5: '1234, 0123, 0234, 0124, 0134',
  6: '2345, 0145, 0123, 0345, 0125, 1234',
  7: '0234, 0125, 1345, 2456, 0356, 1236, 0146',
  8: '0356 1247, 0234 1567, 0125 3467, 0457 1236, 0146 2357, 0137 2456, 0267 1345',
  9: '0345 1268, 0367 2458, 0478 1356, 0238 1457, 1234 5678, 0256 1378, 0158 2467, 0127 3468, 0146 2357',
  10: '0568 2479, 0179 3456, 1369 2578, 0126 3478, 0389 1245, 0235 1468, 0459 2367, 1357 2689, 0467 1589, 0178 2349',
  11: '0247 689a, 0367 1259, 0138 456a, 235a 4789, 1268 3579, 0458 127a, 019a 2346, 1567 349a, 0259 378a, 067a 1458, 0134 2689',
  12: '045b 128a 3679, 017b 235a 4689, 0239 156b 478a, 06ab 1249 3578, 0138 2467 59ab, 0589 134a 267b, 0245 169a 378b, 027a 1356 489b, 0179 2568 34ab, 0346 128b 579a, 068a 1457 239b',
  13: '04ab 1269 3578, 056a 1248 79bc, 0137 459c 68ab, 0158 2467 39ac, 0679 134c 25ab, 023b 149a 568c, 08ac 167b 2359, 019b 278c 346a, 026c 348b 579a, 15bc 237a 4689, 0245 178a 36bc, 0389 12ac 457b, 047c 1356 289b',
  14: '049b 235d 678c, 057a 19cd 2348, 04cd 136a 589b, 148d 2abc 3679, 089a 1457 26bd, 013b 279c 456a, 0126 358c 7abd, 02ad 168b 3459, 0346 15ac 789d, 015d 247b 69ac, 037c 19ab 2568, 124c 38ad 567b, 0259 3bcd 478a, 08bc 1237 469d',
  15: '0acd 189b 4567, 0269 358d 7bce, 137a 24bd 68ce, 0278 134e 59ad, 019e 245c 36ab, 167d 25be 489a, 0156 39bc 78ae, 04ac 2368 579d, 037b 12cd 469e, 034d 12ab 58ce, 0148 379c 6ade, 0bde 135a 2467, 169c 235e 48bd, 056b 147c 289a, 027a 39de 58bc',
  16: '0123 4567 89ab cdef, 048c 159d 26ae 37bf, 05af 14be 278d 369c, 06bd 17ac 249f 358e, 079e 168f 25bc 34ad',
}

/** Rounds of tables of four for 4 to 16 people. The numbers of meetings of any two pairs of people differ by at most one. The first seat rotates from round to round. */
export const roundsOfFour = <T>(all: readonly T[]): readonly Tables<T>[] =>
  (FOURS[all.length]?.split(', ') ?? []).map((tables, round) =>
    tables.split(' ').map(places => {
      const seats = [...places].flatMap(place => all.slice(parseInt(place, 36)).slice(0, 1))
      return [...seats.slice(round % 4), ...seats.slice(0, round % 4)]
    }),
  )
