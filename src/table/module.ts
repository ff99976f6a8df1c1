import { shallowRef, type Component, type Ref, type InjectionKey } from 'vue'
import type { Advice } from '../analysis/advice.ts'
import type { Scale } from '../analysis/review.ts'
import type { Suit } from '../engine/cards.ts'
import type { Move } from '../book/journal/replay.ts'
import type { AnyAction, GameTypes, StepOf } from '../engine/game.ts'
import type { Explanation } from '../text/contract/rulebook.ts'
import type { PendingInput } from './session/activity.ts'
import type { Core, RulingView } from './session/session.ts'
import type { LaidCard } from '../ui/types.ts'
import type { Source, Rules } from './session/source.ts'
import type { Correction } from './assist/useCorrecting.ts'
import type { Guide } from '../lessons/guide.ts'

/** A key below the table, or in its menu. */
export interface Key {
  /** The key's meaning; keys of one meaning share it. */
  readonly id: string
  readonly label: string
  /** The full name for screen readers; left out if the label is complete. */
  readonly name?: string
  readonly detail?: string
  readonly suit?: Suit
  readonly primary?: boolean
  /** Its side: back on the left, on on the right, rare ones apart from both; or a link below a refusal. */
  readonly side: 'back' | 'apart' | 'on' | 'link'
  /** The type of the action that it is the way to: what a lesson asks for is shown at its task, and marked by its hint. */
  readonly leadsTo?: 'agree' | 'correct' | 'stands'
  /** The row of the menu that it is behind; left out if it corrects the layout. */
  readonly group?: 'illegal' | 'help' | 'log' | 'settings' | 'end'
  act(): unknown
}

const keyAt =
  (side: Key['side']) =>
  (id: string, label: string, act: Key['act'], more: Partial<Omit<Key, 'side'>> = {}): Key => ({
    id,
    label,
    side,
    act,
    ...more,
  })

/** A button by its position. */
export const keyBack = keyAt('back')
export const keyApart = keyAt('apart')
export const keyOn = keyAt('on')
export const keyLink = keyAt('link')

/** A game's texts at its table beside the referee's sentences. */
interface TableWords<Position> {
  readonly title: string
  readonly short: string
  phase(position: Position): string
  readonly typed: string
  /** Typed questions beyond those that every table answers. */
  readonly asks: readonly string[]
}

/** A player's choice from their own view, for the review. */
export interface Choice<G extends GameTypes> {
  readonly seen: unknown
  readonly played: G['action']
  /** The part of the match, such as a hand, at whose end its worth is known. */
  readonly part: number
}

/** Where players see different parts of a game, a play's worth is judged from its player's view. */
export interface OwnChoices<G extends GameTypes> {
  /** The unit of the worths: `chance to win the hand`. */
  readonly what: string
  /** By move; null if there was no choice, or it is unknown what the player saw. */
  of(moves: readonly Move<G>[]): readonly (Choice<G> | null)[]
  /** `king` */
  label(action: G['action']): string
  /** The move played beside the best: `chance to win the hand: 31 % → 62 %`. */
  compare(played: number, best: number): string
}

/** A game's review after its end. */
export interface Reviewed<G extends GameTypes> extends Scale<G['position']> {
  /** A difference: `6 cards`. */
  amount(difference: number): string
  /** The effect of steps, and for whom: `six diamonds for Ann`. */
  gains(steps: readonly StepOf<G>[], nameOf: (player: number) => string): readonly string[]
  /** Left out if all that counts is seen by all. */
  readonly own?: OwnChoices<G>
}

interface Says<G extends GameTypes> {
  readonly ruling: Readonly<Ref<RulingView>>
  /** The part of the last ruling shown beside its sentence; it stays while the app thinks. */
  readonly brought: Readonly<Ref<string>>
  /** The label of the walker's key for the shown instruction. */
  readonly doneLabel: Readonly<Ref<string>>
  /** The highlight of a finished match, such as its longest chain. */
  readonly feats: Readonly<Ref<readonly string[]>>
  /** The board shows the ruling itself, turned to the player on turn. */
  readonly onBoard: Readonly<Ref<boolean>>
  /** The log's text for an event; null if it has none. */
  logged(event: G['event'], position: G['position']): Explanation | null
  /** The answer to a typed question (`score`, `row 3`); null if it is a move instead. */
  answer(text: string): string | null
}

/** For a game without more texts than its ruling. */
export const PLAIN = { brought: shallowRef(''), feats: shallowRef([]), onBoard: shallowRef(false) }

/** The log of a game without special log lines. */
export const loggedIn =
  <G extends GameTypes>({ rules: { game }, referee }: Pick<Core<G>, 'rules' | 'referee'>): Says<G>['logged'] =>
  (event, position) =>
    game.logged.includes(event.type) ? referee.explain(event, position) : null

/** How taps, keys and words become actions. */
interface Controls {
  /** The game's keys when nothing is proposed, walked or over. */
  readonly keys: Readonly<Ref<readonly Key[]>>
  readonly menu: Readonly<Ref<readonly Key[]>>
  /** Cancels only the last of several pending inputs. */
  takeBack(): void
  /** Translates a typed line to the record's words. */
  spell(text: string): string
  /** A move in the record's words. */
  type(text: string): Promise<void>
  /** Turns the table in the game's own way, to this seat or else to the next; null if it is only turned round. */
  readonly turn: ((seat?: number) => void) | null
}

/** For games whose players see only their own cards. */
interface HiddenCards<G extends GameTypes> {
  /** The view of a seat of the app; null while the table waits for cards. */
  sees(seat: number): unknown
  /** The cards that a player holds and sees, in the record's spelling; null if unknown. */
  handOf(player: number): readonly string[] | null
  /** The action for a choice made without seeing the cards; null for another choice. */
  meant(choice: AnyAction): G['action'] | null
  /** The app's move needs no hands: it counts without confirmation. */
  readonly laysItself: Readonly<Ref<boolean>>
  /** Something private is shown: it isn't read aloud. */
  readonly hushed: Readonly<Ref<boolean>>
}

/** For games that the app can deal, with unseen cards. */
export interface AppDeal<G extends GameTypes> {
  /** The position on the table as far as players have seen it. */
  readonly seen: Readonly<Ref<G['position']>>
  /** The label of the record's key: the record may reveal more than players know. */
  readonly recordLabel: Readonly<Ref<string>>
  /** An event that hands have not reached, and that must stay secret until then. */
  isAhead(event: G['event']): boolean
  /** Highlights cards and squares, since a proposal would reveal hidden cards. */
  point(places: readonly string[]): void
  /** Starts an action that a button confirms, if it can't be proposed. */
  lay(action: G['action']): void
  /** Begins the next game, on another deal. */
  again(): unknown
}

/** For games whose log counts something other than the scores. */
interface Scoring<G extends GameTypes> {
  /** The count after a move: the points of a hand. */
  tally(position: G['position']): readonly number[]
}

/** The parts of a table: those that every game has, and groups of those that a game has or hasn't. */
export interface Table<G extends GameTypes, B extends PendingInput = PendingInput> extends Core<G, B> {
  readonly says: Says<G>
  readonly controls: Controls
  readonly hiddenCards?: HiddenCards<G>
  readonly appDeal?: AppDeal<G>
  readonly correction?: Correction
  readonly scoring?: Scoring<G>
}

/** The components of a game. Each takes the table as `table`. */
interface Screen {
  /** The board, at a match, in lessons, and in a replay. */
  readonly Board: Component
  /** The players, if the board doesn't show them. */
  readonly Seats?: Component
  /** The table's edge, such as hands. */
  readonly Tray?: Component
  /** Keys of another kind than `keys`, such as a pad of suits. */
  readonly Pad?: Component
  /** Below the ruling, such as what each link of a chain scored. */
  readonly Ledger?: Component
  /** A game's own part of the end. */
  readonly Ending?: Component
  /** More pages of the menu, opened beside the log. */
  readonly pages: readonly { readonly title: string; readonly Page: Component }[]
}

/** The value of the analyst's advice as text. */
interface AdviceWords<Position> {
  /** A value as text with figures: `43.2 cards discarded`. */
  comesTo(value: number, advice: Advice<AnyAction>, position: Position): string
}

/** A game's own parts of the table. The shell does the rest. */
export interface TableModule<G extends GameTypes, T extends Table<G>> {
  readonly rules: Rules<G>
  readonly words: TableWords<G['position']>
  readonly screen: Screen
  open(source: Source<G>): T
  /** The layout as text, for screen readers. */
  inWords(position: G['position']): readonly string[]
  /** The face-up cards row by row from the top, for a picture; none if they are too far apart, or there are none. */
  faceUp(position: G['position']): readonly (readonly (LaidCard | null)[])[]
  /** This set-up hides cards from the players: no outcome of an action may be shown before it is made. */
  hides(setup: G['setup']): boolean
  /** Every move counts as it is tapped: nothing is to be set for that. */
  readonly atOnce: boolean
  /** For games with an analyst that sees all cards. */
  readonly advice?: AdviceWords<G['position']>
  /** For games whose analyst can value moves. */
  readonly review?: Reviewed<G>
}

/** A table of any game, for generic code, which passes it only values from that table. */
export type AnyTable = Table<GameTypes>
export type AnyTableModule = TableModule<GameTypes, AnyTable>

/** Questions at any table, answered in a sheet over it, so that people come back to the same moment. */
export interface PageHelp {
  /** Why the referee rules so: on a proposal, or with null on the last move. */
  why(proposal: string | null): void
  /** How that works which is going on now. */
  how(): void
  /** In a guided game: the reasons for a move, and for the app's moves. */
  readonly guide: Pick<Guide, 'choose' | 'why' | 'reason'> | null
  /** In such a game, one line on what has just happened for the first time; '' if nothing has. */
  readonly note: Readonly<Ref<string>>
  /** Whether hands move cards; else rulings are carried out automatically. */
  readonly hands: boolean
  /** Something is explained just now: the app waits with its move. */
  readonly explains: boolean
}

/** Provided by the page that a table is on. */
export const PAGE_HELP: InjectionKey<PageHelp> = Symbol('pageHelp')

/** The rows that share the result of the open match, provided by the page that a table is on. */
export const SHARE_ROWS: InjectionKey<Component> = Symbol('share')

/** Whether the board is turned round, for those who look at the table from its other side. */
export const TURNED: InjectionKey<Readonly<Ref<boolean>>> = Symbol('turned')

/** Whether the analyst can value any move played. */
export const isReviewable = ({ review }: AnyTableModule, moves: readonly Move<GameTypes>[]): boolean =>
  review !== undefined && (!review.own || review.own.of(moves).some(choice => choice !== null))
