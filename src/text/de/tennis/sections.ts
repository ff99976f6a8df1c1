import type { SectionTexts } from '../../contract/tennis/book.ts'

export const sections: SectionTexts = {
  seats: {
    title: 'Vier Plätze',
    text: [
      'Mischt 52 Karten ohne Joker, und teilt sie alle aus: dreizehn für jeden. Wer austeilt, ist der Geist. Im Uhrzeigersinn folgen Angler, Fisch und Kormoran.',
      'Der Geist hält seine Karten verkehrt herum: Alle anderen sehen sie, er selbst nicht.',
      'Nach jedem Spiel rücken alle Rollen im Uhrzeigersinn einen Platz weiter: Der Angler wird Geist und teilt aus.',
    ],
  },
  hand: {
    title: 'Ein Spiel',
    text: [
      'Spielst du eine Karte, leg sie offen vor dich. Immer zwei Karten sind ein Paar: Zuerst spielt der Fisch, dann der Geist; danach der Angler, dann der Kormoran. So geht es weiter, bis alle 52 Karten auf dem Tisch liegen.',
      'Du musst keine Farbe bedienen. Es zählt nur der Wert: Ass 1, Zahlenkarten ihre Zahl, Bube 11, Dame 12, König 13.',
    ],
  },
  net: {
    title: 'Das Netz',
    text: [
      'Liegt ein Paar, ist der Unterschied seiner beiden Werte das neue Netz. Die anderen zwei müssen darüber kommen.',
      'Beim allerersten Paar eines Spiels gibt es noch kein Netz.',
    ],
  },
  clearing: {
    title: 'Über das Netz',
    text: ['Ist der Wert deiner Karte höher als das Netz, bekommst du einen Punkt. Genauso hoch reicht nicht.'],
  },
  matching: {
    title: 'Gleiche Karten',
    text: [
      'Haben die zwei Karten eines Paars denselben Wert, bekommen beide Spieler je zwei Punkte, ob sie über das Netz kamen oder nicht. Das nächste Netz ist 0, und jede Karte kommt darüber.',
    ],
  },
  'winning-a-hand': {
    title: 'Ein Spiel gewinnen',
    text: [
      'Wer die meisten Punkte hat, gewinnt das Spiel. Sind mehrere gleichauf, gewinnt, wer im Uhrzeigersinn am weitesten vom Geist entfernt sitzt, also zuerst der Kormoran.',
      'Gewinnt ein Geist, zählt das Spiel doppelt.',
    ],
  },
  cormorant: {
    title: 'Die Wahl des Kormorans',
    text: [
      'Eine Hausregel, die ihr vorher vereinbart. Einmal im Spiel, wenn er mehr Karten als Punkte hat, darf der Kormoran seine Karten zu den anderen drehen. Von da an ist er Geist, bis das Spiel endet.',
      'Gewinnt er, zählt das Spiel doppelt. Gewinnt er nicht, wird ihm ein gewonnenes Spiel abgezogen.',
    ],
  },
  winning: {
    title: 'Die Partie gewinnen',
    text: ['Wer zuerst so viele Spiele gewonnen hat wie vereinbart, gewinnt die Partie.'],
  },
  entering: {
    title: 'Mit der App',
    text: [
      'Tippe jede Karte an, wenn sie gespielt wird; der Wert genügt. Jeden Wert gibt es viermal. Taucht er ein fünftes Mal auf, ist eine Karte falsch eingetragen.',
      'Willst du nur den Stand führen, trag keine Karten ein, sondern nur, wer das Spiel gewonnen hat. Eine falsche Karte machst du rückgängig, oder du änderst sie im Verlauf.',
    ],
  },
  irregular: {
    title: 'Unerlaubtes, das gilt',
    text: [
      'Ein Kormoran ist vielleicht Geist geworden, obwohl die Hausregel nicht gilt oder er zu viele Punkte hatte. Sind alle vier einverstanden, gilt das bis zum Ende des Spiels, und im Protokoll steht, welche Regel es bricht.',
      'Hat jemand gespielt, ohne dran zu sein, gilt das nie: Die Karte kommt zurück auf die Hand. Sonst hätte jemand am Ende eine Karte zu wenig.',
    ],
  },
}

export const shortRules: readonly string[] = [
  'Ihr seid zu viert, jeder hat dreizehn Karten. Wer austeilt, ist der Geist; im Uhrzeigersinn folgen Angler, Fisch und Kormoran.',
  'Der Geist hält seine Karten verkehrt herum: Nur die anderen sehen sie.',
  'Immer zwei Karten sind ein Paar: erst Fisch, dann Geist; danach Angler, dann Kormoran; und so weiter, bis alle 52 Karten liegen.',
  'Es zählt nur der Wert: Ass 1, Zahlenkarten ihre Zahl, Bube 11, Dame 12, König 13.',
  'Der Unterschied eines Paars ist das Netz für das nächste. Das erste Paar hat keins.',
  'Ist deine Karte höher als das Netz, bekommst du einen Punkt. Genauso hoch reicht nicht.',
  'Zwei Karten mit demselben Wert bringen beiden je zwei Punkte, statt des Punkts für das Netz. Das nächste Netz ist 0.',
  'Die meisten Punkte gewinnen das Spiel. Bei Gleichstand gewinnt, wer im Uhrzeigersinn am weitesten vom Geist entfernt sitzt. Gewinnt der Geist, zählt es doppelt.',
  'Dann rücken alle Rollen im Uhrzeigersinn einen Platz weiter. Wer zuerst so viele Spiele gewonnen hat wie vereinbart, gewinnt die Partie.',
]
