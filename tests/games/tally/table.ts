import { computed, defineComponent, h, shallowRef, type PropType } from 'vue'
import type { GameTypes, AnyGame } from '../../../src/engine/game.ts'
import {
  separateKey,
  forwardKey,
  plainLog,
  DEFAULT_TEXTS,
  type AnyTable,
  type AnyTableModule,
  type Key,
} from '../../../src/table/module.ts'
import { plainView, useCore } from '../../../src/table/session/session.ts'
import type { Source, Rules } from '../../../src/table/session/source.ts'
import { tally } from '../../book/tally.ts'
import { fifthBook } from './rulebook.ts'

const { status }: AnyGame = tally
const never = (): boolean => false
const rules: Rules<GameTypes> = {
  game: tally,
  rulebook: fifthBook,
  stops: () => [],
  counts: { isComplete: never, passes: never, tapped: never, together: never },
  withLocations: position => position,
  playerOf: (_, before) => status(before).turn,
}

const add = (points: number) => ({ type: 'add', points })

const Board = defineComponent({
  props: { table: { type: Object as PropType<AnyTable>, required: true } },
  setup:
    ({ table }) =>
    () =>
      h('p', { class: 'sum' }, status(table.session.position.value).scores.join(' and ')),
})

function open(source: Source<GameTypes>): AnyTable {
  const core = useCore(rules, source, () => 'middle')
  const view = computed(() => {
    const [first] = core.proposal.proposed.value
    return first ? core.referee.eventView(first.event, first.position, 'accepted') : plainView('Add, or pass.')
  })
  const keys = computed((): readonly Key[] =>
    core.input.accepts('add')
      ? [
          forwardKey('three', 'Three', () => core.proposal.propose(add(3))),
          separateKey('nine', 'Nine', () => core.proposal.propose(add(9))),
        ]
      : [],
  )
  return {
    texts: {
      ruling: computed(() => core.referee.refusedView.value ?? view.value),
      lastEffect: DEFAULT_TEXTS.lastEffect,
      doneLabel: shallowRef('Done'),
      highlights: DEFAULT_TEXTS.highlights,
      onBoard: DEFAULT_TEXTS.onBoard,
      logEntry: plainLog(core),
      answer: text => (text === 'score' ? status(core.session.settled.value).scores.join(', ') : null),
    },
    controls: {
      keys,
      menu: shallowRef([]),
      takeBack: core.input.abandon,
      spell: text => text,
      type: core.proposal.type,
      turn: null,
    },
    ...core,
  }
}

export const fifthTable: AnyTableModule = {
  rules,
  words: { title: 'Tally', short: 'Tally', phase: () => '', typed: 'add 3', asks: ['score'] },
  screen: { Board, pages: [] },
  open,
  inWords: () => [],
  faceUp: () => [],
  hides: never,
  atOnce: false,
}
