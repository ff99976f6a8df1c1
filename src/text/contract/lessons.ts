interface TaskText {
  readonly task: string
  /** The hint names no card that isn't marked. */
  readonly hint: string
  readonly done: string
  readonly otherwise: string
  /** The texts of the possible answers, by id. */
  readonly options?: Readonly<Record<string, string>>
}

export type TaskWords = Omit<TaskText, 'options'>

export interface Heading {
  readonly title: string
  /** The introduction before the first task: at most forty words. */
  readonly intro: string
}

export interface LessonText<Id extends string = string> extends Heading {
  readonly tasks: Readonly<Record<Id, TaskText>>
}

/** The texts of a first board: at most six words each. */
export interface FirstText {
  readonly task: string
  readonly done: string
  /** The reply to a legal move that doesn't solve the task; '' for none. */
  readonly otherwise: string
}
