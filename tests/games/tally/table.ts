import { computed, defineComponent, h, shallowRef, type PropType } from 'vue'
import type { GameTypes, AnyGame } from '../../../src/engine/game.ts'
import type { AnyTable, AnyTableModule } from '../../../src/table/module.ts'
import { plainView, useSession } from '../../../src/table/session.ts'
import type { Source, Rules } from '../../../src/table/source.ts'
import { tally } from '../../book/tally.ts'
import { fifthBook } from './rulebook.ts'

const { status }: AnyGame = tally
const rules: Rules<GameTypes> = { game: tally, rulebook: fifthBook, stops: () => [], laid: position => position }

const add = (points: number) => ({ type: 'add', points })

const Board = defineComponent({
  props: { table: { type: Object as PropType<AnyTable>, required: true } },
  setup:
    ({ table }) =>
    () =>
      h('p', { class: 'sum' }, status(table.position.value).scores.join(' and ')),
})

function open(source: Source<GameTypes>): AnyTable {
  const session = useSession(rules, source, () => 'middle')
  const view = computed(() => {
    const [first] = session.proposed.value
    return first ? session.eventView(first.event, first.position, 'accepted') : plainView('Add, or pass.')
  })
  return {
    ...session,
    ruling: computed(() => session.refusedView.value ?? view.value),
    keys: computed(() =>
      session.accepts('add')
        ? [
            { id: 'three', label: 'Three', side: 'on', act: () => session.propose(add(3)) },
            { id: 'nine', label: 'Nine', side: 'apart', act: () => session.propose(add(9)) },
          ]
        : [],
    ),
    menu: shallowRef([]),
    doneLabel: shallowRef('Done'),
    answer: text => (text === 'score' ? status(session.settled.value).scores.join(', ') : null),
    spell: text => text,
  }
}

export const fifthTable: AnyTableModule = {
  rules,
  words: { title: 'Tally', phase: () => '', typed: 'add 3', asks: ['score'] },
  open,
  inWords: () => [],
  Board,
}
