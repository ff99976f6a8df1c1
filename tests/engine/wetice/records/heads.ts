import { countOf, rowsOf, SUITS, type Table } from '../naive/table.ts'
import { fullDeal, someDeal } from './deals.ts'
import type { Random } from './random.ts'

const NAMES = ['Zoë', '李', 'Ann-Marie', 'pass', 'play', 'O’Neill', 'bob', 'X Y', 'S H D C', 'Player 1']

/** A head: each key with its lines. `deal` includes its rows. */
export type Head = ReadonlyMap<string, readonly string[]>

function duelPiles(random: Random, table: Table): string {
  const owned = random.shuffled(SUITS).slice(random.below(5))
  const sides: string[][] = [[], []]
  for (const suit of owned) {
    const left = 12 - countOf(table, suit)
    const side = sides[random.below(2)]
    const cards = random.chance(0.7) ? left : random.below(left + 1)
    if (cards > 0 && side && side.length < 2) side.push(`${suit}${cards}`)
  }
  return `piles ${sides.map(side => side.join(' ') || '-').join(' / ')}`
}

function soloPiles(random: Random, table: Table): string {
  const left = 48 - table.flat().filter(card => card !== '.').length
  const three = random.below(left + 1)
  const four = random.chance(0.7) ? left - three : random.below(left - three + 1)
  return `piles three ${three} / four ${four}`
}

export function someHead(random: Random): Head {
  const head = new Map<string, string[]>()
  const maybe = (key: string, line: string, probability: number): void => {
    if (random.chance(probability)) head.set(key, [line])
  }
  const mode = random.pick(['duel', 'duel', 'duel', 'solo', 'solo-plus', 'solo-plus'])
  const solo = mode !== 'duel'
  const wide = random.chance(0.6)
  const cleanup = random.chance(0.3)
  const size = wide ? { width: 8, height: 6 } : { width: 6, height: 8 }
  const table = cleanup ? fullDeal(random, size) : someDeal(random, size)
  const names = random.shuffled(NAMES)
  maybe('mode', `mode ${mode}`, solo ? 1 : 0.4)
  maybe('players', `players ${names.slice(0, solo ? 1 : 2).join(random.pick([', ', ',', ' ,  ']))}`, 0.5)
  maybe('layout', `layout ${wide ? '8x6' : '6x8'}`, wide ? 0.4 : 1)
  maybe('groups', `groups ${random.pick(['joined', 'lines', 'lines'])}`, 0.6)
  maybe('phase', `phase ${cleanup ? 'cleanup' : 'swap'}`, cleanup ? 0.4 : 1)
  maybe('turn', `turn ${solo ? 1 : random.pick([1, 2])}`, 0.6)
  if (!cleanup) maybe('piles', solo ? soloPiles(random, table) : duelPiles(random, table), 0.6)
  else maybe('piles', solo ? 'piles three 0 / four 0' : 'piles - / -', 0.2)
  head.set('deal', ['deal', ...rowsOf(table)])
  return new Map(random.shuffled([...head]))
}
