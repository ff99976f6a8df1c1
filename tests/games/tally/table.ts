import { computed, defineComponent, h, shallowRef, type PropType } from 'vue'
import type { GameTypes } from '../../../src/engine/game.ts'
import type { AnyCourse } from '../../../src/lessons/course.ts'
import { drillOf } from '../../../src/lessons/drill.ts'
import type { Lesson, MoveTask } from '../../../src/lessons/lesson.ts'
import type { AnyTable, AnyTableModule } from '../../../src/table/module.ts'
import { plainView, useSession, type Rules } from '../../../src/table/session.ts'
import type { Source } from '../../../src/table/source.ts'
import { tally } from '../../book/tally.ts'
import { rulesOf } from '../../rules.ts'
import { fifthBook } from './rulebook.ts'

const { status } = rulesOf('tally')
const rules: Rules<GameTypes> = { game: tally, rulebook: fifthBook, stops: () => [], laid: position => position }

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
            { id: 'three', label: 'Three', side: 'on', act: () => session.propose({ type: 'add', points: 3 }) },
            { id: 'nine', label: 'Nine', side: 'apart', act: () => session.propose({ type: 'add', points: 9 }) },
          ]
        : [],
    ),
    menu: shallowRef([]),
    begun: shallowRef(false),
    doneLabel: shallowRef('Done'),
    far: shallowRef(false),
    abandon: session.cancel,
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

const task: MoveTask = {
  type: 'move',
  record: 'game tally\ntarget 3\nplay\n',
  task: 'Hit the target.',
  hints: ['It is three.', 'Add three.'],
  done: 'Three it is.',
  otherwise: 'That misses it.',
  kinds: ['add'],
  moves: 1,
  goal: ({ events }) => events.length === 3,
  answers: ['add 3'],
}

const lesson: Lesson = { id: 'target', title: 'The target', section: 'target', intro: 'Add to the sum.', tasks: [task] }

export const fifthCourse: AnyCourse = {
  game: tally,
  rulebook: fifthBook,
  lessons: [lesson],
  drill: drillOf('Tally', 1, [{ id: 'none', ask: () => ({ ...task, type: 'mark', right: () => [], answer: [] }) }]),
  guide: { notes: [], deal: () => 'game tally\nplay', hint: () => null },
  stops: [],
  lessonFor: () => 'target',
  inWords: () => ['A sum, and a target.'],
}
