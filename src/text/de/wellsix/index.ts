import { cardName, placeName, theCard, theCards } from '../card-words.ts'
import { cardAs, verb, type Case } from '../grammar.ts'
import type { CellCard, Position } from '../../../engine/wellsix/types.ts'
import type { Cell } from '../../../engine/wellsix/board.ts'
import { counted, listOf } from '../lists.ts'
import type { RulingText, Term } from '../../contract/rulebook.ts'
import { createWellsixRulebook as bookOf, type WellsixWords } from '../../contract/wellsix/book.ts'
import { NOT_READ, IRREGULAR_RULINGS, RULING, term } from '../rulebook.ts'
import { events, squaresOfLine, nameOf, squareList } from './events.ts'
import { stepSentence } from './hands.ts'
import { refusals } from './refusals.ts'
import { sections, shortRules } from './sections.ts'
import { synonyms } from './synonyms.ts'
import { TITLE } from './title.ts'

const COLOURS = { alternate: 'Wer eröffnet, spielt Rot', fixed: 'Farben wie im ersten Spiel' }

const houseRules: WellsixWords['houseRules'] = {
  opener: ({ opener }, nameOf) => `${nameOf(opener)} eröffnet`,
  colours: ({ colours }) => COLOURS[colours],
  games: ({ games }) => `${games} Spiele`,
}

const differs = ({ cell, card }: CellCard): string => `${card ? cardName(card) : 'nichts'} auf ${placeName(cell)}`

function cardOn(before: Position | undefined, cell: Cell, as: Case = 'nom'): string {
  const card = before?.table[cell]
  return `${card ? cardAs(as, card) : as === 'dat' ? 'der Karte' : 'die Karte'} auf ${placeName(cell)}`
}

const actions: WellsixWords['actions'] = {
  place: ({ card, cell }) => `${theCard(card)} wurde auf ${placeName(cell)} gelegt`,
  switch: ({ cells }, { before }) => `${listOf(cells.map(cell => cardOn(before, cell)))} tauschten die Plätze`,
  exchange: ({ card, cell }, { before }) =>
    `${cardOn(before, cell)} wurde gegen ${cardAs('acc', card)} aus der Hand getauscht`,
  capture: ({ from, to }, { before }) => `${cardOn(before, from)} schlug ${cardOn(before, to, 'acc')}`,
  keep: ({ cell }) => `die Gruppe auf ${placeName(cell)} blieb`,
  pass: () => 'es wurde gepasst',
  agree: () => 'beide wollten das Spiel beenden',
  next: () => 'das nächste Spiel begann',
  result: ({ scores }, { players }) =>
    `ein Ergebnis wurde eingetragen: ${listOf(scores.map((score, i) => `${players[i] ?? ''} ${score}`))}`,
  correct: ({ changes }) => `die Auslage wurde korrigiert: ${listOf(changes.map(differs))}`,
  turn: ({ player }, { players }) => `${nameOf(players, player)} hat gezogen, ohne dran zu sein`,
  unknown: () => NOT_READ,
}

const problems: WellsixWords['problems'] = {
  games: ({ games }) => `Eine Partie hat eine gerade Zahl von Spielen, 2 bis 100, nicht ${games}.`,
  'no-cards': () => 'Trag mindestens eine Karte der Auslage ein.',
  'cell-twice': ({ cells }) => `Auf ${squareList(cells)} kann nur eine Karte liegen. Trag nur eine ein.`,
  'card-twice': ({ cards }) =>
    `Doppelt eingetragen: ${theCards(cards)}. Jede Karte gibt es einmal, in der Auslage oder geschlagen.`,
  'not-connected': ({ cells }) =>
    `${squareList(cells)} ${verb(cells, 'berührt', 'berühren')} keine der anderen Karten. Rück die Karten zusammen.`,
  aligned: ({ cells }) =>
    `Sechs rote oder sechs schwarze Karten liegen in einer Reihe, ${squaresOfLine(cells)}; also ist dieses Spiel aus. Trag eine Auslage ohne Reihe ein.`,
  'own-seized': ({ player, cards }) =>
    `Eigene Karten von Spieler ${player}: ${theCards(cards)}. Auf den Stapel kommen nur Karten des anderen.`,
  quiet: ({ quiet }) => `Nach zehn stillen Doppelzügen ist ein Spiel aus. Trag 0 bis 9 ein statt ${quiet}.`,
  'seizing-quiet': () => 'In diesem Doppelzug wurde schon geschlagen, also beginnt die Zählung neu. Trag 0 ein.',
  'opening-suit': ({ cards }) => `Erst nach der Eröffnung im Spiel: ${theCards(cards)}. Trag Herz und Pik ein.`,
  'opening-count': ({ placed, due }) =>
    `Wer eröffnet, hat an dieser Stelle ${counted(due.opener, 'Karte', 'Karten')} angelegt, der andere ${due.other}. Eingetragen sind ${placed.opener} und ${placed.other}.`,
  'opening-over': ({ count }) =>
    `Mit ${counted(count, 'Karte', 'Karten')} in der Auslage ist die Eröffnung vorbei. Wähl die Hauptphase.`,
  'opening-turn': ({ turn, moves }) =>
    `Bei so vielen Karten ist in der Eröffnung Spieler ${turn} dran und legt ${counted(moves, 'Karte', 'Karten')} an.`,
  'opening-seized': ({ key }) =>
    key === 'seizing'
      ? 'In der Eröffnung wird nichts geschlagen. Trag ein, dass nichts geschlagen wurde.'
      : 'In der Eröffnung wird nichts geschlagen. Leere die Stapel.',
  'opening-quiet': () => 'Stille Doppelzüge zählen erst nach der Eröffnung. Trag 0 ein.',
}

/** The rules leave these questions open. The app cites the answers by their numbers. */
const RULINGS: Readonly<Record<string, RulingText>> = {
  X1: {
    question: 'Wer spielt Rot und wer Schwarz?',
    answer:
      'Wer das Spiel eröffnet, spielt Rot: zuerst Herz, dann Karo. Der andere spielt Pik, dann Kreuz. Das nächste Spiel eröffnet der andere und spielt dann Rot. Ihr könnt eine Hausregel wählen: Beide behalten die Farben des ersten Spiels.',
  },
  X2: {
    question: 'Welche Karten gehören zu einem Handtausch?',
    answer: 'Eine eigene Karte in der Auslage und eine aus deiner Hand.',
  },
  X3: {
    question: 'Welche Karten dürfen die Plätze tauschen?',
    answer: 'Zwei Karten, beide deine eigenen, die sich an einer Kante berühren. Eine gemeinsame Ecke reicht nicht.',
  },
  X4: {
    question: 'Was geschieht beim Schlagen genau?',
    answer:
      'Die schlagende Karte kommt auf das Feld der geschlagenen; ihr altes Feld ist danach frei. Farben sind egal, darum kannst du auch eigene Karten schlagen. Sie kommen auf deine Hand zurück, und du darfst sie im selben Doppelzug wieder anlegen.',
  },
  X5: {
    question: 'Wann werden Gruppen abgetrennt?',
    answer:
      'Gleich nach dem Schlagen, denn nur dabei entsteht eine Lücke. Die größte Gruppe bleibt, alle anderen kommen weg. Sind die größten gleich groß, wählt unter ihnen, wer geschlagen hat.',
  },
  X6: {
    question: 'Wann zählt eine Reihe?',
    answer:
      'Wenn der Zug fertig und alles Abgetrennte weg ist. Sechs oder mehr in einer Zeile oder Spalte beenden das Spiel sofort, auch mitten in einem Doppelzug.',
  },
  X7: {
    question: 'Was zählt zu den zehn stillen Doppelzügen?',
    answer:
      'Alle Doppelzüge der Hauptphase, von euch beiden zusammen, auch der erste, der nur ein Zug ist. Sobald eine Karte des anderen geschlagen oder abgetrennt wird, beginnt die Zählung neu. Nach zehn stillen nacheinander endet das Spiel.',
  },
  X8: {
    question: 'Was, wenn nichts mehr geschlagen werden kann?',
    answer:
      'Eine Reihe ist noch möglich, darum geht das Spiel weiter, bis zehn Doppelzüge nacheinander still waren oder ihr beide aufhören wollt. Der Schiedsrichter sagt, wann es sicher ist: wenn in der Auslage und auf den Händen keine Karte eine andere schlagen könnte, oder wenn einer von euch dort keine Karte mehr hat.',
  },
  X9: {
    question: 'Darfst du passen?',
    answer: 'Nur wenn kein Zug möglich ist. Dann fällt der Rest des Doppelzugs aus.',
  },
  X10: {
    question: 'Was bringt ein Spiel?',
    answer:
      'Sechs in einer Reihe bringen 30 Punkte, und der andere bekommt einen Punkt für jede Karte auf seinem Stapel. In der Eröffnung ist noch nichts geschlagen, also 30 zu 0. Ohne Reihe bekommt jeder einen Punkt für jede Karte auf seinem Stapel. Bei gleicher Summe nach dem letzten Spiel ist die Partie unentschieden.',
  },
  X11: {
    question: 'Aus wie vielen Spielen besteht eine Partie?',
    answer: 'Sechs oder eine andere gerade Zahl, die ihr vor dem ersten vereinbart.',
  },
  X12: {
    question: 'Was darf eine Korrektur ändern?',
    answer:
      'Wo die Karten liegen, aber nur zwischen zwei Zügen. Was dazukommt, kommt aus den Händen; was wegkommt, geht auf die Hände zurück. Geschlagenes bleibt geschlagen. Die Auslage muss zusammenhängen, ohne sechs Karten einer Farbe in einer Reihe. In der Eröffnung ändert sich weder die Zahl der roten noch die der schwarzen Karten.',
  },
  X13: {
    question: 'Kannst du von einem Spiel nur das Ergebnis eintragen?',
    answer:
      'Ja, solange von diesem Spiel noch keine Karte liegt. Mit sechs in einer Reihe sind es 30 und höchstens 20 für den anderen, ohne Reihe höchstens 26 für jeden und zusammen höchstens 51.',
  },
  ...IRREGULAR_RULINGS,
}

const terms: readonly Term[] = [
  term(
    'isolation',
    'Abtrennung',
    ['abtrennung', 'abgetrennt'],
    'Was ein Schlag von der größten Gruppe trennt, kommt weg.',
  ),
  term('double', 'Doppelzug', ['doppelzug', 'doppelzüge', 'doppelzugs'], 'Zwei Züge nacheinander, wenn du dran bist.'),
  term('opening', 'Eröffnung', ['eröffnung'], 'Die erste Phase, in der ihr Herz und Pik anlegt.'),
  term(
    'group',
    'Gruppe',
    ['gruppe', 'gruppen'],
    'Karten, die zusammenhängen: Jede berührt eine andere an einer Kante.',
  ),
  RULING,
  term(
    'line',
    'Reihe',
    ['reihe', 'reihen'],
    'Sechs oder mehr rote oder schwarze Karten nebeneinander, in einer Zeile oder Spalte.',
  ),
  term(
    'capture',
    'Schlagen',
    ['schlagen', 'schlägt', 'schlägst', 'geschlagen', 'geschlagene', 'geschlagenen'],
    'Eine Karte schlägt eine benachbarte, die um genau eins niedriger ist, und kommt auf deren Feld.',
  ),
  term(
    'quiet',
    'Stiller Doppelzug',
    ['stille doppelzüge', 'stillen doppelzüge', 'stiller doppelzug', 'stillen doppelzügen'],
    'Ein Doppelzug der Hauptphase, in dem keine Karte des anderen geschlagen oder abgetrennt wird.',
  ),
]

export const wellsixRulebook = bookOf({
  title: TITLE,
  source: { author: 'Fabio Pozzi', work: 'Wellsix' },
  short: shortRules,
  sections,
  rulings: RULINGS,
  houseRules,
  synonyms,
  terms,
  refusals,
  problems,
  events,
  actions,
  hands: stepSentence,
})
