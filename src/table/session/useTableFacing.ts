import { computed, provide, ref } from 'vue'
import { useSettingsStore } from '../../book/stores/settings.ts'
import { TURNED, type AnyTable } from '../module.ts'

/** Turns the table and its buttons by where the players sit: all on one side, or on opposite sides. */
export function useTableFacing({ rules, session, controls }: AnyTable, appPlays: () => boolean) {
  const settings = useSettingsStore()
  const turned = ref(false)
  provide(TURNED, turned)
  const opposite = computed(() => settings.facing === 'opposite' && session.players.value.length === 2 && !appPlays())

  return {
    opposite,
    facing: computed(() => (opposite.value && rules.game.status(session.position.value).turn === 2 ? 'far' : 'near')),
    turn: (): unknown => (controls.turn ? controls.turn() : (turned.value = !turned.value)),
  }
}
