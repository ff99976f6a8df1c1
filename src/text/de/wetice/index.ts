import { parseSuit } from '../../../engine/cards.ts'
import type { Cell, CellSuit, Event, Phase, Position, Run, ScoreEvent, SetAside } from '../../../engine/wetice/types.ts'
import type { RefusalWords, Speech, Term } from '../../contract/rulebook.ts'
import { sharedCards, suitAt, createWetIceRulebook as bookOf, type WetIceWords } from '../../contract/wetice/book.ts'
import { SUIT_NAMES, aCardOf, listOf, numberWord, suitCards, capital } from '../lists.ts'
import { NOT_READ, RULING, term } from '../rulebook.ts'
import { cardsInWords, verb } from '../grammar.ts'
import { stepSentence, linesText } from './hands.ts'
import { rulings, sections, shortRules } from './sections.ts'
import { synonyms } from './synonyms.ts'
import { TITLE } from './title.ts'

const MODES = { duel: 'Zwei Spieler', solo: 'Allein', 'solo-plus': 'Allein, zwei Stapel (NG+)' }
const LAYOUTS = { '8x6': '8 breit, 6 hoch', '6x8': '6 breit, 8 hoch' }
const GROUPS = {
  joined: 'Treffer mit gemeinsamer Karte zählen als eine Gruppe',
  lines: 'Treffer mit gemeinsamer Karte zählen einzeln',
}

const houseRules: WetIceWords['houseRules'] = {
  mode: ({ mode }) => MODES[mode],
  layout: ({ layout }) => LAYOUTS[layout],
  groups: ({ groups }) => GROUPS[groups],
}

type At = Speech<Position>

const nameOf = ({ players }: At, player: number): string => players[player - 1] ?? `Spieler ${player}`

const problems: WetIceWords['problems'] = {
  'wrong-shape': ({ width, height }) => `Die Auslage braucht ${height} Zeilen mit ${width} Karten.`,
  'unknown-cells': ({ cells }) =>
    cells.length > 4
      ? `${cells.length} Felder sind noch nicht eingetragen.`
      : `Noch nicht eingetragen: ${listOf(cells)}.`,
  'too-many-of-suit': ({ suit, count }) => {
    const surplus = count - 12
    const these =
      surplus === 1
        ? 'Eine davon ist ein König oder hat eine andere Farbe'
        : `${capital(numberWord(surplus))} davon haben eine andere Farbe`
    return `${count} ${SUIT_NAMES[suit]}: ${these}.`
  },
  'too-few-of-suit': ({ suit, count }) => `Nur ${suitCards(suit, count)}; in einer frischen Auslage sind es zwölf.`,
  floating: ({ cells }) =>
    `Unter ${listOf(cells)} ist eine Lücke: Füll sie, oder leere ${verb(cells, 'das Feld', 'die Felder')} darüber.`,
  'two-owners': ({ suit }) => `${SUIT_NAMES[suit]} kann nur auf einem der Stapel liegen.`,
  'pile-of-three-suits': ({ player }) =>
    `Der Stapel von Spieler ${player} hat mehr als zwei Farben; eine gehört auf den anderen Stapel.`,
  'bad-name': ({ names }) =>
    `${listOf(names.map(name => `„${name}“`))}: Ein Name braucht einen Buchstaben; Komma und # gehen nicht.`,
  'too-many-cards': ({ count }) => `${count} Karten mit den Stapeln; es gibt nur 48.`,
}

/** `Herz 9 von 12`, while cards are being entered. */
export const suitCount = (letter: string, count: number): string =>
  `${SUIT_NAMES[parseSuit(letter) ?? 'S']} ${count} von 12`

/** Plain solitaire has no piles. */
function removed({ suit, cards, pile, player }: ScoreEvent, at: At): string {
  const what = suitCards(suit, cards)
  if (pile === undefined) return `Leg die ${what} auf den Stapel von ${nameOf(at, player)}.`
  if (at.position.mode === 'solo') return `Nimm die ${what} weg.`
  return `Leg die ${what} auf den ${pile === 'three' ? 'Dreierstapel' : 'Viererstapel'}.`
}

function phaseSentence(phase: Phase, name: string): string {
  switch (phase) {
    case 'cleanup':
      return `${name} räumt weiter auf.`
    case 'give':
      return `${name} hat mehr als zwei Farben und gibt eine ab.`
    case 'swap':
    case 'over':
      return `${name} ist dran.`
  }
}

function overSentence({ scores, winner }: Extract<Event, { type: 'over' }>, at: At): string {
  const { mode, board } = at.position
  if (mode === 'duel') {
    const result = (winner === 2 ? scores.toReversed() : scores).join(' zu ')
    return winner === 0 ? `Unentschieden, ${result}.` : `${nameOf(at, winner)} gewinnt mit ${result}.`
  }
  const left = board.cells.filter(suit => suit !== null).length
  if (left > 0) return `Das Spiel ist aus; ${cardsInWords(left)} ${left === 1 ? 'ist' : 'sind'} übrig.`
  return winner === 1
    ? 'Die Auslage ist leer: gewonnen.'
    : 'Die Auslage ist leer, aber der Viererstapel ist nicht größer als der Dreierstapel.'
}

const IRREGULAR: Readonly<Record<SetAside, string>> = {
  'not-fewer': 'Nicht erlaubt, denn es bleiben nicht weniger Treffer; es gilt trotzdem.',
  'no-line': 'Nicht erlaubt, denn es entsteht kein Treffer; es gilt trotzdem.',
  'out-of-turn': 'Nicht erlaubt, denn der andere war dran; es gilt trotzdem.',
}

const differs = ({ cell, suit }: CellSuit): string => (suit ? `${aCardOf(suit)} auf ${cell}` : `nichts auf ${cell}`)

function who(at: At): string | null {
  const { mode, turn } = at.position
  return mode === 'duel' && turn !== null ? nameOf(at, turn) : null
}

function swapped(cells: readonly Cell[], at: At): string {
  const name = who(at)
  return name === null ? `Tausch ${listOf(cells)}.` : `${name} tauscht ${listOf(cells)}.`
}

function passed(at: At): string {
  const name = who(at)
  return name === null ? 'Gepasst.' : `${name} passt.`
}

function correction([cell, content]: readonly [string, string]): string {
  const suit = parseSuit(content)
  return suit ? `${SUIT_NAMES[suit]} auf ${cell}` : `nichts auf ${cell}`
}

function matchSentence(runs: readonly Run[]): string {
  const lines = capital(linesText(runs))
  const { cards, total } = sharedCards(runs, suitCards)
  return total === 0
    ? `${lines}.`
    : `${lines}. ${capital(listOf(cards))} ${total === 1 ? 'gehört' : 'gehören'} zu ${runs.length === 2 ? 'beiden Reihen' : 'zwei dieser Reihen'}.`
}

const events: WetIceWords['events'] = {
  irregular: ({ refusal }) => IRREGULAR[refusal],
  swap: ({ cells }, at) => swapped(cells, at),
  pass: (_, at) => passed(at),
  correct: ({ cells }) => `Korrigiert: ${listOf(Object.entries(cells).map(correction))}.`,
  match: ({ runs }) => matchSentence(runs),
  score: removed,
  give: ({ suit, to, cards }, at) =>
    `Leg alle ${SUIT_NAMES[suit]} auf den Stapel von ${nameOf(at, to)}: ${cardsInWords(cards)}.`,
  fall: () => 'Schieb die Karten nach unten, bis keine Lücke bleibt.',
  phase: ({ phase, turn }, at) => phaseSentence(phase, nameOf(at, turn)),
  over: overSentence,
}

function cardOn(position: Position, cell: Cell): string {
  const suit = suitAt(position, cell)
  return suit ? `das ${SUIT_NAMES[suit]} auf ${cell}` : `keine Karte auf ${cell}`
}

const actions: WetIceWords['actions'] = {
  swap: ({ cells }, { before }) =>
    before
      ? `${listOf(cells.map(cell => cardOn(before, cell)))} wurden getauscht`
      : `die Karten auf ${listOf(cells)} wurden getauscht`,
  pass: () => 'es wurde gepasst',
  give: ({ suit }) => `${SUIT_NAMES[suit]} wurde abgegeben`,
  correct: ({ changes }) => `die Auslage wurde korrigiert: ${listOf(changes.map(differs))}`,
  turn: ({ player }, { players }) => `${players[player - 1] ?? ''} hat gezogen, ohne dran zu sein`,
  unknown: () => NOT_READ,
}

const matches = (count: number): string => (count === 1 ? 'ein Treffer' : `${count} Treffer`)

const WRONG_PHASE: Readonly<Record<Phase, RefusalWords>> = {
  cleanup: ['Das gehört nicht zum Aufräumen.', 'Tausch, sodass weniger Treffer bleiben, oder passe.'],
  swap: ['Das geht jetzt nicht.', 'Tausch zwei Karten, oder passe.'],
  give: ['Zuerst muss eine Farbe abgegeben werden.', 'Wähl die Farbe.'],
  over: ['Das Spiel ist aus.', 'Mach den letzten Zug rückgängig, um weiterzuspielen.'],
}

const refusals: WetIceWords['refusals'] = {
  over: () => ['Das Spiel ist aus.', 'Mach den letzten Zug rückgängig, oder beginn ein neues.'],
  'unknown-action': () => [
    'So einen Zug gibt es hier nicht.',
    'Tausch, passe, gib eine Farbe ab, oder korrigiere die Auslage.',
  ],
  'wrong-phase': (_, { position }) => WRONG_PHASE[position.phase],
  'nothing-irregular': () => ['Das ist nach den Regeln erlaubt.', 'Trag es als gewöhnlichen Zug ein.'],
  'off-board': ({ cells }, { position }) => [
    `Außerhalb der Auslage: ${listOf(cells)}.`,
    position.board.layout === '8x6'
      ? 'Es gibt die Spalten a bis h und die Zeilen 1 bis 6.'
      : 'Es gibt die Spalten a bis f und die Zeilen 1 bis 8.',
  ],
  'same-cell': ({ cells }) => [`Das Feld ${listOf(cells)} ist zweimal genannt.`, 'Nenn jedes Feld einmal.'],
  'empty-cell': ({ cells }) => [`Auf ${listOf(cells)} liegt keine Karte.`, 'Tausch zwei Karten, die daliegen.'],
  'not-fewer': ({ before, after }) => [
    `Vorher ${matches(before)}, nachher ${matches(after)}.`,
    'Nach dem Tausch müssen es weniger sein.',
  ],
  'no-line': ({ cells: [a, b] }, { position }) => [
    `Der Tausch von ${a} und ${b} ergibt keine Reihe.`,
    suitAt(position, a) === suitAt(position, b)
      ? 'Wähl zwei Karten verschiedener Farbe.'
      : 'Eine der Karten muss zu zwei anderen ihrer Farbe kommen.',
  ],
  'not-your-suit': ({ suit }, { players, position }) => [
    `${players[(position.turn ?? 1) - 1] ?? ''} kann kein ${SUIT_NAMES[suit]} abgeben.`,
    'Wähl eine Farbe vom eigenen Stapel.',
  ],
  'too-many-of-suit': ({ suits }) => [
    `Dann wären es ${suits.map(({ suit, count }) => suitCards(suit, count)).join(' und ')}, doch von jeder Farbe gibt es nur zwölf.`,
    'Korrigiere auch die anderen Felder.',
  ],
  'too-many-cards': ({ count }) => [
    `Dann wären es ${count} Karten mit den Stapeln, doch es gibt nur 48.`,
    'Korrigiere auch die anderen Felder.',
  ],
  'out-of-turn': ({ player }, { players, position }) => [
    `${players[player - 1] ?? ''} ist nicht dran.`,
    `Dran ist ${players[(position.turn ?? 1) - 1] ?? ''}.`,
  ],
  floating: ({ cells }) => [`Unter ${listOf(cells)} wäre dann eine Lücke.`, 'Trag auch ein, was darunter liegt.'],
}

const terms: readonly Term[] = [
  term(
    'cleanup',
    'Aufräumen',
    ['aufräumen'],
    'Vor dem Spiel: Ihr löst durch Tauschen die Treffer auf, ohne Karten wegzunehmen.',
  ),
  term(
    'link',
    'Glied',
    ['glied', 'glieder', 'gliedern'],
    'Ein Schritt einer Kette. In einer Kette mit zwei Gliedern kommen zweimal Karten weg.',
  ),
  term(
    'group',
    'Gruppe',
    ['gruppe', 'gruppen', 'dreiergruppen'],
    'In NG+: ein Treffer, oder mehrere einer Farbe, die zusammen wegkommen und sich eine Karte teilen.',
  ),
  term(
    'chain',
    'Kette',
    ['kette', 'ketten'],
    'Alles, was aus einem Tausch folgt: Treffer, Nachrutschen, wieder Treffer, bis nichts mehr geschieht.',
  ),
  RULING,
  term('pile', 'Stapel', ['stapel'], 'Die Karten, die einem Spieler gehören, nach Farben.'),
  term('swap', 'Tausch', ['tausch', 'tauscht', 'tauschst'], 'Zwei Karten wechseln die Plätze, auch weit auseinander.'),
  term(
    'match',
    'Treffer',
    ['treffer', 'treffern'],
    'Drei oder mehr Karten einer Farbe ohne Lücke in einer Zeile oder Spalte.',
  ),
  term(
    'overlooked',
    'Übersehen',
    ['übersehen', 'übersehene', 'übersehener'],
    'So heißt ein Treffer, den niemand bemerkt hat. Er wird mit dem nächsten weggenommen.',
  ),
]

export const weticeRulebook = bookOf({
  title: TITLE,
  source: { author: '', work: 'WetIce und seine zweite Ausgabe' },
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
  told: (event, at) => (event.type === 'score' && !event.pile ? `${nameOf(at, event.player)} bekommt ${suitCards(event.suit, event.cards)}.` : ''), // oxfmt-ignore
  hands: stepSentence,
})
