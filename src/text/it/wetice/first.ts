import type { FirstText } from '../../contract/lessons.ts'

export const FIRST = {
  row: {
    task: 'Fai una fila: scambia due carte.',
    done: 'Tre carte di cuori: punti tuoi.',
    otherwise: '',
  },
  column: {
    task: 'Vale anche in colonna, non in diagonale.',
    done: 'Tre carte di picche per te.',
    otherwise: '',
  },
  fall: {
    task: 'Fai una fila: guarda la caduta.',
    done: 'Dopo la caduta ci sono altre file.',
    otherwise: '',
  },
  owner: {
    task: 'I cuori sono di Ben. Allinea le picche.',
    done: 'Il seme è tuo: punti tuoi.',
    otherwise: 'I cuori sono di Ben: punti suoi.',
  },
  give: {
    task: 'Tre semi sono troppi: cedine uno.',
    done: 'Ora quel seme è di Ben.',
    otherwise: '',
  },
} as const satisfies Readonly<Record<string, FirstText>>

export const REFUSED = 'Non sono tre in fila. Riprova.'
