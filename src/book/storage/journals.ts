/** A match's entries from a number on: those of its journal row, if undamaged, and the rows that follow or replace damaged ones. */
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
