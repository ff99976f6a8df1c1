import type { FirstText } from '../../contract/lessons.ts'

export const FIRST = {
  row: {
    task: 'Tausch zwei Karten für eine Dreierreihe.',
    done: 'Drei Herz. Das sind deine Punkte.',
    otherwise: '',
  },
  column: {
    task: 'Spalten zählen auch, schräg nicht.',
    done: 'Drei Pik für dich.',
    otherwise: '',
  },
  fall: {
    task: 'Bilde eine Dreierreihe. Sieh, was rutscht.',
    done: 'Nachgerutscht: noch ein Treffer.',
    otherwise: '',
  },
  owner: {
    task: 'Herz gehört Ben. Hol dir Pik.',
    done: 'Deine Farbe, also deine Punkte.',
    otherwise: 'Herz gehört Ben: seine Punkte.',
  },
  give: {
    task: 'Behalt zwei Farben. Gib eine ab.',
    done: 'Diese Farbe gehört jetzt Ben.',
    otherwise: '',
  },
} as const satisfies Readonly<Record<string, FirstText>>

export const REFUSED = 'Noch keine drei. Noch einmal.'
