import type { FirstText } from '../../contract/lessons.ts'

export const FIRST = {
  clear: {
    task: 'Supera il 5: tocca una carta.',
    done: 'Più alta della Rete: un punto.',
    otherwise: 'Non supera il 5. Riprova.',
  },
  net: {
    task: 'C’è un 10. Fai una Rete di 4.',
    done: 'Dieci meno sei: la Rete è 4.',
    otherwise: 'La differenza non è 4.',
  },
  equal: {
    task: 'Ora gioca una carta uguale.',
    done: 'Carte uguali: due punti a testa.',
    otherwise: 'Non è uguale. Riprova.',
  },
  seats: {
    task: 'Sei il Pescatore. Supera il 5.',
    done: 'Ora tocca al Cormorano, di fronte.',
    otherwise: 'Non supera il 5. Riprova.',
  },
} as const satisfies Readonly<Record<string, FirstText>>

export const REFUSED = 'Questa carta non si può giocare.'

/** Labels of the Net, the score, and the seats by number. */
export const LABELS = {
  net: 'Rete',
  points: 'I tuoi punti',
  seats: { 1: 'Fantasma', 3: 'Pesce', 4: 'Cormorano' },
} as const
