/** Returns a match's entries from number `from` on: first the entries in its journal row, then later rows. A row replaces the journal's entry with that number. */
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
