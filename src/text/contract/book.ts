import type { AnyAction, GameTypes, SetupProblem } from '../../engine/game.ts'
import {
  wordsByCode,
  type RefusalWords,
  type Rulebook,
  type RuleWords,
  type SentencesByCode,
  type Speech,
  type Title,
} from './rulebook.ts'

/** Illegal moves are described like others, so an action loses its mark as illegal. */
type PlainAction<Action extends AnyAction> = Action extends {
  readonly type: 'stands'
  readonly action: infer Against extends AnyAction
}
  ? Against
  : Action

const deedOf = <Action extends AnyAction>(action: Action): PlainAction<Action> =>
  ('action' in action ? action.action : action) as PlainAction<Action>

/** `before` is undefined if the position before the action isn't known. */
interface Before<Position> {
  readonly players: readonly string[]
  readonly before: Position | undefined
}

/** The parts of a game's rulebook that are the same in all languages. */
interface Frame<G extends GameTypes, Id extends string> {
  readonly game: string
  /** The sections in order, each with the numbers of its rulings. */
  readonly sections: Readonly<Record<Id, readonly string[]>>
  sectionOf(event: G['event'], at: Speech<G['position']>): Id
  refusal(refusal: G['refusal'], at: Speech<G['position']>): RefusalWords
}

export interface SectionText {
  readonly title: string
  readonly text: readonly string[]
}

/** A language's words for a game's rulebook: its texts, and its sentences by code or type. */
export interface BookWords<
  G extends GameTypes,
  Problem extends SetupProblem,
  Id extends string,
  Rules extends RuleWords,
> extends Pick<Rulebook, 'source' | 'short' | 'rulings' | 'synonyms' | 'terms' | 'hands'> {
  readonly title: Title
  readonly sections: Readonly<Record<Id, SectionText>>
  readonly houseRules: Rules
  readonly refusals: SentencesByCode<G['refusal'], Speech<G['position']>, RefusalWords>
  readonly problems: SentencesByCode<Problem, null>
  readonly events: SentencesByCode<G['event'], Speech<G['position']>>
  readonly actions: SentencesByCode<PlainAction<G['action']>, Before<G['position']>>
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

export function createRulebook<
  G extends GameTypes,
  Problem extends SetupProblem,
  Id extends string,
  Rules extends RuleWords,
>(
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
    event: (event, at) => ({ sentence: wordsByCode(events, event, at), remedy: '', section: sectionOf(event, at) }),
    action: (action, players, before) => wordsByCode(actions, deedOf(action), { players, before }),
    setupProblem: problem => wordsByCode(problems, problem, null),
  }
}
