import type { FirstText } from '../../contract/lessons.ts'

/** What the boards of the first minute say, in their order. */
export const FIRST = {
  row: {
    task: 'Tocca due carte. Mettine tre in fila.',
    done: 'Tre carte di cuori: sono punti tuoi.',
    otherwise: '',
  },
  column: {
    task: 'Valgono anche le colonne, non le diagonali.',
    done: 'Tre carte di picche per te.',
    otherwise: '',
  },
  fall: {
    task: 'Mettine tre in fila. Guarda la caduta.',
    done: 'Cadendo, le carte fanno altre file.',
    otherwise: '',
  },
  owner: {
    task: 'I cuori sono di Ben. Metti in fila picche.',
    done: 'Il seme è tuo: punti tuoi.',
    otherwise: 'I cuori sono di Ben: punti suoi.',
  },
  give: {
    task: 'Tieni due semi. Cedine uno.',
    done: 'Ora quel seme è di Ben.',
    otherwise: '',
  },
} as const satisfies Readonly<Record<string, FirstText>>

/** A swap that lines up nothing. */
export const REFUSED = 'Non sono ancora tre. Riprova.'
