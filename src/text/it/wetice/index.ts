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
import { cardsInWords, toName } from '../grammar.ts'
import { SUIT_NAMES, aCardOf, oneCardOf, listOf, suitCards, capital, counted } from '../lists.ts'
import {
  type Explanation,
  type Rulebook,
  type RefusalWords,
  refused,
  type Sayings,
  type Speech,
  phrase,
} from '../../contract/rulebook.ts'
import { NOT_READ } from '../rulebook.ts'
import { handWords } from './hands.ts'
import { rulings, sections, short, type SectionId } from './sections.ts'
import { houseRules } from './house-rules.ts'
import { synonyms } from './synonyms.ts'
import { terms } from './terms.ts'
import { TITLE } from './title.ts'

const WORDS: Sayings<WetIceProblem, null, string> = {
  'wrong-shape': ({ width, height }) => `Servono ${height} righe da ${width} carte.`,
  'unknown-cells': ({ cells }) =>
    cells.length > 4 ? `${cells.length} caselle sono ancora da inserire.` : `Ancora da inserire: ${listOf(cells)}.`,
  'too-many-of-suit': ({ suit, count }) => {
    const surplus = count - 12
    const these =
      surplus === 1 ? 'una di queste è un re o di un altro seme' : `${surplus} di queste sono di un altro seme`
    return `${count} carte di ${SUIT_NAMES[suit]}: ${these}.`
  },
  'too-few-of-suit': ({ suit, count }) =>
    `Solo ${counted(count, 'carta', 'carte')} di ${SUIT_NAMES[suit]}; all’inizio sono dodici.`,
  floating: ({ cells }) =>
    cells.length === 1
      ? `La carta in ${listOf(cells)} è sospesa: riempi il vuoto sotto o toglila.`
      : `Le carte in ${listOf(cells)} sono sospese: riempi il vuoto sotto o toglile.`,
  'two-owners': ({ suit }) => `Il seme di ${SUIT_NAMES[suit]} può stare nel mazzetto di un solo giocatore.`,
  'pile-of-three-suits': ({ player }) =>
    `Il mazzetto del giocatore ${player} ha più di due semi; uno deve andare nell’altro mazzetto.`,
  'bad-name': ({ names }) =>
    `${listOf(names.map(name => `“${name}”`))}: un nome contiene almeno una lettera, ma né virgole né #.`,
  'too-many-cards': ({ count }) => `Con i mazzetti le carte sono ${count}; ce ne sono solo 48.`,
}

const suitName = (letter: string): string => SUIT_NAMES[parseSuit(letter) ?? 'S']

/** `cuori 9 su 12`, as it goes. */
export const suitCount = (letter: string, count: number): string => `${suitName(letter)} ${count} su 12`

type At = Speech<Position>

const nameOf = ({ players }: At, player: number): string => players[player - 1] ?? `Ospite ${player}`

/** `Metti tre carte di cuori sul mazzetto di Ada.` Plain solitaire has no piles: `Togli tre carte di cuori.` */
function removed({ suit, cards, pile, player }: ScoreEvent, at: At): string {
  const what = suitCards(suit, cards)
  if (pile === undefined) return `Metti ${what} sul mazzetto di ${nameOf(at, player)}.`
  if (at.position.mode === 'solo') return `Togli ${what}.`
  return `Metti ${what} sul mazzetto ${pile === 'three' ? 'da tre' : 'da quattro in su'}.`
}

function phaseSentence(phase: Phase, turn: number, at: At): string {
  const name = nameOf(at, turn)
  switch (phase) {
    case 'cleanup':
      return `La pulizia continua: tocca ${toName(name)}.`
    case 'give':
      return `${name} ha troppi semi: ne cede uno.`
    case 'swap':
    case 'over':
      return `Tocca ${toName(name)}.`
  }
}

function overSentence({ scores, winner }: Extract<Event, { type: 'over' }>, at: At): string {
  const { mode, board } = at.position
  if (mode === 'duel') {
    const result = (winner === 2 ? scores.toReversed() : scores).join(' a ')
    return winner === 0 ? `Pareggio, ${result}.` : `Vince ${nameOf(at, winner)}, ${result}.`
  }
  const left = board.cells.filter(suit => suit !== null).length
  if (left > 0) return `La partita è finita: ${left === 1 ? 'resta' : 'restano'} ${cardsInWords(left)}.`
  return winner === 1
    ? 'La griglia è vuota: hai vinto.'
    : 'La griglia è vuota, ma il mazzetto da quattro in su non è il più grande.'
}

const IRREGULAR: Readonly<Record<SetAside, string>> = {
  'not-fewer': 'Non si può, perché non restano meno file; la mossa vale lo stesso.',
  'no-line': 'Non si può, perché non fa una fila; la mossa vale lo stesso.',
  'out-of-turn': 'Fuori turno; la mossa vale lo stesso.',
}

const DOING = { swap: 'scambia', pass: 'passa' } as const

/** The player's name, unless there is only one. */
function doing(at: At, what: keyof typeof DOING): string {
  const { mode, turn } = at.position
  return mode === 'duel' && turn !== null ? `${nameOf(at, turn)} ${DOING[what]}` : capital(DOING[what])
}

function sentence(event: Event, at: At): readonly [sentence: string, section: SectionId] {
  switch (event.type) {
    case 'irregular':
      return [IRREGULAR[event.refusal], 'irregular']
    case 'swap':
      return [`${doing(at, 'swap')} ${listOf(event.cells)}.`, at.position.phase === 'cleanup' ? 'cleanup' : 'swap']
    case 'pass':
      return [`${doing(at, 'pass')}.`, at.position.phase === 'cleanup' ? 'cleanup' : 'over']
    case 'correct':
      return [`Corretto: ${listOf(Object.entries(event.cells).map(correction))}.`, 'mistakes']
    case 'match':
      return [capital(`${listOf(event.runs.map(run => `${suitCards(run.suit, run.cells.length)} in fila`))}.`), 'match'] // oxfmt-ignore
    case 'score':
      return [removed(event, at), event.pile ? 'solitaire' : 'remove']
    case 'give':
      return [
        `Metti sul mazzetto di ${nameOf(at, event.to)} tutte le carte di ${SUIT_NAMES[event.suit]} già prese: ${counted(event.cards, 'carta', 'carte')}.`,
        'give',
      ]
    case 'fall':
      return ['Fai scorrere in basso le carte sopra i vuoti.', 'fall']
    case 'phase':
      return [phaseSentence(event.phase, event.turn, at), event.phase === 'over' ? 'over' : event.phase]
    case 'over':
      return [overSentence(event, at), at.position.mode === 'duel' ? 'over' : 'solitaire']
  }
}

function correction([cell, content]: readonly [string, string]): string {
  const suit = parseSuit(content)
  return suit ? `in ${cell} ${aCardOf(suit)}` : `in ${cell} niente`
}

/** An event, as an instruction if cards move. */
function event(happened: Event, at: At): Explanation {
  const [words, section] = sentence(happened, at)
  return { sentence: words, remedy: '', section }
}

const differs = ({ cell, suit }: Change): string => (suit ? `in ${cell} ${aCardOf(suit)}` : `in ${cell} niente`)

const suitAt = ({ board }: Position, cell: Cell): Suit | null => board.cells[cellNumber(board.layout, cell)] ?? null

/** `la carta di cuori in b1` */
function cardAt(position: Position, cell: Cell): string {
  const suit = suitAt(position, cell)
  return suit ? `la ${oneCardOf(suit)} in ${cell}` : `la casella vuota ${cell}`
}

/** `sono state scambiate le carte in b1 e h4`; where it is known what was there before, which cards. */
function action(done: Action, players: readonly string[], before?: Position): string {
  switch (done.type) {
    case 'swap':
      return before
        ? `sono state scambiate ${listOf(done.cells.map(cell => cardAt(before, cell)))}`
        : `sono state scambiate le carte in ${listOf(done.cells)}`
    case 'pass':
      return 'chi aveva il turno ha passato'
    case 'give':
      return `è stato ceduto il seme di ${SUIT_NAMES[done.suit]}`
    case 'correct':
      return `la griglia è stata corretta: ${listOf(done.changes.map(differs))}`
    case 'stands':
      return done.action.type === 'turn'
        ? `il turno l’ha preso ${players[done.action.player - 1] ?? ''}`
        : action(done.action, players, before)
    case 'unknown':
      return NOT_READ
  }
}

/** The reason against a move of another phase, and what works instead. */
const WRONG_PHASE: Readonly<Record<Phase, RefusalWords>> = {
  cleanup: ['Nella pulizia questo non si fa.', 'Scambia per lasciare meno file, o passa.'],
  swap: ['Adesso non si può.', 'Scambia due carte, o passa.'],
  give: ['Prima va ceduto un seme.', 'Scegli il seme da cedere.'],
  over: ['La partita è finita.', 'Annulla per riaprirla.'],
}

const REFUSALS: Sayings<WetIceRefusal, Speech<Position>, RefusalWords> = {
  over: () => ['La partita è finita.', 'Annulla per riaprirla o iniziane un’altra.'],
  'unknown-action': () => ['Questa non è una mossa di questo gioco.', 'Scambia, passa, cedi un seme o correggi.'],
  'wrong-phase': (_, { position }) => WRONG_PHASE[position.phase],
  'nothing-irregular': () => ['Le regole lo permettono.', 'Inserisci la mossa come tutte le altre.'],
  'off-board': ({ cells }, { position }) => [
    `${listOf(cells)} ${cells.length === 1 ? 'è' : 'sono'} fuori dalla griglia.`,
    position.board.layout === '8x6'
      ? 'Le colonne vanno da a ad h, le righe da 1 a 6.'
      : 'Le colonne vanno da a ad f, le righe da 1 a 8.',
  ],
  'same-cell': ({ cells }) => [`${listOf(cells)} c’è due volte.`, 'Indica ogni casella una volta.'],
  'empty-cell': ({ cells }) => [`In ${listOf(cells)} non c’è una carta.`, 'Scambia due carte che sono nella griglia.'],
  'not-fewer': ({ before, after }) => [
    `Prima ${counted(before, 'fila', 'file')}, dopo ${after}.`,
    'Dopo uno scambio devono restare meno file.',
  ],
  'no-line': ({ cells: [a, b] }, { position }) => [
    `Scambiare ${listOf([a, b])} non fa una fila.`,
    sameSuit(position, a, b)
      ? 'Scegli due carte di semi diversi.'
      : 'Una delle due deve fare fila con altre due del suo seme.',
  ],
  'not-your-suit': ({ suit }, { players, position }) => [
    `${players[(position.turn ?? 1) - 1] ?? ''} non ha ${SUIT_NAMES[suit]} da cedere.`,
    'Scegli un seme del suo mazzetto.',
  ],
  'too-many-of-suit': ({ suits }) => [
    `Così ci sono ${listOf(suits.map(({ suit, count }) => suitCards(suit, count)))}: il massimo è dodici.`,
    'Correggi anche le altre caselle.',
  ],
  'too-many-cards': ({ count }) => [
    `Così con i mazzetti le carte sono ${count}; ce ne sono solo 48.`,
    'Correggi anche le altre caselle.',
  ],
  'out-of-turn': ({ player }, { players, position }) => [
    `Non tocca ${toName(players[player - 1] ?? '')}.`,
    `Fai giocare ${players[(position.turn ?? 1) - 1] ?? ''}.`,
  ],
  floating: ({ cells }) => [
    cells.length === 1
      ? `La carta in ${listOf(cells)} resterebbe sospesa.`
      : `Le carte in ${listOf(cells)} resterebbero sospese.`,
    'Inserisci anche le carte che stanno sotto.',
  ],
}

const sameSuit = (position: Position, a: Cell, b: Cell): boolean => suitAt(position, a) === suitAt(position, b)

/** Why a move is refused; a cell may begin the sentence. */
function refusal(refusal: WetIceRefusal, speech: Speech<Position>): Explanation {
  const words = refused(REFUSALS, refusal, speech)
  return { ...words, sentence: capital(words.sentence) }
}

export const weticeBook: Rulebook<Position, Event, WetIceRefusal, WetIceProblem, Action, typeof houseRules> = {
  game: 'wetice',
  ...TITLE,
  short,
  source: { author: '', work: 'WetIce e la sua seconda edizione' },
  sections,
  rulings,
  houseRules,
  synonyms,
  terms,
  refusal,
  event,
  told: (event, at) => (event.type === 'score' && !event.pile ? `${nameOf(at, event.player)} prende ${suitCards(event.suit, event.cards)}.` : ''), // oxfmt-ignore
  action,
  setupProblem: problem => phrase(WORDS, problem, null),
  hands: handWords,
}
