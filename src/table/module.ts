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

/** A button below the table, or an item of its menu. */
export interface Key {
  /** Identifies the meaning. Buttons with the same meaning have the same id. */
  readonly id: string
  readonly label: string
  /** The full name for screen readers, if the label isn't complete. */
  readonly name?: string
  readonly detail?: string
  readonly suit?: Suit
  readonly primary?: boolean
  /** `back` is on the left, `on` (continues) on the right, `apart` separate from both, and `link` below a refusal. */
  readonly side: 'back' | 'apart' | 'on' | 'link'
  /** The type of action that the button leads to. A task that asks for that type shows the button, and a hint marks it. */
  readonly leadsTo?: 'agree' | 'correct' | 'stands'
  /** The page of the menu that lists the item; if undefined, the page with corrections. */
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

export const backKey = keyAt('back')
export const separateKey = keyAt('apart')
export const forwardKey = keyAt('on')
export const linkKey = keyAt('link')

interface TableWords<Position> {
  readonly title: string
  readonly short: string
  phase(position: Position): string
  readonly typed: string
  /** The typed questions that only this game answers. */
  readonly asks: readonly string[]
}

/** A player's choice, with what the player saw, for the review. */
export interface Choice<G extends GameTypes> {
  readonly seen: unknown
  readonly played: G['action']
  /** The number of the part of the match, such as a hand. The choice can be rated when that part has ended. */
  readonly part: number
}

/** For games with hidden cards: the review rates a choice by what its player saw. */
export interface OwnChoices<G extends GameTypes> {
  /** The compared quantity, such as `chance to win the hand`. */
  readonly what: string
  /** Returns a choice for each move; null if there was no choice, or if it is unknown what the player saw. */
  of(moves: readonly Move<G>[]): readonly (Choice<G> | null)[]
  /** The name of an action, such as `king`. */
  label(action: G['action']): string
  /** Compares the values of the played and the best move: `chance to win the hand: 31 % → 62 %`. */
  compare(played: number, best: number): string
}

/** How a game's moves are reviewed after the end. */
export interface ReviewRules<G extends GameTypes> extends Scale<G['position']> {
  /** A difference as text, such as `6 cards`. */
  amount(difference: number): string
  /** Returns texts about the gains of these steps, such as `six diamonds for Ann`. */
  gains(steps: readonly StepOf<G>[], nameOf: (player: number) => string): readonly string[]
  /** Undefined if all players see all cards. */
  readonly own?: OwnChoices<G>
}

interface GameTexts<G extends GameTypes> {
  readonly ruling: Readonly<Ref<RulingView>>
  /** The effect of the last move, which stays visible while the app thinks. */
  readonly lastEffect: Readonly<Ref<string>>
  readonly doneLabel: Readonly<Ref<string>>
  readonly highlights: Readonly<Ref<readonly string[]>>
  /** Whether the board itself shows the ruling, turned to the current player. */
  readonly onBoard: Readonly<Ref<boolean>>
  /** Null if the log uses the referee's sentence. */
  logEntry(event: G['event'], position: G['position']): Explanation | null
  /** The answer to a typed question, such as `score` or `row 3`; null for other text. */
  answer(text: string): string | null
}

/** Defaults for a game without these texts. */
export const DEFAULT_TEXTS = { lastEffect: shallowRef(''), highlights: shallowRef([]), onBoard: shallowRef(false) }

/** `logEntry` for a game without special lines in the log. */
export const plainLog =
  <G extends GameTypes>({ rules: { game }, referee }: Pick<Core<G>, 'rules' | 'referee'>): GameTexts<G>['logEntry'] =>
  (event, position) =>
    game.logged.includes(event.type) ? referee.explain(event, position) : null

interface Controls {
  readonly keys: Readonly<Ref<readonly Key[]>>
  readonly menu: Readonly<Ref<readonly Key[]>>
  takeBack(): void
  /** Converts typed text to the record's spelling. */
  spell(text: string): string
  type(text: string): Promise<void>
  /** Turns the table to a seat, or to the next seat. Null if the table can only be turned by 180°. */
  readonly turn: ((seat?: number) => void) | null
}

interface HiddenCards<G extends GameTypes> {
  /** What a seat of the app sees; null while the table waits for cards. */
  viewOf(seat: number): unknown
  /** The cards of a player's own hand, in the record's spelling; null if they are unknown. */
  handOf(player: number): readonly string[] | null
  /** The action of a choice that names a card by its index in the hand; null for other choices. */
  actionOf(choice: AnyAction): G['action'] | null
  /** Whether players don't move cards for the app's moves, which then need no confirmation. */
  readonly needsNoHands: Readonly<Ref<boolean>>
  /** Whether something private is shown, which must not be read aloud. */
  readonly isPrivate: Readonly<Ref<boolean>>
}

/** For games that the app can deal, with cards that players haven't seen. */
export interface AppDeal<G extends GameTypes> {
  /** The position as far as players have seen it. */
  readonly seen: Readonly<Ref<G['position']>>
  /** The label of the button for the record, which may warn that it reveals unseen cards. */
  readonly recordLabel: Readonly<Ref<string>>
  /** Whether players haven't carried out an event yet, so that it must stay secret. */
  isSecret(event: G['event']): boolean
  /** Highlights cards and squares, because a proposal would reveal hidden cards. */
  highlight(places: readonly string[]): void
  /** Prepares an action that can't be proposed. A button of the game then confirms it. */
  prepare(action: G['action']): void
  dealNext(): unknown
}

interface Scoring<G extends GameTypes> {
  /** The numbers that the log shows instead of the scores, such as the points of a hand. */
  tally(position: G['position']): readonly number[]
}

/** The parts of a table: those of all games, and optional groups. */
export interface Table<G extends GameTypes, B extends PendingInput = PendingInput> extends Core<G, B> {
  readonly texts: GameTexts<G>
  readonly controls: Controls
  readonly hiddenCards?: HiddenCards<G>
  readonly appDeal?: AppDeal<G>
  readonly correction?: Correction
  readonly scoring?: Scoring<G>
}

/** Each component has a prop `table`. */
interface Screen {
  readonly Board: Component
  /** The players, if the board doesn't show them. */
  readonly Seats?: Component
  /** The area at the edge of the table, such as the cards in the hands. */
  readonly Tray?: Component
  /** Controls that are not simple buttons, such as a pad of suits. */
  readonly Pad?: Component
  /** Details below the ruling, such as the scores of each link of a chain. */
  readonly Ledger?: Component
  readonly Ending?: Component
  readonly pages: readonly { readonly title: string; readonly Page: Component }[]
}

interface AdviceWords<Position> {
  /** A value as text, such as `43.2 cards discarded`. */
  comesTo(value: number, advice: Advice<AnyAction>, position: Position): string
}

/** What a game adds to the table that all games share. */
export interface TableModule<G extends GameTypes, T extends Table<G>> {
  readonly rules: Rules<G>
  readonly words: TableWords<G['position']>
  readonly screen: Screen
  open(source: Source<G>): T
  /** The layout as text, for screen readers. */
  inWords(position: G['position']): readonly string[]
  /** The face-up cards in rows from the top, for a picture. Empty if there are none, or if they are too far apart. */
  faceUp(position: G['position']): readonly (readonly (LaidCard | null)[])[]
  /** Whether this set-up hides cards, so that the outcome of an action must not be shown before it is made. */
  hides(setup: G['setup']): boolean
  /** Whether moves never need confirmation, so that there is no setting for it. */
  readonly atOnce: boolean
  /** Left out if the table gives no advice on this game. */
  readonly advice?: AdviceWords<G['position']>
  /** For games whose analyst can rate moves. */
  readonly review?: ReviewRules<G>
}

/** A table of any game. Pass it only positions and actions of its own game. */
export type AnyTable = Table<GameTypes>
export type AnyTableModule = TableModule<GameTypes, AnyTable>

/** The help that a table's page offers. It opens as sheets over the table, so that the table keeps its state. */
export interface PageHelp {
  /** Explains the ruling on a proposal, or with null on the last move. */
  why(proposal: string | null): void
  /** Explains the current phase. */
  how(): void
  /** In a guided game, the choice of moves and the reasons for them; else null. */
  readonly guide: Pick<Guide, 'choose' | 'why' | 'reason'> | null
  /** In a guided game, a line about what has just happened for the first time; else ''. */
  readonly note: Readonly<Ref<string>>
  /** Whether people move real cards. If not, rulings are carried out automatically. */
  readonly hands: boolean
  /** Whether an explanation is open. Meanwhile the app doesn't move. */
  readonly explains: boolean
}

export const PAGE_HELP: InjectionKey<PageHelp> = Symbol('pageHelp')

/** A component with rows that share the result of the open match, provided by the page. */
export const SHARE_ROWS: InjectionKey<Component> = Symbol('share')

/** Whether the board is turned by 180°, for players on the other side. */
export const TURNED: InjectionKey<Readonly<Ref<boolean>>> = Symbol('turned')

/** Whether the analyst can rate any of the moves. */
export const isReviewable = ({ review }: AnyTableModule, moves: readonly Move<GameTypes>[]): boolean =>
  review !== undefined && (!review.own || review.own.of(moves).some(choice => choice !== null))
