import { optionsFrom, type Outcome } from './lesson.ts'
import { answersText } from '#text/answers.ts'

/** A condition on an outcome. Goals are combined with `and` and `not`. */
export type Goal<Position, Event> = (outcome: Outcome<Position, Event>) => boolean

export const and =
  <P, E>(...goals: readonly Goal<P, E>[]): Goal<P, E> =>
  outcome =>
    goals.every(goal => goal(outcome))

export const not =
  <P, E>(goal: Goal<P, E>): Goal<P, E> =>
  outcome =>
    !goal(outcome)

/** Returns a goal that is met if `of(outcome)` equals `value`. */
export const equals =
  <P, E, T>(of: (outcome: Outcome<P, E>) => T, value: NoInfer<T>): Goal<P, E> =>
  outcome =>
    of(outcome) === value

export const countOf =
  <P, E extends { readonly type: string }>(type: E['type']) =>
  ({ events }: Outcome<P, E>): number =>
    events.filter(event => event.type === type).length

type Typed = { readonly type: string }
const isOf = <E extends Typed, T extends E['type']>(event: E, type: T): event is Extract<E, { readonly type: T }> =>
  event.type === type

/** Returns a goal that is met if there is an event of this type that also fulfils the condition. */
export const happens =
  <P, E extends Typed, T extends E['type']>(
    type: T,
    of: (event: Extract<E, { readonly type: T }>) => boolean = () => true,
  ): Goal<P, E> =>
  ({ events }) =>
    events.some(event => isOf(event, type) && of(event))

export const inPhase =
  <P extends { readonly phase: string }, E>(phase: P['phase']): Goal<P, E> =>
  ({ position }) =>
    position.phase === phase

export const accepted = <P, E>({ refusal }: Outcome<P, E>): boolean => refusal === null

export const wasLetStand = <P, E extends { readonly type: string }>(outcome: Outcome<P, E>): boolean =>
  outcome.events.some(({ type }) => type === 'irregular')

export const YES = 'yes'
export const NO = 'no'
export const YES_OR_NO = optionsFrom({ [YES]: answersText.yes, [NO]: answersText.no })

/** Turns a goal into a function that returns the right answer: `YES` if the goal is met, else `NO`. */
export const yesIf =
  <P, E>(goal: Goal<P, E>): ((outcome: Outcome<P, E>) => string) =>
  outcome =>
    goal(outcome) ? YES : NO
