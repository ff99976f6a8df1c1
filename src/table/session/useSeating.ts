import { computed, provide, ref } from 'vue'
import { useSettingsStore } from '../../book/stores/settings.ts'
import { TURNED, type AnyTable } from '../module.ts'

/** Determines which way the table faces, depending on whether players sit on the same side or on opposite sides. */
export function useSeating({ rules, session, controls }: AnyTable, appPlays: () => boolean) {
  const settings = useSettingsStore()
  const turned = ref(false)
  provide(TURNED, turned)
  const opposite = computed(() => settings.facing === 'opposite' && session.players.value.length === 2 && !appPlays())

  return {
    opposite,
    /** Which way the table and its buttons face: towards the current player, if players sit on opposite sides. */
    facing: computed(() => (opposite.value && rules.game.status(session.position.value).turn === 2 ? 'far' : 'near')),
    turn: (): unknown => (controls.turn ? controls.turn() : (turned.value = !turned.value)),
  }
}
