import type { Diagram } from '../picture.ts'
import { hand } from './hand-record.ts'

export const diagrams: Readonly<Record<string, Diagram>> = {
  irregular: { record: hand('94'), action: 'stands ghost', marked: [], caption: '' },
}
