import type { RulingText } from '../../contract/rulebook.ts'
import type { SectionTexts } from '../../contract/wetice/book.ts'
import { IRREGULAR_RULINGS } from '../rulebook.ts'

export const sections: SectionTexts = {
  table: {
    title: 'Die Auslage',
    text: [
      'Nimm Könige und Joker aus einem Kartenspiel. Misch die 48 anderen Karten, und leg sie offen aus: acht breit und sechs hoch.',
      'Nur die Farben zählen: Pik, Herz, Karo und Kreuz. Ein Feld heißt nach seiner Spalte von links und seiner Zeile von unten: a1 liegt unten links.',
    ],
  },
  match: {
    title: 'Treffer',
    text: [
      'Drei oder mehr Karten einer Farbe nebeneinander in einer Zeile oder übereinander in einer Spalte sind ein Treffer. Schräg zählt nicht.',
      'Ein L oder ein T sind zwei Treffer, die sich eine Karte teilen.',
    ],
  },
  cleanup: {
    title: 'Aufräumen',
    text: [
      'In einer frischen Auslage liegen meist schon Treffer. Abwechselnd tauscht ihr zwei beliebige Karten, sodass weniger Treffer daliegen als vorher, oder ihr passt. Niemand nimmt dabei Karten weg.',
      'Habt ihr beide nacheinander gepasst, beginnt das Spiel. Den ersten Zug hat, wer zuletzt getauscht hat.',
    ],
  },
  swap: {
    title: 'Der Tausch',
    text: [
      'Bist du dran, tauschst du zwei beliebige Karten, auch weit auseinander. Mindestens eine der beiden muss danach in einer Reihe von drei oder mehr Karten ihrer Farbe liegen.',
      'Du darfst stattdessen immer passen.',
    ],
  },
  remove: {
    title: 'Treffer und Punkte',
    text: [
      'Nimm alle Treffer der Auslage auf einmal weg. Gehört eine Farbe noch niemandem, kommt sie auf den Stapel dessen, der dran ist, und gehört ihm von da an.',
      'Jede andere Farbe bekommt der, dem sie gehört, egal wer getauscht hat. Ein übersehener Treffer wird mit weggenommen.',
    ],
  },
  give: {
    title: 'Eine Farbe abgeben',
    text: [
      'Niemand behält mehr als zwei Farben. Hast du mehr, gibst du so lange eine mit allen ihren Karten dem anderen, bis du nur noch zwei hast. Du wählst, welche. Erst dann rutschen die Karten nach.',
    ],
  },
  fall: {
    title: 'Nachrutschen',
    text: [
      'Karten mit einer Lücke darunter rutschen nach unten. Entstehen neue Treffer, nimmst du auch sie weg, und so weiter: Das ist eine Kette. Erst wenn nichts mehr geschieht, ist der Zug zu Ende.',
    ],
  },
  over: {
    title: 'Das Ende',
    text: [
      'Das Spiel endet, wenn ihr beide nacheinander passt oder wenn die Auslage leer ist. Jede Karte auf deinem Stapel ist ein Punkt, und der größere Stapel gewinnt.',
    ],
  },
  mistakes: {
    title: 'Fehler',
    text: [
      'Ein Treffer, den ihr beide übersehen habt, bleibt liegen, bis der nächste weggenommen wird, und zählt dann mit.',
      'Sieht die Auslage hier anders aus als auf eurem Tisch, korrigiert ihr die Felder; die Korrektur steht im Verlauf. Einen falsch eingetragenen Zug macht ihr rückgängig; im Verlauf bleibt er durchgestrichen stehen.',
    ],
  },
  irregular: {
    title: 'Unerlaubte Züge, die gelten',
    text: [
      'Vielleicht merkt ihr erst spät, dass ein Tausch nicht erlaubt war. Sind alle einverstanden, gilt er: Die Karten bleiben liegen, und im Protokoll steht, welche Regel er bricht. Beim Aufräumen folgt daraus nichts weiter.',
      'In den Zügen nach dem Aufräumen nehmt ihr jeden Treffer weg, der daliegt, und zählt ihn wie immer. Liegt keiner da, ist der Zug zu Ende. Hat jemand gezogen, ohne dran zu sein, kann auch das gelten, aber nicht mitten in einer Kette.',
    ],
  },
  layout: {
    title: 'Sechs breit, acht hoch',
    text: [
      'Hochkant hat die Auslage acht Karten in jeder Spalte: Die Karten rutschen tiefer, und Ketten sind schwerer vorauszusehen.',
    ],
  },
  solitaire: {
    title: 'Allein',
    text: [
      'Allein machst du jeden Zug selbst und versuchst, die Auslage leer zu räumen: Je weniger Karten übrig bleiben, desto besser.',
      'In NG+ kommen Dreiergruppen auf einen Stapel, Gruppen von vier und mehr auf einen anderen. Du gewinnst, wenn die Auslage leer ist und auf dem zweiten Stapel mehr Karten liegen.',
      'Fast jede Auslage lässt sich leeren. Von 5.925 zufälligen Auslagen hat eine Suche im November 2026 genau 5.908 geleert. Keine erwies sich als unlösbar; 17 blieben offen.',
    ],
  },
  record: {
    title: 'Was du eintragen kannst',
    text: [
      'Der Schiedsrichter kennt hier vier Züge: zwei Karten tauschen, passen, eine Farbe abgeben und die Auslage korrigieren. Einen abgelehnten Tausch könnt ihr gelten lassen, auch einen von jemandem, der nicht dran war.',
    ],
  },
}

export const rulings: Readonly<Record<string, RulingText>> = {
  W1: {
    question: 'Was ist ein Treffer?',
    answer:
      'Drei oder mehr Karten einer Farbe ohne Lücke in einer Zeile oder Spalte. Die ganze Reihe ist ein Treffer; ein L oder ein T sind zwei. Beim Aufräumen zählt ihr die Treffer genauso.',
  },
  W2: {
    question: 'Wann bildet ein Tausch eine Reihe?',
    answer:
      'Wenn mindestens eine der zwei getauschten Karten auf ihrem neuen Feld zu einem Treffer gehört. Zwei Karten derselben Farbe zu tauschen ändert nichts, und ein Treffer anderswo hilft nicht.',
  },
  W3: {
    question: 'Was wird weggenommen?',
    answer:
      'Jeder Treffer der Auslage, auch übersehene. Eine Karte in zwei Treffern zählt einmal. Nach dem Nachrutschen seht ihr wieder nach.',
  },
  W4: {
    question: 'Wer bekommt eine Farbe, die noch niemandem gehört?',
    answer: 'Wer dran ist, auch in späteren Gliedern der Kette.',
  },
  W5: {
    question: 'Wann gibst du eine überzählige Farbe ab?',
    answer:
      'Gleich nach dem Wegnehmen, bevor die Karten nachrutschen. Du wählst eine Farbe, und alle ihre Karten kommen auf den anderen Stapel. Das geht so, bis du nur noch zwei Farben hast.',
  },
  W6: {
    question: 'Wie endet das Aufräumen?',
    answer:
      'Wenn zweimal nacheinander gepasst wird, auch wenn noch Treffer daliegen. Es beginnt, wer zuletzt getauscht hat; hat niemand getauscht, wer das Aufräumen begonnen hat.',
  },
  W7: {
    question: 'Wann ist das Spiel aus?',
    answer:
      'Wenn ihr direkt nacheinander passt oder wenn die Auslage leer ist. Sind beide Stapel gleich groß, ist das Spiel unentschieden. Auch wenn kein Tausch mehr geht, endet das Spiel erst, wenn ihr passt.',
  },
  W8: {
    question: 'Wie endet das Spiel, wenn du allein spielst?',
    answer:
      'Einmal passen beendet das Aufräumen. Das Spiel endet, wenn du einmal passt oder wenn die Auslage leer ist. Es zählt, wie viele Karten übrig sind. Ohne NG+ gewinnst du, wenn keine übrig ist.',
  },
  W9: {
    question: 'Was ist in NG+ eine Gruppe?',
    answer:
      'Ein Treffer für sich, oder mehrere einer Farbe, die zusammen weggenommen werden und sich eine Karte teilen. Es zählt, wie viele Karten die Gruppe hat. Du kannst eine Hausregel wählen: Jeder Treffer zählt nach seiner Länge, und eine gemeinsame Karte gehört zum längeren.',
  },
  W10: { question: 'Was ist bei sechs breit und acht hoch anders?', answer: 'Nur die Form der Auslage.' },
  W11: {
    question: 'Was, wenn die Auslage falsch eingetragen ist?',
    answer:
      'Ihr korrigiert sie, nur nicht mitten in einer Kette, und das wird vermerkt. Liegt danach ein Treffer da, gilt er als übersehen. Danach dürfen von jeder Farbe höchstens zwölf Karten da sein, und unter keiner Karte darf eine Lücke sein.',
  },
  ...IRREGULAR_RULINGS,
}

export const shortRules: readonly string[] = [
  'Könige und Joker kommen weg; die anderen 48 Karten liegen offen, acht breit und sechs hoch. Nur die Farben zählen.',
  'Drei oder mehr Karten einer Farbe in einer Zeile oder Spalte sind ein Treffer. Schräg zählt nicht.',
  'Zuerst räumt ihr auf: Abwechselnd tauscht ihr zwei Karten, sodass weniger Treffer daliegen als vorher, oder passt. Passt ihr nacheinander, endet das Aufräumen, und wer zuletzt getauscht hat, beginnt.',
  'Dann tauschst du in jedem Zug zwei Karten, auch weit auseinander. Mindestens eine davon muss danach in einer Reihe von drei oder mehr ihrer Farbe liegen. Oder du passt.',
  'Alle Treffer werden weggenommen. Eine Farbe, die noch niemandem gehört, bekommt, wer dran ist, und von da an auch alle weiteren Karten dieser Farbe.',
  'Hast du mehr als zwei Farben, gibst du so lange eine mit allen ihren Karten ab, bis du nur noch zwei hast.',
  'Dann rutschen die Karten über den Lücken nach unten. Entstehen neue Treffer, werden auch sie weggenommen.',
  'Geschieht nichts mehr, ist der Zug zu Ende.',
  'Das Spiel ist aus, wenn ihr direkt nacheinander passt oder die Auslage leer ist. Der größere Stapel gewinnt.',
]
