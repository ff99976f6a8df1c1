/** What players may have to agree to. */
export const ASKINGS = ['undo', 'amend', 'correct', 'stands', 'end'] as const
export type Asking = (typeof ASKINGS)[number]

/** What people said beside the moves. It changes nothing, and no undo takes it back. */
export type Note =
  /** One player doesn't agree to what was asked, about actions in the record's words; `word` may be empty. */
  | {
      readonly type: 'declined'
      readonly seat: number
      readonly what: Asking
      readonly about: string
      readonly word: string
    }
  /** Whoever was to play asked what could be played; 0 where nobody was. */
  | { readonly type: 'help'; readonly seat: number }
  /** At the end: that it went so, or what is to be said against it. */
  | { readonly type: 'confirmed'; readonly seat: number }
  | { readonly type: 'protest'; readonly seat: number; readonly word: string }
  /** From now on this player's time runs; with 0 the clock is stopped. */
  | { readonly type: 'clock'; readonly seat: number }
  /** This player's time is up, and the players go on, or say that it is lost. */
  | { readonly type: 'time-up'; readonly seat: number; readonly verdict: Verdict }
  /** The cards that a seat of the app's holds in a round, entered by a person: cards, or ranks where suits don't matter. */
  | { readonly type: 'hand'; readonly seat: number; readonly round: number; readonly cards: readonly string[] }
  /** What each player was dealt on the screen for a round, in their order. */
  | { readonly type: 'dealt'; readonly round: number; readonly hands: readonly (readonly string[])[] }

export const VERDICTS = ['on', 'lost'] as const
export type Verdict = (typeof VERDICTS)[number]

export const isOfClock = (note: Note): boolean => note.type === 'clock' || note.type === 'time-up'

type CardsNote = Extract<Note, { readonly type: 'hand' | 'dealt' }>

export const isOfCards = (note: Note): note is CardsNote => note.type === 'hand' || note.type === 'dealt'

export interface Noted {
  readonly entry: number
  readonly at: number
  readonly note: Note
}

/** More characters are no word on something. */
export const MOST_WORD = 200

/** One line, as it stands in a comment of the record too. */
export const isFitWord = (word: string): boolean => word.length <= MOST_WORD && !/[\p{Cc}\p{Zl}\p{Zp}]/u.test(word)
