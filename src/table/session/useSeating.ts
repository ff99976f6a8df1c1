import { computed, provide, ref } from 'vue'
import { useSettingsStore } from '../../book/stores/settings.ts'
import { TURNED, type AnyTable } from '../module.ts'

/** The direction that the table faces, whether players sit on the same side or on opposite sides. */
export function useSeating({ rules, session, controls }: AnyTable, appPlays: () => boolean) {
  const settings = useSettingsStore()
  const turned = ref(false)
  provide(TURNED, turned)
  const opposite = computed(() => settings.facing === 'opposite' && session.players.value.length === 2 && !appPlays())

  return {
    opposite,
    /** The side to which the table and its buttons turn: that of the player on turn, if players sit on opposite sides. */
    facing: computed(() => (opposite.value && rules.game.status(session.position.value).turn === 2 ? 'far' : 'near')),
    turn: (): unknown => (controls.turn ? controls.turn() : (turned.value = !turned.value)),
  }
}
