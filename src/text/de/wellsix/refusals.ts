import { placeName, theCards } from '../card-words.ts'
import { aRankIn, cardsInWords, pronounFor, verb } from '../grammar.ts'
import type { Card } from '../../../engine/cards.ts'
import { opponentOf } from '../../../engine/wellsix/colours.ts'
import { isEmpty } from '../../../engine/wellsix/board.ts'
import type { ColourCounts, Phase, Position } from '../../../engine/wellsix/types.ts'
import { capital, numberWord } from '../lists.ts'
import type { RefusalWords, Speech } from '../../contract/rulebook.ts'
import { rankBeside, whereabouts, type WellsixWords } from '../../contract/wellsix/book.ts'
import { aRankOf, squaresOfLine, nameOf, squareList } from './events.ts'

type At = Speech<Position>

const OVER: RefusalWords = ['Die Partie ist aus.', 'Mach den letzten Zug rückgängig, oder beginn eine neue.']

const IN_PHASE: Readonly<Record<Phase, RefusalWords>> = {
  opening: ['In der Eröffnung legst du nur Karten an.', 'Leg eine Karte deiner Farbe neben eine andere.'],
  main: ['Das geht jetzt nicht.', 'Möglich sind Anlegen, Platztausch, Handtausch und Schlagen.'],
  keep: ['Wähl zuerst die Gruppe, die bleibt.', 'Tippe auf eine ihrer Karten.'],
  'game-over': ['Dieses Spiel ist aus.', 'Beginn das nächste Spiel.'],
  over: OVER,
}

export const refusals: WellsixWords['refusals'] = {
  over: () => OVER,
  'unknown-action': () => [
    'So einen Zug gibt es hier nicht.',
    'Möglich sind Anlegen, Platztausch, Handtausch, Schlagen und Passen.',
  ],
  'wrong-phase': (_, { position }) => IN_PHASE[position.phase],
  'nothing-irregular': () => ['Das ist nach den Regeln erlaubt.', 'Trag es als gewöhnlichen Zug ein.'],
  'out-of-turn': ({ player }, { players, position }) => [
    `${nameOf(players, player)} ist nicht dran.`,
    `Dran ist ${nameOf(players, position.turn ?? 1)}.`,
  ],
  'not-in-hand': ({ card }, at) => [
    `${capital(theCards([card]))} ist nicht auf der Hand von ${nameOf(at.players, at.position.turn ?? 1)}.`,
    whyNotInHand(card, at),
  ],
  occupied: ({ cell, card }) => [
    `Auf ${placeName(cell)} liegt schon ${theCards([card])}.`,
    'Wähl ein freies Feld neben einer Karte.',
  ],
  'not-adjacent': ({ rule, cells }, { position }) =>
    rule === 'switch' || rule === 'capture' ? notSideBySide(rule, cells) : touchesNothing(cells, position),
  'same-cell': ({ cell, rule }) => [
    `${placeName(cell)} ist zweimal genannt.`,
    rule === 'record' ? 'Nenn jedes Feld einmal.' : 'Wähl zwei verschiedene Karten.',
  ],
  'empty-cell': ({ cells }) => [`Auf ${squareList(cells)} liegt keine Karte.`, 'Wähl eine Karte, die daliegt.'],
  'not-yours': ({ cells, cards, rule }, at) => [
    `${capital(theCards(cards))} auf ${squareList(cells)} ${verb(cards, 'gehört', 'gehören')} ${opponent(at)}.`,
    OWN_CARDS[rule] ?? '',
  ],
  'cannot-capture': ({ card, captured: taken }) => [
    `${capital(aRankOf(card, 'nom'))} schlägt ${aRankOf(taken, 'acc')} nicht.`,
    `${capital(aRankOf(card, 'nom'))} schlägt ${aRankIn(rankBeside(card, -1), 'acc')}, ${aRankIn(rankBeside(taken, 1), 'nom')} ${aRankOf(taken, 'acc')}.`,
  ],
  'not-largest': ({ size, largest }) => [
    `Diese Gruppe hat ${cardsInWords(size)}; die größten haben ${numberWord(largest)}.`,
    'Wähl eine Karte aus einer der größten Gruppen.',
  ],
  'must-move': ({ moves }) => [
    `${moves === 1 ? 'Ein Zug ist' : `${moves} Züge sind`} noch möglich.`,
    'Passen darfst du nur, wenn kein Zug möglich ist.',
  ],
  duplicate: ({ cells, cards }) => [
    `${capital(theCards(cards))} ${verb(cards, 'läge', 'lägen')} dann doppelt da: auf ${squareList(cells)}.`,
    'Trag auch ein, was auf dem alten Feld liegt.',
  ],
  'card-seized': ({ cards }) => [`Schon geschlagen: ${theCards(cards)}.`, 'Nenn die Karte, die wirklich dort liegt.'],
  'opening-order': ({ cards = [], counts }) =>
    counts ? otherCounts(counts.placed, counts.corrected) : notYetInPlay(cards),
  'no-cards': () => ['Dann läge keine Karte mehr da.', 'Lass mindestens eine liegen.'],
  'not-connected': ({ cells }) => [
    `${squareList(cells)} ${verb(cells, 'wäre', 'wären')} von den anderen Karten abgetrennt.`,
    'Korrigiere die Felder dazwischen.',
  ],
  aligned: ({ cells }) => [
    `Sechs rote oder sechs schwarze Karten lägen in einer Reihe, ${squaresOfLine(cells)}.`,
    'Trag ein, wie es vor dem letzten Zug war.',
  ],
  'game-begun': ({ laid }) => [
    `${capital(cardsInWords(laid))} ${laid === 1 ? 'liegt' : 'liegen'} schon da: Dieses Spiel hat begonnen.`,
    'Spielt weiter, oder macht zuerst die Züge rückgängig.',
  ],
  'impossible-score': ({ scores: [first, second] }) => [
    `Kein Spiel endet ${first} zu ${second}.`,
    'Mit Reihe: 30, der andere höchstens 20. Ohne Reihe: jeder höchstens 26, zusammen höchstens 51.',
  ],
}

const OWN_CARDS: Readonly<Record<string, string>> = {
  switch: 'Nimm zwei eigene Karten.',
  exchange: 'Nimm eine eigene Karte.',
  capture: 'Schlag mit einer eigenen Karte.',
}

const notSideBySide = (rule: string, cells: readonly string[]): RefusalWords => [
  `${squareList(cells)} berühren sich an keiner Kante.`,
  rule === 'switch' ? 'Tausch zwei Nachbarkarten.' : 'Schlag eine Nachbarkarte.',
]

const touchesNothing = (cells: readonly string[], { table }: Position): RefusalWords =>
  isEmpty(table)
    ? ['Die erste Karte liegt auf (0, 0).', 'Leg sie dorthin.']
    : [
        `Auf ${squareList(cells)} würde die Karte keine andere an einer Kante berühren.`,
        'Wähl ein Feld, das eine Karte an einer Kante berührt.',
      ]

const notYetInPlay = (cards: readonly Card[]): RefusalWords => [
  `Erst nach der Eröffnung im Spiel: ${theCards(cards)}.`,
  'In der Eröffnung spielt ihr mit Herz und Pik.',
]

const otherCounts = (placed: ColourCounts, corrected: ColourCounts): RefusalWords => [
  `Dann wären es ${corrected.red} rote und ${corrected.black} schwarze Karten statt ${placed.red} und ${placed.black}.`,
  'Lass von jeder Farbe so viele liegen, wie angelegt wurden.',
]

const opponent = ({ players, position }: At): string => nameOf(players, opponentOf(position.turn ?? 1))

function whyNotInHand(card: Card, { players, position }: At): string {
  const where = whereabouts(card, position)
  const it = capital(pronounFor(card))
  switch (where.is) {
    case 'laid':
      return `${it} liegt auf ${placeName(where.cell)}.`
    case 'others':
      return `${it} gehört ${nameOf(players, where.player)}.`
    case 'captured':
      return `${nameOf(players, where.by)} hat ${pronounFor(card, 'acc')} geschlagen.`
    case 'later':
      return `${it} kommt erst nach der Eröffnung ins Spiel.`
  }
}
