import type { Diagram } from '../picture.ts'
import { deal } from './deck.ts'
import { diagramText } from '../../text/en/grafa/practice.ts'

export const diagrams: Readonly<Record<string, Diagram>> = {
  layout: {
    record: deal('AH 6S 4C 3H 2S', '4H'),
    action: null,
    marked: ['AH', '6S', '4C', '3H', '2S'],
    caption: diagramText.layout,
  },
}
