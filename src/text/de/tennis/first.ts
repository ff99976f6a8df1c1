import type { FirstText } from '../../contract/lessons.ts'

export const FIRST = {
  clear: {
    task: 'Tippe auf eine Karte über 5.',
    done: 'Höher als das Netz: ein Punkt.',
    otherwise: 'Nicht höher als 5. Noch einmal.',
  },
  net: {
    task: 'Bilde mit der 10 ein Netz von 4.',
    done: 'Zehn minus sechs: das nächste Netz.',
    otherwise: 'Der Unterschied ist nicht 4.',
  },
  equal: {
    task: 'Spiel jetzt eine gleiche Karte.',
    done: 'Gleiche Karten: je zwei Punkte.',
    otherwise: 'Nicht gleich. Noch einmal.',
  },
  seats: {
    task: 'Du bist Angler: höher als 5.',
    done: 'Dann der Kormoran, dir gegenüber.',
    otherwise: 'Nicht höher als 5. Noch einmal.',
  },
} as const satisfies Readonly<Record<string, FirstText>>

export const REFUSED = 'Diese Karte geht hier nicht.'

/** Labels of the Net, the score, and the seats by number. */
export const LABELS = {
  net: 'Netz',
  points: 'Deine Punkte',
  seats: { 1: 'Geist', 3: 'Fisch', 4: 'Kormoran' },
} as const
