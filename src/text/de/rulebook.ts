import type { RulingText, Term } from '../contract/rulebook.ts'

/** Rulings on irregular moves, the same in every game. */
export const IRREGULAR_RULINGS = {
  I1: {
    question: 'Was, wenn keiner einen unerlaubten Zug bemerkt hat?',
    answer:
      'Du kannst ihn rückgängig machen, die Karten in der App korrigieren oder ihn gelten lassen. Gilt er, wird vermerkt, welche Regel er bricht. Weiter geht es nach den Regeln, mit den Karten, wie sie liegen. Gelten kann nur ein Zug, nach dem das Spiel weitergehen kann.',
  },
  I2: {
    question: 'Was, wenn jemand gezogen hat, der nicht dran war?',
    answer:
      'Lasst ihr den Zug gelten, spielt ihn zu Ende, wer gezogen hat. Wie oft nacheinander gepasst wurde, zählt ihr dann von vorn. In Wellsix ändert der abgebrochene Doppelzug nichts an der Zahl der stillen. In der Eröffnung von Wellsix, in einer Kette von WetIce und in A Lifelike Tennis kann der Zug nicht gelten: Dann legt die Karten zurück.',
  },
  I3: {
    question: 'Wer entscheidet, ob ein Zug gilt?',
    answer: 'Alle, die mitspielen, gemeinsam. Beim Ergebnis der Partie steht, wie viele unerlaubte Züge gelten.',
  },
} as const satisfies Readonly<Record<string, RulingText>>

export const NOT_READ = 'ein Eintrag, der sich nicht als Zug lesen lässt'

export const term = (id: string, name: string, forms: readonly string[], meaning: string): Term => ({
  id,
  term: name,
  forms,
  meaning,
})

/** A term of every game's glossary. */
export const RULING = term(
  'ruling',
  'Klarstellung',
  ['klarstellung', 'klarstellungen'],
  'Eine Antwort, wo die Regeln etwas offenlassen. Jede hat einen Buchstaben und eine Zahl, etwa W2, und steht bei ihrer Regel.',
)
