import { computed, onScopeDispose, ref, shallowRef, watch } from 'vue'
import type { FirstBoards } from '../../games/first.ts'
import type { ListedGame } from '../../games/index.ts'
import type { FirstBoard } from '../../lessons/first.ts'
import { nextPaint } from '../../ui/afterPaint.ts'
import { hasMotion } from '../../ui/motion.ts'
import { announce } from '../../ui/useAnnouncer.ts'
import type { Picture } from '../../ui/types.ts'

/** In milliseconds. A second tap within `ECHO` counts as a repeat of the first. */
const BEAT = 620
const ONWARD = 1100
const ECHO = 500

/** `asks`: waits for taps; `plays`: shows their effect; `right`: solved, the next board follows. */
type Going = 'asks' | 'plays' | 'right'

interface Opening {
  readonly picture: Picture
  readonly task: string
}

function usePauses() {
  let end = (): void => undefined
  onScopeDispose(() => end())
  return {
    pause: (time: number): Promise<void> =>
      new Promise(resolve => {
        const timer = setTimeout(resolve, time)
        end = () => {
          clearTimeout(timer)
          resolve()
        }
      }),
    hurry: (): void => end(),
  }
}

function useBoards(view: () => ListedGame, opening: () => Opening | null) {
  const first = shallowRef<FirstBoards | null>(null)
  const at = ref(0)
  const picture = shallowRef<Picture | null>(null)
  const message = ref('')
  let loading = Promise.resolve<FirstBoards | null>(null)

  async function load(): Promise<FirstBoards | null> {
    const wanted = view()
    await nextPaint()
    const loaded = (await wanted.first?.()) ?? null
    if (wanted === view()) first.value = loaded
    return loaded
  }

  function begin(): Promise<FirstBoards | null> {
    const start = opening()
    first.value = null
    at.value = 0
    picture.value = start?.picture ?? null
    message.value = start?.task ?? ''
    loading = load()
    return loading
  }

  return {
    first,
    at,
    picture,
    message,
    board: computed((): FirstBoard | null => first.value?.boards[at.value] ?? null),
    over: computed(() => first.value !== null && at.value >= first.value.boards.length),
    begin,
    loaded: async () => first.value ?? (await loading),
    notify(text: string): void {
      if (message.value === text) return
      message.value = text
      announce(text)
    },
  }
}

type Boards = ReturnType<typeof useBoards>

function useCarrying({ first, at, board, picture, notify }: Boards) {
  const taps = shallowRef<readonly string[]>([])
  const going = ref<Going>('asks')
  /** With reduced motion, a screen reader or a keyboard, the next board waits for its button. */
  const waits = ref(false)
  const { pause, hurry } = usePauses()
  let since = 0

  function lay(isNew = true): void {
    const [now, boards] = [board.value, first.value]
    taps.value = []
    going.value = 'asks'
    waits.value = false
    if (!now || !boards) return
    picture.value = boards.pictures(now, boards.start(now), [])[0] ?? null
    if (isNew) notify(now.task)
  }

  async function show(pictures: readonly Picture[]): Promise<void> {
    for (const each of hasMotion() ? pictures : pictures.slice(-1)) {
      picture.value = each
      await pause(BEAT)
    }
  }

  function next(): void {
    hurry()
    at.value++
    lay()
  }

  async function continueAfter(now: FirstBoard, byFinger: boolean): Promise<void> {
    going.value = 'right'
    waits.value = !byFinger || !hasMotion()
    if (waits.value) return
    await pause(ONWARD)
    if (board.value === now && going.value === 'right') next()
  }

  async function carryOut(boards: FirstBoards, now: FirstBoard, tapped: readonly string[], byFinger: boolean) {
    going.value = 'plays'
    since = performance.now()
    const start = boards.start(now)
    const made = boards.attempt(now, start, tapped)
    if (made.type === 'refused') {
      notify(boards.refused)
      await show(boards.refusal?.(now, start, tapped) ?? [])
    } else {
      notify(made.type === 'right' ? now.done : now.otherwise)
      taps.value = []
      await show(boards.pictures(now, start, made.steps).slice(1))
      if (made.type === 'wrong') await pause(ONWARD)
    }
    if (board.value !== now) return
    if (made.type === 'right') await continueAfter(now, byFinger)
    else lay(false)
  }

  function onward(): void {
    if (performance.now() - since < ECHO) return
    if (going.value === 'plays') hurry()
    else if (going.value === 'right') next()
  }

  return { taps, going, waits, lay, carryOut, next, onward, hurry }
}

export function useFirst(view: () => ListedGame, opening: () => Opening | null) {
  const boards = useBoards(view, opening)
  const carrying = useCarrying(boards)
  const { first, at } = boards
  const { taps, going, lay, carryOut, onward, hurry } = carrying

  watch(
    view,
    async () => {
      hurry()
      const loaded = await boards.begin()
      if (loaded && loaded === first.value && taps.value.length === 0) lay()
    },
    { immediate: true },
  )
  onScopeDispose(hurry)

  /** `detail` is the event's: 0 for a click by keyboard or screen reader. */
  async function tap(name: string, detail: number): Promise<void> {
    if (going.value !== 'asks') return onward()
    const others = taps.value.filter(each => each !== name)
    taps.value = others.length < taps.value.length ? others : [...others, name]
    const loaded = await boards.loaded()
    const now = boards.board.value
    if (!loaded || !now || going.value !== 'asks') return
    const whole = loaded.whole?.(now, loaded.start(now), taps.value) ?? taps.value
    if (whole.length >= loaded.tapCount(now)) await carryOut(loaded, now, whole, detail > 0)
  }

  return {
    ...boards,
    ...carrying,
    count: computed(() => first.value?.boards.length ?? 0),
    tap,
    async skip(): Promise<void> {
      at.value = (await boards.loaded())?.boards.length ?? 0
    },
  }
}
