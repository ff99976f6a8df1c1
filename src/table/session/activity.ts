/** Input that was started at a table but not confirmed yet. There is only one pending input at a time. Games add fields. */
export interface PendingInput {
  /** `choosing` is for a move. The other types correct or enter something, and pause the clock. */
  readonly type: 'choosing' | 'correcting' | 'amending' | 'entering'
}

type PresentActivity =
  /** Players carry out instructions: those of the last ruling, or those of the catch-up. */
  | { readonly type: 'walking'; readonly to: 'ruling' | 'line' }
  /** `pending` is the type of the input that led to the proposed move. */
  | { readonly type: 'proposing'; readonly by: 'person' | 'app'; readonly pending: PendingInput['type'] | null }
  | PendingInput
  | { readonly type: 'over' }
  | { readonly type: 'watching' }
  | { readonly type: 'playing' }

/** The current activity at a table. It determines the buttons and what is allowed. */
export type Activity =
  | PresentActivity
  /** The table is shown as it was after `made` moves. Afterwards it continues with `below`. */
  | { readonly type: 'looking-back'; readonly made: number; readonly below: PresentActivity }

interface TableState {
  readonly lookedAt: number | null
  /** Pending instructions: `line` for those of the catch-up, `ruling` for those of the last ruling. */
  readonly walks: { readonly line: boolean; readonly ruling: boolean }
  readonly proposed: 'person' | 'app' | null
  readonly pending: PendingInput['type'] | null
  readonly over: boolean
  readonly closed: boolean
}

/** The order of the checks is their priority. */
function presentActivity({ walks, proposed, pending, over, closed }: TableState): PresentActivity {
  if (walks.line) return { type: 'walking', to: 'line' }
  if (proposed !== null) return { type: 'proposing', by: proposed, pending }
  if (pending !== null) return { type: pending }
  if (walks.ruling) return { type: 'walking', to: 'ruling' }
  if (over) return { type: 'over' }
  return { type: closed ? 'watching' : 'playing' }
}

export function activityOf(state: TableState): Activity {
  const activity = presentActivity(state)
  return state.lookedAt === null ? activity : { type: 'looking-back', made: state.lookedAt, below: activity }
}

interface Rights {
  /** The group of buttons below the table: for returning to the present, instructions, confirming, pending input, the end, or playing. */
  readonly keys: 'back' | 'walk' | 'confirm' | 'own' | 'end' | 'play'
  /** Whether undo changes pending input, before it undoes moves. */
  readonly takesBack: boolean
  /** Whether the clock of the current player starts, waits until the instructions are done, or is paused. */
  readonly clock: 'starts' | 'waits' | 'stands'
  readonly app: boolean
  /** Whether advice stays open. */
  readonly advice: boolean
}

const FREE: Rights = { keys: 'play', takesBack: false, clock: 'starts', app: true, advice: true }
const CHOOSING: Rights = { ...FREE, keys: 'own', takesBack: true, app: false }

function rightsOf(activity: PresentActivity): Rights {
  switch (activity.type) {
    case 'walking':
      return { ...FREE, keys: 'walk', clock: 'waits', app: false, advice: activity.to === 'ruling' }
    case 'proposing': {
      const under = activity.pending === null ? FREE : rightsOf({ type: activity.pending })
      return { ...under, keys: 'confirm', takesBack: under.takesBack || activity.by === 'person' }
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

export const rightsDuring = (activity: Activity): Rights =>
  activity.type === 'looking-back'
    ? { ...rightsOf(activity.below), keys: 'back', app: false, advice: false }
    : rightsOf(activity)

/** A correction: the marks made, and the cell chosen for the next mark. */
export interface PendingCorrection<Mark> extends PendingInput {
  readonly type: 'correcting'
  readonly made: readonly Mark[]
  readonly chosen: string | null
}

type Marks = Pick<PendingCorrection<unknown>, 'made' | 'chosen'>

export const isMarked = ({ made, chosen }: Marks): boolean => made.length > 0 || chosen !== null

export const withMark = <Mark>(correcting: PendingCorrection<Mark>, mark: Mark): PendingCorrection<Mark> => ({
  ...correcting,
  made: [...correcting.made, mark],
  chosen: null,
})

/** Removes the chosen cell or else the last mark. Null if there is neither, which ends the correction. */
export function withoutMark<Mark>(correcting: PendingCorrection<Mark>): PendingCorrection<Mark> | null {
  if (!isMarked(correcting)) return null
  const { made, chosen } = correcting
  return { ...correcting, made: chosen === null ? made.slice(0, -1) : made, chosen: null }
}
