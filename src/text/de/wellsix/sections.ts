import type { SectionTexts } from '../../contract/wellsix/book.ts'

/** The sections in order. A section's id is the `rule` of the refusals that it explains. */
export const sections: SectionTexts = {
  cards: {
    title: 'Farben und Hände',
    text: [
      'Zu zweit teilt ihr euch 52 Karten ohne Joker: Einer bekommt die 26 roten, der andere die 26 schwarzen.',
      'Am Anfang hält jeder eine Farbe auf der Hand: Rot alle Herz, Schwarz alle Pik. Karo und Kreuz legt ihr für später beiseite.',
    ],
  },
  opening: {
    title: 'Die Eröffnung',
    text: [
      'Wer eröffnet, legt ein beliebiges Herz oder Pik seiner Hand offen in die Mitte. Von da an legt ihr abwechselnd je zwei Karten an, eine nach der anderen. Jede muss eine Karte an einer Kante berühren.',
      'Der andere beendet die Eröffnung mit einer einzelnen Karte, seiner dreizehnten. Alle 26 Karten bilden nun eine Gruppe.',
    ],
  },
  turns: {
    title: 'Züge und Doppelzüge',
    text: [
      'Dann nehmt ihr beide eure zweite Farbe auf die Hand. Wer eröffnet hat, beginnt mit einem Zug; danach macht jeder, der dran ist, zwei Züge: einen Doppelzug.',
      'Es gibt vier Arten von Zügen: Anlegen, Platztausch, Handtausch und Schlagen. Beide Züge eines Doppelzugs darfst du mit derselben Karte machen. Kannst du ziehen, musst du.',
    ],
  },
  place: {
    title: 'Anlegen',
    text: [
      'Leg eine Karte deiner Hand auf ein freies Feld, das eine Karte an einer Kante berührt: oberhalb, unterhalb, links oder rechts von ihr. Ecken zählen nicht.',
    ],
  },
  switch: {
    title: 'Platztausch',
    text: ['Zwei deiner eigenen Karten, die sich an einer Kante berühren, tauschen die Plätze.'],
  },
  exchange: {
    title: 'Handtausch',
    text: ['Nimm eine eigene Karte aus der Auslage auf die Hand, und leg eine andere Karte deiner Hand auf ihr Feld.'],
  },
  capture: {
    title: 'Schlagen',
    text: [
      'Deine Karte schlägt eine Karte, die sie an einer Kante berührt und die um genau eins niedriger ist. Ein König schlägt eine Dame, eine 10 eine 9, eine 2 ein Ass, und ein Ass schlägt einen König. Farben sind egal.',
      'Die schlagende Karte kommt auf das Feld der geschlagenen. Eine Karte des anderen legst du verdeckt auf deinen Stapel; eine eigene Karte kommt auf deine Hand zurück.',
    ],
  },
  isolation: {
    title: 'Abtrennung',
    text: [
      'Durch die Lücke, die eine schlagende Karte hinterlässt, kann die Auslage in Gruppen zerfallen. Nur die größte Gruppe bleibt. Aus den übrigen kommen die Karten des anderen auf deinen Stapel und deine eigenen auf deine Hand.',
      'Sind die größten gleich groß, wählt, wer geschlagen hat, welche davon bleibt.',
    ],
  },
  alignment: {
    title: 'Sechs in einer Reihe',
    text: [
      'Sechs rote oder sechs schwarze Karten nebeneinander, in einer Zeile oder Spalte, gewinnen das Spiel, auch in der Eröffnung. Schräg zählt nicht.',
    ],
  },
  end: {
    title: 'Spiele ohne Reihe',
    text: [
      'Ein Doppelzug ist still, wenn dabei keine Karte des anderen geschlagen oder abgetrennt wird. Nach zehn stillen Doppelzügen nacheinander endet das Spiel. Es endet auch, wenn ihr euch einig seid, dass nichts mehr geschlagen werden kann.',
    ],
  },
  match: {
    title: 'Punkte und Partie',
    text: [
      'Sechs in einer Reihe bringen 30 Punkte. Der andere bekommt einen Punkt für jede Karte auf seinem Stapel; in der Eröffnung ist es 30 zu 0. Ohne Reihe bekommt jeder einen Punkt für jede Karte auf seinem Stapel.',
      'Eine Partie besteht aus einer geraden Zahl von Spielen, damit beide gleich oft eröffnen. Die höhere Summe gewinnt.',
    ],
  },
  record: {
    title: 'Das Protokoll korrigieren',
    text: [
      'Sieht die Auslage in der App anders aus als auf dem Tisch, korrigiert ihr sie; das kostet keinen Zug. Einen falsch eingetragenen Zug macht ihr rückgängig.',
      'Habt ihr ein Spiel ohne Schiedsrichter gespielt, tragt nur sein Ergebnis ein.',
    ],
  },
  irregular: {
    title: 'Unerlaubte Züge, die gelten',
    text: [
      'Vielleicht merkt ihr erst spät, dass ein Platztausch, ein Schlag oder das Passen nicht erlaubt war. Eine Karte gehörte dem anderen, zwei berührten sich nicht, die Werte passten nicht, oder ein Zug war noch möglich. Sind beide einverstanden, gilt der Zug, und im Protokoll steht, welche Regel er bricht.',
      'Auch so ein Zug kann Karten abtrennen oder eine Reihe vollenden. Bringt ein Platztausch sechs Karten des anderen in eine Reihe, gewinnt der andere; entstehen Reihen in beiden Farben, gewinnt, wer dran ist.',
      'Hat jemand gezogen, ohne dran zu sein, kann auch das gelten: Er hat dann seine zwei Züge. In der Eröffnung geht das nicht.',
    ],
  },
}

export const shortRules: readonly string[] = [
  'Einer hat die 26 roten Karten, der andere die 26 schwarzen. Im ersten Spiel spielt Rot, wer eröffnet.',
  'In der Eröffnung legt ihr Herz und Pik an: zuerst eine Karte, dann abwechselnd je zwei, am Ende eine. Nach der ersten berührt jede eine andere an einer Kante.',
  'Dann nehmt ihr beide eure zweite Farbe auf die Hand. Wer eröffnet hat, macht einen Zug; danach macht jeder, der dran ist, zwei: einen Doppelzug.',
  'Anlegen: Leg eine Karte deiner Hand neben eine in der Auslage. Platztausch: Zwei eigene Karten, die sich berühren, tauschen die Plätze.',
  'Handtausch: Nimm eine eigene Karte aus der Auslage, und leg eine andere aus deiner Hand auf ihr Feld.',
  'Schlagen: Eine Karte schlägt eine benachbarte, die um genau eins niedriger ist, und kommt auf deren Feld. Ein Ass schlägt einen König.',
  'Geschlagene Karten des anderen kommen auf deinen Stapel; eine eigene kommt auf deine Hand zurück.',
  'Zerfällt die Auslage beim Schlagen in Gruppen, bleibt nur die größte liegen. Aus den übrigen bekommst du die Karten des anderen auf den Stapel und deine auf die Hand.',
  'Sechs in einer Reihe beenden das Spiel und bringen 30 Punkte; der andere bekommt einen Punkt für jede Karte auf seinem Stapel. Wird in zehn Doppelzügen nacheinander keine Karte des anderen geschlagen oder abgetrennt, endet es auch: Dann zählen bei beiden die Stapel.',
]
