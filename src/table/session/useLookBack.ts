import { computed, defineComponent, onScopeDispose, shallowRef, watch } from 'vue'
import { useRouter } from 'vue-router'
import { changeLink, replayLink } from '../links.ts'
import { separateKey, backKey, forwardKey, type AnyTable, type AnyTableModule, type Key } from '../module.ts'
import { LAST_MOVE_ONLY, FALSE_REF, NULL_REF, openMatchOf, type Source } from './source.ts'
import { TABLE_WORDS as WORDS } from '#text/table.ts'
import type { AnyAction, GameTypes } from '../../engine/game.ts'
import type { Seating } from '../../book/journal/entries.ts'
import type { MatchStore } from '../../book/stores/match.ts'
import type { Move } from '../../book/journal/replay.ts'
import type { Outline } from '../../ui/types.ts'

interface Viewed {
  readonly setup: unknown
  readonly players: readonly string[]
  readonly start: unknown
  readonly moves: readonly Move<GameTypes>[]
  readonly app?: Seating
  readonly marked?: readonly string[]
  /** By default, the outline of a refusal. */
  readonly markedAs?: Outline
}

const NOTHING: readonly never[] = []

interface ViewInput {
  /** Whether the view asks for an action, which is inserted into the line. */
  readonly open: () => boolean
  readonly accepts: (kind: string) => boolean
  readonly enter: (action: AnyAction) => unknown
  readonly confirms?: () => boolean
}

/**
 * The source of a table for viewing, or for entering a single action (`asked`). `cursor` returns the number of steps of the last move to
 * show. `journal` is the open match, if it is the one being viewed.
 */
export function useViewSource(
  viewed: () => Viewed,
  cursor: () => number,
  asked: ViewInput | null = null,
  journal: MatchStore | null = null,
): Source<GameTypes> {
  const [start, moves] = [computed(() => viewed().start), computed(() => viewed().moves)]
  return {
    journal,
    setup: computed(() => viewed().setup),
    names: computed(() => viewed().players),
    start,
    moves,
    spotlight: computed(() => {
      const { marked = NOTHING, markedAs = 'rubric' } = viewed()
      return marked.length > 0 ? { marked, markedAs, chosen: NOTHING, concealed: NOTHING, choose: null } : null
    }),
    terms: {
      scoreOnly: FALSE_REF,
      helps: FALSE_REF,
      closed: computed(() => !asked?.open()),
      atOnce: computed(() => asked?.confirms?.() !== true),
      // While an action is asked for, a person enters it, even on a turn of the app.
      app: computed(() => (asked?.open() ? NOTHING : (viewed().app ?? NOTHING))),
      lost: NULL_REF,
      accepts: type => asked?.accepts(type) ?? false,
      noteHelp: () => undefined,
    },
    hands: { ...LAST_MOVE_ONLY, cursor: computed(cursor), walkTo: () => undefined },
    listen: listener => watch([start, moves], () => listener({ type: 'shown' }), { flush: 'sync' }),
    enter: async ({ played }) => {
      asked?.enter(played)
      return 'counts'
    },
  }
}

interface Past {
  readonly module: AnyTableModule
  readonly table: AnyTable
  readonly setTable: (past: AnyTable | null) => void
}

/** Opens the table as it was after an earlier move. Renders nothing. */
export const PastTable = defineComponent(
  ({ module, table, setTable }: Past) => {
    const source = useViewSource(
      () => ({
        setup: table.source.setup.value,
        players: table.session.players.value,
        start: table.source.start.value,
        moves: table.source.moves.value.slice(0, table.input.lookedAt.value ?? 0),
        app: table.session.players.value.map((_, i) => table.session.levelOf(i + 1)),
      }),
      () => Infinity,
      null,
      table.source.journal,
    )
    setTable(module.open(source))
    onScopeDispose(() => setTable(null))
    return () => null
  },
  { props: ['module', 'table', 'setTable'] },
)

export function useLookBack(table: AnyTable, onShow: () => void) {
  const past = shallowRef<AnyTable | null>(null)
  const match = openMatchOf(table)
  const router = useRouter()

  const keys = computed((): readonly Key[] => {
    const { head, readOnly } = match
    const { stands } = WORDS
    const back = forwardKey('game', WORDS.back, () => table.input.lookAt(null), { primary: true })
    const count = table.input.lookedAt.value ?? 0
    if (!head || readOnly !== null || count === 0) return [back]
    const goTo = (link: string) => () => router.push(link.slice(1))
    return [
      backKey('never', stands.neverKey, goTo(replayLink(head.id, count)), { name: stands.never }),
      separateKey('late', stands.lateKey, goTo(changeLink(head.id, count)), { name: stands.lateName }),
      back,
    ]
  })

  return {
    show(made: number | null): void {
      table.input.lookAt(made)
      if (made !== null) onShow()
    },
    setTable: (opened: AnyTable | null): void => void (past.value = opened),
    shown: computed(() => (table.input.lookedAt.value === null ? table : (past.value ?? table))),
    keys,
  }
}
