import { placeName, theCard, theCards } from '../card-words.ts'
import { endingFor } from '../grammar.ts'
import type { CellCard, Position } from '../../../engine/wellsix/types.ts'
import type { Cell } from '../../../engine/wellsix/board.ts'
import { capital, counted, listOf } from '../lists.ts'
import type { RulingText, Term } from '../../contract/rulebook.ts'
import { createWellsixRulebook as bookOf, type WellsixWords } from '../../contract/wellsix/book.ts'
import { NOT_READ, IRREGULAR_RULINGS, RULING, term } from '../rulebook.ts'
import { events, squaresOfLine, nameOf, squareList } from './events.ts'
import { stepSentence } from './hands.ts'
import { refusals } from './refusals.ts'
import { sections, shortRules } from './sections.ts'
import { synonyms } from './synonyms.ts'
import { TITLE } from './title.ts'

const COLOURS = { alternate: 'Chi apre gioca con il rosso', fixed: 'Colori come nella prima partita' }

const houseRules: WellsixWords['houseRules'] = {
  opener: ({ opener }, nameOf) => `Apre ${nameOf(opener)}`,
  colours: ({ colours }) => COLOURS[colours],
  games: ({ games }) => `${games} partite`,
}

const differs = ({ cell, card }: CellCard): string => `in ${placeName(cell)} ${card ? theCard(card) : 'nessuna carta'}`

function cardAt(before: Position | undefined, cell: Cell): string {
  const card = before?.table[cell]
  return `${card ? theCard(card) : 'la carta'} in ${placeName(cell)}`
}

function endingOf(before: Position | undefined, cell: Cell): string {
  const card = before?.table[cell]
  return card ? endingFor([card]) : 'a'
}

const actions: WellsixWords['actions'] = {
  place: ({ card, cell }) =>
    `in ${placeName(cell)} è stat${endingFor([card])} posat${endingFor([card])} ${theCard(card)}`,
  switch: ({ cells }, { before }) =>
    before
      ? `si sono scambiat${endingFor(cells.flatMap(cell => before.table[cell] ?? []))} di posto ${listOf(cells.map(cell => cardAt(before, cell)))}`
      : `si sono scambiate di posto le carte in ${squareList(cells)}`,
  exchange: ({ card, cell }, { before }) =>
    `${cardAt(before, cell)} è tornat${endingOf(before, cell)} in mano, e al suo posto c’è ${theCard(card)}`,
  capture: ({ from, to }, { before }) => `${cardAt(before, from)} ha catturato ${cardAt(before, to)}`,
  keep: ({ cell }) => `è rimasto il gruppo con la carta in ${placeName(cell)}`,
  pass: () => 'chi aveva il turno ha passato',
  agree: () => 'i giocatori hanno chiuso la partita di comune accordo',
  next: () => 'è cominciata la prossima partita',
  result: ({ scores }, { players }) =>
    `è stato inserito un risultato: ${listOf(scores.map((score, i) => `${players[i] ?? ''} ${score}`))}`,
  correct: ({ changes }) => `la griglia è stata corretta: ${listOf(changes.map(differs))}`,
  turn: ({ player }, { players }) => `il turno l’ha preso ${nameOf(players, player)}`,
  unknown: () => NOT_READ,
}

const problems: WellsixWords['problems'] = {
  games: ({ games }) => `Un incontro ha un numero pari di partite, da 2 a 100, non ${games}.`,
  'no-cards': () => 'Inserisci almeno una carta della griglia.',
  'cell-twice': ({ cells }) => `In ${squareList(cells)} può esserci una sola carta. Inseriscila una volta.`,
  'card-twice': ({ cards }) => `${capital(theCards(cards))} ${cards.length === 1 ? 'c’è' : 'ci sono'} due volte. Ogni carta c’è una volta sola, nella griglia o tra le carte catturate.`, // oxfmt-ignore
  'not-connected': ({ cells }) => cells.length === 1 ? `La carta in ${squareList(cells)} non tocca le altre. Avvicina le carte.` : `Le carte in ${squareList(cells)} non toccano le altre. Avvicina le carte.`, // oxfmt-ignore
  aligned: ({ cells }) => `Sei carte di un colore sono in fila, ${squaresOfLine(cells)}: questa partita è finita. Inserisci una griglia senza file.`, // oxfmt-ignore
  'own-seized': ({ player, cards }) => `Il giocatore ${player} non può aver catturato ${theCards(cards)}. Si catturano solo carte dell’altro colore.`, // oxfmt-ignore
  quiet: ({ quiet }) => `Dopo dieci turni tranquilli una partita è finita. Inserisci un numero da 0 a 9, non ${quiet}.`,
  'seizing-quiet': () => 'Se in questo turno c’è stata una cattura, il conto dei turni tranquilli riparte. Inserisci 0.', // oxfmt-ignore
  'opening-suit': ({ cards }) => `${capital(theCards(cards))} ${cards.length === 1 ? 'entra' : 'entrano'} in gioco dopo l’apertura. Inserisci cuori e picche.`, // oxfmt-ignore
  'opening-count': ({ placed, due }) => `A questo punto dell’apertura chi ha aperto deve aver posato ${counted(due.opener, 'carta', 'carte')} e l’altro giocatore ${due.other}. Nella griglia sono ${placed.opener} e ${placed.other}.`, // oxfmt-ignore
  'opening-over': ({ count }) =>
    `Con ${counted(count, 'carta', 'carte')} nella griglia l’apertura è finita. Scegli “nel gioco aperto”.`,
  'opening-turn': ({ turn, moves }) => `Nell’apertura, con queste carte, tocca al giocatore ${turn}: ${counted(moves, 'carta', 'carte')} da posare.`, // oxfmt-ignore
  'opening-seized': ({ key }) => key === 'seizing' ? 'Nell’apertura non si cattura niente. Alla voce “Cattura in questo turno” scegli “no”.' : 'Nell’apertura non si cattura niente. Svuota i mazzetti delle carte catturate.', // oxfmt-ignore
  'opening-quiet': () => 'I turni tranquilli si contano dopo l’apertura. Inserisci 0.',
}

/** The rules leave these questions open. The app cites the answers by their numbers. */
const RULINGS: Readonly<Record<string, RulingText>> = {
  X1: {
    question: 'Chi gioca con il rosso e chi con il nero?',
    answer:
      'Chi apre la partita gioca con il rosso: prima i cuori, poi i quadri. L’altro gioca con il nero: prima le picche, poi i fiori. La prossima partita la apre l’altro, che allora gioca con il rosso. Potete scegliere una regola della casa: ognuno tiene i colori della prima partita.',
  },
  X2: {
    question: 'Tra quali carte si fa un cambio?',
    answer: 'Tra una carta tua nella griglia e una della tua mano.',
  },
  X3: {
    question: 'Quali carte si possono scambiare?',
    answer: 'Due carte tue che si toccano per un lato. Non puoi scambiare carte che si toccano solo in un angolo.',
  },
  X4: {
    question: 'Che cosa succede esattamente in una cattura?',
    answer:
      'La carta che cattura va nella casella di quella catturata e lascia vuota la propria. Semi e colori non contano, quindi puoi catturare anche carte tue: tornano nella tua mano e puoi posarle nello stesso turno.',
  },
  X5: {
    question: 'Quando un gruppo resta isolato?',
    answer:
      'Subito dopo una cattura, perché solo una cattura lascia un vuoto. Il gruppo più grande resta, tutti gli altri si tolgono. Se i più grandi sono più di uno, sceglie tra quelli chi ha catturato.',
  },
  X6: {
    question: 'Quando conta una fila?',
    answer:
      'Quando la mossa è completa, isolamento compreso. Sei o più carte vicine di un colore, in riga o in colonna, chiudono subito la partita, anche tra le due mosse di un turno.',
  },
  X7: {
    question: 'Quali turni contano per i dieci turni tranquilli?',
    answer:
      'Ogni turno del gioco aperto, dell’uno e dell’altro giocatore, anche il primo di una mossa sola. Una carta catturata all’altro giocatore, direttamente o per isolamento, fa ripartire il conto. La partita finisce dopo dieci turni tranquilli di seguito.',
  },
  X8: {
    question: 'E se non si può catturare più niente?',
    answer:
      'La partita continua, perché può ancora nascere una fila. Finisce dopo dieci turni tranquilli di seguito, o prima se siete d’accordo. L’arbitro lo dice quando è sicuro: nessuna carta in gioco può catturarne un’altra, o un giocatore non ha più carte.',
  },
  X9: {
    question: 'Un giocatore può passare?',
    answer: 'Solo se non ha nessuna mossa possibile: allora passa per il resto del turno.',
  },
  X10: {
    question: 'Quanti punti vale una partita?',
    answer:
      'Con una fila, 30 a chi l’ha fatta; l’altro fa un punto per ogni carta avversaria che ha catturato. Nell’apertura non si cattura, quindi è 30 a 0. Senza fila, ognuno fa un punto per ogni carta avversaria che ha catturato. Se dopo l’ultima partita i totali sono uguali, è un pareggio.',
  },
  X11: {
    question: 'Di quante partite è un incontro?',
    answer: 'Sei, o un altro numero pari che scegliete prima di cominciare.',
  },
  X12: {
    question: 'Che cosa può cambiare una correzione?',
    answer:
      'Il posto delle carte, tra una mossa e l’altra. Le carte che si aggiungono vengono dalle mani, quelle che si tolgono ci tornano, e le carte catturate restano catturate. La griglia deve restare unita, senza sei carte di un colore in fila. Nell’apertura non cambiano né il numero delle carte rosse né quello delle nere.',
  },
  X13: {
    question: 'Di una partita si può inserire solo il risultato?',
    answer:
      'Sì, finché non è stata posata la prima carta, se il risultato è possibile. Con una fila: 30, e al massimo 20 per l’altro giocatore. Senza fila: al massimo 26 a testa e 51 in due.',
  },
  ...IRREGULAR_RULINGS,
}

const terms: readonly Term[] = [
  term('opening', 'Apertura', ['apertura'], 'La prima fase, in cui si posano cuori e picche.'),
  term(
    'exchange',
    'Cambio',
    ['cambio', 'cambi'],
    'Una carta tua nella griglia torna in mano, e una della mano va al suo posto.',
  ),
  term(
    'capture',
    'Cattura',
    ['cattura', 'catture', 'catturi', 'catturare', 'catturata', 'catturate'],
    'Prendere una carta vicina che vale uno di meno e andare nella sua casella. Le carte catturate all’altro giocatore escono da questa partita.',
  ),
  term('opener', 'Chi apre', ['chi apre', 'chi ha aperto'], 'Il giocatore che posa la prima carta di una partita.'),
  RULING,
  term('line', 'Fila', ['fila', 'file'], 'Sei o più carte vicine di un colore in una riga o in una colonna.'),
  term('main', 'Gioco aperto', ['gioco aperto'], 'La fase dopo l’apertura, con tutti e due i semi e tutte le mosse.'),
  term('group', 'Gruppo', ['gruppo', 'gruppi'], 'Carte unite: ognuna ne tocca un’altra del gruppo per un lato.'),
  term(
    'isolation',
    'Isolamento',
    ['isolamento'],
    'Quando una cattura divide la griglia, le carte fuori dal gruppo più grande si tolgono.',
  ),
  term(
    'quiet',
    'Turno tranquillo',
    ['tranquillo', 'tranquilli', 'turno tranquillo', 'turni tranquilli'],
    'Un turno del gioco aperto in cui non si cattura nessuna carta dell’altro giocatore.',
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
