import { options, type Outcome } from './lesson.ts'
import { answersText } from '../text/en/lesson.ts'

/** What has to be true of an outcome. Goals are put together with `and` and `not`. */
export type Goal<Position, Event> = (outcome: Outcome<Position, Event>) => boolean

export const and =
  <P, E>(...goals: readonly Goal<P, E>[]): Goal<P, E> =>
  outcome =>
    goals.every(goal => goal(outcome))

export const not =
  <P, E>(goal: Goal<P, E>): Goal<P, E> =>
  outcome =>
    !goal(outcome)

/** The referee allows it. */
export const accepted = <P, E>({ refusal }: Outcome<P, E>): boolean => refusal === null

/** A move stands that the rules don't allow. */
export const stood = <P, E extends { readonly type: string }>({ events }: Outcome<P, E>): boolean =>
  events.some(({ type }) => type === 'irregular')

export const YES = 'yes'
export const NO = 'no'
export const YES_OR_NO = options({ [YES]: answersText.yes, [NO]: answersText.no })

/** The answer to a question that is one of yes and no. */
export const yesIf =
  <P, E>(goal: Goal<P, E>): ((outcome: Outcome<P, E>) => string) =>
  outcome =>
    goal(outcome) ? YES : NO
