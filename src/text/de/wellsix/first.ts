import type { FirstText } from '../../contract/lessons.ts'

export const FIRST = {
  sixth: {
    task: 'Fünf liegen schon. Leg die sechste.',
    done: 'Sechs in Zeile oder Spalte gewinnen.',
    otherwise: 'Das liegt nicht in der Reihe.',
  },
  capture: {
    task: 'König schlägt Dame. Schließ die Reihe.',
    done: 'Eins höher schlägt. Du gewinnst.',
    otherwise: '',
  },
  stop: {
    task: 'Schwarz gewinnt gleich. Verhindere es.',
    done: 'Kein Platz für sechs. Geschafft.',
    otherwise: 'Schwarz gewinnt. Noch einmal.',
  },
} as const satisfies Readonly<Record<string, FirstText>>

export const REFUSED = 'Das ist kein Zug. Noch einmal.'
