import { computed, ref, shallowRef, watch } from 'vue'
import { noSeizurePossible } from '../../../engine/wellsix/certain.ts'
import type { Player, Wellsix } from '../../../engine/wellsix/types.ts'
import type { Session } from '../../../table/session.ts'
import { make } from './make.ts'

const SEATS: readonly Player[] = [1, 2]

/**
 * Both players say that nothing can be seized any more (X8); the second word ends the game. The app says so where the referee is certain
 * of it.
 */
export function useAgreement(session: Session<Wellsix>) {
  const { settled, cancel, levelOf } = session
  const active = ref(false)
  const agreed = shallowRef<readonly Player[]>([])

  const people = computed(() => SEATS.filter(seat => levelOf(seat) === null))
  const certain = computed(() => settled.value.phase === 'main' && noSeizurePossible(settled.value))

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
    if (agreed.value.length === people.value.length) await make(session, { type: 'agree' })
  }

  return {
    active,
    agreed,
    /** Whose word is asked for. */
    people,
    /** The referee is certain of it. */
    certain,
    /** There is somebody to ask, and the app has nothing against it. */
    possible: computed(() => people.value.length === SEATS.length || (certain.value && people.value.length > 0)),
    begin,
    end,
    agree,
  }
}
