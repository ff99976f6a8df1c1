import { computed, provide, ref } from 'vue'
import { useSettingsStore } from '../../book/stores/settings.ts'
import { TURNED, type AnyTable } from '../module.ts'

/** Which way the table faces: players sit on one side of it, or opposite each other. */
export function useSeating({ rules, session, controls }: AnyTable, appPlays: () => boolean) {
  const settings = useSettingsStore()
  const turned = ref(false)
  provide(TURNED, turned)
  const opposite = computed(() => settings.facing === 'opposite' && session.players.value.length === 2 && !appPlays())

  return {
    opposite,
    /** The table, its keys and its pad turn to the player on turn, if players sit opposite each other. */
    facing: computed(() => (opposite.value && rules.game.status(session.position.value).turn === 2 ? 'far' : 'near')),
    turn: (): unknown => (controls.turn ? controls.turn() : (turned.value = !turned.value)),
  }
}
