import { rankOfPlayed, turnOf } from '../../../engine/tennis/seats.ts'
import { cardsInWords, ranksOf } from '../grammar.ts'
import { capital, counted } from '../lists.ts'
import type { RefusalWords, RulingText, Term } from '../../contract/rulebook.ts'
import { createTennisRulebook as bookOf, type At, type TennisWords } from '../../contract/tennis/book.ts'
import { NOT_READ, IRREGULAR_RULINGS, RULING, term } from '../rulebook.ts'
import { cardName, cormorantOf, events, nameOf, roleName } from './events.ts'
import { stepSentence } from './hands.ts'
import { sections, shortRules } from './sections.ts'
import { synonyms } from './synonyms.ts'
import { TITLE } from './title.ts'

const MATCHES = {
  replaces: 'Gleiche Karten: je zwei Punkte und keiner für das Netz',
  adds: 'Gleiche Karten: je zwei Punkte, zusätzlich zum Punkt für das Netz',
}

const houseRules: TennisWords['houseRules'] = {
  dealer: ({ dealer }, nameOf) => `${nameOf(dealer)} teilt aus`,
  target: ({ target }) =>
    `${target === 1 ? 'Ein gewonnenes Spiel reicht' : `${target} gewonnene Spiele reichen`} für die Partie`,
  match: ({ match }) => MATCHES[match],
  ghosting: ({ ghosting }) => (ghosting ? 'Der Kormoran darf Geist werden' : 'Der Kormoran wird nie Geist'),
}

const actions: TennisWords['actions'] = {
  play: ({ card }) => `${cardName(card)} wurde gespielt`,
  ghost: () => 'der Kormoran wurde Geist',
  next: () => 'das nächste Spiel begann',
  hand: ({ ghosted, winner }) =>
    `${roleName(winner)} gewann das Spiel${ghosted ? '; der Kormoran war Geist geworden' : ''}`,
  unknown: () => NOT_READ,
}

const refusals: TennisWords['refusals'] = {
  over: (_, at) => [
    `Die Partie ist aus: ${winnerName(at)} hat gewonnen.`,
    'Mach den letzten Zug rückgängig, oder beginn eine neue Partie.',
  ],
  'unknown-action': () => ['So einen Zug gibt es hier nicht.', 'Spiel eine Karte, oder werde Geist.'],
  'wrong-phase': (_, at) => wrongPhase(at),
  'nothing-irregular': () => ['Das ist nach den Regeln erlaubt.', 'Trag es als gewöhnlichen Zug ein.'],
  'rank-used-up': ({ card }) => [
    `Alle vier ${ranksOf(rankOfPlayed(card))} sind schon gespielt.`,
    'Sieh dir die Karte noch einmal an, oder mach etwas rückgängig.',
  ],
  'already-played': ({ card }) => [
    `${capital(cardName(card))} ist schon gespielt.`,
    'Prüf die Farbe, oder trag nur den Wert ein.',
  ],
  'not-allowed': () => [
    'In dieser Partie bleibt der Kormoran Kormoran.',
    'Das geht nur mit einer Hausregel, die ihr vorher vereinbart.',
  ],
  'already-ghost': (_, at) => [`${cormorantOf(at)} ist schon Geist, bis das Spiel endet.`, 'Spiel eine Karte.'],
  'too-many-points': ({ left, points }, at) => [
    `${cormorantOf(at)} hat ${counted(left, 'Karte', 'Karten')} und ${counted(points, 'Punkt', 'Punkte')}.`,
    'Nötig sind mehr Karten als Punkte.',
  ],
  'already-begun': ({ played }) => [
    `${capital(cardsInWords(played))} dieses Spiels ${played === 1 ? 'ist' : 'sind'} schon eingetragen.`,
    'Trag auch die anderen ein, oder mach diese rückgängig.',
  ],
}

const winnerName = (at: At): string => (at.position.winner === null ? '' : nameOf(at, at.position.winner))

function wrongPhase(at: At): RefusalWords {
  const turn = turnOf(at.position)
  return turn === null
    ? ['Dieses Spiel ist aus.', 'Beginn das nächste Spiel.']
    : ['Dieses Spiel läuft noch.', `${nameOf(at, turn)} spielt die nächste Karte.`]
}

const problems: TennisWords['problems'] = {
  'four-players': ({ count }) =>
    `Dieses Spiel braucht vier Spieler; ${counted(count, 'Name ist', 'Namen sind')} eingetragen. Trag alle vier ein, im Uhrzeigersinn.`,
  'bad-name': ({ names }) =>
    `${names.length === 1 ? 'Ein' : 'Jeder'} Name braucht einen Buchstaben; Komma und # gehen nicht.`,
  'no-such-dealer': () => 'Wähl, wer austeilt: Spieler 1, 2, 3 oder 4.',
  'bad-target': () => 'Wähl 1 bis 99 gewonnene Spiele für die Partie.',
}

const rulings: Readonly<Record<string, RulingText>> = {
  T1: {
    question: 'Gibt es für das erste Paar ein Netz?',
    answer: 'Nein, darum bekommt dafür niemand einen Punkt. Zwei gleiche Karten zählen trotzdem.',
  },
  T2: {
    question: 'Reicht eine Karte, die so hoch ist wie das Netz?',
    answer: 'Nein. Die Karte muss höher sein als das Netz.',
  },
  T3: {
    question: 'Gibt es für gleiche Karten auch noch den Punkt für das Netz?',
    answer:
      'Nein: Beide Spieler bekommen für dieses Paar je zwei Punkte und keinen für das Netz. Habt ihr die Hausregel dafür vereinbart, gibt es beides. Nach gleichen Karten ist das Netz 0.',
  },
  T4: {
    question: 'Wer gewinnt ein Spiel, wenn mehrere gleich viele Punkte haben?',
    answer:
      'Wer im Uhrzeigersinn am weitesten vom Geist entfernt sitzt, also in dieser Reihenfolge: Kormoran, Fisch, Angler, Geist.',
  },
  T5: {
    question: 'Welche gewonnenen Spiele zählen doppelt?',
    answer: 'Ein Spiel, das der Geist gewinnt, und eins, das ein Kormoran gewinnt, der darin Geist wurde.',
  },
  T6: {
    question: 'Wann darf der Kormoran Geist werden, und was riskiert er?',
    answer:
      'Nur mit dieser Hausregel: einmal im Spiel, egal wer dran ist, wenn er mehr Karten als Punkte hat. Gewinnt er das Spiel nicht, wird ihm ein gewonnenes Spiel abgezogen. Sein Stand kann unter null fallen.',
  },
  T7: {
    question: 'Wer hat im nächsten Spiel welche Rolle?',
    answer: 'Der Angler wird Geist, der Fisch Angler, der Kormoran Fisch und der Geist Kormoran.',
  },
  T8: {
    question: 'Wie viele Spiele musst du für die Partie gewinnen?',
    answer: 'Fünf, wenn ihr nichts anderes vereinbart.',
  },
  T9: {
    question: 'Zählt ein Spiel, dessen Karten nicht eingetragen wurden?',
    answer: 'Ja. Tragt ein, wer es gewonnen hat und ob der Kormoran Geist geworden war.',
  },
  ...IRREGULAR_RULINGS,
}

const terms: readonly Term[] = [
  term('level', 'Gleichauf', ['gleichauf'], 'Mehrere haben gleich viele Punkte.'),
  RULING,
  term(
    'net',
    'Netz',
    ['netz'],
    'Der Unterschied zwischen den zwei Karten eines Paars: Jede der nächsten zwei Karten, die höher ist, bringt einen Punkt.',
  ),
  term(
    'pair',
    'Paar',
    ['paar', 'paars', 'paaren'],
    'Zwei Karten nacheinander, von Fisch und Geist oder von Angler und Kormoran.',
  ),
  term(
    'roles',
    'Rollen',
    ['geist', 'angler', 'fisch', 'kormoran', 'kormorans', 'rolle'],
    'Was die vier Spieler in einem Spiel sind, im Uhrzeigersinn: Geist, Angler, Fisch, Kormoran.',
  ),
  term(
    'hand',
    'Spiel',
    ['spiel', 'spiele', 'spiels'],
    'Einmal austeilen und alle Karten spielen. Wer die meisten Punkte hat, gewinnt das Spiel.',
  ),
  term('clear', 'Über das Netz', ['über das netz'], 'Eine Karte kommt darüber, wenn ihr Wert höher ist als das Netz.'),
]

export const tennisRulebook = bookOf({
  title: TITLE,
  source: { author: 'Jon Woodward', work: 'Icicle (eine Sammlung von Kartenspielen)' },
  short: shortRules,
  sections,
  rulings,
  houseRules,
  synonyms,
  terms,
  refusals,
  problems,
  events,
  actions,
  hands: stepSentence,
})
