import type { Component } from 'vue'
import type { AnyCourse } from '../lessons/course.ts'
import type { Box } from '../rulebook/words.ts'
import type { AnyTableModule } from '../table/module.ts'
import type { Sketch } from '../ui/types.ts'

/** What the pages show of a game; all but the box is loaded when it is wanted. */
export interface GameView extends Box {
  /** How they lie then. */
  readonly sketch: Sketch
  /** Players can ask to be shown moves: whether they may is part of the match. */
  readonly helps?: true
  /** A small picture of the game, in the colour of the text. */
  readonly Mark: Component
  /** Emits `start` with the head of a record, from `game` to `play`, with what was played of it, and what kind of match it is. */
  readonly entry: () => Promise<{ readonly default: Component }>
  readonly table: () => Promise<AnyTableModule>
  readonly course: () => Promise<AnyCourse>
}
