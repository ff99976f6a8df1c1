import { computed, ref, watch, type Ref, nextTick, shallowRef } from 'vue'
import { irregularIn } from '../book/journal/replay.ts'
import { rightsIn } from './activity.ts'
import { keyBack, keyOn, type AnyTable, type Key } from './module.ts'
import { plainView, type RulingView } from './session.ts'
import { TABLE_WORDS as WORDS } from '#text/table.ts'
import { onTimeView } from './on-time.ts'
import { resultSentence } from '#text/outcome.ts'
import { useRouter } from 'vue-router'
import { nameOf } from '../book/evening/evening.ts'
import { playingIn } from '../book/evening/outcome.ts'
import { nextOf } from '../book/evening/plan.ts'
import { useEveningsStore, useEveningRoomStore } from '../book/stores/evenings.ts'
import { useLibraryStore } from '../book/stores/library.ts'
import { eveningLink, pairLink } from './links.ts'
import { openMatchOf } from './source.ts'
import type { Ask } from '../book/live/room.ts'
import { useSharingStore } from '../book/stores/sharing.ts'
import { readLine } from '../engine/text.ts'
import { ROOM } from '#text/room.ts'
import { described } from './catch-up-words.ts'

/** The key with which people go on by keyboard. */
export const focusChief = (root: HTMLElement | null): void =>
  root?.querySelector<HTMLElement>('.controls .button-primary')?.focus()

/** Undo and redo: what was begun goes first, the last of it alone; with nothing begun, the last move. */
export function useTakingBack(table: AnyTable, leaveAdvice: () => void, root: () => HTMLElement | null) {
  const match = openMatchOf(table)
  const takesBack = computed(() => rightsIn(table.activity.value).takesBack)

  function takeBack(): void {
    leaveAdvice()
    ;(table.takeBack ?? table.abandon)()
  }

  const canUndo = computed(() => (takesBack.value || match.timeline.undoable.length > 0) && match.readOnly === null)
  const canRedo = computed(() => match.timeline.redoable.length > 0 && match.readOnly === null)

  /** Whoever does it by keyboard goes on at the step that hands have to do then. */
  async function toStep(): Promise<void> {
    await nextTick()
    if (table.walk.walking.value || table.catchUp.walking.value) focusChief(root())
  }

  async function undo(): Promise<void> {
    if (takesBack.value) return takeBack()
    await match.undo()
    await toStep()
  }

  async function redo(): Promise<void> {
    await match.redo()
    await toStep()
    // The key goes with the last of them.
    if (!canRedo.value && document.activeElement === document.body) root()?.querySelector<HTMLElement>('.undo')?.focus()
  }

  /** Where words are typed the keys are the field's own. */
  function onKey(event: KeyboardEvent): void {
    if (event.key === 'Escape') {
      event.preventDefault()
      return takeBack()
    }
    const isRedo = event.key === 'y' || (event.shiftKey && event.key.toLowerCase() === 'z')
    if (!(event.ctrlKey || event.metaKey) || !(isRedo || event.key === 'z')) return
    if (event.target instanceof HTMLInputElement && event.target.value !== '') return
    event.preventDefault()
    if (isRedo ? canRedo.value : canUndo.value) void (isRedo ? redo() : undo())
  }

  return { canUndo, canRedo, undo, redo, onKey }
}

/** From the end of a match on to who plays next in its evening; null where it is of none. */
export function useOnward(table: Pick<AnyTable, 'journal'>, isOver: () => boolean) {
  const match = openMatchOf(table)
  const evenings = useEveningsStore()
  const library = useLibraryStore()
  const rooms = useEveningRoomStore()
  const router = useRouter()
  const go = (link: string): unknown => router.push(link.slice(1))

  async function look(): Promise<void> {
    await evenings.refresh()
    if (!evening.value) return
    await rooms.look(evening.value.id)
    await library.refresh()
  }

  const evening = computed(() => (match.head ? evenings.of(match.head.id) : null))
  watch(isOver, over => over && void look(), { immediate: true })

  return computed((): readonly Key[] | null => {
    if (!evening.value) return null
    const { id, guests } = evening.value
    const fixture = nextOf(evening.value, playingIn(evening.value, library.byId, rooms.roomOf(id) !== null))
    const home: Key = {
      id: 'evening',
      label: WORDS.end.evening,
      side: fixture ? 'apart' : 'on',
      primary: fixture === null,
      act: () => go(eveningLink(id)),
    }
    if (!fixture) return [home]
    const next = keyOn(
      'next-pair',
      WORDS.end.next(fixture.guests.map(guest => nameOf({ guests }, guest))),
      () => go(pairLink(id, fixture.game, fixture.guests)),
      { primary: true },
    )
    return [home, next]
  })
}

const NO_KEYS: readonly Key[] = []

interface Ways {
  again(): void
  /** What comes in the place of another match between the same players; null for nothing. */
  readonly onward: Readonly<Ref<readonly Key[] | null>>
  /** The way to a hint or an advice, where there is one. */
  help(): readonly Key[]
}

/** What every table does alike: confirming what is proposed, walking what was ruled, and going on after the end. */
export function useStage(table: AnyTable, { again, onward, help }: Ways) {
  const { walk, settled, proposal } = table
  /** What was asked in words, till something happens. */
  const answer = ref('')
  watch([settled, proposal, walk.done, table.begun], () => (answer.value = ''))

  const another = keyOn('again', WORDS.again, table.again ?? again, { primary: true })
  /** Who won by how much; and a result with moves that stand against the rules says so (I3). */
  function result(): RulingView {
    const { players, outcome, ruling } = table
    const said = resultSentence(players.value, outcome.value)
    const byCards = said ? plainView(said, ruling.value.detail, 'accepted') : ruling.value
    const view = onTimeView(players.value, outcome.value) ?? byCards
    const irregular = irregularIn({ moves: table.moves.value })
    return irregular === 0 ? view : { ...view, detail: `${view.detail} ${WORDS.stands.count(irregular)}`.trim() }
  }

  const confirmKeys: readonly Key[] = [
    keyBack('take-back', WORDS.cancel, () => table.cancel()),
    keyOn('confirm', WORDS.confirm, () => table.confirm(), { primary: true }),
  ]

  const keys = computed((): readonly Key[] => {
    switch (rightsIn(table.activity.value).keys) {
      case 'back':
      case 'walk':
        return NO_KEYS
      case 'confirm':
        return confirmKeys
      case 'own':
        return table.keys.value
      case 'end':
        return onward.value ?? [another]
      case 'play':
        return [...help(), ...table.keys.value]
    }
  })

  return {
    answer,
    keys,
    view: computed((): RulingView => {
      if (answer.value !== '') return plainView(answer.value)
      return table.activity.value.type === 'over' ? result() : table.ruling.value
    }),
  }
}

/** After a refusal the way back lies where it always lies, and nothing where moves are confirmed: what else helps is a link below it. */
export function useRefused(table: AnyTable, keys: () => readonly Key[], others: Readonly<Ref<readonly Key[]>>) {
  const cancel = keyBack('take-back', WORDS.cancel, () => table.abandon())
  const isRefused = computed(() => table.refusedView.value !== null)
  return {
    keys: computed(() => (isRefused.value ? [cancel] : keys().filter(({ side }) => side !== 'link'))),
    links: computed((): readonly Key[] => {
      if (!isRefused.value) return []
      return [...keys().filter(({ side, group }) => side === 'link' || group === 'help'), ...others.value]
    }),
  }
}

/**
 * What others propose from their own devices: it is shown and judged here when hands are free and nothing else is begun, and counts when
 * it is confirmed here, or at once where the players chose so. What was meant for another position is passed over.
 */
export function useAsked(table: AnyTable) {
  const { rules, settled, moves, proposal, mayPlay, activity } = table
  const sharing = useSharingStore()
  /** The proposal that was asked for. */
  const shown = shallowRef<unknown>(null)

  function mayAsk({ seat, made }: Ask): boolean {
    const { turn } = rules.game.status(settled.value)
    const isTheirs = seat <= table.players.value.length && (turn === null || turn === seat)
    return isTheirs && !table.outcome.value.over && made === moves.value.length && table.levelOf(seat) === null
  }

  function take(): void {
    const ask = sharing.asked
    if (!ask || !mayPlay.value || activity.value.type !== 'playing' || proposal.value) return
    sharing.asked = null
    if (!mayAsk(ask)) return
    const parsed = rules.game.parseAction(readLine(ask.action, 0).words, settled.value)
    if (!parsed.ok) return
    table.ask(parsed.value)
    shown.value = proposal.value
  }

  watch([() => sharing.asked, mayPlay, activity, proposal], take, { immediate: true })

  return {
    /** What was asked for, before what the referee says of it. */
    view(view: RulingView): RulingView {
      const { value: asked } = proposal
      if (asked?.type !== 'ruled' || asked !== shown.value) return view
      const sentence = ROOM.proposed(described(asked.move, rules, table.players.value))
      return { ...view, sentence, detail: `${view.sentence} ${view.detail}`.trim() }
    },
  }
}
