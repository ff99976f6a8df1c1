import type { Component } from 'vue'
import type { GameName } from '../engine/games.ts'
import type { AnyTableModule } from '../table/module.ts'
import { TITLES } from '../rulebook/titles.ts'
import GrafaMark from './grafa/GrafaMark.vue'
import TennisMark from './tennis/TennisMark.vue'
import WellsixMark from './wellsix/WellsixMark.vue'
import WetIceMark from './wetice/WetIceMark.vue'

type Lazy = () => Promise<{ readonly default: Component }>

/**
 * What the pages show of a game. The entry emits `start` with the head of a record, from `game` to `play`; the table takes nothing, and
 * plays the match that is open in the book.
 */
export interface GameView {
  readonly name: GameName
  readonly title: string
  readonly tagline: string
  /** As printed on the box: `2 players`. */
  readonly players: string
  /** A small picture of the game, in the colour of the text. */
  readonly Mark: Component
  readonly entry: Lazy
  /** Everything of its table, loaded when one is opened. */
  readonly table: () => Promise<AnyTableModule>
}

/** The games on the shelf, in the order in which they are offered. */
export const GAME_VIEWS: readonly GameView[] = [
  {
    name: 'wetice',
    ...TITLES.wetice,
    players: '2 players, or one',
    Mark: WetIceMark,
    entry: () => import('./wetice/entry/WetIceEntry.vue'),
    table: async () => (await import('./wetice/table/index.ts')).weticeTable,
  },
  {
    name: 'wellsix',
    ...TITLES.wellsix,
    players: '2 players',
    Mark: WellsixMark,
    entry: () => import('./wellsix/entry/WellsixEntry.vue'),
    table: async () => (await import('./wellsix/table/index.ts')).wellsixTable,
  },
  {
    name: 'tennis',
    ...TITLES.tennis,
    players: '4 players',
    Mark: TennisMark,
    entry: () => import('./tennis/entry/TennisEntry.vue'),
    table: async () => (await import('./tennis/table/index.ts')).tennisTable,
  },
  {
    name: 'grafa',
    ...TITLES.grafa,
    players: '1 player',
    Mark: GrafaMark,
    entry: () => import('./grafa/entry/GrafaEntry.vue'),
    table: async () => (await import('./grafa/table/index.ts')).grafaTable,
  },
]

export const findGameView = (name: string): GameView | null => GAME_VIEWS.find(view => view.name === name) ?? null
