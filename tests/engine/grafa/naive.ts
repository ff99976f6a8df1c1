import type { Json } from '../session.ts'

const VALUES = 'A23456789TJQK'
const ABILITIES: Readonly<Record<string, string>> = { S: 'dig', D: 'draw', C: 'look' }

/** The canonical spelling of a card; null if the word is not a card. */
function spell(word: string): string | null {
  const card = word.toUpperCase().replace(/^10(?=.$)/, 'T')
  return card.length === 2 && VALUES.includes(card.charAt(0)) && 'SHDC'.includes(card.charAt(1)) ? card : null
}

const value = (card: string): number => VALUES.indexOf(card.charAt(0))
const beats = (card: string): boolean => card.endsWith('H') && card !== 'AH'

/**
 * A naive implementation, written from the rules alone. It plays the game step by step, stops where input is needed,
 * and moves cards between arrays.
 */
export class NaiveGrafa {
  phase = 'pair'
  pair: string[] | null = null
  need: { for: string; count: number } | null = null
  looking = 0
  told: Json[] = []
  course: Generator<void, void, string[]>

  constructor(
    readonly hand: string[],
    readonly deck: string[],
    readonly discard: string[],
  ) {
    while (hand.length + deck.length + discard.length < 52) deck.push('??')
    this.course = this.walk()
    this.course.next([])
  }

  fits(card: string): boolean {
    const top = this.deck[0] ?? ''
    return (
      top !== '' && (value(card) >= value(top) || card.charAt(1) === top.charAt(1) || value(card) * value(top) === 0)
    )
  }

  *walk(): Generator<void, void, string[]> {
    while (this.hand.some(card => this.fits(card))) {
      this.pair = null
      this.phase = 'pair'
      const [card = ''] = yield
      const top = this.deck.shift() ?? ''
      this.hand.splice(this.hand.indexOf(card), 1)
      this.pair = [card, top]
      this.told.push({ type: 'pair', hand: card, top })
      this.putAway(card, top)
      const suits = [card, top].filter(each => !each.startsWith('A')).map(each => each.charAt(1))
      let order = [...new Set(suits)].filter(suit => suit in ABILITIES)
      if (order.length > 1) {
        this.phase = 'use'
        const [first = ''] = yield
        order = [first, ...order.filter(suit => suit !== first)]
      }
      for (const suit of order) yield* this.act(suit, suits.filter(each => each === suit).length)
      if (this.deck.length === 0) break
      yield* this.see(1, 'turn')
      this.told.push({ type: 'turn', card: this.deck[0] })
    }
    this.pair = null
    this.phase = 'over'
    const score = this.discard.length
    this.told.push({ type: 'over', score, perfect: score > 51 })
  }

  putAway(card: string, top: string): void {
    const back = [beats(top) ? card : '', beats(card) ? top : ''].filter(Boolean).sort()
    const gone = [card, top].filter(each => !back.includes(each)).sort()
    if (back.length > 0) this.told.push({ type: 'return', cards: back })
    if (gone.length > 0) this.told.push({ type: 'discard', cards: gone })
    this.hand.push(...back)
    this.discard.push(...gone)
  }

  *act(suit: string, times: number): Generator<void, void, string[]> {
    const ability = ABILITIES[suit] ?? ''
    const count = Math.min(suit === 'C' ? times + 1 : times, this.deck.length)
    yield* this.see(count, ability)
    if (count === 0) return
    const cards = this.deck.slice(0, count)
    this.told.push({ type: ability, cards: suit === 'C' ? [...cards] : cards.sort() })
    if (suit === 'C') return count > 1 ? yield* this.arrange(count) : undefined
    for (let i = 0; i < count; i++) (suit === 'S' ? this.discard : this.hand).push(this.deck.shift() ?? '')
  }

  *arrange(count: number): Generator<void, void, string[]> {
    this.phase = 'arrange'
    this.looking = count
    const order = yield
    this.deck.splice(0, count, ...order)
    this.told.push({ type: 'arrange', cards: order })
  }

  *see(count: number, purpose: string): Generator<void, void, string[]> {
    const missing = this.deck.slice(0, count).filter(card => card === '??').length
    if (missing === 0) return
    this.phase = 'reveal'
    this.need = { for: purpose, count: missing }
    const cards = yield
    for (const card of cards) this.deck[this.deck.indexOf('??')] = card
    this.need = null
    this.told.push({ type: 'reveal', cards })
  }

  state(): Json {
    const { phase, deck, pair, need, hand, discard } = this
    const lists = { hand: [...hand].sort(), deck: [...deck], discard: [...discard].sort() }
    return { phase, ...lists, pair: pair && [...pair], need, score: discard.length }
  }

  say(line: string): Json {
    const [name = '', ...words] = line.trim().toLowerCase().split(/\s+/)
    if (name === 'stands') return this.letStand(words)
    if (line === 'legal') return { legal: this.legal() }
    const known = ['pair', 'use', 'reveal', 'arrange'].includes(name)
    const said = name === 'use' ? words.map(word => word.toUpperCase()) : words.map(spell)
    const right = said.every(each => each !== null)
    const many = ['reveal', 'arrange'].includes(name)
    if (name === 'legal' || (known && (!right || words.length < 1 || (!many && words.length > 1))))
      return { error: true }
    if (name === 'use' && !/^[SHDC]$/.test(said[0] ?? '')) return { error: true }
    const action = [name, ...(known ? said : words)].join(' ')
    const refusal = this.judge(
      name,
      said.filter(each => each !== null),
    )
    if (refusal !== null) return { action, accepted: false, refusal }
    this.told = []
    this.course.next(said.filter(each => each !== null))
    return { action, accepted: true, events: this.told, state: this.state() }
  }

  /** Lets an illegal pair stand if the rules allow it. Returns the answer. */
  letStand([name, ...words]: readonly string[]): Json {
    if (name === undefined) return { error: true }
    const card = spell(words[0] ?? '')
    if (name === 'pair' && (card === null || words.length > 1)) return { error: true }
    const action = ['stands', name, ...(name === 'pair' ? [card] : words)].join(' ')
    const no = (refusal: string): Json => ({ action, accepted: false, refusal })
    if (this.phase === 'over') return no('over')
    if (name !== 'pair' || card === null) return no('unknown-action')
    const refusal = this.judge('pair', [card])
    if (refusal !== 'no-pair') return no(refusal ?? 'nothing-irregular')
    this.told = [{ type: 'irregular', refusal }]
    this.course.next([card])
    return { action, accepted: true, events: this.told, state: this.state() }
  }

  judge(name: string, said: readonly string[]): string | null {
    const [word = ''] = said
    const seen = [...this.hand, ...this.deck, ...this.discard]
    if (this.phase === 'over') return 'over'
    if (!['pair', 'use', 'reveal', 'arrange'].includes(name)) return 'unknown-action'
    if (name !== this.phase) return 'wrong-phase'
    switch (name) {
      case 'pair':
        return this.hand.includes(word) ? (this.fits(word) ? null : 'no-pair') : 'not-in-hand'
      case 'use':
        return this.pair?.some(card => card.endsWith(word)) ? null : 'not-in-pair'
      case 'reveal':
        if (said.length !== this.need?.count) return 'wrong-count'
        return new Set(said).size < said.length || said.some(card => seen.includes(card)) ? 'already-seen' : null
      default:
        return [...said].sort().join() === this.deck.slice(0, this.looking).sort().join() ? null : 'wrong-cards'
    }
  }

  legal(): string[] {
    const pairs = this.hand.map(card => `pair ${card}`)
    const uses = [...'SHDC'].map(suit => `use ${suit}`)
    const cards = this.deck.slice(0, this.looking)
    const orders = cards.flatMap(a =>
      cards.flatMap(b => [`arrange ${a} ${b}`, ...cards.map(c => `arrange ${a} ${b} ${c}`)]),
    )
    const all = { pair: pairs, use: uses, arrange: orders }[this.phase] ?? []
    return all.filter(line => this.judge(this.phase, line.split(' ').slice(1)) === null).sort()
  }
}
