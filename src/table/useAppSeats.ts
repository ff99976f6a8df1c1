import { computed, inject, shallowRef } from 'vue'
import type { Level } from '../analysis/opponent.ts'
import { useSettingsStore } from '../book/stores/settings.ts'
import { CHANCES } from '../lessons/first-game.ts'
import { rightsIn } from './activity.ts'
import { ASKING, type Asking } from './ask.ts'
import type { AnyTable, Key } from './module.ts'
import { openMatchOf } from './source.ts'
import { plainView, type RulingView } from './session.ts'
import { useOpponent } from './useOpponent.ts'
import { TABLE_WORDS } from '../text/en/table.ts'

const WORDS = TABLE_WORDS.app

/** A number of its own for each match. */
const seedOf = (id: string): number => [...id].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) >>> 0, 7)

/** Why the app plays what it says, where that is explained. */
function reasonOf({ proposal, settled }: AnyTable, asking: Asking | null): string {
  const said = proposal.value
  return (said?.type === 'ruled' && asking?.guide?.reason?.(settled.value, said.move.played)) || ''
}

/** The seats of the open match that the app plays: what it says, and the keys that go with that. */
export function useAppSeats(table: AnyTable) {
  const match = openMatchOf(table)
  const settings = useSettingsStore()
  const asking = inject(ASKING, null)
  const opponent = useOpponent(table, {
    busy: () => asking?.explains === true,
    sees: table.sees,
    meant: table.meant,
    // What is explained waits till it has been read.
    atOnce: () => !asking?.guide && (settings.confirm === 'immediate' || table.laysItself?.value === true),
    singly: () => Boolean(asking?.guide),
    seed: () => (match.head?.practice ? CHANCES : seedOf(match.head?.id ?? '')),
  })
  const { doing, seat, thinkAgain } = opponent
  const name = computed(() => (seat.value === null ? '' : table.nameOf(seat.value)))
  /** Seats that a person has taken over, to be given back as they were. */
  const taken = shallowRef<ReadonlyMap<number, Level>>(new Map())

  async function takeOver(player: number): Promise<void> {
    const level = table.levelOf(player)
    if (level) taken.value = new Map(taken.value).set(player, level)
    table.abandon()
    await match.seatApp(player, null)
  }

  /** What it plays, with what the referee says of it. */
  function saidView(view: RulingView): RulingView {
    const [step] = table.proposed.value
    if (!step) return view
    const { event, position } = step
    const { sentence } = table.logged(event, position) ?? table.explain(event, position)
    const isSaid = [sentence, table.explain(event, table.settled.value).sentence].includes(view.sentence)
    const stops = table.rules.game.hands.forward({ start: table.settled.value, steps: table.proposed.value })
    const ruled = stops.length > 0 && !isSaid ? `${view.sentence} ` : ''
    const detail = [ruled + view.detail, reasonOf(table, asking)].filter(part => part !== '').join(' ')
    return { ...view, sentence: TABLE_WORDS.mended.move(name.value, sentence), detail }
  }

  const keys = computed((): readonly Key[] | null => {
    if (doing.value === 'says') {
      return [
        { id: 'think', label: WORDS.again, side: 'back', act: thinkAgain },
        { id: 'confirm', label: TABLE_WORDS.confirm, primary: true, side: 'on', act: () => table.confirm() },
      ]
    }
    if (doing.value !== 'fails') return null
    const player = seat.value ?? 0
    return [
      { id: 'take-over', label: WORDS.takeOver(name.value), side: 'back', act: () => takeOver(player) },
      { id: 'think', label: WORDS.again, primary: true, side: 'on', act: thinkAgain },
    ]
  })

  const menu = computed((): readonly Key[] =>
    table.players.value.flatMap((who, i): Key[] => {
      const player = i + 1
      const level = taken.value.get(player)
      if (match.readOnly !== null || rightsIn(table.activity.value).clock === 'stands') return []
      if (table.levelOf(player) !== null) {
        return [{ id: `take ${player}`, label: WORDS.takeOver(who), side: 'on', act: () => takeOver(player) }]
      }
      return level
        ? [{ id: `give ${player}`, label: WORDS.giveBack(who), side: 'on', act: () => match.seatApp(player, level) }]
        : []
    }),
  )

  return {
    /** It has said a move that waits to be confirmed. */
    says: computed(() => doing.value === 'says'),
    /** Its keys, where it is at it. */
    keys,
    menu,
    /** Whether any seat is the app's. */
    plays: computed(() => table.players.value.some((_, i) => table.levelOf(i + 1) !== null)),
    view(view: RulingView): RulingView {
      switch (doing.value) {
        case 'rests':
          return view
        case 'thinks':
          return { ...view, detail: WORDS.thinks(name.value) }
        case 'says':
          return saidView(view)
        case 'fails':
          return plainView(WORDS.fails(name.value), WORDS.failsDetail, 'ask')
      }
    },
  }
}
