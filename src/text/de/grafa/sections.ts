import type { Section } from '../../contract/rulebook.ts'

export const sections = [
  {
    id: 'layout',
    title: 'Stapel und Hand',
    text: [
      'Misch 52 Karten ohne Joker, und leg sie verdeckt als Stapel hin. Zieh fünf Karten: Das ist deine Hand. Deck die oberste Karte des Stapels auf, und lass sie dort offen liegen.',
      'Du gräbst dich allein durch den Stapel, so tief du kannst.',
    ],
    rulings: [],
  },
  {
    id: 'pairs',
    title: 'Ein Paar bilden',
    text: [
      'Bilde ein Paar aus einer Karte deiner Hand und der offenen Karte. Deine muss gleich hoch oder höher sein oder dieselbe Farbe haben. Ein Ass, auf der Hand oder offen, passt zu jeder Karte.',
      'Das Ass ist niedrig: Ass 1, Zahlen wie gedruckt, Bube 11, Dame 12, König 13.',
      'Beide Karten kommen auf die Ablage, und dann wirken ihre Farben. Asse tun nichts: Ihre Farbe wirkt nicht und zählt nicht mit.',
    ],
    rulings: ['G3'],
  },
  {
    id: 'hearts',
    title: 'Herz',
    text: ['Jedes Herz im Paar bringt dir die andere Karte auf die Hand. Bei zwei Herz behältst du beide.'],
    rulings: ['G4'],
  },
  {
    id: 'spades',
    title: 'Pik',
    text: ['Jedes Pik gräbt: Die nächste Karte des Stapels kommt auf die Ablage.'],
    rulings: ['G5'],
  },
  {
    id: 'diamonds',
    title: 'Karo',
    text: ['Jedes Karo zieht: Die nächste Karte des Stapels kommt auf deine Hand.'],
    rulings: [],
  },
  {
    id: 'clubs',
    title: 'Kreuz',
    text: [
      'Mit einem Kreuz siehst du die nächsten zwei Karten des Stapels an, mit zwei Kreuz drei. Leg sie verdeckt in beliebiger Reihenfolge zurück.',
    ],
    rulings: [],
  },
  {
    id: 'order',
    title: 'Was zuerst geschieht',
    text: [
      'Herz gibt sofort zurück. Wirken zwei verschiedene Farben auf den Stapel, bestimmst du, welche zuerst wirkt.',
      'Ist alles getan, deck die nächste Karte auf.',
    ],
    rulings: ['G1', 'G2'],
  },
  {
    id: 'seeing',
    title: 'Mit der App',
    text: [
      'Der Schiedsrichter sieht deinen Stapel nicht. Er fragt nach jeder Karte einmal: wenn du sie zum ersten Mal siehst, weil du sie gräbst, ziehst, ansiehst oder aufdeckst. Was er kennt, fragt er nicht noch einmal. Eine falsche Karte machst du rückgängig, oder du änderst sie im Verlauf.',
    ],
    rulings: ['G7'],
  },
  {
    id: 'end',
    title: 'Das Ende',
    text: [
      'Das Spiel endet, wenn keine Karte deiner Hand zur offenen Karte passt oder wenn der Stapel leer ist. Du bekommst so viele Punkte, wie Karten auf der Ablage liegen; mit allen 52 ist das Spiel perfekt.',
      'Wären alle Karten bekannt, könnten etwa 97 von 100 Spielen perfekt enden: Von 122.172 zufälligen Verteilungen fand eine Suche im November 2026 genau 117.566, bei denen es geht, und 3.337, bei denen es nicht geht; 1.269 blieben offen.',
    ],
    rulings: ['G6', 'G8'],
  },
  {
    id: 'irregular',
    title: 'Paare, die gelten',
    text: [
      'Vielleicht hast du zwei Karten zusammengelegt, die kein Paar sind, und schon weitergespielt. Dann kann das Paar gelten: Beide Farben wirken wie immer, und im Protokoll steht, dass es nach den Regeln keins war.',
    ],
    rulings: ['I1', 'I3'],
  },
] as const satisfies readonly Section[]

/** A section that exists. */
export type SectionId = (typeof sections)[number]['id']

/** All of it in few lines, after what one wants and what a turn is. */
export const short: readonly string[] = [
  'Misch 52 Karten, und zieh fünf auf die Hand. Deck die oberste Karte des Stapels auf.',
  'Bilde ein Paar mit einer Karte deiner Hand, die gleich hoch oder höher ist oder dieselbe Farbe hat. Ein Ass passt zu jeder Karte, auch wenn es offen liegt.',
  'Beide kommen auf die Ablage, und dann wirken ihre Farben.',
  'Ein Herz bringt dir die andere Karte des Paars auf die Hand.',
  'Ein Pik gräbt: Auch die nächste Karte des Stapels kommt auf die Ablage.',
  'Ein Karo zieht: Die nächste Karte des Stapels kommt auf deine Hand.',
  'Mit einem Kreuz siehst du die nächsten zwei Karten an, mit zwei Kreuz drei, und legst sie in beliebiger Reihenfolge zurück.',
  'Asse tun nichts. Wirken zwei Farben auf den Stapel, bestimmst du, welche beginnt. Dann deckst du die nächste Karte auf.',
  'Das Spiel endet, wenn nichts auf deiner Hand passt oder der Stapel leer ist. Jede abgelegte Karte ist ein Punkt, und 52 sind perfekt.',
]
