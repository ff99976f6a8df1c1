import { computed, ref, shallowRef, watch } from 'vue'
import { noSeizurePossible } from '../../../engine/wellsix/certain.ts'
import type { Player, Wellsix } from '../../../engine/wellsix/types.ts'
import type { Session } from '../../../table/session.ts'
import { make } from './make.ts'

/** Both players say that nothing can be seized any more (X8); the second word ends the game. */
export function useAgreement(session: Session<Wellsix>) {
  const { settled, cancel } = session
  const active = ref(false)
  const agreed = shallowRef<readonly Player[]>([])

  watch(settled, end)

  function begin(): void {
    cancel()
    active.value = true
  }

  function end(): void {
    active.value = false
    agreed.value = []
  }

  async function agree(player: Player): Promise<void> {
    if (agreed.value.includes(player)) return
    agreed.value = [...agreed.value, player]
    if (agreed.value.length === settled.value.hands.length) await make(session, { type: 'agree' })
  }

  return {
    active,
    agreed,
    /** The referee is certain of it. */
    certain: computed(() => settled.value.phase === 'main' && noSeizurePossible(settled.value)),
    begin,
    end,
    agree,
  }
}
