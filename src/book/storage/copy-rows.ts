export interface CopyState {
  readonly empty: boolean
  readonly troubled: boolean
}

/** A head, an entry or an evening as in a backup; a match or an evening that was erased; or whether from here on something waits to be stored. */
export type CopyRow =
  | { readonly match: object }
  | { readonly entry: object }
  | { readonly evening: object }
  | { readonly erased: string }
  | { readonly troubled: boolean }

export const TROUBLED = '{"troubled":true}'
export const SETTLED = '{"troubled":false}'

/** What is asked of the worker, which alone may write into files where they lie. */
export type CopyRequest =
  | { readonly type: 'state' }
  | { readonly type: 'append'; readonly text: string }
  | { readonly type: 'read'; readonly from: number }
  | { readonly type: 'forget'; readonly match: string }

export type CopyAnswer =
  | { readonly type: 'done' | 'failed' | 'end' }
  | { readonly type: 'state'; readonly state: CopyState }
  | { readonly type: 'part'; readonly part: ArrayBuffer }

/** Which match or evening a line is of; undefined where it is damaged, or of none. */
export function matchOf(line: string): string | undefined {
  const row = rowIn(line)
  if (row === null) return undefined
  if ('entry' in row) return textAt(row.entry, 'match')
  if ('erased' in row) return textAt(row, 'erased')
  if ('evening' in row) return textAt(row.evening, 'id')
  return 'match' in row ? textAt(row.match, 'id') : undefined
}

function rowIn(line: string): object | null {
  try {
    const row: unknown = JSON.parse(line)
    return typeof row === 'object' ? row : null
  } catch {
    return null
  }
}

function textAt(row: unknown, key: string): string | undefined {
  if (typeof row !== 'object' || row === null) return undefined
  const value: unknown = Object.entries(row).find(([name]) => name === key)?.[1]
  return typeof value === 'string' ? value : undefined
}
