import { parseSuit } from '../../../engine/cards.ts'
import type { Cell, CellSuit, Event, Phase, Position, Run, ScoreEvent, SetAside } from '../../../engine/wetice/types.ts'
import type { RefusalWords, Speech } from '../../contract/rulebook.ts'
import { sharedCards, suitAt, createWetIceRulebook as bookOf, type WetIceWords } from '../../contract/wetice/book.ts'
import { SUIT_NAMES, aCardOf, oneCardOf, listOf, suitCards, capital, counted } from '../lists.ts'
import { cardsInWords, toName } from '../grammar.ts'
import { NOT_READ } from '../rulebook.ts'
import { stepSentence, linesText } from './hands.ts'
import { rulings, sections, shortRules } from './sections.ts'
import { synonyms } from './synonyms.ts'
import { terms } from './terms.ts'
import { TITLE } from './title.ts'

const MODES = { duel: 'In due', solo: 'Da soli', 'solo-plus': 'Da soli, due mazzetti (NG+)' }
const LAYOUTS = { '8x6': '8 colonne, 6 righe', '6x8': '6 colonne, 8 righe' }
const GROUPS = {
  joined: 'Le file con una carta in comune contano come un gruppo',
  lines: 'Le file con una carta in comune contano una per una',
}

const houseRules: WetIceWords['houseRules'] = {
  mode: ({ mode }) => MODES[mode],
  layout: ({ layout }) => LAYOUTS[layout],
  groups: ({ groups }) => GROUPS[groups],
}

type At = Speech<Position>

const nameOf = ({ players }: At, player: number): string => players[player - 1] ?? `Ospite ${player}`

const problems: WetIceWords['problems'] = {
  'wrong-shape': ({ width, height }) => `Servono ${height} righe da ${width} carte.`,
  'unknown-cells': ({ cells }) =>
    cells.length > 4 ? `${cells.length} caselle sono ancora da inserire.` : `Ancora da inserire: ${listOf(cells)}.`,
  'too-many-of-suit': ({ suit, count }) => {
    const surplus = count - 12
    const these =
      surplus === 1 ? 'una di queste è un re o è di un altro seme' : `${surplus} di queste sono di un altro seme`
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
    `${listOf(names.map(name => `“${name}”`))}: un nome ha almeno una lettera, e niente virgole o #.`,
  'too-many-cards': ({ count }) => `Con i mazzetti le carte sono ${count}, ma il massimo è 48.`,
}

/** `cuori 9 su 12`, while cards are being entered. */
export const suitCount = (letter: string, count: number): string =>
  `${SUIT_NAMES[parseSuit(letter) ?? 'S']} ${count} su 12`

/** Plain solitaire has no piles. */
function removed({ suit, cards, pile, player }: ScoreEvent, at: At): string {
  const what = suitCards(suit, cards)
  if (pile === undefined) return `Metti le ${what} sul mazzetto di ${nameOf(at, player)}.`
  if (at.position.mode === 'solo') return `Togli le ${what}.`
  return `Metti le ${what} sul mazzetto ${pile === 'three' ? 'da tre' : 'da quattro in su'}.`
}

function phaseSentence(phase: Phase, name: string): string {
  switch (phase) {
    case 'cleanup':
      return `La pulizia continua: tocca ${toName(name)}.`
    case 'give':
      return `${name} ha più di due semi e ne cede uno.`
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
  'not-fewer': 'Contro le regole: lo scambio non lascia meno file. La mossa vale lo stesso.',
  'no-line': 'Contro le regole: lo scambio non fa nessuna fila. La mossa vale lo stesso.',
  'out-of-turn': 'La mossa era fuori turno, ma vale lo stesso.',
}

const differs = ({ cell, suit }: CellSuit): string =>
  suit ? `in ${cell} ${aCardOf(suit)}` : `in ${cell} nessuna carta`

function doing(at: At, does: string): string {
  const { mode, turn } = at.position
  return mode === 'duel' && turn !== null ? `${nameOf(at, turn)} ${does}` : capital(does)
}

const correction = ([cell, content]: readonly [string, string]): string => differs({ cell, suit: parseSuit(content) })

function matchSentence(runs: readonly Run[]): string {
  const lines = capital(linesText(runs))
  const { cards, total } = sharedCards(runs, suitCards)
  return total === 0
    ? `${lines}.`
    : `${lines}. ${capital(listOf(cards))} ${total === 1 ? 'fa' : 'fanno'} parte di ${runs.length === 2 ? 'tutte e due le' : 'due di queste'} file.`
}

const events: WetIceWords['events'] = {
  irregular: ({ refusal }) => IRREGULAR[refusal],
  swap: ({ cells }, at) => `${doing(at, 'scambia')} ${listOf(cells)}.`,
  pass: (_, at) => `${doing(at, 'passa')}.`,
  correct: ({ cells }) => `Corretto: ${listOf(Object.entries(cells).map(correction))}.`,
  match: ({ runs }) => matchSentence(runs),
  score: removed,
  give: ({ suit, to, cards }, at) =>
    `Metti sul mazzetto di ${nameOf(at, to)} tutte le carte di ${SUIT_NAMES[suit]} già prese: ${counted(cards, 'carta', 'carte')}.`,
  fall: () => 'Fai scorrere in basso le carte sopra i vuoti.',
  phase: ({ phase, turn }, at) => phaseSentence(phase, nameOf(at, turn)),
  over: overSentence,
}

function cardAt(position: Position, cell: Cell): string {
  const suit = suitAt(position, cell)
  return suit ? `la ${oneCardOf(suit)} in ${cell}` : `la casella vuota ${cell}`
}

const actions: WetIceWords['actions'] = {
  swap: ({ cells }, { before }) =>
    before
      ? `sono state scambiate ${listOf(cells.map(cell => cardAt(before, cell)))}`
      : `sono state scambiate le carte in ${listOf(cells)}`,
  pass: () => 'chi aveva il turno ha passato',
  give: ({ suit }) => `è stato ceduto il seme di ${SUIT_NAMES[suit]}`,
  correct: ({ changes }) => `la griglia è stata corretta: ${listOf(changes.map(differs))}`,
  turn: ({ player }, { players }) => `il turno l’ha preso ${players[player - 1] ?? ''}`,
  unknown: () => NOT_READ,
}

const WRONG_PHASE: Readonly<Record<Phase, RefusalWords>> = {
  cleanup: ['Nella pulizia questo non si può fare.', 'Scambia per lasciare meno file, o passa.'],
  swap: ['Adesso questa mossa non si può fare.', 'Scambia due carte, o passa.'],
  give: ['Prima va ceduto un seme.', 'Scegli il seme da cedere.'],
  over: ['La partita è finita.', 'Annulla per riaprirla.'],
}

const refusals: WetIceWords['refusals'] = {
  over: () => ['La partita è finita.', 'Annulla per riaprirla o iniziane un’altra.'],
  'unknown-action': () => [
    'Questa non è una mossa di questo gioco.',
    'Scambia, passa, cedi un seme o correggi la griglia.',
  ],
  'wrong-phase': (_, { position }) => WRONG_PHASE[position.phase],
  'nothing-irregular': () => ['Le regole lo permettono.', 'Inserisci la mossa come tutte le altre.'],
  'off-board': ({ cells }, { position }) => [
    `${capital(listOf(cells))} ${cells.length === 1 ? 'è' : 'sono'} fuori dalla griglia.`,
    position.board.layout === '8x6'
      ? 'Le colonne vanno da a ad h, le righe da 1 a 6.'
      : 'Le colonne vanno da a ad f, le righe da 1 a 8.',
  ],
  'same-cell': ({ cells }) => [`Hai indicato ${listOf(cells)} due volte.`, 'Indica ogni casella una volta.'],
  'empty-cell': ({ cells }) => [
    `In ${listOf(cells)} ${cells.length === 1 ? 'non c’è nessuna carta' : 'non ci sono carte'}.`,
    'Scambia due carte che sono nella griglia.',
  ],
  'not-fewer': ({ before, after }) => [
    `Prima dello scambio ${counted(before, 'fila', 'file')}, dopo ${after}.`,
    'Dopo uno scambio devono restare meno file.',
  ],
  'no-line': ({ cells: [a, b] }, { position }) => [
    `Scambiando ${listOf([a, b])} non nasce nessuna fila.`,
    suitAt(position, a) === suitAt(position, b)
      ? 'Scegli due carte di semi diversi.'
      : 'Una delle due deve finire in fila con altre due carte del suo seme.',
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
    `Così, mazzetti compresi, sono ${count} carte; il massimo è 48.`,
    'Correggi anche le altre caselle.',
  ],
  'out-of-turn': ({ player }, { players, position }) => [
    `Non tocca ${toName(players[player - 1] ?? '')}.`,
    `Tocca ${toName(players[(position.turn ?? 1) - 1] ?? '')}.`,
  ],
  floating: ({ cells }) => [
    cells.length === 1
      ? `La carta in ${listOf(cells)} resterebbe sospesa.`
      : `Le carte in ${listOf(cells)} resterebbero sospese.`,
    'Inserisci anche le carte che stanno sotto.',
  ],
}

export const weticeRulebook = bookOf({
  title: TITLE,
  source: { author: '', work: 'WetIce e la sua seconda edizione' },
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
  told: (event, at) => (event.type === 'score' && !event.pile ? `${nameOf(at, event.player)} prende ${suitCards(event.suit, event.cards)}.` : ''), // oxfmt-ignore
  hands: stepSentence,
})
