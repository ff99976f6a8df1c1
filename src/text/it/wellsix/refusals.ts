import { placeName, rankName as rankWord, theCards } from '../card-words.ts'
import { endingFor, toName } from '../grammar.ts'
import type { Card } from '../../../engine/cards.ts'
import { opponentOf } from '../../../engine/wellsix/colours.ts'
import { isEmpty } from '../../../engine/wellsix/board.ts'
import type { ColourCounts, Phase, Position } from '../../../engine/wellsix/types.ts'
import { capital, counted } from '../lists.ts'
import type { RefusalWords, Speech } from '../../contract/rulebook.ts'
import { rankBeside, whereabouts, type WellsixWords } from '../../contract/wellsix/book.ts'
import { aRank, squaresOfLine, nameOf, squareList, rankName } from './events.ts'

type At = Speech<Position>

const OVER: RefusalWords = ['L’incontro è finito.', 'Annulla per riaprirlo o iniziane un altro.']

const IN_PHASE: Readonly<Record<Phase, RefusalWords>> = {
  opening: ['Nell’apertura si può solo posare.', 'Posa una carta del tuo seme accanto a un’altra.'],
  main: ['Adesso questa mossa non si può fare.', 'Posa, scambia, cambia o cattura.'],
  keep: ['Prima scegli il gruppo che resta.', 'Scegli una carta del gruppo da tenere.'],
  'game-over': ['Questa partita è finita.', 'Inizia la prossima partita.'],
  over: OVER,
}

export const refusals: WellsixWords['refusals'] = {
  over: () => OVER,
  'unknown-action': () => ['L’arbitro non conosce questa mossa.', 'Posa, scambia, cambia, cattura o passa.'],
  'wrong-phase': (_, { position }) => IN_PHASE[position.phase],
  'nothing-irregular': () => ['Le regole lo permettono.', 'Inserisci la mossa come tutte le altre.'],
  'out-of-turn': ({ player }, { players, position }) => [
    `Non tocca ${toName(nameOf(players, player))}.`,
    `Tocca ${toName(nameOf(players, position.turn ?? 1))}.`,
  ],
  'not-in-hand': ({ card }, at) => [
    `${capital(theCards([card]))} non è nella mano di ${nameOf(at.players, at.position.turn ?? 1)}.`,
    whyNotInHand(card, at),
  ],
  occupied: ({ cell, card }) => [
    `In ${placeName(cell)} c’è ${theCards([card])}.`,
    'Scegli una casella libera accanto a una carta.',
  ],
  'not-adjacent': ({ rule, cells }, { position }) =>
    rule === 'switch' || rule === 'capture' ? notSideBySide(rule, cells) : touchesNothing(cells, position),
  'same-cell': ({ cell, rule }) => [
    `Hai indicato ${placeName(cell)} due volte.`,
    rule === 'record' ? 'Indica ogni casella una volta.' : 'Scegli due carte diverse.',
  ],
  'empty-cell': ({ cells }) => [
    `In ${squareList(cells)} ${cells.length === 1 ? 'non c’è nessuna carta' : 'non ci sono carte'}.`,
    'Scegli una carta che è nella griglia.',
  ],
  'not-yours': ({ cells, cards, rule }, at) => [
    `${capital(theCards(cards))} in ${squareList(cells)} ${cards.length === 1 ? 'è' : 'sono'} di ${opponent(at)}.`,
    OWN_CARDS[rule] ?? '',
  ],
  'cannot-capture': ({ card, captured: taken }) => [
    `${capital(aRank(rankName(card)))} non cattura ${aRank(rankName(taken))}.`,
    `${capital(aRank(rankName(card)))} cattura ${aRank(rankWord(rankBeside(card, -1)))}; ${aRank(rankWord(rankBeside(taken, 1)))} cattura ${aRank(rankName(taken))}.`,
  ],
  'not-largest': ({ size, largest }) => [
    `Questo gruppo ha ${counted(size, 'carta', 'carte')}; i più grandi ne hanno ${largest}.`,
    'Scegli una carta di uno dei gruppi più grandi.',
  ],
  'must-move': ({ moves }) => [
    moves === 1 ? 'C’è ancora 1 mossa possibile.' : `Ci sono ancora ${moves} mosse possibili.`,
    'Puoi passare solo quando non hai mosse.',
  ],
  duplicate: ({ cells, cards }) => [
    `${capital(theCards(cards))} ${cards.length === 1 ? 'sarebbe' : 'sarebbero'} in più caselle: ${squareList(cells)}.`,
    'Inserisci anche che cosa c’è nella vecchia casella.',
  ],
  'card-seized': ({ cards }) => [
    `${capital(theCards(cards))} ${cards.length === 1 ? 'è' : 'sono'} già tra le carte catturate.`,
    'Indica la carta che c’è davvero.',
  ],
  'opening-order': ({ cards = [], counts }) =>
    counts ? otherCounts(counts.placed, counts.corrected) : notYetInPlay(cards),
  'no-cards': () => ['Così nella griglia non resta nessuna carta.', 'Lasciane almeno una.'],
  'not-connected': ({ cells }) => [
    cells.length === 1
      ? `La carta in ${squareList(cells)} resterebbe isolata dalle altre.`
      : `Le carte in ${squareList(cells)} resterebbero isolate dalle altre.`,
    'Correggi anche le caselle in mezzo.',
  ],
  aligned: ({ cells }) => [
    `Così sei carte di un colore sarebbero in fila, ${squaresOfLine(cells)}.`,
    'Mostra la griglia com’era prima dell’ultima mossa.',
  ],
  'game-begun': ({ laid }) => [
    `${laid === 1 ? 'C’è già 1 carta' : `Ci sono già ${laid} carte`} nella griglia: questa partita è cominciata.`,
    'Continua a giocare o annulla prima le sue mosse.',
  ],
  'impossible-score': ({ scores: [first, second] }) => [
    `Nessuna partita finisce ${first} a ${second}.`,
    'Una fila vale 30 punti, e l’altro ne fa al massimo 20. Senza fila: al massimo 26 a testa e 51 in due.',
  ],
}

const OWN_CARDS: Readonly<Record<string, string>> = {
  switch: 'Scambia due carte tue.',
  exchange: 'Cambia una carta tua.',
  capture: 'Cattura con una carta tua.',
}

const notSideBySide = (rule: string, cells: readonly string[]): RefusalWords => [
  `Le caselle ${squareList(cells)} non si toccano per un lato.`,
  rule === 'switch' ? 'Scambia due carte vicine.' : 'Cattura una carta vicina.',
]

const touchesNothing = (cells: readonly string[], { table }: Position): RefusalWords =>
  isEmpty(table)
    ? ['La prima carta va in (0, 0).', 'Posala lì.']
    : [
        `Una carta in ${squareList(cells)} non toccherebbe nessun’altra per un lato.`,
        'Scegli una casella accanto a una carta.',
      ]

const notYetInPlay = (cards: readonly Card[]): RefusalWords => [
  `${capital(theCards(cards))} ${cards.length === 1 ? 'entra' : 'entrano'} in gioco dopo l’apertura.`,
  'Nell’apertura si usano cuori e picche.',
]

const otherCounts = (placed: ColourCounts, corrected: ColourCounts): RefusalWords => [
  `Le carte rosse sarebbero ${corrected.red} e le nere ${corrected.black}, invece di ${placed.red} e ${placed.black}.`,
  'Lascia tante carte di ogni colore quante ne sono state posate.',
]

const opponent = ({ players, position }: At): string => nameOf(players, opponentOf(position.turn ?? 1))

function whyNotInHand(card: Card, { players, position }: At): string {
  const where = whereabouts(card, position)
  switch (where.is) {
    case 'laid':
      return `È già in ${placeName(where.cell)}.`
    case 'others':
      return `È una carta di ${nameOf(players, where.player)}.`
    case 'captured':
      return `È già stat${endingFor([card])} catturat${endingFor([card])} da ${nameOf(players, where.by)}.`
    case 'later':
      return 'Entra in gioco dopo l’apertura.'
  }
}
