import { type Suit, parseSuit } from '../../../engine/cards.ts'
import { cellNumber } from '../../../engine/wetice/board.ts'
import type { WetIceProblem } from '../../../engine/wetice/setup.ts'
import type {
  Action,
  Change,
  Event,
  Phase,
  Cell,
  Position,
  WetIceRefusal,
  ScoreEvent,
  SetAside,
} from '../../../engine/wetice/types.ts'
import { SUIT_NAMES, aCardOf, inLines, listOf, numberWord, suitCards, capital, counted } from '../lists.ts'
import {
  type Explanation,
  type Rulebook,
  type RefusalWords,
  refused,
  type Sayings,
  type Speech,
  phrase,
  type Term,
} from '../../contract/rulebook.ts'
import { NOT_READ, RULING, term } from '../rulebook.ts'
import { verb } from '../grammar.ts'
import { handWords } from './hands.ts'
import { rulings, sections, short, type SectionId } from './sections.ts'
import { houseRules } from './house-rules.ts'
import { synonyms } from './synonyms.ts'
import { TITLE } from './title.ts'

const WORDS: Sayings<WetIceProblem, null, string> = {
  'wrong-shape': ({ width, height }) => `Die Auslage braucht ${height} Zeilen mit ${width} Karten.`,
  'unknown-cells': ({ cells }) =>
    cells.length > 4 ? `${cells.length} Felder sind noch offen.` : `Noch offen: ${listOf(cells)}.`,
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

const suitName = (letter: string): string => SUIT_NAMES[parseSuit(letter) ?? 'S']

/** `Herz 9 von 12`, as it goes. */
export const suitCount = (letter: string, count: number): string => `${suitName(letter)} ${count} von 12`

type At = Speech<Position>

const nameOf = ({ players }: At, player: number): string => players[player - 1] ?? `Spieler ${player}`

/** `Leg drei Herz auf den Stapel von Ada.` Plain solitaire has no piles: `Nimm drei Herz weg.` */
function removed({ suit, cards, pile, player }: ScoreEvent, at: At): string {
  const what = suitCards(suit, cards)
  if (pile === undefined) return `Leg ${what} auf den Stapel von ${nameOf(at, player)}.`
  if (at.position.mode === 'solo') return `Nimm ${what} weg.`
  return `Leg ${what} auf den ${pile === 'three' ? 'Dreierstapel' : 'Viererstapel'}.`
}

function phaseSentence(phase: Phase, turn: number, at: At): string {
  const name = nameOf(at, turn)
  switch (phase) {
    case 'cleanup':
      return `${name} räumt weiter auf.`
    case 'give':
      return `${name} hat zu viele Farben und gibt eine ab.`
    case 'swap':
    case 'over':
      return `${name} ist dran.`
  }
}

function overSentence({ scores, winner }: Extract<Event, { type: 'over' }>, at: At): string {
  const { mode, board } = at.position
  if (mode === 'duel') {
    const result = (winner === 2 ? scores.toReversed() : scores).join(' zu ')
    return winner === 0 ? `Unentschieden, ${result}.` : `${nameOf(at, winner)} gewinnt, ${result}.`
  }
  const left = board.cells.filter(suit => suit !== null).length
  if (left > 0) return `Das Spiel ist aus, ${counted(left, 'Karte ist', 'Karten sind')} übrig.`
  return winner === 1
    ? 'Die Auslage ist leer: gewonnen.'
    : 'Die Auslage ist leer, aber der Viererstapel ist nicht größer als der Dreierstapel.'
}

const IRREGULAR: Readonly<Record<SetAside, string>> = {
  'not-fewer': 'Nicht erlaubt, denn es bleiben nicht weniger Treffer; es gilt trotzdem.',
  'no-line': 'Nicht erlaubt, denn es entsteht kein Treffer; es gilt trotzdem.',
  'out-of-turn': 'Außer der Reihe; es gilt trotzdem.',
}

/** The player's name, unless there is only one. */
const who = (at: At): string | null => {
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

function sentence(event: Event, at: At): readonly [sentence: string, section: SectionId] {
  switch (event.type) {
    case 'irregular':
      return [IRREGULAR[event.refusal], 'irregular']
    case 'swap':
      return [swapped(event.cells, at), at.position.phase === 'cleanup' ? 'cleanup' : 'swap']
    case 'pass':
      return [passed(at), at.position.phase === 'cleanup' ? 'cleanup' : 'over']
    case 'correct':
      return [`Korrigiert: ${listOf(Object.entries(event.cells).map(correction))}.`, 'mistakes']
    case 'match':
      return [capital(`${inLines(event.runs)}.`), 'match']
    case 'score':
      return [removed(event, at), event.pile ? 'solitaire' : 'remove']
    case 'give':
      return [
        `Leg alle ${SUIT_NAMES[event.suit]} auf den Stapel von ${nameOf(at, event.to)}: ${counted(event.cards, 'Karte', 'Karten')}.`,
        'give',
      ]
    case 'fall':
      return ['Schieb die Karten nach unten, bis keine Lücke bleibt.', 'fall']
    case 'phase':
      return [phaseSentence(event.phase, event.turn, at), event.phase === 'over' ? 'over' : event.phase]
    case 'over':
      return [overSentence(event, at), at.position.mode === 'duel' ? 'over' : 'solitaire']
  }
}

function correction([cell, content]: readonly [string, string]): string {
  const suit = parseSuit(content)
  return suit ? `${cell} ist ${SUIT_NAMES[suit]}` : `${cell} ist leer`
}

/** An event, as an instruction if cards move. */
function event(happened: Event, at: At): Explanation {
  const [words, section] = sentence(happened, at)
  return { sentence: words, remedy: '', section }
}

const differs = ({ cell, suit }: Change): string => (suit ? `${aCardOf(suit)} auf ${cell}` : `nichts auf ${cell}`)

const suitAt = ({ board }: Position, cell: Cell): Suit | null => board.cells[cellNumber(board.layout, cell)] ?? null

/** `das Herz auf b1` */
function cardOn(position: Position, cell: Cell): string {
  const suit = suitAt(position, cell)
  return suit ? `das ${SUIT_NAMES[suit]} auf ${cell}` : `keine Karte auf ${cell}`
}

/** `die Karten auf b1 und h4 wurden getauscht`; where it is known what was there before, which cards. */
function action(done: Action, players: readonly string[], before?: Position): string {
  switch (done.type) {
    case 'swap':
      return before
        ? `${listOf(done.cells.map(cell => cardOn(before, cell)))} wurden getauscht`
        : `die Karten auf ${listOf(done.cells)} wurden getauscht`
    case 'pass':
      return 'es wurde gepasst'
    case 'give':
      return `${SUIT_NAMES[done.suit]} wurde abgegeben`
    case 'correct':
      return `die Auslage wurde korrigiert: ${listOf(done.changes.map(differs))}`
    case 'stands':
      return done.action.type === 'turn'
        ? `${players[done.action.player - 1] ?? ''} hat außer der Reihe gezogen`
        : action(done.action, players, before)
    case 'unknown':
      return NOT_READ
  }
}

const matches = (count: number): string => (count === 1 ? 'ein Treffer' : `${count} Treffer`)

/** The reason against a move of another phase, and what works instead. */
const WRONG_PHASE: Readonly<Record<Phase, RefusalWords>> = {
  cleanup: ['Das gehört nicht zum Aufräumen.', 'Tausch, sodass weniger Treffer bleiben, oder passe.'],
  swap: ['Das geht jetzt nicht.', 'Tausch zwei Karten, oder passe.'],
  give: ['Zuerst muss eine Farbe abgegeben werden.', 'Wähl die Farbe.'],
  over: ['Das Spiel ist aus.', 'Mach den letzten Zug rückgängig, um weiterzuspielen.'],
}

const REFUSALS: Sayings<WetIceRefusal, Speech<Position>, RefusalWords> = {
  over: () => ['Das Spiel ist aus.', 'Mach den letzten Zug rückgängig, oder beginn ein neues.'],
  'unknown-action': () => ['So einen Zug gibt es hier nicht.', 'Tausch, passe, gib eine Farbe ab, oder korrigiere.'],
  'wrong-phase': (_, { position }) => WRONG_PHASE[position.phase],
  'nothing-irregular': () => ['Das ist nach den Regeln erlaubt.', 'Mach es als gewöhnlichen Zug.'],
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
    sameSuit(position, a, b)
      ? 'Wähl zwei Karten verschiedener Farbe.'
      : 'Eine der Karten muss zu zweien ihrer Farbe kommen.',
  ],
  'not-your-suit': ({ suit }, { players, position }) => [
    `${players[(position.turn ?? 1) - 1] ?? ''} hat kein ${SUIT_NAMES[suit]} abzugeben.`,
    'Wähl eine Farbe aus diesem Stapel.',
  ],
  'too-many-of-suit': ({ suits }) => [
    `Dann wären es ${suits.map(({ suit, count }) => suitCards(suit, count)).join(' und ')}, und es gibt nur zwölf.`,
    'Korrigiere auch die anderen Felder.',
  ],
  'too-many-cards': ({ count }) => [
    `Dann wären es ${count} Karten mit den Stapeln, und es gibt nur 48.`,
    'Korrigiere auch die anderen Felder.',
  ],
  'out-of-turn': ({ player }, { players, position }) => [
    `${players[player - 1] ?? ''} ist nicht dran.`,
    `Dran ist ${players[(position.turn ?? 1) - 1] ?? ''}.`,
  ],
  floating: ({ cells }) => [`Unter ${listOf(cells)} wäre dann eine Lücke.`, 'Trag auch ein, was darunter liegt.'],
}

const sameSuit = (position: Position, a: Cell, b: Cell): boolean => suitAt(position, a) === suitAt(position, b)

/** Why a move is refused; a cell may begin the sentence. */
function refusal(refusal: WetIceRefusal, speech: Speech<Position>): Explanation {
  const words = refused(REFUSALS, refusal, speech)
  return { ...words, sentence: capital(words.sentence) }
}

const terms: readonly Term[] = [
  term('cleanup', 'Aufräumen', ['aufräumen'], 'Vor dem Spiel: Tausche, die Treffer auflösen, ohne Karten wegzunehmen.'),
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
    'In NG+: Treffer einer Farbe, die zusammen wegkommen und sich eine Karte teilen.',
  ),
  term(
    'chain',
    'Kette',
    ['kette', 'ketten'],
    'Alles, was aus einem Tausch folgt: Treffer, Nachrutschen, wieder Treffer, bis nichts mehr geschieht.',
  ),
  RULING,
  term('pile', 'Stapel', ['stapel'], 'Die Karten, die ein Spieler geholt hat, nach Farben.'),
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

export const weticeBook: Rulebook<Position, Event, WetIceRefusal, WetIceProblem, Action, typeof houseRules> = {
  game: 'wetice',
  ...TITLE,
  short,
  source: { author: '', work: 'WetIce und seine zweite Ausgabe' },
  sections,
  rulings,
  houseRules,
  synonyms,
  terms,
  refusal,
  event,
  told: (event, at) => (event.type === 'score' && !event.pile ? `${nameOf(at, event.player)} bekommt ${suitCards(event.suit, event.cards)}.` : ''), // oxfmt-ignore
  action,
  setupProblem: problem => phrase(WORDS, problem, null),
  hands: handWords,
}
