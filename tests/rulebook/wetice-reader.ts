/** A table of WetIce that is known from sentences alone: what lies on its cells, in its piles, and beside it. */
export interface Read {
  readonly cells: Map<string, string>
  readonly heaps: Map<string, string[]>
}

const NUMBERS = 'no one two three four five six seven eight nine ten eleven twelve'.split(' ')
const count = (word: string): number => (/^\d+$/.test(word) ? Number(word) : NUMBERS.indexOf(word))
const SUITS: Readonly<Record<string, string>> = { spade: 'S', heart: 'H', diamond: 'D', club: 'C' }
const CELLS = /[a-h]\d/g
const cellsIn = (text: string): string[] => text.match(CELLS) ?? []

/** `a–c and e`: the letters. */
const lettersIn = (text: string): string[] =>
  (text.match(/\b[a-h](–[a-h])?\b/g) ?? []).flatMap(part => {
    const [first = 'a', last = first] = part.split('–')
    return 'abcdefgh'.slice('abcdefgh'.indexOf(first), 'abcdefgh'.indexOf(last) + 1).split('')
  })

/** `2–3 and 5`: the numbers. */
const rowsIn = (text: string): number[] =>
  (text.match(/\d(–\d)?/g) ?? []).flatMap(part => {
    const [first = 0, last = first] = part.split('–').map(Number)
    return Array.from({ length: last - first + 1 }, (_, i) => first + i)
  })

function take({ cells }: Read, cell: string, suit: string): string {
  const card = cells.get(cell)
  if (card !== suit) throw new Error(`${suit} is not on ${cell}, but ${card ?? 'nothing'}`)
  cells.delete(cell)
  return card
}

function lay({ cells }: Read, cell: string, card: string): void {
  if (cells.has(cell)) throw new Error(`${cell} is taken`)
  cells.set(cell, card)
}

/** A card that is asked for by suit; where cards lie face down, whichever. */
function draw({ heaps }: Read, heap: string, suit: string): string {
  const cards = heaps.get(heap) ?? []
  const known = cards.indexOf(suit)
  const at = suit === '' ? 0 : known < 0 ? cards.indexOf('??') : known
  const [card] = at < 0 ? [] : cards.splice(at, 1)
  if (card === undefined) throw new Error(`no ${suit} in ${heap}`)
  return suit === '' ? card : suit
}

const put = ({ heaps }: Read, heap: string, card: string): unknown =>
  heaps.set(heap, [...(heaps.get(heap) ?? []), card])

function shift(read: Read, columns: readonly string[], by: number, isMeant: (row: number) => boolean): void {
  for (const column of columns) {
    const moved = [...read.cells].filter(([cell]) => cell.startsWith(column) && isMeant(Number(cell.slice(1))))
    if (moved.length === 0) throw new Error(`nothing lies there in column ${column}`)
    for (const [cell] of moved) read.cells.delete(cell)
    for (const [cell, card] of moved) lay(read, `${column}${Number(cell.slice(1)) + by}`, card)
  }
}

function fall({ cells }: Read, column: string): void {
  const rows = [...cells].filter(([cell]) => cell.startsWith(column)).sort(([a], [b]) => (a < b ? -1 : 1))
  for (const [cell] of rows) cells.delete(cell)
  rows.forEach(([, card], index) => cells.set(`${column}${index + 1}`, card))
}

/** What is called so: a player's pile, or one of those that are no player's. */
const heapOf = (name: string): string => name.replace(/^the /, '').replace(/^cards put aside$/, 'aside')

/** `the three hearts on a1, b1 and c1 and the club on d1` */
function named(read: Read, text: string): (readonly [cell: string, card: string])[] {
  return [...text.matchAll(/the (?:\w+ )?(spade|heart|diamond|club)s? on ((?:[a-h]\d(?:, | and )?)+)/g)].flatMap(
    ([, suit = '', cells = '']) => cellsIn(cells).map(cell => [cell, take(read, cell, SUITS[suit] ?? '')] as const),
  )
}

/** `three hearts`, `two cards` */
const cardsIn = (text: string): string[] =>
  [...text.matchAll(/(\w+) (spade|heart|diamond|club|card)s?\b/g)].flatMap(([, number = '', suit = '']) =>
    Array.from({ length: count(number) }, () => SUITS[suit] ?? ''),
  )

type Doing = (read: Read, ...found: string[]) => void

const SENTENCES: readonly (readonly [RegExp, Doing])[] = [
  [/^Swap (.*)$/, (read, text = '') => swap(read, named(read, text))],
  [/^Columns? (.*) slides? down$/, (read, names = '') => lettersIn(names).forEach(column => fall(read, column))],
  [/^(Push|Pull) columns? (.*) (?:up|down) (\w+)$/, (read, verb = '', names = '', far = '') => shift(read, lettersIn(names), way(verb, far), () => true)], // prettier-ignore
  [/^In columns? (.*) (push|pull) everything from row (\d) (?:up|down) (\w+)$/, (read, names = '', verb = '', low = '', far = '') => shift(read, lettersIn(names), way(verb, far), row => row >= Number(low))], // prettier-ignore
  [/^In columns? (.*) (push|pull) rows? (.*) (?:up|down) (\w+)$/, (read, names = '', verb = '', rows = '', far = '') => shift(read, lettersIn(names), way(verb, far), row => rowsIn(rows).includes(row))], // prettier-ignore
  [/^Put (.*) aside$/, (read, text = '') => named(read, text).forEach(([, card]) => put(read, 'aside', card))],
  [/^Take (the .*) out of play$/, (read, text = '') => named(read, text).forEach(([, card]) => put(read, 'cards out of play', card))], // prettier-ignore
  [/^Lift (.*) off the table$/, (read, text = '') => named(read, text).forEach(([, card]) => put(read, 'removed cards', card))], // prettier-ignore
  [/^Lift (.*) for (the .*|\w+)$/, (read, text = '', who = '') => named(read, text).forEach(([, card]) => put(read, who.startsWith('the ') ? heapOf(who) : `${who}’s pile`, card))], // prettier-ignore
  [/^Take (.*) from (.*) and lay (?:it|them) on (.*)$/, (read, text = '', heap = '', cells = '') => layFrom(read, heap, cardsIn(text), cellsIn(cells))], // prettier-ignore
  [
    /^From (.*) lay (.*)$/,
    (read, heap = '', text = '') => {
      for (const [, cards = '', cells = ''] of text.matchAll(/(\w+ (?:spade|heart|diamond|club|card)s?) on ((?:[a-h]\d(?:, | and )?)+)/g)) layFrom(read, heap, cardsIn(cards), cellsIn(cells)) // prettier-ignore
    },
  ],
  [/^Move (.*) from (.*) to (.*)$/, (read, text = '', from = '', to = '') => cardsIn(text).forEach(suit => put(read, heapOf(to), draw(read, heapOf(from), suit)))], // prettier-ignore
]

const way = (verb: string, far: string): number => count(far) * (verb.toLowerCase() === 'push' ? 1 : -1)

function swap(read: Read, [one, other]: (readonly [string, string])[]): void {
  if (!one || !other) throw new Error('two cards change places')
  lay(read, one[0], other[1])
  lay(read, other[0], one[1])
}

function layFrom(read: Read, heap: string, suits: readonly string[], cells: readonly string[]): void {
  if (suits.length !== cells.length) throw new Error(`${suits.length} cards for ${cells.length} cells`)
  suits.forEach((suit, at) => lay(read, cells[at] ?? '', draw(read, heapOf(heap), suit)))
}

/** Does what is said. */
export function obey(read: Read, said: string): void {
  for (const sentence of said.split('.').map(part => part.trim())) {
    if (sentence === '') continue
    const doing = SENTENCES.map(([form, act]) => [form.exec(sentence), act] as const).find(([found]) => found)
    if (!doing) throw new Error(`not understood: ${sentence}`)
    doing[1](read, ...(doing[0]?.slice(1) ?? []))
  }
}
