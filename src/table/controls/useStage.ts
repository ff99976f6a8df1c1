import { TABLE_WORDS as WORDS } from '#text/table.ts'
import { computed, ref, watch, type Ref } from 'vue'
import { irregularCount } from '../../book/journal/replay.ts'
import { rightsDuring } from '../session/activity.ts'
import { backKey, forwardKey, type AnyTable, type Key } from '../module.ts'
import { plainView, type RulingView } from '../session/session.ts'
import { onTimeView } from './on-time.ts'
import { resultSentence } from '#text/outcome.ts'
import { useRouter } from 'vue-router'
import { openMatchOf } from '../session/source.ts'

const NO_KEYS: readonly Key[] = []

interface Ways {
  readonly answer: Readonly<Ref<string>>
  /** Buttons that replace the rematch, or null. */
  readonly onward: Readonly<Ref<readonly Key[] | null>>
  help(): readonly Key[]
}

/** The answer to a typed question, until the state changes; else ''. */
export function useAnswer({ session: { settled, walk }, proposal: { shown }, input: { pending } }: AnyTable) {
  const answer = ref('')
  watch([settled, shown, walk.done, pending], () => (answer.value = ''))
  return answer
}

/** The text and buttons that all games share: for confirming a proposal, for instructions, and for continuing after the end. */
export function useStage(table: AnyTable, { answer, onward, help }: Ways) {
  const router = useRouter()
  const match = openMatchOf(table)
  const again = (): unknown =>
    router.push({ path: `/new/${table.rules.game.name}`, query: { again: match.head?.id ?? '' } })
  const another = forwardKey('again', WORDS.again, table.appDeal?.dealNext ?? again, { primary: true })
  /** The text of the result mentions illegal moves that were let stand (I3). */
  function result(): RulingView {
    const { players, outcome } = table.session
    const text = resultSentence(players.value, outcome.value)
    const byCards = text ? plainView(text, table.texts.ruling.value.detail) : table.texts.ruling.value
    const view = onTimeView(players.value, outcome.value) ?? byCards
    const irregular = irregularCount({ moves: table.source.moves.value })
    return irregular === 0 ? view : { ...view, detail: `${view.detail} ${WORDS.stands.count(irregular)}`.trim() }
  }

  const confirmKeys: readonly Key[] = [
    backKey('take-back', WORDS.cancel, () => table.proposal.cancel()),
    forwardKey('confirm', WORDS.confirm, () => table.proposal.confirm(), { primary: true }),
  ]

  const keys = computed((): readonly Key[] => {
    switch (rightsDuring(table.input.activity.value).keys) {
      case 'back':
      case 'walk':
        return NO_KEYS
      case 'confirm':
        return confirmKeys
      case 'own':
        return table.controls.keys.value
      case 'end':
        return onward.value ?? [another]
      case 'play':
        return [...help(), ...table.controls.keys.value]
    }
  })

  return {
    keys,
    view: computed((): RulingView => {
      if (answer.value !== '') return plainView(answer.value)
      return table.input.activity.value.type === 'over' ? result() : table.texts.ruling.value
    }),
  }
}

/** After a refusal, the only button is Cancel, in its usual place. The remedies are links below the text. */
export function useRefused(table: AnyTable, keys: () => readonly Key[], others: Readonly<Ref<readonly Key[]>>) {
  const cancel = backKey('take-back', WORDS.cancel, () => table.input.abandon())
  const isRefused = computed(() => table.referee.refusedView.value !== null)
  return {
    keys: computed(() => (isRefused.value ? [cancel] : keys().filter(({ side }) => side !== 'link'))),
    links: computed((): readonly Key[] => {
      if (!isRefused.value) return []
      return [...keys().filter(({ side, group }) => side === 'link' || group === 'help'), ...others.value]
    }),
  }
}

/** The walk for which buttons are shown, or null. */
export function activeWalk({
  input: { activity },
  session: { walk, catchUp },
  texts: { doneLabel },
  source,
}: AnyTable) {
  if (activity.value.type !== 'walking') return null
  return activity.value.to === 'line'
    ? { walk: catchUp, done: WORDS.mended.done }
    : { walk, done: source.hands.onScreen ? WORDS.next : doneLabel.value }
}
