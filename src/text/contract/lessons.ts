/** What is said of a task, in one language. */
interface TaskText {
  /** One sentence that says what to do. */
  readonly task: string
  /** What is said beside the marks of a hint. It names no card that isn't marked. */
  readonly hint: string
  /** What is said when it is done. */
  readonly done: string
  /** What is said of an answer that the referee allows, but that does not do it. */
  readonly otherwise: string
  /** Answers in words, each by its id. */
  readonly options?: Readonly<Record<string, string>>
}

/** The sentences of a task. */
export type TaskWords = Omit<TaskText, 'options'>

/** How a lesson begins. */
export interface Heading {
  readonly title: string
  /** What has to be known before the first task: at most forty words. */
  readonly intro: string
}

/** All that a lesson says, in one language, by the ids of its tasks. */
export interface LessonText<Id extends string = string> extends Heading {
  readonly tasks: Readonly<Record<Id, TaskText>>
}

/** What a board of the first minute says: at most six words each. */
export interface FirstText {
  /** What to do. */
  readonly task: string
  /** What has happened when it is done. */
  readonly done: string
  /** What a move comes to that the rules allow, but that isn’t asked for; '' if there is none. */
  readonly otherwise: string
}
