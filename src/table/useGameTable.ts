import { computed, inject, provide, ref, shallowRef, watch, type Ref, onBeforeUnmount, nextTick } from 'vue'
import { useRouter } from 'vue-router'
import { useMatchStore } from '../book/stores/match.ts'
import { useSettingsStore } from '../book/stores/settings.ts'
import { useSharingStore } from '../book/stores/sharing.ts'
import { ROOM } from '#text/room.ts'
import { TABLE_WORDS as WORDS } from '#text/table.ts'
import { afterAnswer, useAnswerFirst } from '../ui/drawing.ts'
import { useWakeLock, useSpeech } from '../ui/device.ts'
import { rightsIn } from './activity.ts'
import { catchUpView } from './catch-up-words.ts'
import { turnedLink } from './links.ts'
import { keyOn, type AnyTable, type AnyTableModule, type Key, ASKING, TURNED } from './module.ts'
import { plainView } from './session.ts'
import { openMatchOf } from './source.ts'
import { useAdvice } from './useAdvice.ts'
import { useAppSeats } from './useAppSeats.ts'
import { useCarriedOut } from './useCarriedOut.ts'
import { useClock } from './useClock.ts'
import { useHint } from './useHint.ts'
import { useLookBack } from './useLookBack.ts'
import { useStage, useOnward, focusChief, useTakingBack, useAsked, useRefused } from './useStage.ts'
import { useIrregular } from './useIrregular.ts'
import { useTapGuard } from './useTapGuard.ts'
import { useTold } from './useTold.ts'
import { REFUSED } from '../book/storage/names.ts'
import { withStorage } from '../book/storage/port.ts'
import { readLine } from '../engine/text.ts'
import { announce } from '../ui/useAnnouncer.ts'
import { isCovered } from '../ui/useModal.ts'
import { answerAt, answerToKey, questionIn } from './answers.ts'

/** Typed: a question is answered, anything else is a move. */
function useTyped(
  module: AnyTableModule,
  table: AnyTable,
  answer: Ref<string>,
  root: () => HTMLElement | null,
  clock: () => string,
  { undo, redo, canUndo, canRedo }: ReturnType<typeof useTakingBack>,
) {
  /** What is typed faster than it is stored waits for its turn. */
  let waiting: Promise<void> = Promise.resolve()
  /** A typed move is on its way: when it is done, or taken back, the next one is typed. */
  let typing = false
  watch(
    () => table.accepted.value || table.walk.walking.value,
    async busy => {
      if (busy || !typing) return
      typing = false
      await nextTick()
      root()?.querySelector<HTMLElement>('.log input')?.focus()
    },
  )

  return async function type(text: string): Promise<void> {
    const back = questionIn(text, WORDS.ask.changes)
    if (back === 'undo' && canUndo.value) return undo()
    if (back === 'redo' && canRedo.value) return redo()
    const answered = back ? WORDS.ask.none[back] : answerAt(text, module, table, clock)
    if (answered !== null) {
      answer.value = answered
      announce(answered)
      return
    }
    waiting = waiting.then(() => {
      table.abandon()
      return table.type(table.spell(text))
    })
    await waiting
    await nextTick()
    // Whoever types goes on with the Enter key.
    typing = table.accepted.value || table.walk.walking.value
    if (typing) focusChief(root())
  }
}

/** Whoever has read the rule of a refusal comes back to it, as long as nothing else has been done. */
function useKeptRefusal(table: AnyTable): void {
  const { rules, settled, proposal, ask } = table
  const { game } = rules
  const match = openMatchOf(table)
  /** Which match it is, and what was done in it last. */
  const place = (): string => `${match.head?.id} ${match.timeline.undoable.at(-1)?.entry} `

  const kept = withStorage('sessionStorage', storage => storage.getItem(REFUSED)) ?? ''
  if (kept.startsWith(place())) {
    const parsed = game.parseAction(readLine(kept.slice(place().length), 0).words, settled.value)
    if (parsed.ok) ask(parsed.value)
  }

  onBeforeUnmount(() => {
    const left = proposal.value
    const isRefused = left?.type === 'ruled' && !left.move.ruling.accepted
    withStorage('sessionStorage', storage => storage.setItem(REFUSED, isRefused ? place() + left.move.action : ''))
  })
}

type Sheet = 'menu' | 'names' | 'record' | 'remedies' | 'dispute' | 'hand' | 'room'

/** The sheets that open over a table, one at a time. */
function useSheets(table: AnyTable) {
  const match = openMatchOf(table)
  const sheet = ref<Sheet | null>(null)
  const record = ref('')
  const open = (which: Sheet | null): void => afterAnswer(() => (sheet.value = which))

  function openRecord(): void {
    record.value = match.recordText()
    open('record')
  }

  return { sheet, record, open, openRecord }
}

/** Where a match leads when it is over. */
function useWays(table: AnyTable) {
  const match = openMatchOf(table)
  const router = useRouter()
  return {
    again: (): void =>
      void router.push({ path: `/new/${table.rules.game.name}`, query: { again: match.head?.id ?? '' } }),
  }
}

/** What holds as long as the table is open: taps are guarded and answered first, the screen stays awake, and what is said is spoken. */
function useSurroundings(table: AnyTable, over: Readonly<Ref<boolean>>, says: () => string): void {
  useCarriedOut(table, inject(ASKING, null))
  const settings = useSettingsStore()
  useKeptRefusal(table)
  useAnswerFirst()
  useTapGuard()
  useWakeLock(() => !over.value)
  useSpeech(
    () => (table.hushed?.value ? '' : says()),
    () => settings.speak,
  )
}

/** Two people play again with their seats turned; '' where the app plays, or not two. */
function turnedFor({ rules, players, levelOf, journal }: AnyTable): string {
  const people = players.value.filter((_, i) => levelOf(i + 1) === null)
  return journal?.head && people.length === 2 && players.value.length === 2
    ? turnedLink(rules.game.name, journal.head.id)
    : ''
}

/** What hands walk through; whoever walks has the walker's keys alone. */
function walkerAt({ activity, walk, catchUp, doneLabel, onScreen }: AnyTable) {
  if (activity.value.type !== 'walking') return null
  return activity.value.to === 'line'
    ? { walk: catchUp, done: WORDS.mended.done }
    : { walk, done: onScreen ? WORDS.next : doneLabel.value }
}

/** What goes beyond the game: a pause, another phone that continues it, and others who watch it. */
function useBeyond({ stop }: ReturnType<typeof useClock>, open: (which: Sheet) => void) {
  const [match, sharing] = [useMatchStore(), useSharingStore()]

  const rename = keyOn('rename', WORDS.rename.title, () => open('names'), { group: 'settings' })
  return {
    /** Players stop the clock to settle something, and start it from the sheet that opens. */
    pause(): void {
      stop()
      open('dispute')
    },
    canShare: computed(() => match.readOnly !== 'follower'),
    keys: (): readonly Key[] => (match.readOnly === null ? [rename] : []),
    canHandOver: computed(() => match.readOnly === null),
    /** Beside the game's phase. */
    notes: (): readonly string[] => [
      ...(match.head?.help === 'off' ? [WORDS.noHelp] : []),
      ...(sharing.room === null ? [] : [ROOM.followed]),
    ],
  }
}

/** The clock, and what lets it stand still (C1): `asks` and `advised` are told from elsewhere. */
function useTableClock(table: AnyTable, sheet: Readonly<Ref<Sheet | null>>) {
  const asking = inject(ASKING, null)
  /** All players are asked to agree. */
  const asks = ref(false)
  /** Advice is looked for, or shown. */
  const advised = shallowRef(false)
  /** For a dispute the clock is stopped by itself, and started from that sheet. */
  const covers = (): boolean => sheet.value !== null && sheet.value !== 'dispute'
  const explains = (): boolean => asking?.explains === true || table.discrepancies?.open.value === true
  const clock = useClock(table, () => asks.value || advised.value || covers() || explains())
  return { clock, asks, advised }
}

/** All that the open match's table does beside what lies on it, from what is going on there. */
export function useGameTable(module: AnyTableModule, table: AnyTable, root: () => HTMLElement | null) {
  const settings = useSettingsStore()
  const { words } = module
  const { catchUp, activity, lookedAt } = table
  const sheets = useSheets(table)
  const { sheet, open } = sheets
  const asking = inject(ASKING, null)
  const turned = ref(false)
  provide(TURNED, turned)

  const irregular = useIrregular(table, () => open('remedies'))
  const lookBack = useLookBack(table)
  const app = useAppSeats(table)
  const asked = useAsked(table)
  const { clock, asks, advised } = useTableClock(table, sheet)
  const beyond = useBeyond(clock, open)
  const hint = useHint(module, table, root)
  const over = computed(() => table.outcome.value.over)
  const onward = useOnward(table, () => over.value)
  const help = (): readonly Key[] => (asking?.guide ? hint.keys() : advice.alone())
  const stage = useStage(table, { ...useWays(table), onward, help })
  const isElsewhere = (): boolean =>
    sheet.value !== null || stage.answer.value !== '' || !rightsIn(activity.value).advice
  const advice = useAdvice(module, table, isElsewhere)
  watch([advice.view, hint.view], ([advises, hints]) => (advised.value = (advises ?? hints) !== null))
  const back = useTakingBack(table, advice.leave, root)
  const type = useTyped(module, table, stage.answer, root, clock.inWords, back)

  const view = computed(() => {
    if (lookedAt.value !== null) return plainView(WORDS.after(lookedAt.value, table.moves.value.length))
    const helped = hint.view.value ?? advice.view.value
    if (helped) return helped
    return stage.answer.value === '' ? (catchUpView(table) ?? asked.view(app.view(stage.view.value))) : stage.view.value
  })

  /** Whoever goes on playing has put the cards right. */
  watch([table.proposal, table.begun], ([proposal, begun]) => {
    if (proposal !== null || begun !== null) catchUp.finish()
  })
  /** It changes by itself, every second; or lies below a sheet that explains, and is read when that is closed. */
  const silent = computed(() => advice.thinks.value || asking?.explains === true)
  useSurroundings(table, over, () => (advice.thinks.value ? '' : `${view.value.sentence} ${view.value.detail}`))

  /** A question is asked by one key, and only heard; a dialog over the table has keys of its own. */
  function onKey(event: KeyboardEvent): void {
    if (isCovered(root())) return
    const answered = answerToKey(table, event)
    if (answered === null) back.onKey(event)
    else announce(answered)
  }

  function show(made: number | null): void {
    lookedAt.value = made
    if (made !== null) open(null)
  }

  const opposite = computed(
    () => settings.facing === 'opposite' && table.players.value.length === 2 && !app.plays.value,
  )

  return {
    ...sheets,
    clock,
    beyond,
    irregular,
    lookBack,
    asks,
    opposite,
    /** The table, its keys and its pad turn to whoever is to play, where players sit opposite each other. */
    facing: computed(() =>
      opposite.value && table.rules.game.status(table.position.value).turn === 2 ? 'far' : 'near',
    ),
    view,
    waits: computed(() => activity.value.type === 'proposing'),
    silent,
    marked: hint.marked,
    old: useTold(table, view, silent),
    phase: computed(() => [words.phase(table.settled.value), ...beyond.notes()].join(', ')),
    turned: computed(() => (onward.value ? '' : turnedFor(table))),
    ended: computed(() => activity.value.type === 'over'),
    walker: computed(() => walkerAt(table)),
    ...useRefused(table, () => app.keys.value ?? advice.keys(stage.keys.value), irregular.links),
    /** A turn that was somebody else's, and seats of the app's: looked at only while the menu is open. */
    more: computed(() => [...advice.menu.value, ...irregular.turnKeys.value, ...app.menu.value, ...beyond.keys()]),
    turn: (): unknown => (table.turn ? table.turn() : (turned.value = !turned.value)),
    type,
    show,
    ...back,
    onKey,
  }
}

export type GameTableState = ReturnType<typeof useGameTable>
