import { computed, shallowRef } from 'vue'
import type { Seating } from '../book/journal/entries.ts'
import { useMatchStore } from '../book/stores/match.ts'
import { sameLine } from '../book/journal/hands-at.ts'
import { isReplayOf, replayLine, type Move, type Replay } from '../book/journal/replay.ts'
import { useSettingsStore } from '../book/stores/settings.ts'
import type { GameFor, GameTypes } from '../engine/game.ts'
import type { Hands, Source } from './source.ts'

const NOBODY: Seating = []

/** The open match as what a table is played on; null where it is another game's. It is to be open when this is called. */
export function useMatch<G extends GameTypes>(game: GameFor<G>): Source<G> | null {
  const match = useMatchStore()
  const settings = useSettingsStore()
  const first = match.replay
  if (!first || !isReplayOf(first, game)) return null

  /** What was open last is shown while the table is left. */
  const replay = computed<Replay<G>>(earlier => {
    const open = match.replay
    return open && isReplayOf(open, game) ? open : (earlier ?? first)
  })

  /** Once a move is enough, and a match that is played to learn needs no note. */
  function noteHelp(): void {
    const { line, notes } = match.timeline
    const last = notes.findLast(({ note }) => note.type === 'help')?.entry ?? -1
    if (match.head?.practice || last > (line.at(-1)?.entry ?? -1)) return
    void match.note({ type: 'help', seat: game.status(replay.value.position).turn ?? 0 })
  }

  const movesOf = (line: readonly string[]): readonly Move<G>[] => {
    const replayed = replayLine(replay.value, line)
    return isReplayOf(replayed, game) ? replayed.moves : []
  }
  const lineNow = (): readonly string[] => replay.value.moves.map(({ action }) => action)

  function moveHands(stops: number): unknown {
    const at = match.handsAt
    if (!at) return
    const line = lineNow()
    const last = at.way.at(-1)
    const before = last && sameLine(last.line, line) ? at.way.slice(0, -1) : at.way
    return match.moveHands({ ...at, way: stops > 0 ? [...before, { line, stops }] : before })
  }

  return {
    journal: match,
    setup: computed(() => replay.value.setup),
    players: computed(() => replay.value.players),
    start: computed(() => replay.value.start),
    moves: computed(() => replay.value.moves),
    cursor: computed(() => match.cursor),
    spotlight: shallowRef(null),
    scoreOnly: computed(() => match.head?.scoreOnly === true),
    helps: computed(() => match.head?.help !== 'off'),
    closed: computed(() => match.readOnly !== null),
    atOnce: computed(() => settings.confirm === 'immediate'),
    app: computed(() => match.head?.app ?? NOBODY),
    listen: listener =>
      match.listen(change => change.type === 'noted' || change.type === 'branched' || listener(change)),
    accepts: () => true,
    walkTo: step => match.setCursor(step),
    hands: computed((): Hands<G> | null => {
      const at = match.readOnly === null ? match.handsAt : null
      const way = at?.way.map(({ line, stops }) => ({ moves: movesOf(line), stops }))
      return at && way ? { moves: movesOf(at.line), step: at.step, way } : null
    }),
    moveHands,
    noteHelp,
    enter: async (move, done) => (await match.play(move, done)).type === 'accepted',
  }
}
