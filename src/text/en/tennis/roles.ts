import type { Role } from '../../../engine/tennis/types.ts'

/** `Ghost`, as a label. */
export const ROLE: Readonly<Record<Role, string>> = {
  ghost: 'Ghost',
  angler: 'Angler',
  fish: 'Fish',
  cormorant: 'Cormorant',
}
