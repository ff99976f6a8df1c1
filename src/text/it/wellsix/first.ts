import type { FirstText } from '../../contract/lessons.ts'

export const FIRST = {
  sixth: {
    task: 'Cinque in fila. Posa la sesta.',
    done: 'Sei in riga o colonna: vinci.',
    otherwise: 'Quella non è in fila.',
  },
  capture: {
    task: 'Cattura la donna con il re: vinci.',
    done: 'Un gradino più su cattura. Vinci.',
    otherwise: '',
  },
  stop: {
    task: 'Nero: due mosse e vince. Fermalo.',
    done: 'Non c’è posto per sei. Fermato.',
    otherwise: 'Vince il nero. Riprova.',
  },
} as const satisfies Readonly<Record<string, FirstText>>

export const REFUSED = 'Non è una mossa. Riprova.'
