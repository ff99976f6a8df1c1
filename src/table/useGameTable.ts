import { computed, inject } from 'vue'
import { rightsDuring } from './session/activity.ts'
import { type AnyTable, type AnyTableModule, PAGE_HELP } from './module.ts'
import { useAppSeats } from './assist/useAppSeats.ts'
import { useLookBack } from './session/useLookBack.ts'
import { useIrregular } from './controls/useIrregular.ts'
import { useAnnouncedRuling } from './controls/useAnnouncedRuling.ts'
import { useAssist } from './assist/useAssist.ts'
import { useTableFacing } from './session/useTableFacing.ts'
import { useTableClock } from './controls/useTableClock.ts'
import { useNextSteps } from './controls/useNextSteps.ts'
import { useSheets } from './sheets/useSheets.ts'
import { useAnswer, useRefused, useStage, activeWalk } from './controls/useStage.ts'
import { useUndo } from './controls/useUndo.ts'
import { useTyped } from './controls/useTyped.ts'
import { useView } from './controls/useView.ts'

/** All parts around the table of the open match. Each part uses only parts before it. */
export function useGameTable(module: AnyTableModule, table: AnyTable, root: () => HTMLElement | null) {
  const pageHelp = inject(PAGE_HELP, null)
  const over = computed(() => table.session.outcome.value.over)

  const sheets = useSheets(table)
  const answer = useAnswer(table)
  const isElsewhere = (): boolean =>
    sheets.sheet.value !== null || answer.value !== '' || !rightsDuring(table.input.activity.value).advice
  const assist = useAssist(module, table, isElsewhere, root)
  const { clock, asks, beyond } = useTableClock(table, sheets, () => assist.view.value !== null)
  const irregular = useIrregular(table, () => sheets.open('remedies'))
  const app = useAppSeats(table)
  const onward = useNextSteps(table, over)
  const stage = useStage(table, { answer, onward: onward.keys, help: assist.begin })
  const undoing = useUndo(table, assist.dismiss, root)
  /** A text that changes every second isn't read aloud, nor one that a sheet with an explanation covers. */
  const silent = computed(() => assist.thinks.value || pageHelp?.explains === true)
  const view = useView(table, { answer, assist, app, stage })

  return {
    sheets,
    clock,
    beyond,
    irregular,
    asks,
    undoing,
    typed: useTyped(module, table, answer, root, clock.inWords, undoing),
    lookBack: useLookBack(table, () => sheets.open(null)),
    onward,
    seating: useTableFacing(table, () => app.plays.value),
    ruling: {
      view,
      silent,
      old: useAnnouncedRuling(table, view, silent),
      phase: computed(() => [module.words.phase(table.session.settled.value), ...beyond.notes()].join(', ')),
    },
    controls: {
      marked: assist.marked,
      ...useRefused(table, () => app.keys.value ?? assist.keys(stage.keys.value), irregular.links),
      walker: computed(() => activeWalk(table)),
      more: computed(() => [...assist.menu.value, ...irregular.turnKeys.value, ...app.menu.value, ...beyond.keys()]),
    },
  }
}

export type GameTableState = ReturnType<typeof useGameTable>
