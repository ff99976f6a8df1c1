import type { Refusal, SetupProblem } from '../../engine/game.ts'
import type { HandWords } from './card-words.ts'

/** Rulings on irregular moves, the same in every game. */
export const IRREGULAR_RULINGS = {
  I1: {
    question: 'What if a move was made that the rules don’t allow, and nobody objected?',
    answer:
      'It may be taken back, the table may be put right, or the move stands. What stands is marked, with the rule it broke, and play goes on from what lies there; all that follows from it follows by the rules. Only a move that leaves a possible table can stand.',
  },
  I2: {
    question: 'What if somebody played out of turn?',
    answer:
      'If that stands, the turn is theirs, and whole. Passes in a row begin anew, and a turn that was broken off counts neither as quiet nor as one that seized. In an opening, in a chain, and where everybody must have the same number of cards to play, it cannot stand: the cards go back.',
  },
  I3: {
    question: 'Who decides whether a move stands?',
    answer: 'All players together. A match with such moves says so wherever its result is shown.',
  },
} as const satisfies Readonly<Record<string, RulingText>>

/** What a line of a record's head means to those who agreed on it. */
const SAID: Readonly<Record<string, string>> = {
  'mode duel': 'Two players',
  'mode solo': 'Alone',
  'mode solo-plus': 'Alone, two piles (NG+)',
  'layout 8x6': '8 wide, 6 high',
  'layout 6x8': '6 wide, 8 high',
  'groups joined': 'Matches that share a card score as one group',
  'groups lines': 'Matches that share a card score one by one',
  'colours alternate': 'The opener plays red',
  'colours fixed': 'Colours as in the first game',
  'match replaces': 'Equal cards: two points each, and no point for the Net',
  'match adds': 'Equal cards: two points each, besides a point for the Net',
  'ghosting off': 'The Cormorant never becomes a Ghost',
  'ghosting on': 'The Cormorant may become a Ghost',
}

/** Of a number: of games, of hands, or of a player. */
const COUNTED: Readonly<Record<string, (count: string, nameOf: (player: number) => string) => string>> = {
  games: count => (count === '1' ? 'One game' : `${count} games`),
  target: count => (count === '1' ? 'One hand wins' : `${count} hands win`),
  opener: (player, nameOf) => `${nameOf(Number(player))} opens`,
  dealer: (player, nameOf) => `${nameOf(Number(player))} deals`,
}

/** A house rule in people's words; in the record's where it has no others. */
export function houseRule(line: string, nameOf: (player: number) => string): string {
  const [key = '', value = ''] = line.split(' ')
  return SAID[line] ?? COUNTED[key]?.(value, nameOf) ?? line
}

/** What stands on the box of a game; apart from its rulebook, so that the shelf need not open that. */
export interface Title {
  readonly title: string
  /** One line for people who choose a game. */
  readonly tagline: string
  /** What one wants, and what a turn is. */
  readonly aim: string
}

/** All that stands on the box. */
export interface Box extends Title {
  /** What is done with the real cards before the game is set up here. */
  readonly before: string
}

/** What a sentence may need to know beside what it is about. */
export interface Speech<Position> {
  /** Names in the order of the players' numbers. */
  readonly players: readonly string[]
  /** The position that was ruled on, or in which an event happened. */
  readonly position: Position
}

/** One sentence, what would make it right where there is such a thing, and the section that explains it. */
export interface Explanation {
  readonly sentence: string
  readonly remedy: string
  /** A section's id in the same game's rulebook. */
  readonly section: string
}

export interface Section {
  readonly id: string
  readonly title: string
  /** Paragraphs in our own words. */
  readonly text: readonly string[]
  /** Numbers of the rulings that belong here (`W2`). */
  readonly rulings: readonly string[]
}

export interface RulingText {
  readonly question: string
  readonly answer: string
}

/** A sentence for each code of a union, made from the values that the code names. */
export type Sayings<About extends { readonly code: string }, At, Words> = {
  readonly [Code in About['code']]: (about: Extract<About, { readonly code: Code }>, at: At) => Words
}

/** What a table of sentences says of one thing. */
export function say<About extends { readonly code: string }, At, Words>(
  sayings: Sayings<About, At, Words>,
  about: About,
  at: At,
): Words {
  const code: About['code'] = about.code
  // The code that chooses the sentence is the code of what the sentence is made from.
  const words = sayings[code] as (about: About, at: At) => Words
  return words(about, at)
}

/** Why an action is refused, and what would make it legal: '' where nothing would. */
export type RefusalWords = readonly [sentence: string, remedy: string]

/** What a game's words say of a refusal. */
export function refused<R extends Refusal, At>(words: Sayings<R, At, RefusalWords>, refusal: R, at: At): Explanation {
  const [sentence, remedy] = say(words, refusal, at)
  return { sentence, remedy, section: refusal.rule }
}

/** Every text of one game that a person reads at the table, in one language. */
export interface Rulebook<
  Position = unknown,
  Event extends { readonly type: string } = { readonly type: string },
  R extends Refusal = Refusal,
  Problem extends SetupProblem = SetupProblem,
  Action = unknown,
> {
  readonly game: string
  readonly title: string
  /** Whose game it is: its author, '' where the rules that we have name none, and where it was published. */
  readonly source: { readonly author: string; readonly work: string }
  /** One line for people who choose a game. */
  readonly tagline: string
  readonly aim: string
  /** The whole game in few lines, after its aim. */
  readonly short: readonly string[]
  readonly sections: readonly Section[]
  readonly rulings: Readonly<Record<string, RulingText>>
  /** The words that the rules use in a sense of their own, in the order of the alphabet. */
  readonly terms: readonly Term[]
  /** `remedy` is '' where nothing would make it legal. */
  refusal(refusal: R, speech: Speech<Position>): Explanation
  /** What happened, as an instruction for hands where cards move; `remedy` is ''. */
  event(event: Event, speech: Speech<Position>): Explanation
  /** What was done, whatever came of it, as the end of a sentence: `the cards on a1 and c4 were swapped`. */
  /** What an event brought somebody, for those who follow from elsewhere; '' for nothing. Left out where events ask nothing of hands. */
  told?(event: Event, speech: Speech<Position>): string
  action(action: Action, players: readonly string[], before?: Position): string
  /** What is wrong with a set-up and what to do about it. */
  setupProblem(problem: Problem): string
  /** What hands do at one step; `walkWords` says whole instructions. */
  readonly hands: HandWords
}

/** Of an action whose words nobody knows. */
export const NOT_READ = 'something was entered that can’t be read as a move'

export type AnyRulebook = Rulebook

/** A word of a game’s own. */
export interface Term {
  readonly id: string
  readonly term: string
  /** How it stands in a text, in lower case. */
  readonly forms: readonly string[]
  readonly meaning: string
}

export const term = (id: string, name: string, forms: readonly string[], meaning: string): Term => ({
  id,
  term: name,
  forms,
  meaning,
})

/** In every game. */
export const RULING = term(
  'ruling',
  'Ruling',
  ['ruling', 'rulings'],
  'An answer where the rules leave room. Each has a letter and a number, as W2, and stands beside the rule it belongs to.',
)

/** A piece of a text, and the term that it is a form of. */
interface TermPiece {
  readonly text: string
  readonly term: Term | null
}

/** A text cut at the first form of each term in it. */
export function cutAtTerms(text: string, terms: readonly Term[]): readonly TermPiece[] {
  const forms = terms.flatMap(each => each.forms).sort((a, b) => b.length - a.length)
  const known = new Set<string>()
  // `\b` knows no letter with an accent.
  const pieces = text.split(new RegExp(String.raw`(?<![\p{L}\p{N}])(${forms.join('|')})(?![\p{L}\p{N}])`, 'giu'))
  return pieces.map((piece, index) => {
    const found = index % 2 === 1 ? terms.find(each => each.forms.includes(piece.toLowerCase())) : undefined
    if (!found || known.has(found.id)) return { text: piece, term: null }
    known.add(found.id)
    return { text: piece, term: found }
  })
}
