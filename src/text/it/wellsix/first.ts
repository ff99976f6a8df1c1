import type { FirstText } from '../../contract/lessons.ts'

export const FIRST = {
  sixth: {
    task: 'Cinque carte in fila: posa la sesta.',
    done: 'Sei carte in fila: hai vinto.',
    otherwise: 'Quella carta non è in fila.',
  },
  capture: {
    task: 'Cattura la donna con il re: vinci.',
    done: 'Il re cattura la donna: hai vinto.',
    otherwise: '',
  },
  stop: {
    task: 'Il nero ha due mosse. Blocca la fila.',
    done: 'Per sei carte non c’è più posto.',
    otherwise: 'Vince il nero. Riprova.',
  },
} as const satisfies Readonly<Record<string, FirstText>>

export const REFUSED = 'Non è una mossa. Riprova.'
