import type { AnyAction, GameTypes, SetupProblem } from '../../engine/game.ts'
import {
  phrase,
  type RefusalWords,
  type Rulebook,
  type RuleWords,
  type Sayings,
  type Speech,
  type Title,
} from './rulebook.ts'

/** An action as it was done: one that stands against the rules is told like any other. */
type Deed<Action extends AnyAction> = Action extends {
  readonly type: 'stands'
  readonly action: infer Against extends AnyAction
}
  ? Against
  : Action

const deedOf = <Action extends AnyAction>(action: Action): Deed<Action> =>
  ('action' in action ? action.action : action) as Deed<Action>

/** Who plays, and the position in which an action was done where that is known. */
interface Before<Position> {
  readonly players: readonly string[]
  readonly before: Position | undefined
}

/** What the rulebooks of one game have in common in all languages. */
interface Frame<G extends GameTypes, Id extends string> {
  readonly game: string
  /** The sections in their order, each with the rulings that belong to it. */
  readonly sections: Readonly<Record<Id, readonly string[]>>
  sectionOf(event: G['event'], at: Speech<G['position']>): Id
  refusal(refusal: G['refusal'], at: Speech<G['position']>): RefusalWords
}

export interface SectionText {
  readonly title: string
  readonly text: readonly string[]
}

/** What a language says in the rulebook of one game: its texts, and sentences by what they are made from. */
export interface BookWords<
  G extends GameTypes,
  Problem extends SetupProblem,
  Id extends string,
  Rules extends RuleWords,
> extends Pick<Rulebook, 'source' | 'short' | 'rulings' | 'synonyms' | 'terms' | 'hands'> {
  readonly title: Title
  readonly sections: Readonly<Record<Id, SectionText>>
  readonly houseRules: Rules
  readonly refusals: Sayings<G['refusal'], Speech<G['position']>, RefusalWords>
  readonly problems: Sayings<Problem, null>
  readonly events: Sayings<G['event'], Speech<G['position']>>
  readonly actions: Sayings<Deed<G['action']>, Before<G['position']>>
  /** See `Rulebook`. */
  readonly told?: (event: G['event'], speech: Speech<G['position']>) => string
}

type Book<G extends GameTypes, Problem extends SetupProblem, Rules extends RuleWords> = Rulebook<
  G['position'],
  G['event'],
  G['refusal'],
  Problem,
  G['action'],
  Rules
>

export function bookOf<G extends GameTypes, Problem extends SetupProblem, Id extends string, Rules extends RuleWords>(
  { game, sections, sectionOf, refusal }: Frame<G, Id>,
  { title, sections: texts, problems, events, actions, ...words }: Omit<BookWords<G, Problem, Id, Rules>, 'refusals'>,
): Book<G, Problem, Rules> {
  const ids = Object.keys(sections) as Id[]
  return {
    game,
    ...title,
    ...words,
    sections: ids.map(id => ({ id, ...texts[id], rulings: sections[id] })),
    refusal(refused, at) {
      const [sentence, remedy] = refusal(refused, at)
      return { sentence, remedy, section: refused.rule }
    },
    event: (event, at) => ({ sentence: phrase(events, event, at), remedy: '', section: sectionOf(event, at) }),
    action: (action, players, before) => phrase(actions, deedOf(action), { players, before }),
    setupProblem: problem => phrase(problems, problem, null),
  }
}
