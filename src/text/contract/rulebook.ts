import type { Refusal, SetupProblem } from '../../engine/game.ts'
import type { StepSentence } from './hands.ts'

/** The game's texts for the list of games. They are separate from the rulebook, so that the list needn't load it. */
export interface Title {
  readonly title: string
  /** One line for people who are choosing a game. */
  readonly tagline: string
  /** The aim of the game, and what players do in a turn. */
  readonly aim: string
}

export interface Introduction extends Title {
  /** How to prepare the real cards before the set-up in the app. */
  readonly before: string
}

/** The context of a sentence. */
export interface Speech<Position> {
  /** The names, in the order of the players' numbers. */
  readonly players: readonly string[]
  /** The position of the ruling, or the one right after the event. */
  readonly position: Position
}

/** A sentence, a remedy if there is one, and the section that explains it. */
export interface Explanation {
  readonly sentence: string
  readonly remedy: string
  /** A section's id in the same game's rulebook. */
  readonly section: string
}

export interface Section {
  readonly id: string
  readonly title: string
  /** The rule as paragraphs, in the app's own words. */
  readonly text: readonly string[]
  /** The numbers of the section's rulings, such as `W2`. */
  readonly rulings: readonly string[]
}

export interface RulingText {
  readonly question: string
  readonly answer: string
}

/** Declared as a method, so that TypeScript lets a list contain the words of any game. */
interface RuleSaying<Setup> {
  say(setup: Setup, nameOf: (player: number) => string): string
}

/** Functions that describe a house rule's value in a set-up, by the engine's key: `Ann opens`. */
export type RuleWords<Setup = unknown, Rule extends string = string> = Readonly<Record<Rule, RuleSaying<Setup>['say']>>

/** Words that players search for, in lower case, each with the rulebook's words for it. */
export type Synonyms = Readonly<Record<string, readonly string[]>>

type KeyOf<About> = About extends { readonly code: infer Code extends string }
  ? Code
  : About extends { readonly type: infer Type extends string }
    ? Type
    : never

type Keyed = { readonly code: string } | { readonly type: string }

/** A function or sentence for each code or type of a union. */
export type SentencesByCode<About extends Keyed, At, Words = string> = {
  readonly [Key in KeyOf<About>]: (
    about: Extract<About, { readonly code: Key } | { readonly type: Key }>,
    at: At,
  ) => Words
}

export function wordsByCode<About extends Keyed, At, Words>(
  sayings: SentencesByCode<About, At, Words>,
  about: About,
  at: At,
): Words {
  const key = ('code' in about ? about.code : about.type) as KeyOf<About>
  // The key is the code or type of `about`, so the types match.
  const words = sayings[key] as (about: About, at: At) => Words
  return words(about, at)
}

/** Why an action is refused, and what would make it legal: '' if nothing would. */
export type RefusalWords = readonly [sentence: string, remedy: string]

/** A game's rulebook and referee texts in one language. */
export interface Rulebook<
  Position = unknown,
  Event extends { readonly type: string } = { readonly type: string },
  R extends Refusal = Refusal,
  Problem extends SetupProblem = SetupProblem,
  Action = unknown,
  Rules extends RuleWords = RuleWords,
> {
  readonly game: string
  readonly title: string
  /** The game's author, '' if our source names none, and where it was published. */
  readonly source: { readonly author: string; readonly work: string }
  /** One line for people who are choosing a game. */
  readonly tagline: string
  readonly aim: string
  /** The rules in a few sentences, shown after the aim. */
  readonly short: readonly string[]
  readonly sections: readonly Section[]
  readonly rulings: Readonly<Record<string, RulingText>>
  readonly houseRules: Rules
  /** Words that players search for, in addition to those of all games. */
  readonly synonyms: Synonyms
  /** The terms of the rules, in alphabetical order. */
  readonly terms: readonly Term[]
  /** Why an action is refused; `remedy` is '' if nothing would make the action legal. */
  refusal(refusal: R, speech: Speech<Position>): Explanation
  /** An event, as an instruction if cards move; `remedy` is ''. */
  event(event: Event, speech: Speech<Position>): Explanation
  /** An event's effect in the past tense, for viewers; '' for none. Left out in games whose events aren't instructions. */
  told?(event: Event, speech: Speech<Position>): string
  /** An action in the past tense, without its effects, as the end of a sentence: `the cards at a1 and c4 were swapped`. */
  action(action: Action, players: readonly string[], before?: Position): string
  setupProblem(problem: Problem): string
  /** The sentence for one step; `instructionTexts` makes whole instructions. */
  readonly hands: StepSentence
}

export type AnyRulebook = Rulebook

export interface Term {
  readonly id: string
  readonly term: string
  /** The forms of the term in a text, in lower case. */
  readonly forms: readonly string[]
  readonly meaning: string
}

/** `term` is null if the text isn't a form of a term. */
interface TermPiece {
  readonly text: string
  readonly term: Term | null
}

/** A text cut at the first form of each term in it. */
export function splitAtTerms(text: string, terms: readonly Term[]): readonly TermPiece[] {
  const forms = terms.flatMap(each => each.forms).sort((a, b) => b.length - a.length)
  const known = new Set<string>()
  // `\b` fails at accented letters.
  const pieces = text.split(new RegExp(String.raw`(?<![\p{L}\p{N}])(${forms.join('|')})(?![\p{L}\p{N}])`, 'giu'))
  return pieces.map((piece, index) => {
    const found = index % 2 === 1 ? terms.find(each => each.forms.includes(piece.toLowerCase())) : undefined
    if (!found || known.has(found.id)) return { text: piece, term: null }
    known.add(found.id)
    return { text: piece, term: found }
  })
}
