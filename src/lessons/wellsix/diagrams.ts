import type { Diagram } from '../picture.ts'
import { table } from './table.ts'
import { diagramText } from '../../text/en/wellsix/practice.ts'

export const diagrams: Readonly<Record<string, Diagram>> = {
  record: {
    record: table('KH 5S\n9H 3S', { hands: ['2H', '4S'] }),
    action: null,
    marked: ['0,0', '0,1', '1,0'],
    caption: diagramText.record,
  },
}
