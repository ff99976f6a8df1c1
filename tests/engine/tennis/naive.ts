import type { Json } from '../session.ts'

export interface NaiveHead {
  readonly dealer: number
  readonly target: number
  readonly match: 'replaces' | 'adds'
  readonly ghosting: boolean
}

const RANKS = 'A23456789TJQK'
const OPPOSITE: Readonly<Record<string, string>> = {
  fish: 'ghost',
  ghost: 'fish',
  angler: 'cormorant',
  cormorant: 'angler',
}

/** The canonical spelling of a card or a rank; null for other words. */
function spell(word: string): string | null {
  const [, rank, suit] = /^(10|.)(.?)$/.exec(word.toUpperCase().replace(/^10/, 'T')) ?? []
  if (rank === undefined || !RANKS.includes(rank)) return null
  return suit === '' || 'SHDC'.includes(suit ?? '?') ? rank + suit : null
}

const worth = (card: string): number => RANKS.indexOf(card.charAt(0)) + 1

/**
 * A naive implementation, written from the rules alone. It has four chairs that move on after each hand, the cards on the table and a score
 * sheet, and changes them in place.
 */
export class NaiveTennis {
  /** The seats of the Ghost, Angler, Fish and Cormorant, in this order. */
  chairs: number[]
  phase = 'play'
  hand = 1
  net: number | null = null
  pair: string[] = []
  table: string[] = []
  points = new Map<number, number>()
  left = new Map<number, number>()
  won = new Map<number, number>()
  ghosted = false
  winner: number | null = null
  toPlay = 'fish'

  constructor(readonly head: NaiveHead) {
    this.chairs = [1, 2, 3, 4]
    while (this.chairs[0] !== head.dealer) this.rotate()
    for (const seat of this.chairs) this.won.set(seat, 0)
    this.deal()
  }

  rotate(): void {
    this.chairs.push(this.chairs.shift() ?? 0)
  }

  deal(): void {
    this.table = []
    this.net = null
    this.pair = []
    this.ghosted = false
    this.toPlay = 'fish'
    for (const seat of this.chairs) {
      this.points.set(seat, 0)
      this.left.set(seat, 13)
    }
  }

  seat(role: string): number {
    return this.chairs[['ghost', 'angler', 'fish', 'cormorant'].indexOf(role)] ?? 0
  }

  bySeat(map: Map<number, number>): number[] {
    return [1, 2, 3, 4].map(seat => map.get(seat) ?? NaN)
  }

  give(map: Map<number, number>, seat: number, count: number): void {
    map.set(seat, (map.get(seat) ?? NaN) + count)
  }

  state(): Json {
    const [ghost, angler, fish, cormorant] = this.chairs
    return {
      phase: this.phase,
      hand: this.hand,
      roles: { ghost, angler, fish, cormorant },
      turn: this.phase === 'play' ? this.seat(this.toPlay) : null,
      net: this.net,
      pair: [...this.pair],
      points: this.bySeat(this.points),
      left: this.bySeat(this.left),
      ghosted: this.ghosted,
      hands: this.bySeat(this.won),
      winner: this.winner,
    }
  }

  say(line: string): Json {
    const words = line.trim().toLowerCase().split(/\s+/)
    const [name = '', word = ''] = words
    if (line === 'legal') return { legal: this.legal() }
    if (['legal', 'ghost', 'next'].includes(name) && words.length > 1) return { error: true }
    if (name === 'play' && (words.length !== 2 || spell(word) === null)) return { error: true }
    if (name === 'stands' && (word === '' || (word === 'ghost' && words.length > 2))) return { error: true }
    const action = name === 'play' ? `play ${spell(word) ?? ''}` : words.join(' ')
    const outcome = this.act(words)
    return typeof outcome === 'string'
      ? { action, accepted: false, refusal: outcome }
      : { action, accepted: true, events: outcome, state: this.state() }
  }

  act(words: readonly string[]): string | Json[] {
    const [name = '', word = '', ghost = ''] = words
    const isResult = /^hand (ghost|angler|fish|cormorant)( ghost)?$/.test(words.join(' '))
    if (this.phase === 'over') return 'over'
    if (name === 'stands' && word === 'ghost') return this.phase === 'play' ? this.ghostThatStands() : 'wrong-phase'
    if (!['play', 'ghost', 'next'].includes(name) && !isResult) return 'unknown-action'
    if ((name === 'next') !== (this.phase === 'hand-over')) return 'wrong-phase'
    if (name === 'next') return this.next()
    if (name === 'ghost') return this.mayGhost() ?? this.ghost()
    if (name === 'hand') return this.result(word, ghost !== '')
    return this.mayPlay(spell(word) ?? '') ?? this.play(spell(word) ?? '')
  }

  mayPlay(card: string): string | null {
    if (this.table.filter(each => each.startsWith(card.charAt(0))).length > 3) return 'rank-used-up'
    return card.length > 1 && this.table.includes(card) ? 'already-played' : null
  }

  play(card: string): Json[] {
    const player = this.seat(this.toPlay)
    const events: Json[] = [{ type: 'play', player, card }]
    this.table.push(card)
    this.pair.push(card)
    this.give(this.left, player, -1)
    const cleared = this.net !== null && worth(card) > this.net
    if (cleared) {
      this.give(this.points, player, 1)
      events.push({ type: 'clear', player, net: this.net, points: 1 })
    }
    if (this.pair.length === 1) {
      this.toPlay = OPPOSITE[this.toPlay] ?? ''
      return events
    }
    const other = this.seat(OPPOSITE[this.toPlay] ?? '')
    const [first = ''] = this.pair
    if (worth(first) === worth(card)) {
      for (const seat of [other, player])
        this.give(this.points, seat, cleared && this.head.match === 'replaces' ? 1 : 2)
      events.push({ type: 'match', players: [other, player], points: 2 })
    }
    this.net = Math.max(worth(first), worth(card)) - Math.min(worth(first), worth(card))
    events.push({ type: 'net', net: this.net })
    this.pair = []
    this.toPlay = this.toPlay === 'ghost' ? 'angler' : 'fish'
    return this.table.length < 52 ? events : [...events, ...this.award(this.best())]
  }

  /** The role with the most points. If roles are tied, the tied role that is farthest clockwise from the dealer. */
  best(): string {
    const most = Math.max(...this.points.values())
    return ['cormorant', 'fish', 'angler', 'ghost'].find(role => this.points.get(this.seat(role)) === most) ?? ''
  }

  award(role: string): Json[] {
    const player = this.seat(role)
    this.give(this.won, player, 1)
    if (role === 'ghost') this.give(this.won, player, 1)
    if (this.ghosted) this.give(this.won, this.seat('cormorant'), role === 'cormorant' ? 1 : -1)
    this.phase = 'hand-over'
    this.net = null
    const over = { type: 'hand-over', player, points: this.bySeat(this.points), hands: this.bySeat(this.won) }
    if ((this.won.get(player) ?? 0) < this.head.target) return [over]
    this.phase = 'over'
    this.winner = player
    return [over, { type: 'over', winner: player }]
  }

  /** Lets an illegal Ghost stand. Returns its events, or the code of the refusal. */
  ghostThatStands(): string | Json[] {
    if (this.ghosted) return 'already-ghost'
    const refusal = this.mayGhost()
    return refusal === null ? 'nothing-irregular' : [{ type: 'irregular', refusal }, ...this.ghost()]
  }

  mayGhost(): string | null {
    const her = this.seat('cormorant')
    if (!this.head.ghosting) return 'not-allowed'
    if (this.ghosted) return 'already-ghost'
    return (this.left.get(her) ?? 0) > (this.points.get(her) ?? 0) ? null : 'too-many-points'
  }

  ghost(): Json[] {
    this.ghosted = true
    return [{ type: 'ghost', player: this.seat('cormorant') }]
  }

  result(role: string, ghost: boolean): string | Json[] {
    if (this.table.length > 0) return 'already-begun'
    if (ghost && !this.head.ghosting) return 'not-allowed'
    this.ghosted ||= ghost
    return [{ type: 'result', player: this.seat(role), role, ghosted: this.ghosted }, ...this.award(role)]
  }

  next(): Json[] {
    this.rotate()
    this.deal()
    this.hand += 1
    this.phase = 'play'
    return [{ type: 'phase', phase: 'play', turn: this.seat('fish') }]
  }

  legal(): string[] {
    if (this.phase === 'hand-over') return ['next']
    if (this.phase === 'over') return []
    const plays = [...RANKS].filter(rank => this.mayPlay(rank) === null).map(rank => `play ${rank}`)
    return [...plays, ...(this.mayGhost() === null ? ['ghost'] : [])].sort()
  }
}
