import type { Component } from 'vue'
import type { AnalysisParts } from '../analysis/parts.ts'
import type { AnyGame } from '../engine/games.ts'
import type { AnyCourse } from '../lessons/course.ts'
import type { AnyRulebook, Box } from '../text/en/rulebook.ts'
import type { AnyTableModule } from '../table/module.ts'
import type { Mark, Sketch } from '../ui/types.ts'

/** All that there is of a game. What stands on its box is at hand; each other part is fetched when it is wanted. */
export interface GameParts extends Box, AnalysisParts {
  /** How many can play. */
  readonly seats: readonly number[]
  /** How the cards lie before the first move. */
  readonly sketch: Sketch
  readonly mark: Mark
  /** Whether players can ask to be shown moves: then it is part of the match whether they may. */
  readonly helps: boolean
  readonly engine: () => Promise<AnyGame>
  readonly rulebook: () => Promise<AnyRulebook>
  /** Emits `start` with the head of a record, from `game` to `play`, with what was played of it, and what kind of match it is. */
  readonly entry: () => Promise<{ readonly default: Component }>
  readonly table: () => Promise<AnyTableModule>
  readonly course: () => Promise<AnyCourse>
}
