import { useSettingsStore } from '../book/stores/settings.ts'
import type { Pace } from './useWalk.ts'

/** How fast a walk plays on by itself, as players have set it. */
export function usePace(): () => Pace {
  const settings = useSettingsStore()
  return () => settings.pace
}
