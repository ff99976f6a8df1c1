import type { SectionTexts } from '../../contract/grafa/book.ts'

export const sections: SectionTexts = {
  layout: {
    title: 'Stapel und Hand',
    text: [
      'Misch 52 Karten ohne Joker, und leg sie verdeckt als Stapel hin. Zieh fünf Karten: Das ist deine Hand. Deck die oberste Karte des Stapels auf, und lass sie dort offen liegen.',
      'Du gräbst dich allein durch den Stapel, so tief du kannst.',
    ],
  },
  pairs: {
    title: 'Ein Paar bilden',
    text: [
      'Bilde ein Paar aus einer Karte deiner Hand und der offenen Karte. Deine muss gleich hoch oder höher sein oder dieselbe Farbe haben. Ein Ass, auf der Hand oder offen, passt zu jeder Karte.',
      'Das Ass ist niedrig: Ass 1, Zahlenkarten ihre Zahl, Bube 11, Dame 12, König 13.',
      'Beide Karten kommen auf die Ablage, und dann wirken ihre Farben. Asse tun nichts: Ihre Farbe wirkt nicht und zählt nicht mit.',
    ],
  },
  hearts: {
    title: 'Herz',
    text: [
      'Jedes Herz im Paar, außer dem Ass, bringt dir die andere Karte auf die Hand. Bei zwei Herz behältst du beide.',
    ],
  },
  spades: {
    title: 'Pik',
    text: ['Jedes Pik gräbt: Die nächste Karte des Stapels kommt auf die Ablage.'],
  },
  diamonds: {
    title: 'Karo',
    text: ['Jedes Karo zieht: Die nächste Karte des Stapels kommt auf deine Hand.'],
  },
  clubs: {
    title: 'Kreuz',
    text: [
      'Mit einem Kreuz siehst du dir die nächsten zwei Karten des Stapels an, mit zwei Kreuz drei. Leg sie verdeckt in beliebiger Reihenfolge zurück.',
    ],
  },
  order: {
    title: 'Was zuerst geschieht',
    text: [
      'Herz wirkt immer sofort. Wirken zwei verschiedene Farben auf den Stapel, bestimmst du, welche zuerst wirkt.',
      'Wenn alles gewirkt hat, deck die nächste Karte auf.',
    ],
  },
  seeing: {
    title: 'Mit der App',
    text: [
      'Der Schiedsrichter sieht deinen Stapel nicht. Er fragt nach jeder Karte einmal: wenn du sie zum ersten Mal siehst, weil du sie gräbst, ziehst, ansiehst oder aufdeckst. Nach bekannten Karten fragt er nicht noch einmal. Eine falsche Karte machst du rückgängig, oder du änderst sie im Verlauf.',
    ],
  },
  end: {
    title: 'Das Ende',
    text: [
      'Das Spiel endet, wenn keine Karte deiner Hand zur offenen Karte passt oder wenn der Stapel leer ist. Du bekommst so viele Punkte, wie Karten auf der Ablage liegen; mit allen 52 ist das Spiel perfekt.',
      'Wären alle Karten bekannt, könnten etwa 97 von 100 Spielen perfekt enden. Eine Suche hat im November 2026 genau 122.172 zufällige Verteilungen geprüft: Bei 117.566 geht es, bei 3.337 nicht, und 1.269 blieben offen.',
    ],
  },
  irregular: {
    title: 'Paare, die gelten',
    text: [
      'Vielleicht hast du zwei Karten zusammengelegt, die kein Paar sind, und schon weitergespielt. Dann kann das Paar gelten: Beide Farben wirken wie immer, und im Protokoll steht, dass es nach den Regeln keins war.',
    ],
  },
}

export const shortRules: readonly string[] = [
  'Misch 52 Karten, und zieh fünf auf die Hand. Deck die oberste Karte des Stapels auf.',
  'Bilde ein Paar mit einer Karte deiner Hand, die gleich hoch oder höher ist oder dieselbe Farbe hat. Ein Ass passt zu jeder Karte, auch wenn es offen liegt.',
  'Beide kommen auf die Ablage, und dann wirken ihre Farben.',
  'Ein Herz bringt dir die andere Karte des Paars auf die Hand.',
  'Ein Pik gräbt: Auch die nächste Karte des Stapels kommt auf die Ablage.',
  'Ein Karo zieht: Die nächste Karte des Stapels kommt auf deine Hand.',
  'Mit einem Kreuz siehst du dir die nächsten zwei Karten an, mit zwei Kreuz drei, und legst sie in beliebiger Reihenfolge zurück.',
  'Asse tun nichts. Wirken zwei verschiedene Farben auf den Stapel, bestimmst du, welche beginnt. Dann deckst du die nächste Karte auf.',
  'Das Spiel endet, wenn nichts auf deiner Hand passt oder der Stapel leer ist. Jede abgelegte Karte ist ein Punkt, und 52 sind perfekt.',
]
