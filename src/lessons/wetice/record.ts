import { HEIGHT, WIDTH } from '../../engine/wetice/board.ts'
import type { GroupRule, Layout, Mode } from '../../engine/wetice/types.ts'

interface Head {
  readonly layout?: Layout
  readonly mode?: Mode
  readonly groups?: GroupRule
  readonly phase?: 'cleanup' | 'swap'
  readonly turn?: '1' | '2'
  readonly piles?: string
  readonly played?: readonly string[]
}

/** Returns the record of a game with this layout. `rows` are the lowest rows, from the top; those above are empty. */
export function recordOf(rows: string, { played = [], ...head }: Head = {}): string {
  const layout = head.layout ?? '8x6'
  const drawn = rows.trim().split(/\s+/)
  const empty = Array.from({ length: HEIGHT[layout] - drawn.length }, () => '')
  const deal = [...empty, ...drawn].map(row => row.padEnd(WIDTH[layout], '.'))
  const alone = head.mode !== undefined && head.mode !== 'duel'
  return [
    'game wetice',
    alone ? 'players Ada' : 'players Ada, Ben',
    ...Object.entries({ phase: 'swap', ...head }).map(([key, value]) => `${key} ${value}`),
    'deal',
    ...deal,
    'play',
    ...played,
  ].join('\n')
}
