interface TaskText {
  readonly task: string
  /** A hint's text beside its marks. It names no card that isn't marked. */
  readonly hint: string
  readonly done: string
  readonly otherwise: string
  /** Answers in words, each by its id. */
  readonly options?: Readonly<Record<string, string>>
}

export type TaskWords = Omit<TaskText, 'options'>

export interface Heading {
  readonly title: string
  /** The introduction before the first task: at most forty words. */
  readonly intro: string
}

/** All that a lesson says, in one language, by the ids of its tasks. */
export interface LessonText<Id extends string = string> extends Heading {
  readonly tasks: Readonly<Record<Id, TaskText>>
}

/** The texts of a first minute's board: at most six words each. */
export interface FirstText {
  readonly task: string
  readonly done: string
  /** The effect of a legal move that isn’t asked for; '' if there is none. */
  readonly otherwise: string
}
