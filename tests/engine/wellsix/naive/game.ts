/**
 * A second implementation of the rules of Wellsix: simple, slow and independent of `src`. Groups are found by flood fill, lines in every
 * window of six squares, and legal moves by trying all actions.
 */
import { NaiveTable, areAdjacent, type NaiveCard, type Seat, type CardPlace } from './table.ts'

export interface NaiveHead {
  readonly opener: Seat
  readonly fixed: boolean
  readonly games: number
  readonly deal?: {
    readonly table: Readonly<Record<string, string>>
    readonly opening: boolean
    readonly turn: Seat
    readonly moves: number
    readonly seized: readonly string[]
    readonly quiet: number
    readonly seizing: boolean
  }
}

type Thing = Readonly<Record<string, unknown>>
export type NaiveAnswer = { readonly refusal: string } | { readonly events: readonly Thing[] }

export class Naive extends NaiveTable {
  phase = 'opening'
  game = 1
  turn: Seat | null
  moves: number | null = 1
  quiet = 0
  seizing = false
  winner: number | null = null
  readonly scores: [number, number][] = []
  opener: Seat
  redSeat: Seat
  private events: Thing[] = []

  constructor(private readonly head: NaiveHead) {
    super()
    this.opener = head.opener
    this.turn = head.opener
    this.redSeat = head.opener
    this.deal()
    if (!head.deal) return
    const { table, opening, turn, moves, seized, quiet, seizing } = head.deal
    if (!opening) for (const row of this.rows) row.where = 'hand'
    for (const [cell, name] of Object.entries(table)) this.lay(this.row(name), cell)
    for (const name of seized) this.row(name).where = 'seized'
    Object.assign(this, { phase: opening ? 'opening' : 'main', turn, moves, quiet, seizing })
  }

  /** The state in the format of records. */
  state(): Thing {
    const table: Record<string, string> = {}
    for (const row of this.on('table')) table[`${row.x},${row.y}`] = row.name
    const pile = (where: CardPlace, seat: Seat) => this.on(where).filter(row => this.owner(row) === seat).map(row => row.name).sort() // oxfmt-ignore
    const { phase, game, opener, turn, moves, quiet, seizing, scores, winner } = this
    const totals = [0, 1].map(i => scores.reduce((sum, pair) => sum + (pair[i] ?? 0), 0))
    const hands = [pile('hand', 1), pile('hand', 2)]
    const seized = [pile('seized', 2), pile('seized', 1)]
    return { phase, game, opener, turn, moves, table, hands, seized, quiet, seizing, scores: scores.map(pair => [...pair]), totals, winner } // oxfmt-ignore
  }

  legal(): string[] {
    const xs = this.on('table').map(row => row.x)
    const ys = this.on('table').map(row => row.y)
    const cells: string[] = []
    for (let x = Math.min(0, ...xs) - 2; x <= Math.max(0, ...xs) + 2; x++) {
      for (let y = Math.min(0, ...ys) - 2; y <= Math.max(0, ...ys) + 2; y++) cells.push(`${x},${y}`)
    }
    const laid = this.on('table').map(row => `${row.x},${row.y}`)
    const tries = ['pass', 'next', ...laid.map(cell => `keep ${cell}`)]
    for (const { name } of this.rows) {
      for (const cell of cells) tries.push(`place ${name} ${cell}`)
      for (const cell of laid) tries.push(`exchange ${cell} ${name}`)
    }
    for (const a of laid) {
      for (const b of laid) {
        tries.push(`capture ${a} ${b}`)
        if (a <= b) tries.push(`switch ${a} ${b}`)
      }
    }
    return tries.filter(text => this.judge(text.split(' ')) === null).sort()
  }

  play(text: string): NaiveAnswer {
    const [first = '', ...rest] = text.split(' ')
    if (first === 'stands') return this.letStand(rest)
    const refusal = this.judge([first, ...rest])
    if (refusal !== null) return { refusal }
    this.events = []
    this.apply([first, ...rest])
    return { events: this.events }
  }

  /** Lets a move stand if it is illegal and breaks only rules that can be waived. */
  private letStand(words: readonly string[]): NaiveAnswer {
    const [name = '', player = ''] = words
    if (this.phase === 'over') return { refusal: 'over' }
    const aside = { switch: 'not-yours not-adjacent', capture: 'not-adjacent cannot-capture', pass: 'must-move', turn: '' }[name] // oxfmt-ignore
    if (aside === undefined) return { refusal: 'unknown-action' }
    if (this.phase !== 'main') return { refusal: 'wrong-phase' }
    const isTurn = name === 'turn'
    const held = isTurn ? null : this.judge(words, aside.split(' '))
    if (held !== null) return { refusal: held }
    const refusal = isTurn ? (Number(player) === this.turn ? null : 'out-of-turn') : this.judge(words)
    if (refusal === null) return { refusal: 'nothing-irregular' }
    this.events = [{ type: 'irregular', refusal }]
    if (isTurn) {
      this.seizing = false
      this.enter('main', player === '1' ? 1 : 2, 2)
    } else this.apply(words)
    return { events: this.events }
  }

  /** The code of the refusal; null if the action is legal, or breaks only the rules in `aside`. */
  private judge(words: readonly string[], aside: readonly string[] = []): string | null {
    const [name = '', one = '', two = ''] = words
    const refuses = (code: string): boolean => !aside.includes(code)
    const phases: Record<string, string> = { place: 'opening main', switch: 'main', exchange: 'main', capture: 'main', keep: 'keep', pass: 'main', agree: 'main', next: 'game-over' } // oxfmt-ignore
    if (this.phase === 'over') return 'over'
    if (phases[name] === undefined) return 'unknown-action'
    if (!phases[name].split(' ').includes(this.phase)) return 'wrong-phase'
    if (name === 'place' && !this.holds(one)) return 'not-in-hand'
    const [a, b] = [this.at(one), this.at(two)]
    switch (name) {
      case 'place':
        if (b) return 'occupied'
        return this.isBeside(two) ? null : 'not-adjacent'
      case 'switch':
        if (one === two) return 'same-cell'
        if (!a || !b) return 'empty-cell'
        if ((!this.isMine(a) || !this.isMine(b)) && refuses('not-yours')) return 'not-yours'
        return areAdjacent(a, b) || !refuses('not-adjacent') ? null : 'not-adjacent'
      case 'exchange':
        if (!a) return 'empty-cell'
        if (!this.isMine(a)) return 'not-yours'
        return this.holds(two) ? null : 'not-in-hand'
      case 'capture':
        if (one === two) return 'same-cell'
        if (!a || !b) return 'empty-cell'
        if (!this.isMine(a)) return 'not-yours'
        if (!areAdjacent(a, b) && refuses('not-adjacent')) return 'not-adjacent'
        return (b.rank + 1) % 13 === a.rank || !refuses('cannot-capture') ? null : 'cannot-capture'
      case 'keep':
        if (!a) return 'empty-cell'
        return this.groupOf(a).length === this.largest() ? null : 'not-largest'
      case 'pass':
        return this.canMove() && refuses('must-move') ? 'must-move' : null
      default:
        return null
    }
  }

  private apply([name = '', one = '', two = '']: readonly string[]): void {
    const [a, b] = [this.at(one), this.at(two)]
    if (name === 'place') {
      this.lay(this.row(one), two)
      this.say({ type: 'place', card: one, cell: two })
    } else if (name === 'switch' && a && b) {
      this.lay(a, two)
      this.lay(b, one)
      this.say({ type: 'switch', cells: [one, two] })
    } else if (name === 'exchange' && a) {
      a.where = 'hand'
      this.lay(this.row(two), one)
      this.say({ type: 'exchange', cell: one, out: two, in: a.name })
    } else if (name === 'capture' && a && b) {
      const seized = !this.isMine(b)
      this.take(b)
      this.lay(a, two)
      this.say({ type: 'capture', from: one, to: two, card: a.name, captured: b.name, seized })
      const largest = this.largest()
      const big = this.on('table').filter(row => this.groupOf(row).length === largest)
      if (big.length > largest) return this.enter('keep')
      this.isolate(big)
    } else if (name === 'keep' && a) {
      this.isolate(this.groupOf(a))
    } else if (name === 'pass') {
      this.say({ type: 'pass' })
      return this.endTurn()
    } else if (name === 'agree') {
      this.say({ type: 'agree' })
      return this.endGame(this.counts(), 'no-seizures')
    } else {
      this.game++
      this.opener = this.opener === 1 ? 2 : 1
      if (!this.head.fixed) this.redSeat = this.opener
      this.deal()
      Object.assign(this, { quiet: 0, seizing: false, turn: this.opener, moves: 1 })
      return this.enter('opening')
    }
    this.finishMove()
  }

  private isolate(stays: readonly NaiveCard[]): void {
    const gone = this.on('table').filter(row => !stays.includes(row))
    if (gone.length === 0) return
    const names = (mine: boolean): string[] => gone.filter(row => this.isMine(row) === mine).map(row => row.name).sort() // oxfmt-ignore
    for (const row of gone) this.take(row)
    this.say({ type: 'isolate', kept: stays.length, seized: names(false), returned: names(true) })
  }

  private finishMove(): void {
    for (const seat of [this.turn, this.rival()]) {
      const line = this.line(row => this.owner(row) === seat)
      if (line.length === 0) continue
      this.say({ type: 'align', player: seat, cells: line })
      const [one, two] = this.counts()
      return this.endGame(seat === 1 ? [30, two] : [one, 30], 'alignment')
    }
    this.moves = (this.moves ?? 0) - 1
    const laid = this.on('table').length
    if (this.phase === 'opening' && laid === 26) {
      for (const row of this.rows) if (row.where === 'later') row.where = 'hand'
      return this.enter('main', this.opener, 1)
    }
    if (this.moves > 0) return this.phase === 'keep' ? this.enter('main') : undefined
    if (this.phase === 'opening') return this.enter('opening', this.rival(), laid === 25 ? 1 : 2)
    this.endTurn()
  }

  private endTurn(): void {
    this.quiet = this.seizing ? 0 : this.quiet + 1
    this.seizing = false
    if (this.quiet === 10) return this.endGame(this.counts(), 'quiet')
    this.enter('main', this.rival(), 2)
  }

  private endGame(pair: [number, number], reason: string): void {
    this.scores.push(pair)
    Object.assign(this, { phase: 'game-over', turn: null, moves: null })
    this.say({ type: 'game-over', scores: pair, reason })
    if (this.game < this.head.games) return
    const totals = [0, 1].map(i => this.scores.reduce((sum, each) => sum + (each[i] ?? 0), 0))
    const lead = (totals[0] ?? 0) - (totals[1] ?? 0)
    this.winner = lead > 0 ? 1 : lead < 0 ? 2 : 0
    this.phase = 'over'
    this.say({ type: 'over', totals, winner: this.winner })
  }

  private enter(phase: string, turn: Seat | null = this.turn, moves: number | null = this.moves): void {
    Object.assign(this, { phase, turn, moves })
    this.say({ type: 'phase', phase, turn, moves })
  }

  private say(event: Thing): void {
    this.events.push(event)
  }

  private take(row: NaiveCard): void {
    row.where = this.isMine(row) ? 'hand' : 'seized'
    if (row.where === 'seized') Object.assign(this, { quiet: 0, seizing: true })
  }

  private canMove(): boolean {
    if (this.rows.some(row => row.where === 'hand' && this.isMine(row))) return true
    const pairs = this.on('table').flatMap(a => this.on('table').map(b => [a, b] as const))
    return pairs.some(
      ([a, b]) => this.isMine(a) && areAdjacent(a, b) && (this.isMine(b) || (b.rank + 1) % 13 === a.rank),
    )
  }

  private counts = (): [number, number] => [this.seizedFrom(2), this.seizedFrom(1)]
  private seizedFrom = (seat: Seat): number => this.on('seized').filter(row => this.owner(row) === seat).length
  private rival = (): Seat => (this.turn === 1 ? 2 : 1)
  private owner = (row: NaiveCard): Seat => (row.red ? this.redSeat : this.redSeat === 1 ? 2 : 1)
  private isMine = (row: NaiveCard | undefined): boolean => row !== undefined && this.owner(row) === this.turn
  private holds = (name: string): boolean => this.rows.some(row => row.name === name && row.where === 'hand' && this.isMine(row)) // oxfmt-ignore
}
