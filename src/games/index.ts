import type { Component } from 'vue'
import type { GameName } from '../engine/game.ts'
import { TITLES } from '../rulebook/titles.ts'
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
  readonly table: Lazy
  /** Takes `BoardProps`. */
  readonly board?: Lazy
}

/** The games on the shelf, in the order in which they are offered. */
export const GAME_VIEWS: readonly GameView[] = [
  {
    name: 'wetice',
    ...TITLES.wetice,
    players: '2 players, or one',
    Mark: WetIceMark,
    entry: () => import('./wetice/entry/WetIceEntry.vue'),
    table: () => import('./wetice/table/WetIceTable.vue'),
    board: () => import('./wetice/table/WetIceLook.vue'),
  },
]

export const findGameView = (name: string): GameView | null => GAME_VIEWS.find(view => view.name === name) ?? null
