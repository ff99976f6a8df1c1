import type { GameName } from '../engine/games.ts'
import { grafaView } from './grafa/index.ts'
import { tennisView } from './tennis/index.ts'
import type { GameView } from './view.ts'
import { wellsixView } from './wellsix/index.ts'
import { weticeView } from './wetice/index.ts'

const VIEWS = {
  wetice: weticeView,
  wellsix: wellsixView,
  tennis: tennisView,
  grafa: grafaView,
} as const satisfies Readonly<Record<GameName, GameView>>

export interface NamedView extends GameView {
  readonly name: GameName
}

const named = (name: GameName): NamedView => ({ name, ...VIEWS[name] })
const isShown = (name: string): name is GameName => Object.hasOwn(VIEWS, name)

/** The games on the shelf, in the order in which they are offered. */
export const GAME_VIEWS: readonly NamedView[] = Object.keys(VIEWS).filter(isShown).map(named)

export const findGameView = (name: string): NamedView | null => (isShown(name) ? named(name) : null)

export const titleOf = (name: GameName): string => VIEWS[name].title
