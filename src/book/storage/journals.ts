/**
 * The entries of a match from a number on: those of its row among the journals, of which a damaged one has none, and the rows that follow
 * them or stand in the place of damaged ones.
 */
export function joinedEntries(
  journal: { readonly entries?: unknown } | undefined,
  rows: readonly { readonly number: number }[],
  from: number,
): readonly unknown[] {
  const packed: unknown[] = Array.isArray(journal?.entries) ? [...journal.entries] : []
  const later: unknown[] = []
  for (const row of rows) {
    if (row.number < packed.length) packed[row.number] = row
    else later.push(row)
  }
  return [...packed.slice(from), ...later]
}
