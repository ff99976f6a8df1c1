/** Input that people have started at a table and not confirmed, one thing at a time. Each game adds its own fields. */
export interface PendingInput {
  /** `choosing`: a move. The others correct or enter something for the table: no time runs meanwhile. */
  readonly type: 'choosing' | 'correcting' | 'amending' | 'entering'
}

/** The activity at a table, apart from looking back. */
type Doing =
  /** Hands walk: through the last ruling, or to the right layout. */
  | { readonly type: 'walking'; readonly to: 'ruling' | 'line' }
  /** An accepted move waits to be confirmed; `pending` is the input it came from. */
  | { readonly type: 'proposing'; readonly by: 'person' | 'app'; readonly pending: PendingInput['type'] | null }
  | PendingInput
  | { readonly type: 'over' }
  /** Nothing can be played here now. */
  | { readonly type: 'watching' }
  | { readonly type: 'playing' }

/** The activity at a table: one of these, which decides what can be done. */
export type Activity =
  | Doing
  /** The table is shown as it was after `made` moves, and continues with `below`. */
  | { readonly type: 'looking-back'; readonly made: number; readonly below: Doing }

/** The state from which the activity follows. */
interface Facts {
  readonly lookedAt: number | null
  /** Instructions are pending: to reach the right layout, and in the last ruling. */
  readonly walks: { readonly line: boolean; readonly ruling: boolean }
  /** Whose accepted move waits to be confirmed. */
  readonly proposed: 'person' | 'app' | null
  readonly pending: PendingInput['type'] | null
  readonly over: boolean
  readonly closed: boolean
}

/** The most pressing first. */
function doingOf({ walks, proposed, pending, over, closed }: Facts): Doing {
  if (walks.line) return { type: 'walking', to: 'line' }
  if (proposed !== null) return { type: 'proposing', by: proposed, pending }
  if (pending !== null) return { type: pending }
  if (walks.ruling) return { type: 'walking', to: 'ruling' }
  if (over) return { type: 'over' }
  return { type: closed ? 'watching' : 'playing' }
}

export function activityOf(facts: Facts): Activity {
  const doing = doingOf(facts)
  return facts.lookedAt === null ? doing : { type: 'looking-back', made: facts.lookedAt, below: doing }
}

interface Rights {
  /** Whose keys are below the table: the way back, the walker's, those that confirm, the game's own, those of the end, or those of play. */
  readonly keys: 'back' | 'walk' | 'confirm' | 'own' | 'end' | 'play'
  /** Undo cancels pending input before it undoes a move. */
  readonly takesBack: boolean
  /** The clock starts for the player on turn, waits for hands, or is paused. */
  readonly clock: 'starts' | 'waits' | 'stands'
  readonly app: boolean
  /** Advice stays open; other pending input closes it. */
  readonly advice: boolean
}

const FREE: Rights = { keys: 'play', takesBack: false, clock: 'starts', app: true, advice: true }
const CHOOSING: Rights = { ...FREE, keys: 'own', takesBack: true, app: false }

function rightsOf(doing: Doing): Rights {
  switch (doing.type) {
    case 'walking':
      return { ...FREE, keys: 'walk', clock: 'waits', app: false, advice: doing.to === 'ruling' }
    case 'proposing': {
      const under = doing.pending === null ? FREE : rightsOf({ type: doing.pending })
      return { ...under, keys: 'confirm', takesBack: under.takesBack || doing.by === 'person' }
    }
    case 'choosing':
      return CHOOSING
    case 'correcting':
    case 'amending':
    case 'entering':
      return { ...CHOOSING, clock: 'stands' }
    case 'over':
      return { ...FREE, keys: 'end' }
    case 'watching':
    case 'playing':
      return FREE
  }
}

export const rightsIn = (activity: Activity): Rights =>
  activity.type === 'looking-back'
    ? { ...rightsOf(activity.below), keys: 'back', app: false, advice: false }
    : rightsOf(activity)

/** The marks of a correction: a place is chosen, and then its card. */
export interface Correcting<Mark> extends PendingInput {
  readonly type: 'correcting'
  readonly made: readonly Mark[]
  readonly chosen: string | null
}

type Marks = Pick<Correcting<unknown>, 'made' | 'chosen'>

export const isMarked = ({ made, chosen }: Marks): boolean => made.length > 0 || chosen !== null

export const marked = <Mark>(correcting: Correcting<Mark>, mark: Mark): Correcting<Mark> => ({
  ...correcting,
  made: [...correcting.made, mark],
  chosen: null,
})

/** Without the last mark; null ends a correction that has none. */
export function unmarked<Mark>(correcting: Correcting<Mark>): Correcting<Mark> | null {
  if (!isMarked(correcting)) return null
  const { made, chosen } = correcting
  return { ...correcting, made: chosen === null ? made.slice(0, -1) : made, chosen: null }
}
