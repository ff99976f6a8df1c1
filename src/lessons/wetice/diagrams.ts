import type { Diagram } from '../picture.ts'
import { table } from './table.ts'
import { diagramText } from '../../text/en/wetice/practice.ts'

const DEAL = table('HSDCCHSD SDCHHSDC CCHSDDHS DHSDSCCH SSDHCHCD HCDSHDSC', { phase: 'cleanup' })

export const diagrams: Readonly<Record<string, Diagram>> = {
  table: { record: DEAL, action: null, marked: ['a1', 'h6'], caption: diagramText.table },
}
