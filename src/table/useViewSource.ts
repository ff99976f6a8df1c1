import { computed, shallowRef, watch } from 'vue'
import type { GameTypes } from '../engine/game.ts'
import type { Seating } from '../book/journal/entries.ts'
import type { MatchStore } from '../book/stores/match.ts'
import type { Move } from '../book/journal/replay.ts'
import type { Outline } from '../ui/types.ts'
import type { Source } from './source.ts'

/** A game that is looked at. */
interface Viewed {
  readonly setup: unknown
  readonly players: readonly string[]
  readonly start: unknown
  readonly moves: readonly Move<GameTypes>[]
  /** Seats that the app played. */
  readonly app?: Seating
  /** Places and cards that a refusal is about. */
  readonly marked?: readonly string[]
  /** Where they are marked for something else. */
  readonly markedAs?: Outline
}

const NOTHING: readonly never[] = []

interface Asked {
  /** Whether an action is asked for, to be put into the line. */
  readonly open: () => boolean
  readonly accepts: (kind: string) => boolean
  readonly enter: (action: unknown) => unknown
  /** What is accepted is to be confirmed before it is entered. */
  readonly confirms?: () => boolean
}

/** What a table is played on where a game is only looked at, and an action is asked for at most. `cursor`: how many steps of its last move are done; `journal`: the open match, where that is what is looked at. */
export function useViewSource(
  viewed: () => Viewed,
  cursor: () => number,
  asked: Asked | null = null,
  journal: MatchStore | null = null,
): Source<GameTypes> {
  const [start, moves] = [computed(() => viewed().start), computed(() => viewed().moves)]
  return {
    journal,
    setup: computed(() => viewed().setup),
    players: computed(() => viewed().players),
    start,
    moves,
    listen: listener => watch([start, moves], () => listener({ type: 'shown' }), { flush: 'sync' }),
    cursor: computed(cursor),
    spotlight: computed(() => {
      const { marked = NOTHING, markedAs = 'rubric' } = viewed()
      return marked.length > 0 ? { marked, markedAs, chosen: NOTHING, concealed: NOTHING, choose: null } : null
    }),
    scoreOnly: shallowRef(false),
    helps: shallowRef(false),
    closed: computed(() => !asked?.open()),
    atOnce: computed(() => asked?.confirms?.() !== true),
    // What is asked for is a person's choice, whoever's turn it was.
    app: computed(() => (asked?.open() ? NOTHING : (viewed().app ?? NOTHING))),
    accepts: kind => asked?.accepts(kind) ?? false,
    walkTo: () => undefined,
    noteHelp: () => undefined,
    enter: async ({ played }) => {
      asked?.enter(played)
      return true
    },
  }
}
