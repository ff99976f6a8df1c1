import { INTRODUCTION as grafaIntroduction } from '#text/grafa/title.ts'
import { INTRODUCTION as tennisIntroduction } from '#text/tennis/title.ts'
import { INTRODUCTION as wellsixIntroduction } from '#text/wellsix/title.ts'
import { INTRODUCTION as weticeIntroduction } from '#text/wetice/title.ts'
import { grafaMark, grafaSketch } from './grafa/sketch.ts'
import { tennisMark } from './tennis/sketch.ts'
import { wellsixMark, wellsixSketch } from './wellsix/sketch.ts'
import { weticeMark, weticeSketch } from './wetice/sketch.ts'
import type { Component } from 'vue'
import type { AnalysisParts } from '../analysis/advice.ts'
import type { MatchKind } from '../book/journal/begin.ts'
import type { AnyGame, HouseRuleKey } from '../engine/game.ts'
import type { AnyCourse } from '../lessons/course.ts'
import type { AnyRulebook, Introduction } from '../text/contract/rulebook.ts'
import type { AnyTableModule } from '../table/module.ts'
import type { Mark, Sketch } from '../ui/types.ts'
import type { FirstBoards } from './first.ts'

/** The introduction and pictures are loaded with the first screen, all other parts on demand. */
interface GameParts extends AnalysisParts {
  readonly introduction: () => Introduction
  readonly seats: readonly number[]
  /** A picture of the cards before the first move; null if the seats are shown instead. */
  readonly sketch: Sketch | null
  readonly mark: Mark
  readonly engine: () => Promise<AnyGame>
  readonly rulebook: () => Promise<AnyRulebook>
  readonly entry: () => Promise<{ readonly default: Component }>
  readonly table: () => Promise<AnyTableModule>
  readonly course: () => Promise<AnyCourse>
  /** The first boards, which only newcomers load; null if a guided game teaches from the first move. */
  readonly first: (() => Promise<FirstBoards>) | null
}

/** The only list of the games, in the order in which the app offers them. */
const LIST = {
  wetice: {
    introduction: () => weticeIntroduction,
    seats: [2, 1],
    sketch: weticeSketch,
    mark: weticeMark,
    engine: async () => (await import('../engine/wetice/index.ts')).wetice,
    rulebook: async () => (await import('#text/wetice/index.ts')).weticeRulebook,
    analyst: async () => (await import('../analysis/wetice/index.ts')).weticeAnalyst,
    seatAnalyst: null,
    opponent: () => import('../analysis/wetice/index.ts'),
    explainer: () => import('../engine/wetice/explain.ts'),
    course: async () => (await import('../lessons/wetice/index.ts')).weticeCourse,
    entry: () => import('./wetice/entry/WetIceEntry.vue'),
    table: async () => (await import('./wetice/table/index.ts')).weticeTable,
    first: async () => (await import('./wetice/first/index.ts')).weticeFirst,
  },
  wellsix: {
    introduction: () => wellsixIntroduction,
    seats: [2],
    sketch: wellsixSketch,
    mark: wellsixMark,
    engine: async () => (await import('../engine/wellsix/index.ts')).wellsix,
    rulebook: async () => (await import('#text/wellsix/index.ts')).wellsixRulebook,
    analyst: async () => (await import('../analysis/wellsix/index.ts')).wellsixAnalyst,
    seatAnalyst: null,
    opponent: () => import('../analysis/wellsix/index.ts'),
    explainer: () => import('../engine/wellsix/explain.ts'),
    course: async () => (await import('../lessons/wellsix/index.ts')).wellsixCourse,
    entry: () => import('./wellsix/entry/WellsixEntry.vue'),
    table: async () => (await import('./wellsix/table/index.ts')).wellsixTable,
    first: async () => (await import('./wellsix/first/index.ts')).wellsixFirst,
  },
  tennis: {
    introduction: () => tennisIntroduction,
    seats: [4],
    sketch: null,
    mark: tennisMark,
    engine: async () => (await import('../engine/tennis/index.ts')).tennis,
    rulebook: async () => (await import('#text/tennis/index.ts')).tennisRulebook,
    analyst: null,
    seatAnalyst: async () => (await import('../analysis/tennis/index.ts')).tennisAnalyst,
    opponent: () => import('../analysis/tennis/index.ts'),
    explainer: null,
    course: async () => (await import('../lessons/tennis/index.ts')).tennisCourse,
    entry: () => import('./tennis/entry/TennisEntry.vue'),
    table: async () => (await import('./tennis/table/index.ts')).tennisTable,
    first: async () => (await import('./tennis/first/index.ts')).tennisFirst,
  },
  grafa: {
    introduction: () => grafaIntroduction,
    seats: [1],
    sketch: grafaSketch,
    mark: grafaMark,
    engine: async () => (await import('../engine/grafa/index.ts')).grafa,
    rulebook: async () => (await import('#text/grafa/index.ts')).grafaRulebook,
    analyst: async () => (await import('../analysis/grafa/index.ts')).grafaAnalyst,
    seatAnalyst: null,
    opponent: null,
    explainer: null,
    course: async () => (await import('../lessons/grafa/index.ts')).grafaCourse,
    entry: () => import('./grafa/entry/GrafaEntry.vue'),
    table: async () => (await import('./grafa/table/index.ts')).grafaTable,
    first: null,
  },
} as const satisfies Readonly<Record<string, GameParts>>

type GameName = keyof typeof LIST
type Engine<Name extends GameName> = Awaited<ReturnType<(typeof LIST)[Name]['engine']>>

/** An entry emits `start` with the head of a record (`game` to `play`), the actions so far, and the kind of match. */
type Starts = new (...args: never) => {
  readonly $props: { readonly onStart?: (...started: StartArguments) => unknown }
}
type StartArguments = [head: string, actions: readonly string[], kind: MatchKind]

/** Name and seats are as in the engine, all house rules have texts, and the entry starts a match. */
interface ValidGame<Name extends GameName> {
  readonly engine: () => Promise<{ readonly name: Name }>
  readonly seats: Engine<Name>['seats']
  readonly rulebook: () => Promise<{ readonly houseRules: { readonly [Rule in HouseRuleKey<Engine<Name>>]: unknown } }>
  readonly entry: () => Promise<{ readonly default: Starts }>
}

/** The list, checked against `ValidGame`. Lower layers receive it as an argument. */
export const GAMES = LIST satisfies { readonly [Name in GameName]: ValidGame<Name> }

export interface ListedGame extends GameParts, Introduction {
  readonly name: GameName
  /** Whether the app can show moves on request. If so, players agree before each match whether it may. */
  readonly helps: boolean
}

const isListed = (name: string): name is GameName => Object.hasOwn(GAMES, name)
const listed = (name: GameName): ListedGame => ({
  name,
  ...GAMES[name],
  ...GAMES[name].introduction(),
  helps: GAMES[name].analyst !== null,
})

const GAME_NAMES: readonly GameName[] = Object.keys(GAMES).filter(isListed)
/** The games, with texts in the loaded language. */
export const listGames = (): readonly ListedGame[] => GAME_NAMES.map(listed)

export const findGame = (name: string): ListedGame | null => (isListed(name) ? listed(name) : null)

export const titleOf = (name: string): string => findGame(name)?.title ?? name
