import type { GameName } from '../../engine/game.ts'

/** Where a section of a game's rulebook is read. */
export const ruleLink = (game: GameName, section: string): string => `#/rulebook/${game}/${section}`
