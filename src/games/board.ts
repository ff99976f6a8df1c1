/**
 * A position as it lies, with what has just happened in it, for those who look back. While somebody is `choosing`, it emits `action`
 * with a move that was made by tapping, in the words of the record.
 */
export interface BoardProps {
  readonly position: unknown
  readonly players: readonly string[]
  readonly event: { readonly type: string } | null
  readonly choosing: boolean
}
